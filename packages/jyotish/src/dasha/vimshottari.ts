import { DAY_MS } from '@dhruva/common'
import { at } from '#names.ts'
import { isoSeconds } from '#time/time.ts'
import type { GrahaId, Period } from '#types.ts'
import { NAKSHATRA_LORDS, nakshatraLord } from '#zodiac/nakshatra.ts'

const CYCLE_YEARS = 120

/** Years of each lord (Brihat Parashara Hora Shastra 46). */
export const DASHA_YEARS: Readonly<Record<GrahaId, number>> = {
  ketu: 7,
  venus: 20,
  sun: 6,
  moon: 10,
  mars: 7,
  rahu: 18,
  jupiter: 16,
  saturn: 19,
  mercury: 17,
}

export type Vimshottari = { lord: GrahaId; balanceYears: number; mahadashas: Period[] }
export type Running = { maha: Period; antar: Period; pratyantar: Period }
/** An antardasha together with the mahadasha it belongs to. */
export type Antardasha = Period & { maha: GrahaId }

/** The nine lords in order, beginning with `first`. */
function lordsFrom(first: GrahaId): GrahaId[] {
  const start = NAKSHATRA_LORDS.indexOf(first)
  return NAKSHATRA_LORDS.map((_, index) => at(NAKSHATRA_LORDS, (start + index) % NAKSHATRA_LORDS.length))
}

/** Consecutive periods of the nine lords from `startMs`; each bound is rounded once, from the unrounded start. */
function tile(first: GrahaId, startMs: number, msPerYear: number): Period[] {
  let years = 0
  let start = isoSeconds(startMs)
  return lordsFrom(first).map((lord) => {
    years += DASHA_YEARS[lord]
    const end = isoSeconds(startMs + years * msPerYear)
    const period = { lord, start, end }
    start = end
    return period
  })
}

/**
 * The nine mahadashas of a birth; the first began before it.
 * `moon` is the Moon's sidereal longitude in degrees, `yearDays` the length of a dasha year.
 */
export function vimshottari(birthMs: number, moon: number, yearDays: number): Vimshottari {
  const position = (moon * 27) / 360
  const nakshatra = Math.floor(position)
  const elapsed = position - nakshatra
  const lord = nakshatraLord(nakshatra)
  const years = DASHA_YEARS[lord]
  const msPerYear = yearDays * DAY_MS
  return {
    lord,
    balanceYears: (1 - elapsed) * years,
    mahadashas: tile(lord, birthMs - elapsed * years * msPerYear, msPerYear),
  }
}

/** The nine parts of any period, beginning with its own lord: of a mahadasha the antardashas, of those the pratyantars. */
export function subPeriods(period: Period): Period[] {
  const start = Date.parse(period.start)
  return tile(period.lord, start, (Date.parse(period.end) - start) / CYCLE_YEARS)
}

const holds = (period: Period, ms: number): boolean => Date.parse(period.start) <= ms && ms < Date.parse(period.end)

/** The part of a period that runs at an instant: of a pratyantar its sookshma; null outside the period. */
export const runningPart = (period: Period, when: Date): Period | null =>
  subPeriods(period).find((part) => holds(part, when.getTime())) ?? null

/** Mahadasha, antardasha and pratyantar running at an instant, or null outside the nine mahadashas. */
export function runningIn(mahadashas: readonly Period[], when: Date): Running | null {
  const ms = when.getTime()
  const maha = mahadashas.find((period) => holds(period, ms))
  if (!maha) return null
  const antar = runningPart(maha, when)
  if (!antar) return null
  const pratyantar = runningPart(antar, when)
  return pratyantar ? { maha, antar, pratyantar } : null
}

/** The next `count` antardashas that begin after `from`, across mahadashas; fewer at the end of the 120 years. */
export function antardashasAfter(mahadashas: readonly Period[], from: Date, count: number): Antardasha[] {
  const ms = from.getTime()
  return mahadashas
    .filter((maha) => Date.parse(maha.end) > ms)
    .flatMap((maha) => subPeriods(maha).map((antar) => ({ ...antar, maha: maha.lord })))
    .filter((antar) => Date.parse(antar.start) > ms)
    .slice(0, count)
}

/** A balance as people say it: whole years, then months of 1/12 year, then days of 1/30 month, the rest dropped. */
export function balanceInWords(years: number): { years: number; months: number; days: number } {
  // A balance is known to six decimals (half a minute); less than that must not cost a whole day.
  const days = Math.floor(years * 360 + 1e-6)
  return { years: Math.floor(days / 360), months: Math.floor(days / 30) % 12, days: days % 30 }
}
