import { DAY_MS } from '@dhruva/common'
import { sunTimes } from '#sky/sun-times.ts'
import { civilDay, isoDate } from '#time/time.ts'
import { offsetSecondsAt } from '#time/zone.ts'
import type { CalendarPlace } from './types.ts'

const HOUR_MS = 3_600_000

/** A date at a place from its sunrise to the next one; by the clock, six to six, where the Sun does not rise or set. Milliseconds. */
export type SunDay = { civilMs: number; date: string; sunrise: number; sunset: number; next: number }

/** The days of a place, each computed once. */
export type Days = {
  /** of a date at 0 h as if it were UTC */
  on(civilMs: number): SunDay
  /** the one that an instant lies in, from sunrise to sunrise */
  holding(ms: number): SunDay
}

/** All days of a place as they are asked for. */
export function daysOf({ lat, lng, tz }: CalendarPlace): Days {
  const suns = new Map<number, { sunrise: number; sunset: number }>()
  const sun = (civilMs: number) => {
    const known = suns.get(civilMs)
    if (known) return known
    const { startMs, endMs } = civilDay(tz, civilMs)
    const times = sunTimes(startMs, endMs, lat, lng)
    const found = { sunrise: times.sunrise ?? startMs + 6 * HOUR_MS, sunset: times.sunset ?? startMs + 18 * HOUR_MS }
    suns.set(civilMs, found)
    return found
  }
  const on = (civilMs: number): SunDay => ({
    civilMs,
    date: isoDate(civilMs),
    ...sun(civilMs),
    next: sun(civilMs + DAY_MS).sunrise,
  })
  const holding = (ms: number) => {
    const civilMs = Math.floor((ms + offsetSecondsAt(tz, ms) * 1000) / DAY_MS) * DAY_MS
    return on(ms < sun(civilMs).sunrise ? civilMs - DAY_MS : civilMs)
  }
  return { on, holding }
}
