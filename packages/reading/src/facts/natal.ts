import type { Chart, Graha, GrahaId, House } from '@dhruva/jyotish'
import { grahaOf, houseOf, isNode, isStrong, isWeak, ruledBy } from '#chart.ts'
import { grahaName, nakshatraName, signName } from '#names.ts'
import { facts as en } from '#texts/en/facts.ts'
import { facts as hi } from '#texts/hi/facts.ts'
import { SEATS } from '#topics.ts'
import { type Both, type Code, type Fact, type FactKind, READING_TOPICS, type Theme } from '#types.ts'

export const SAY = { en, hi }

/** Topics whose houses include one of these, or whose karaka is this graha. */
export const themesOf = (houses: readonly number[], graha?: string): Theme[] =>
  READING_TOPICS.filter((topic) => {
    const seat = SEATS[topic]
    return (
      houses.some((house) => seat.main.includes(house) || seat.support.includes(house)) ||
      seat.karakas.some((karaka) => karaka === graha)
    )
  })

/** The same statement in both languages. */
export const both = (make: (code: Code) => string): Both => ({ en: make('en'), hi: make('hi') })

const apart = (a: number, b: number): number => {
  const gap = Math.abs(a - b) % 360
  return gap > 180 ? 360 - gap : gap
}

const weight = (graha: Graha): number =>
  isStrong(graha) || isWeak(graha) ? 3 : graha.combust || graha.vargottama ? 2 : 1

type Make = (part: string, kind: FactKind, strength: number, say: (code: Code) => string) => Fact

const grahaMake = (chart: Chart, graha: Graha): Make => {
  const themes = themesOf([graha.house, ...ruledBy(chart, graha.id)], graha.id)
  return (part, kind, strength, say) => ({
    id: `${graha.id}.${part}`,
    kind,
    text: both(say),
    opens: { kind: 'graha', id: graha.id },
    themes,
    strength,
  })
}

/** Where a graha stands: sign and house, nakshatra, navamsa, and the houses it rules. */
const standing = (chart: Chart, graha: Graha, make: Make): Fact[] => {
  const { id, house, degree, pada } = graha
  const place = make('place', 'placement', weight(graha), (c) =>
    SAY[c].placement(grahaName(c, id), signName(c, graha.sign), degree, house),
  )
  const nakshatra = make('nakshatra', 'nakshatra', id === 'moon' ? 3 : 1, (c) =>
    SAY[c].nakshatra(grahaName(c, id), nakshatraName(c, graha.nakshatra), pada, house),
  )
  const navamsa = make('navamsa', 'navamsa', 1, (c) =>
    SAY[c].navamsa(grahaName(c, id), signName(c, graha.navamsa_sign)),
  )
  if (isNode(id)) return [place, nakshatra, navamsa]
  const rules = make('rules', 'rulership', 1, (c) => SAY[c].rules(grahaName(c, id), ruledBy(chart, id)))
  return [place, nakshatra, navamsa, rules]
}

/** How a graha is: dignity worth telling, combustion, retrogression, vargottama. */
const condition = (chart: Chart, graha: Graha, make: Make): Fact[] => {
  const { id, house, dignity } = graha
  const sign = (c: Code) => signName(c, graha.sign)
  const list: Fact[] = []
  if (isStrong(graha) || isWeak(graha))
    list.push(make('dignity', 'dignity', 3, (c) => SAY[c].dignity(grahaName(c, id), sign(c), dignity, house)))
  if (graha.combust) {
    const gap = apart(graha.lon, grahaOf(chart, 'sun').lon)
    list.push(make('combust', 'combustion', 2, (c) => SAY[c].combust(grahaName(c, id), grahaName(c, 'sun'), gap)))
  }
  if (graha.retrograde && !isNode(id))
    list.push(make('retrograde', 'retrogression', 2, (c) => SAY[c].retrograde(grahaName(c, id), sign(c), house)))
  if (graha.vargottama) list.push(make('vargottama', 'navamsa', 2, (c) => SAY[c].vargottama(grahaName(c, id), sign(c))))
  return list
}

const grahaFacts = (chart: Chart, graha: Graha): Fact[] => {
  const make = grahaMake(chart, graha)
  return [...standing(chart, graha, make), ...condition(chart, graha, make)]
}

const houseMake = (house: House): Make => {
  const themes = themesOf([house.house])
  return (part, kind, strength, say) => ({
    id: `house.${house.house}.${part}`,
    kind,
    text: both(say),
    opens: { kind: 'house', id: String(house.house) },
    themes,
    strength,
  })
}

const houseFacts = (chart: Chart, house: House): Fact[] => {
  const make = houseMake(house)
  const lord = grahaOf(chart, house.lord)
  const names = (ids: readonly GrahaId[], c: Code) => ids.map((id) => grahaName(c, id))
  const list = [
    make('lord', 'lord', 2, (c) => {
      const [sign, lordSign] = [signName(c, house.sign), signName(c, lord.sign)]
      return SAY[c].lord(house.house, sign, grahaName(c, lord.id), lordSign, lord.house)
    }),
  ]
  if (house.occupants.length > 0)
    list.push(make('occupants', 'occupants', 2, (c) => SAY[c].occupants(house.house, names(house.occupants, c))))
  if (house.aspected_by.length > 0)
    list.push(make('aspects', 'aspects', 1, (c) => SAY[c].aspects(house.house, names(house.aspected_by, c))))
  return list
}

const lagnaFact = (chart: Chart): Fact => {
  const { sign, degree, nakshatra, pada } = chart.ascendant
  return {
    id: 'lagna',
    kind: 'lagna',
    text: both((c) => SAY[c].lagna(signName(c, sign), degree, nakshatraName(c, nakshatra), pada)),
    opens: { kind: 'lagna', id: 'lagna' },
    themes: ['life', 'health'],
    strength: 3,
  }
}

/** What is fixed at birth: lagna, grahas, houses. */
export const natalFacts = (chart: Chart): Fact[] => [
  lagnaFact(chart),
  ...chart.grahas.flatMap((graha) => grahaFacts(chart, graha)),
  ...Array.from({ length: 12 }, (_, index) => houseFacts(chart, houseOf(chart, index + 1))).flat(),
]
