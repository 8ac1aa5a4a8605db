import type { GrahaId, Period } from '@dhruva/contract'

/** Years of each lord in the Vimshottari cycle of 120 (Brihat Parashara Hora Shastra 46). */
export const dashaYears: Readonly<Record<GrahaId, number>> = {
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

const CYCLE_YEARS = 120
const order: readonly GrahaId[] = ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury']

const wholeSecond = (ms: number) => `${new Date(Math.round(ms / 1000) * 1000).toISOString().slice(0, 19)}Z`

/**
 * The nine parts of a period, beginning with its own lord: of a mahadasha M the part of A lasts years[M] × years[A] / 120
 * years. Each bound is reckoned from the start of the whole, so that the last part ends where the whole does; the same
 * arithmetic as the service's, to the second (a test compares them).
 */
export const partsOf = (period: Period): Period[] => {
  const start = Date.parse(period.start)
  const perYear = (Date.parse(period.end) - start) / CYCLE_YEARS
  const first = order.indexOf(period.lord)
  let years = 0
  return order.map((_, index) => {
    const lord = order[(first + index) % order.length] ?? period.lord
    const from = wholeSecond(start + years * perYear)
    years += dashaYears[lord]
    return { lord, start: from, end: wholeSecond(start + years * perYear) }
  })
}

/** The one of some periods that holds an instant (ISO 8601 UTC), its end not included; null when none does. */
export const runningOf = (periods: readonly Period[], at: string): Period | null => {
  const ms = Date.parse(at)
  return periods.find(({ start, end }) => Date.parse(start) <= ms && ms < Date.parse(end)) ?? null
}

/** A balance as people say it: whole years, months of 1/12 year, days of 1/30 month, the rest dropped. */
export const balanceParts = (years: number): { years: number; months: number; days: number } => {
  // a balance is known to six decimals (half a minute); less than that must not cost a whole day
  const days = Math.floor(years * 360 + 1e-6)
  return { years: Math.floor(days / 360), months: Math.floor(days / 30) % 12, days: days % 30 }
}
