import { DAY_MS } from '@dhruva/common'
import { dayParts } from '#panchang/panchang-day.ts'
import { type SunTimes, sunTimes } from '#sky/sun-times.ts'
import { type CivilDate, civilDay, civilMsOf, isoDate, wallToInstant } from '#time/time.ts'
import type { MuhurtaPlace } from './types.ts'

const EVENING_MS = 20 * 3_600_000

type Stretch = { startMs: number; endMs: number }

/** A civil day at a place with the hours in which something can be begun: from sunrise to sunset, or to 8 in the evening. */
export type PlaceDay = {
  date: string
  vara: number
  times: SunTimes
  /** null where the Sun does not rise or set */
  open: Stretch | null
  rahuKaal: Stretch | null
  abhijit: Stretch | null
}

const stretchOf = (span: { start: string; end: string } | null): Stretch | null =>
  span && { startMs: Date.parse(span.start), endMs: Date.parse(span.end) }

function placeDay(civilMs: number, { lat, lng, tz }: MuhurtaPlace, evening: boolean): PlaceDay {
  const { startMs, endMs } = civilDay(tz, civilMs)
  const times = sunTimes(startMs, endMs, lat, lng)
  const vara = new Date(civilMs).getUTCDay()
  const parts = dayParts(vara, times)
  const eveningMs = evening ? [wallToInstant(tz, civilMs + EVENING_MS).ms] : []
  return {
    date: isoDate(civilMs),
    vara,
    times,
    open:
      times.sunrise === null || times.sunset === null
        ? null
        : { startMs: times.sunrise, endMs: Math.max(times.sunset, ...eveningMs) },
    rahuKaal: stretchOf(parts.rahu_kaal),
    abhijit: stretchOf(parts.abhijit),
  }
}

/** The civil days of two dates and all between them. */
export function placeDays(from: CivilDate, to: CivilDate, place: MuhurtaPlace, evening: boolean): PlaceDay[] {
  const firstMs = civilMsOf(from)
  const count = Math.max(0, Math.round((civilMsOf(to) - firstMs) / DAY_MS) + 1)
  return Array.from({ length: count }, (_, index) => placeDay(firstMs + index * DAY_MS, place, evening))
}
