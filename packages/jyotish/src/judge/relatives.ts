import type { MatterRule } from './matters-data.ts'
import type { Damped } from './promise.ts'
import { FIFTH_FROM_SEVENTH, KIN_AREAS, KIN_HOUSES } from './relatives-data.ts'
import { type Seen, seenOf, turned } from './seen.ts'
import type { Kin, KinArea, Verdict } from './types.ts'
import { type Span, verdictOf } from './verdict.ts'

/** At second hand a promise is told with less, and never as more than good. */
export const AT_SECOND_HAND: Damped = { by: 0.6, most: 'good' }

/** What an area of a relative's life is judged from, in houses of the turned chart. */
export function kinRule(who: Kin, area: KinArea): MatterRule {
  const { karaka, varga } = KIN_HOUSES[who]
  const { support, karakas, ...rest } = KIN_AREAS[area]
  return {
    ...rest,
    support: who === 'partner' ? [...support, FIFTH_FROM_SEVENTH] : support,
    karakas: karakas.includes(karaka) ? karakas : [...karakas, karaka],
    varga,
  }
}

/**
 * A relative's life in the asker's chart: the same judgement with the relative's house as the lagna, in the asker's periods. Houses in
 * the verdict are counted from the relative.
 */
export const relativeVerdict = (seen: Seen, who: Kin, area: KinArea, span: Span): Verdict =>
  verdictOf(seenOf(turned(seen.chart, KIN_HOUSES[who].house)), kinRule(who, area), span, AT_SECOND_HAND)
