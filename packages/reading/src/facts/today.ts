import { createCache } from '@dhruva/common'
import { type Chart, transits, withCurrent } from '@dhruva/jyotish'
import { noonOfDay } from '#dates.ts'
import type { Fact } from '#types.ts'
import { factsOf } from './all.ts'

/** A chart on one Indian day, and every fact a reading of that day can rest on. */
export type Today = { chart: Chart; at: Date; facts: readonly Fact[] }

/** People ask several times a day about the same chart. */
const KEPT = 200
const kept = createCache<Today>(KEPT)

/** What makes a chart what it is; equal keys have equal facts. */
const keyOf = ({ version, input }: Chart, at: Date) =>
  [version, input.utc, input.lat, input.lng, at.getTime()].join(' ')

/** The day of an instant for a chart. Computed once for a chart and day while it is among the last 200 asked about. */
export const todayOf = (chart: Chart, instant: Date): Today => {
  const at = noonOfDay(instant)
  return kept.remember(keyOf(chart, at), () => {
    const current = withCurrent(chart, at)
    return { chart: current, at, facts: factsOf(current, transits(current, at), at) }
  })
}
