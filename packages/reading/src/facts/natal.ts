import type { Chart, Graha, House } from '@dhruva/jyotish'
import { grahaOf, houseOf, isNode, isStrong, isWeak, ruledBy } from '#chart.ts'
import type { Parts } from '#parts.ts'
import type { Fact, FactKind } from '#types.ts'
import { createFact } from './create-fact.ts'

/** Whole minutes of arc, cut and not rounded, as almanacs have them. */
const arcminutes = (degrees: number): number => Math.floor(degrees * 60)

const apart = (a: number, b: number): number => {
  const gap = Math.abs(a - b) % 360
  return gap > 180 ? 360 - gap : gap
}

const weight = (graha: Graha): number =>
  isStrong(graha) || isWeak(graha) ? 3 : graha.combust || graha.vargottama ? 2 : 1

type Make = (part: string, kind: FactKind, strength: number, parts: Parts) => Fact

const grahaMake = (graha: Graha): Make => {
  return (part, kind, strength, parts) =>
    createFact({
      id: `${graha.id}.${part}`,
      kind,
      parts,
      whose: 'you',
      opens: { kind: 'graha', id: graha.id },
      strength,
    })
}

/** Where a graha stands: sign and house, nakshatra, navamsa, and the houses it rules. */
const standing = (chart: Chart, graha: Graha, make: Make): Fact[] => {
  const { id, sign, house, nakshatra, pada } = graha
  const place = { says: 'placement', graha: id, sign, arcminutes: arcminutes(graha.degree), house } as const
  const every = [
    make('place', 'placement', weight(graha), place),
    make('nakshatra', 'nakshatra', id === 'moon' ? 3 : 1, { says: 'nakshatra', graha: id, nakshatra, pada, house }),
    make('navamsa', 'navamsa', 1, { says: 'navamsa', graha: id, sign: graha.navamsa_sign }),
  ]
  if (isNode(id)) return every
  return [...every, make('rules', 'rulership', 1, { says: 'rules', graha: id, houses: ruledBy(chart, id) })]
}

/** How a graha is: dignity worth telling, combustion, retrogression, vargottama. */
const condition = (chart: Chart, graha: Graha, make: Make): Fact[] => {
  const { id, sign, house, dignity } = graha
  const list: Fact[] = []
  if (isStrong(graha) || isWeak(graha))
    list.push(make('dignity', 'dignity', 3, { says: 'dignity', graha: id, sign, dignity, house }))
  if (graha.combust) {
    const gap = arcminutes(apart(graha.lon, grahaOf(chart, 'sun').lon))
    list.push(make('combust', 'combustion', 2, { says: 'combust', graha: id, apart: gap }))
  }
  if (graha.retrograde && !isNode(id))
    list.push(make('retrograde', 'retrogression', 2, { says: 'retrograde', graha: id, sign, house }))
  if (graha.vargottama) list.push(make('vargottama', 'navamsa', 2, { says: 'vargottama', graha: id, sign }))
  return list
}

const grahaFacts = (chart: Chart, graha: Graha): Fact[] => {
  const make = grahaMake(graha)
  return [...standing(chart, graha, make), ...condition(chart, graha, make)]
}

const houseMake = (house: House): Make => {
  return (part, kind, strength, parts) =>
    createFact({
      id: `house.${house.house}.${part}`,
      kind,
      parts,
      whose: 'you',
      opens: { kind: 'house', id: String(house.house) },
      strength,
    })
}

const houseFacts = (chart: Chart, house: House): Fact[] => {
  const make = houseMake(house)
  const { house: number, sign, lord, occupants, aspected_by } = house
  const { sign: lordSign, house: lordHouse } = grahaOf(chart, lord)
  const list = [make('lord', 'lord', 2, { says: 'lord', house: number, sign, lord, lordSign, lordHouse })]
  if (occupants.length > 0)
    list.push(make('occupants', 'occupants', 2, { says: 'occupants', house: number, grahas: occupants }))
  if (aspected_by.length > 0)
    list.push(make('aspects', 'aspects', 1, { says: 'aspects', house: number, grahas: aspected_by }))
  return list
}

const lagnaFact = ({ ascendant: { sign, degree, nakshatra, pada } }: Chart): Fact =>
  createFact({
    id: 'lagna',
    kind: 'lagna',
    parts: { says: 'lagna', sign, arcminutes: arcminutes(degree), nakshatra, pada },
    whose: 'you',
    opens: { kind: 'lagna', id: 'lagna' },
    strength: 3,
  })

/** What is fixed at birth: lagna, grahas, houses. */
export const natalFacts = (chart: Chart): Fact[] => [
  lagnaFact(chart),
  ...chart.grahas.flatMap((graha) => grahaFacts(chart, graha)),
  ...Array.from({ length: 12 }, (_, index) => houseFacts(chart, houseOf(chart, index + 1))).flat(),
]
