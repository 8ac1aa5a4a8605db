import { DAY_MS } from '@dhruva/common'
import { type Chart, type GrahaId, houseOf, nextIngress, type Period, signOf, skyAt, subPeriods } from '@dhruva/jyotish'
import type { Fact } from '#types.ts'
import { createFact } from './create-fact.ts'
import { indianDay } from './days.ts'
import { antarParts, dashaFact, pratyantarParts } from './timed.ts'

/** The days a named time means; `key` names it in ids of facts: `2027`, `2027-06`. */
export type Range = { key: string; from: Date; to: Date }

/** The id of what says that a period runs, its part after `dasha.`, and the list that it is numbered in. */
type Named = { fact: string; part: string; list: string }
/** An antardasha that runs in a range, with its mahadasha. */
export type Stretch = Named & { maha: GrahaId; antar: Period }
/** A pratyantar that runs in a range. */
export type SubStretch = Named & { maha: GrahaId; antar: GrahaId; period: Period }

const named = (list: string, index: number): Named => {
  const part = `${list}.${index + 1}`
  return { fact: `dasha.${part}`, part, list }
}

const SLOW = ['jupiter', 'saturn', 'rahu'] as const
/** A slow graha in one sign; the ends of its stay are null where they lie outside what was looked at. */
export type Passage = {
  graha: (typeof SLOW)[number]
  sign: number
  house: number
  fromMoon: number
  from: string | null
  to: string | null
  fact: string
  /** the list that the fact is numbered in */
  list: string
}

/** Pratyantars of a longer range would be a list nobody reads. */
export const SUBS_WITHIN_MS = 430 * DAY_MS
/** A stay in a sign lasts months at least, but for a look across the edge and back. */
const PASSAGES_MAX = 8

const overlaps = ({ start, end }: Period, { from, to }: Range): boolean =>
  Date.parse(start) < to.getTime() && Date.parse(end) > from.getTime()

/** The antardashas that run in a range, first to last; empty outside the 120 years. */
export const antarsIn = (chart: Chart, range: Range): Stretch[] =>
  chart.vimshottari.mahadashas
    .filter((maha) => overlaps(maha, range))
    .flatMap((maha) => subPeriods(maha).map((antar) => ({ maha: maha.lord, antar })))
    .filter(({ antar }) => overlaps(antar, range))
    .map((stretch, index) => ({ ...stretch, ...named(`at.${range.key}`, index) }))

/** The pratyantars that run in a range of about a year at most, first to last. */
export const subsIn = (chart: Chart, range: Range): SubStretch[] =>
  range.to.getTime() - range.from.getTime() > SUBS_WITHIN_MS
    ? []
    : antarsIn(chart, range)
        .flatMap(({ maha, antar }) => subPeriods(antar).map((period) => ({ maha, antar: antar.lord, period })))
        .filter(({ period }) => overlaps(period, range))
        .map((sub, index) => ({ ...sub, ...named(`at.${range.key}.sub`, index) }))

const passagesOf = (chart: Chart, range: Range, graha: Passage['graha']): Passage[] => {
  const passages: Passage[] = []
  const list = `transit.${graha}.at.${range.key}`
  let sign = signOf(skyAt(range.from.getTime(), chart.conventions).grahas[graha].lon)
  let ms = range.from.getTime()
  let from: string | null = null
  while (ms < range.to.getTime() && passages.length < PASSAGES_MAX) {
    const leaves = nextIngress(graha, ms, chart.conventions)
    const to = leaves && new Date(leaves.ms).toISOString()
    const [house, fromMoon] = [houseOf(sign, chart.ascendant.sign), houseOf(sign, chart.moon_sign)]
    const fact = `${list}.${passages.length + 1}`
    passages.push({ graha, sign, house, fromMoon, from, to, fact, list })
    if (!leaves) break
    sign = leaves.sign
    ms = leaves.ms
    from = to
  }
  return passages
}

/** Where Jupiter, Saturn and Rahu stand in a range, each from sign to sign. */
export const passagesIn = (chart: Chart, range: Range): Passage[] =>
  SLOW.flatMap((graha) => passagesOf(chart, range, graha))

const passageFact = ({ graha, sign, house, fromMoon, from, to, fact, list }: Passage): Fact => {
  const days = { ...(from ? { from: indianDay(from) } : {}), ...(to ? { to: indianDay(to) } : {}) }
  return createFact({
    id: fact,
    list,
    kind: 'transit',
    parts: { says: 'passage', graha, sign, house, fromMoon, ...days },
    whose: 'you',
    opens: { kind: 'transit', id: graha },
    strength: 2,
  })
}

/** What runs and moves in a range of days. */
export const spanFacts = (chart: Chart, range: Range): Fact[] => [
  ...antarsIn(chart, range).map(({ maha, antar, part, list }) =>
    dashaFact(part, 3, antarParts(chart, maha, antar), list),
  ),
  ...subsIn(chart, range).map(({ maha, antar, period, part, list }) =>
    dashaFact(part, 2, pratyantarParts(chart, [maha, antar], period), list),
  ),
  ...passagesIn(chart, range).map(passageFact),
]
