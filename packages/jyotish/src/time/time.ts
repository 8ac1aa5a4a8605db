import { DAY_MS } from '@dhruva/common'
import { offsetSecondsAt } from './zone.ts'

export type CivilDate = { year: number; month: number; day: number }
export type ClockTime = { hour: number; minute: number; second: number }
export type Parsed<T, Reason extends string> = { ok: true; value: T } | { ok: false; reason: Reason }
export type DobReason = 'format' | 'no_such_date' | 'year_out_of_range'
export type TobReason = 'format' | 'no_such_time'

/** How a wall time fell: an ordinary one, one skipped by the clocks, or one that happened twice. */
export type Wall = 'ok' | 'gap' | 'repeated'
export type WallInstant = { ms: number; offsetSeconds: number; wall: Wall }

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

const DOB = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/
const TOB = /^\s*(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?\s*$/

/** UTC instant as ISO 8601 with whole seconds: `2003-06-02T23:15:00Z`. */
export const isoSeconds = (ms: number): string =>
  `${new Date(Math.round(ms / 1000) * 1000).toISOString().slice(0, -5)}Z`

/** `d/m/yyyy` as a real date of 1900-2100. Whether it lies in the future is for the caller, who knows the time. */
export function parseDob(text: string): Parsed<CivilDate, DobReason> {
  const match = DOB.exec(text)
  if (!match) return { ok: false, reason: 'format' }
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < FIRST_YEAR || year > LAST_YEAR) return { ok: false, reason: 'year_out_of_range' }
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real ? { ok: true, value: { year, month, day } } : { ok: false, reason: 'no_such_date' }
}

/**
 * `h:m[:s]`. The old form counted hours 1-24 and minutes 1-60, so 24 means 0 of the same date and 60 means 0 of the same
 * hour; second 60 is taken as 59.
 */
export function parseTob(text: string): Parsed<ClockTime, TobReason> {
  const match = TOB.exec(text)
  if (!match) return { ok: false, reason: 'format' }
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)]
  if (hour > 24 || minute > 60 || second > 60) return { ok: false, reason: 'no_such_time' }
  return { ok: true, value: { hour: hour % 24, minute: minute % 60, second: Math.min(second, 59) } }
}

/** Wall time as if it were UTC, in milliseconds: the number that offsets are subtracted from. */
export const wallMs = (date: CivilDate, time: ClockTime): number =>
  Date.UTC(date.year, date.month - 1, date.day, time.hour, time.minute, time.second)

/**
 * The instant of a wall time in a zone, as `Temporal` with `disambiguation: 'compatible'` has it: a skipped time moves
 * forward by the gap, a repeated one means the first.
 */
export function wallToInstant(zone: string, wall: number): WallInstant {
  // In no zone since 1900 do two transitions lie within two days, so these two offsets are the only candidates.
  const before = offsetSecondsAt(zone, wall - DAY_MS)
  const after = offsetSecondsAt(zone, wall + DAY_MS)
  const isPossible = (offset: number) => offsetSecondsAt(zone, wall - offset * 1000) === offset
  const candidates = [...new Set([before, after])].filter(isPossible)
  const [first] = candidates
  if (first === undefined) {
    const ms = wall - before * 1000
    return { ms, offsetSeconds: offsetSecondsAt(zone, ms), wall: 'gap' }
  }
  const offsetSeconds = Math.max(...candidates)
  return { ms: wall - offsetSeconds * 1000, offsetSeconds, wall: candidates.length > 1 ? 'repeated' : 'ok' }
}

/** First and last instant of a civil day, and its date at 0 h as if it were UTC; milliseconds. */
export type CivilDay = { startMs: number; endMs: number; civilMs: number }

/** The civil day in a zone that holds the wall time `wall` (wall time as if it were UTC, milliseconds). */
export function civilDay(zone: string, wall: number): CivilDay {
  const civilMs = Math.floor(wall / DAY_MS) * DAY_MS
  const startMs = wallToInstant(zone, civilMs).ms
  const next = wallToInstant(zone, civilMs + DAY_MS).ms
  // A date that the zone skipped altogether (a move across the date line) has no length of its own.
  return { startMs, endMs: next > startMs ? next : startMs + DAY_MS, civilMs }
}

/** A civil date at 0 h as if it were UTC, milliseconds. */
export const civilMsOf = ({ year, month, day }: CivilDate): number => Date.UTC(year, month - 1, day)

/** `2026-01-31` of a civil date at 0 h as if it were UTC. */
export const isoDate = (civilMs: number): string => new Date(civilMs).toISOString().slice(0, 10)
