import { DAY_MS } from '@dhruva/common'
import { DASHA_YEARS } from '#dasha/vimshottari.ts'
import type { GrahaId } from '#ids.ts'
import { at } from '#names.ts'
import { isoSeconds } from '#time/time.ts'
import type { Period } from '#types.ts'

/** A dasha of so many years is three times as many days of the year. */
const DAYS_PER_YEAR = 3

/** The order in which the lords are counted; Vimshottari's, beginning with the Sun. */
const ORDER: readonly GrahaId[] = ['sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury', 'ketu', 'venus']

/**
 * Mudda dasha of the year that begins at `startMs` after `years` completed years, for a birth nakshatra 0..26
 * (Narasimha Rao, Integrated Approach). Nine periods, 360 days in all.
 */
export function muddaDasha(birthNakshatra: number, years: number, startMs: number): Period[] {
  const first = (birthNakshatra + years - 2 + 9) % 9
  let days = 0
  return ORDER.map((_, index) => {
    const lord = at(ORDER, (first + index) % 9)
    const start = isoSeconds(startMs + days * DAY_MS)
    days += DASHA_YEARS[lord] * DAYS_PER_YEAR
    return { lord, start, end: isoSeconds(startMs + days * DAY_MS) }
  })
}
