import {
  type Chart,
  type Conventions,
  type GrahaId,
  houseOf as houseFrom,
  nextIngress,
  signOf,
  skyAt,
} from '@dhruva/jyotish'
import { looksOn } from '#chart.ts'
import type { Way } from '#texts/en/strengths.ts'
import type { Fact } from '#types.ts'
import { createFact } from './create-fact.ts'
import { indianDay } from './days.ts'

const SLOW = ['jupiter', 'saturn'] as const
type Slow = (typeof SLOW)[number]

/** A stay in one sign, milliseconds since 1970 UTC. */
type Stay = { sign: number; from: number; to: number }

/** A slow graha that crosses a house or looks on it; `from` is null once it does. */
export type Touch = {
  graha: Slow
  sign: number
  way: Way
  house: number
  from: string | null
  to: string
  fact: string
  /** the list that the fact is numbered in */
  list: string
}

/** Saturn stays in a sign for two and a half years, so an earlier beginning shows where a running stay began. */
const YEARS_BEFORE = 3
const YEARS_AHEAD = 10

const kept = new Map<string, Stay[]>()

const walk = (graha: Slow, fromMs: number, toMs: number, conventions: Conventions): Stay[] => {
  const stays: Stay[] = []
  let from = fromMs
  let sign = signOf(skyAt(fromMs, conventions).grahas[graha].lon)
  while (from < toMs) {
    const leaves = nextIngress(graha, from, conventions)
    if (!leaves) break
    stays.push({ sign, from, to: leaves.ms })
    sign = leaves.sign
    from = leaves.ms
  }
  return stays
}

/** The stays of a slow graha around a calendar year; searched once a year, since they are the same for all charts. */
const staysAround = (graha: Slow, year: number, conventions: Conventions): Stay[] => {
  const key = `${graha} ${year} ${conventions.ayanamsa} ${conventions.positions}`
  const known = kept.get(key)
  if (known) return known
  const [from, to] = [Date.UTC(year - YEARS_BEFORE, 0), Date.UTC(year + YEARS_AHEAD + 1, 0)]
  const stays = walk(graha, from, to, conventions)
  kept.set(key, stays)
  return stays
}

const touchesBy = (chart: Chart, at: Date, graha: Slow, house: number): Touch[] => {
  const now = at.getTime()
  const list = `transit.${graha}.touch.${house}`
  return staysAround(graha, at.getUTCFullYear(), chart.conventions)
    .filter(({ to }) => to > now)
    .flatMap(({ sign, from, to }): Array<Omit<Touch, 'fact' | 'list'>> => {
      const stands = houseFrom(sign, chart.ascendant.sign)
      const way: Way | null = stands === house ? 'sits' : looksOn(graha, stands, house) ? 'looks' : null
      if (!way) return []
      const iso = (ms: number) => new Date(ms).toISOString()
      return [{ graha, sign, way, house, from: from > now ? iso(from) : null, to: iso(to) }]
    })
    .map((touch, index) => ({ ...touch, fact: `${list}.${index + 1}`, list }))
}

const touchFact = ({ graha, sign, way, house, from, to, fact, list }: Touch): Fact => {
  const days = { ...(from ? { from: indianDay(from) } : {}), to: indianDay(to) }
  return createFact({
    id: fact,
    list,
    kind: 'transit',
    parts: { says: 'touch', graha, sign, way, house, ...days },
    whose: 'you',
    opens: { kind: 'transit', id: graha },
    strength: 2,
  })
}

/** A stay of a slow graha on a house, or in sight of it. */
export type HouseStay = { fromMs: number; toMs: number; fact: Fact }

/**
 * When Jupiter or Saturn crosses a house of the chart or looks on it in the next ten years, first to last; none of the
 * others, which move too fast or bring no news. Ids `transit.jupiter.touch.7.1`.
 */
export const stayFacts = (chart: Chart, at: Date, graha: GrahaId, house: number): HouseStay[] => {
  const slow = SLOW.find((id) => id === graha)
  if (!slow) return []
  return touchesBy(chart, at, slow, house).map((touch) => ({
    fromMs: touch.from ? Date.parse(touch.from) : at.getTime(),
    toMs: Date.parse(touch.to),
    fact: touchFact(touch),
  }))
}
