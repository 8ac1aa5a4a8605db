import type { Chart, Graha, GrahaId } from '@dhruva/contract'
import { type CertainChart, degreeText, drawnOf, houseFrom, inHouse, type Varga } from '@dhruva/contract/drawing'
import type { Kundli } from '#locales/en/kundli.ts'
import type { KundliPage } from '#locales/en/kundli-page.ts'

/** What a sentence about a placement needs: the names, the sentences, and how a language joins a list. */
export type Words = { k: Kundli; t: KundliPage; list: (items: readonly string[]) => string }

const filled = (sentences: readonly string[]) => sentences.filter((sentence) => sentence !== '')

const lordSentence = ({ k, t }: Words, certain: CertainChart, lordId: GrahaId, number: number): string => {
  const lord = certain.chart.grahas.find((one) => one.id === lordId)
  if (!lord) return ''
  if (lord.house === number) return t.lordHome(k.grahas[lord.id])
  const dignity = certain.dignity(lord) ? k.dignities[lord.dignity] : ''
  return t.lord(k.grahas[lord.id], k.houseNth(lord.house, certain.origin), k.signs[lord.sign] ?? '', dignity)
}

const lagnaSentence = ({ k, t }: Words, { chart, exact }: CertainChart): string => {
  const { degree, nakshatra, pada } = chart.ascendant
  return exact ? t.lagnaFacts(degreeText(degree), k.nakshatras[nakshatra] ?? '', pada) : ''
}

/** What the birth chart says of a house 1..12, a sentence for each fact. */
export const houseFacts = (words: Words, certain: CertainChart, number: number): string[] => {
  const { k, t, list } = words
  const { chart, origin, open } = certain
  const house = chart.houses.find((one) => one.house === number)
  if (!house) return []
  const names = (ids: readonly GrahaId[]) => list(ids.map((id) => k.grahas[id]))
  const { occupants, aspected_by: seenBy, sign } = house
  const visitors = open.filter(({ signs }) => signs.includes(sign)).map(({ id }) => id)
  // the lagna gives bindus too
  const bindusHold = origin === 'lagna' && open.length === 0
  return filled([
    number === 1 ? lagnaSentence(words, certain) : '',
    occupants.length > 0 ? t.occupants(names(occupants), occupants.length) : '',
    visitors.length > 0 ? t.mayBeHere(names(visitors)) : '',
    occupants.length + visitors.length === 0 ? t.noOccupants : '',
    lordSentence(words, certain, house.lord, number),
    seenBy.length > 0 ? t.aspects(names(seenBy), seenBy.length) : '',
    bindusHold ? t.houseBindus(k.signs[sign] ?? '', chart.ashtakavarga.sav[sign] ?? 0) : '',
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

const reach = ({ k, t, list }: Words, { chart, origin }: CertainChart, id: GrahaId): string[] => {
  const [rules, sees] = [ruledBy(chart, id), seenFrom(chart, id)]
  const house = chart.houses.find(({ occupants }) => occupants.includes(id))
  const seers = (house?.aspected_by ?? []).filter((seer) => seer !== id)
  const names = (houses: readonly number[]) => list(houses.map(k.nth))
  const from = t.fromOrigin[origin]
  return [
    isNode(id) && house ? t.rulesNone(k.grahas[house.lord]) : '',
    rules.length > 0 ? t.rules(names(rules), rules.length, from) : '',
    sees.length > 0 ? t.looksAt(names(sees), sees.length, from) : '',
    seers.length > 0 ? t.lookedAtBy(list(seers.map((seer) => k.grahas[seer])), seers.length) : '',
  ]
}

const inVarga = ({ k, t }: Words, chart: Chart, varga: Varga, id: GrahaId): string => {
  if (varga === 'd1') return ''
  const drawn = drawnOf(chart, varga)
  const sign = drawn.grahas.find((one) => one.id === id)?.sign ?? 0
  return t.standsInVarga(k.vargas[varga].chart, k.signs[sign] ?? '', k.houseNth(houseFrom(sign, drawn.lagna.sign)))
}

/** Degree and nakshatra as far as they are known. */
const placeFacts = ({ k, t }: Words, certain: CertainChart, graha: Graha): string[] => {
  const [sign, house] = [k.signs[graha.sign] ?? '', k.houseNth(graha.house, certain.origin)]
  const [nakshatra, lord] = [k.nakshatras[graha.nakshatra] ?? '', k.grahas[graha.nakshatra_lord]]
  const star = certain.star(graha)
  return [
    certain.degree(graha) === 'minute' ? t.stands(degreeText(graha.degree), sign, house) : t.standsIn(sign, house),
    star === 'pada' ? t.inNakshatra(nakshatra, graha.pada, lord) : '',
    star === 'nakshatra' ? t.inNakshatraOnly(nakshatra, lord) : '',
  ]
}

const navamsaFact = ({ k, t }: Words, certain: CertainChart, graha: Graha): string => {
  if (certain.star(graha) !== 'pada') return ''
  return certain.vargottama(graha) ? t.vargottamaMeans : t.navamsaIs(k.signs[graha.navamsa_sign] ?? '')
}

/** What the chart says of one graha, a sentence for each fact; nothing of one that may stand in another sign. */
export const grahaFacts = (words: Words, certain: CertainChart, varga: Varga, id: GrahaId): string[] => {
  const { t } = words
  const { chart } = certain
  const graha = chart.grahas.find((one) => one.id === id)
  if (!graha) return []
  return filled([
    t.karakas[id],
    inVarga(words, chart, varga, id),
    ...placeFacts(words, certain, graha),
    // what makes a node strong or weak differs by author
    isNode(id) || !certain.dignity(graha) ? '' : t.dignityMeans[graha.dignity],
    ...reach(words, certain, id),
    graha.retrograde && !isNode(id) ? t.retrogradeMeans : '',
    // close to the Sun or not is a matter of degrees
    graha.combust && certain.exact ? t.combustMeans : '',
    navamsaFact(words, certain, graha),
  ])
}
