import { type GrahaId, isClassical } from '#ids.ts'
import { at } from '#names.ts'
import { lordOf } from '#zodiac/signs.ts'
import type { MatterRule } from './matters-data.ts'
import { looksAtHouse, type Seen } from './seen.ts'

/** How a graha has to do with a matter, the strongest way first. */
export type Tie = {
  by: 'rules' | 'sits' | 'karaka' | 'looks' | 'lagna_lord' | 'star'
  house: number | null
  points: number
}
/** What a running period of a graha gives a matter, and by which tie; `of` when a node gives it for another graha. */
export type PeriodValue = { value: number; tie: Tie | null; of: GrahaId | null }

const MOST = 4.5
const NODE_PART = 0.6

/** Ties of a graha to a matter by lordship, place, nature and look (Laghu Parashari; BPHS 46-53). */
function tiesOf(seen: Seen, rule: MatterRule, id: GrahaId): Tie[] {
  const { kundli, roles } = seen
  const { main, support, karakas } = rule
  const house = kundli.house(id)
  const { rules } = roles[id]
  const ties: Tie[] = []
  for (const [index, each] of main.entries()) {
    if (rules.includes(each)) ties.push({ by: 'rules', house: each, points: index === 0 ? 3 : 2.5 })
  }
  if (main.includes(house)) ties.push({ by: 'sits', house, points: 2.5 })
  const karaka = karakas.indexOf(id)
  if (karaka >= 0) ties.push({ by: 'karaka', house: null, points: karaka === 0 ? 2 : 1.2 })
  const seenHouse = main.find((each) => looksAtHouse(seen, id, each))
  if (seenHouse !== undefined) ties.push({ by: 'looks', house: seenHouse, points: 1.5 })
  if (rules.includes(1)) ties.push({ by: 'lagna_lord', house: 1, points: 1.2 })
  for (const each of support) if (rules.includes(each)) ties.push({ by: 'rules', house: each, points: 1 })
  if (support.includes(house)) ties.push({ by: 'sits', house, points: 1 })
  const firstLord = kundli.lord(at(main, 0))
  if (kundli.graha(firstLord).nakshatra_lord === id) ties.push({ by: 'star', house: null, points: 0.5 })
  return ties.toSorted((a, b) => b.points - a.points)
}

/** The first tie whole, the second half, the third a quarter: more of them say the same again. */
const worthOf = ([first, second, third]: readonly Tie[]): number =>
  Math.min(MOST, (first?.points ?? 0) + 0.5 * (second?.points ?? 0) + 0.25 * (third?.points ?? 0))

type Connection = { value: number; tie: Tie | null; of: GrahaId | null }

/** A node acts for the lord of its sign and for a graha beside it, whichever has more to do with the matter (Laghu Parashari). */
function connection(seen: Seen, rule: MatterRule, id: GrahaId): Connection {
  const ties = tiesOf(seen, rule, id)
  const own: Connection = { value: worthOf(ties), tie: ties[0] ?? null, of: null }
  if (isClassical(id)) return own
  const { sign } = seen.kundli.graha(id)
  const beside = seen.chart.grahas.filter((graha) => isClassical(graha.id) && graha.sign === sign)
  return [lordOf(sign), ...beside.map((graha) => graha.id)]
    .map((of): Connection => {
      const others = tiesOf(seen, rule, of)
      return { value: NODE_PART * worthOf(others), tie: others[0] ?? null, of }
    })
    .reduce((best, each) => (each.value > best.value ? each : best), own)
}

/** Good lords give more of what they are tied to, strong ones too. */
const quality = ({ roles, strengths }: Seen, id: GrahaId): number =>
  Math.min(1.4, Math.max(0.2, 0.75 + 0.2 * roles[id].value + 0.4 * (strengths[id].value - 0.5)))

const ofEnds = ({ main, support }: MatterRule): boolean =>
  [...main, ...support].some((each) => each === 8 || each === 12)

/** What parts instead of joining: Ketu in the 7th, heavy grahas there for partners, the lord of the house before. */
function separation({ kundli, roles }: Seen, rule: MatterRule, id: GrahaId): number {
  const inSeventh = kundli.house(id) === 7
  if (inSeventh && id === 'ketu' && (rule.kind === 'marriage' || rule.kind === 'partnership')) return 1.5
  if (inSeventh && rule.kind === 'partnership' && ['saturn', 'sun', 'rahu', 'mars'].includes(id)) return 0.8
  const before = ((at(rule.main, 0) + 10) % 12) + 1
  const { rules } = roles[id]
  const belongs = [...rule.main, ...rule.support].includes(before) || rules.some((each) => rule.main.includes(each))
  return rules.includes(before) && !belongs ? 0.5 : 0
}

/** What the period of a graha gives a matter, about -1.5 to 6. */
export function periodValue(seen: Seen, rule: MatterRule, id: GrahaId): PeriodValue {
  const { kundli, roles } = seen
  const { value, tie, of } = connection(seen, rule, id)
  const house = kundli.house(id)
  const hidden = (house === 8 || house === 12) && !ofEnds(rule) ? 0.3 : 0
  const obstructs = roles[id].badhaka && !roles[id].yogakaraka ? 0.25 : 0
  return { value: value * quality(seen, id) - hidden - obstructs - separation(seen, rule, id), tie, of }
}
