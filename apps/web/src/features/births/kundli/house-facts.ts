import type { Chart, GrahaId } from '@dhruva/contract'
import type { Kundli } from '#locales/en/kundli.ts'
import type { KundliPage } from '#locales/en/kundli-page.ts'
import { degreeText, drawnOf, houseFrom, inHouse, type Varga } from '#ui/kundli/drawn.ts'

/** What a sentence about a placement needs: the names, the sentences, and how a language joins a list. */
export type Words = { k: Kundli; t: KundliPage; list: (items: readonly string[]) => string }

const filled = (sentences: readonly string[]) => sentences.filter((sentence) => sentence !== '')

const lordSentence = ({ k, t }: Words, chart: Chart, lordId: GrahaId, number: number): string => {
  const lord = chart.grahas.find((one) => one.id === lordId)
  if (!lord) return ''
  if (lord.house === number) return t.lordHome(k.grahas[lord.id])
  return t.lord(k.grahas[lord.id], k.houseNth(lord.house), k.signs[lord.sign] ?? '', k.dignities[lord.dignity])
}

/** What the birth chart says of a house 1..12, a sentence for each fact. */
export const houseFacts = (words: Words, chart: Chart, number: number): string[] => {
  const { k, t, list } = words
  const house = chart.houses.find((one) => one.house === number)
  if (!house) return []
  const names = (ids: readonly GrahaId[]) => list(ids.map((id) => k.grahas[id]))
  const { occupants, aspected_by: seenBy, sign } = house
  const { degree, nakshatra, pada } = chart.ascendant
  return filled([
    number === 1 ? t.lagnaFacts(degreeText(degree), k.nakshatras[nakshatra] ?? '', pada) : '',
    occupants.length > 0 ? t.occupants(names(occupants), occupants.length) : t.noOccupants,
    lordSentence(words, chart, house.lord, number),
    seenBy.length > 0 ? t.aspects(names(seenBy), seenBy.length) : '',
    t.houseBindus(k.signs[sign] ?? '', chart.ashtakavarga.sav[sign] ?? 0),
  ])
}

/** What a divisional chart says of its house 1..12: who falls there, and where the lord of its sign falls. */
export const vargaHouseFacts = ({ k, t, list }: Words, chart: Chart, varga: Varga, number: number): string[] => {
  const drawn = drawnOf(chart, varga)
  const sign = (drawn.lagna.sign + number - 1) % 12
  const name = k.vargas[varga].chart
  const here = inHouse(drawn, number).map(({ id }) => k.grahas[id])
  const lordId = chart.houses.find((one) => one.sign === sign)?.lord
  const lord = drawn.grahas.find(({ id }) => id === lordId)
  const lordHouse = lord ? houseFrom(lord.sign, drawn.lagna.sign) : null
  return filled([
    here.length > 0 ? t.vargaOccupants(name, list(here)) : t.vargaEmpty(name),
    lord && lordHouse === number ? t.lordHome(k.grahas[lord.id]) : '',
    lord && lordHouse !== null && lordHouse !== number
      ? t.vargaLord(k.grahas[lord.id], k.houseNth(lordHouse), k.signs[lord.sign] ?? '')
      : '',
  ])
}

const isNode = (id: GrahaId) => id === 'rahu' || id === 'ketu'

/** Houses 1..12 that a graha rules, and those it looks at, from the wire's own table of houses. */
const ruledBy = (chart: Chart, id: GrahaId) => chart.houses.filter(({ lord }) => lord === id).map(({ house }) => house)
const seenFrom = (chart: Chart, id: GrahaId) =>
  chart.houses.filter(({ aspected_by: by }) => by.includes(id)).map(({ house }) => house)

const reach = ({ k, t, list }: Words, chart: Chart, id: GrahaId): string[] => {
  const [rules, sees] = [ruledBy(chart, id), seenFrom(chart, id)]
  const house = chart.houses.find(({ occupants }) => occupants.includes(id))
  const seers = (house?.aspected_by ?? []).filter((seer) => seer !== id)
  const names = (houses: readonly number[]) => list(houses.map(k.nth))
  return [
    isNode(id) && house ? t.rulesNone(k.grahas[house.lord]) : '',
    rules.length > 0 ? t.rules(names(rules), rules.length) : '',
    sees.length > 0 ? t.looksAt(names(sees), sees.length) : '',
    seers.length > 0 ? t.lookedAtBy(list(seers.map((seer) => k.grahas[seer])), seers.length) : '',
  ]
}

const inVarga = ({ k, t }: Words, chart: Chart, varga: Varga, id: GrahaId): string => {
  if (varga === 'd1') return ''
  const drawn = drawnOf(chart, varga)
  const sign = drawn.grahas.find((one) => one.id === id)?.sign ?? 0
  return t.standsInVarga(k.vargas[varga].chart, k.signs[sign] ?? '', k.houseNth(houseFrom(sign, drawn.lagna.sign)))
}

/** What the chart says of one graha, a sentence for each fact. */
export const grahaFacts = (words: Words, chart: Chart, varga: Varga, id: GrahaId): string[] => {
  const { k, t } = words
  const graha = chart.grahas.find((one) => one.id === id)
  if (!graha) return []
  const sign = k.signs[graha.sign] ?? ''
  return filled([
    t.karakas[id],
    inVarga(words, chart, varga, id),
    t.stands(degreeText(graha.degree), sign, k.houseNth(graha.house)),
    t.inNakshatra(k.nakshatras[graha.nakshatra] ?? '', graha.pada, k.grahas[graha.nakshatra_lord]),
    // what makes a node strong or weak differs by author
    isNode(id) ? '' : t.dignityMeans[graha.dignity],
    ...reach(words, chart, id),
    graha.retrograde && !isNode(id) ? t.retrogradeMeans : '',
    graha.combust ? t.combustMeans : '',
    graha.vargottama ? t.vargottamaMeans : t.navamsaIs(k.signs[graha.navamsa_sign] ?? ''),
  ])
}
