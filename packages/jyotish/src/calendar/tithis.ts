import { createCache } from '@dhruva/common'
import { limbsBetween } from '#panchang/limbs.ts'
import type { LunarMonth } from './lunar-month.ts'
import type { Stretch } from './parts.ts'

/** Thirty years of months. */
const KEPT = 400
const kept = createCache<Stretch[]>(KEPT)

/** The thirty tithis of a month from new Moon to new Moon, ms; they are the same wherever one is, and kept. */
export const tithisOf = ({ startMs, endMs }: LunarMonth): Stretch[] =>
  kept.remember(String(startMs), () =>
    limbsBetween('tithi', startMs, endMs).filter((span) => span.startMs >= startMs && span.startMs < endMs),
  )

/** Tithi 1..30 of a month. */
export function tithiOfMonth(month: LunarMonth, tithi: number): Stretch {
  const found = tithisOf(month)[tithi - 1]
  if (!found) throw new RangeError(`no tithi ${tithi} in a month`)
  return found
}
