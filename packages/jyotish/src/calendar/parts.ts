import { moonCrossing } from '#panchang/panchang-day.ts'
import type { SunDay } from './days.ts'
import type { CalendarPlace, DayPart } from './types.ts'

/** Milliseconds; an instant where both are the same. */
export type Stretch = { startMs: number; endMs: number }

const ARUNODAYA_MS = 96 * 60_000

/** Which fractions of the daylight, or of the night. */
const OF_DAYLIGHT = {
  pratah: [0, 3 / 15],
  purvahna: [0, 1 / 2],
  madhyahna: [6 / 15, 9 / 15],
  aparahna: [9 / 15, 12 / 15],
} as const
const OF_NIGHT = { pradosh: [0, 3 / 15], nishita: [7 / 15, 8 / 15] } as const

const instant = (ms: number): Stretch => ({ startMs: ms, endMs: ms })

/** A fraction of a stretch. */
export function fraction(startMs: number, endMs: number, [from, to]: readonly [number, number]): Stretch {
  const length = endMs - startMs
  return { startMs: startMs + length * from, endMs: startMs + length * to }
}

/** When the Moon rises between the sunrise of a day and the next, ms. */
export const moonriseOf = ({ sunrise, next }: SunDay, { lat, lng }: CalendarPlace): number | null =>
  moonCrossing(1, sunrise, next, lat, lng)

/** A part of a day in the division of Dharmasindhu (parichchheda 1); null when the Moon does not rise. */
export function partOf(day: SunDay, part: DayPart, place: CalendarPlace): Stretch | null {
  const { sunrise, sunset, next } = day
  if (part === 'sunrise') return instant(sunrise)
  if (part === 'sunset') return instant(sunset)
  if (part === 'arunodaya') return { startMs: sunrise - ARUNODAYA_MS, endMs: sunrise }
  if (part === 'pradosh' || part === 'nishita') return fraction(sunset, next, OF_NIGHT[part])
  if (part !== 'moonrise') return fraction(sunrise, sunset, OF_DAYLIGHT[part])
  const ms = moonriseOf(day, place)
  return ms === null ? null : instant(ms)
}

/** What two stretches share; null when nothing. */
export function shared(a: Stretch, b: Stretch): Stretch | null {
  const [startMs, endMs] = [Math.max(a.startMs, b.startMs), Math.min(a.endMs, b.endMs)]
  return startMs < endMs ? { startMs, endMs } : null
}

/** How long a tithi holds a part, ms; of an instant 1 when it holds it. */
export function held(tithi: Stretch, part: Stretch): number {
  if (part.startMs === part.endMs) return tithi.startMs <= part.startMs && part.startMs < tithi.endMs ? 1 : 0
  const both = shared(tithi, part)
  return both ? both.endMs - both.startMs : 0
}
