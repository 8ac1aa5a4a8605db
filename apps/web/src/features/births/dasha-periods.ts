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
 * years. Each bound is reckoned from the start of the whole, so that the last part ends where the whole does.
 */
export const partsOf = (period: Period): Period[] => {
  const start = Date.parse(period.start)
  const length = Date.parse(period.end) - start
  const first = order.indexOf(period.lord)
  let years = 0
  return order.map((_, index) => {
    const lord = order[(first + index) % order.length] ?? period.lord
    const from = wholeSecond(start + (length * years) / CYCLE_YEARS)
    years += dashaYears[lord]
    return { lord, start: from, end: wholeSecond(start + (length * years) / CYCLE_YEARS) }
  })
}
