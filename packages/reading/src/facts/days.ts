import type { Code } from '@dhruva/common'
import { createCache, DAY_MS, INDIA } from '@dhruva/common'
import { offsetSecondsAt } from '@dhruva/jyotish'
import { dateIn } from '#dates.ts'
import type { Days } from '#parts.ts'
import { SAY_UNCERTAIN } from '#texts/uncertain.ts'

/** The ingresses of the slow grahas are told to everyone. */
const KEPT = 5_000
const kept = createCache<Days>(KEPT)

/** The calendar day of an instant in an IANA zone. */
export const dayIn = (zone: string, instant: string | Date): Days => {
  const ms = typeof instant === 'string' ? Date.parse(instant) : instant.getTime()
  return kept.remember(`${zone} ${ms}`, () => {
    const day = Math.floor((ms + offsetSecondsAt(zone, ms) * 1000) / DAY_MS)
    return { first: day, last: day }
  })
}

/** The calendar day of an instant in India. */
export const indianDay = (instant: string | Date): Days => dayIn(INDIA, instant)

/** A day given as `yyyy-mm-dd`. */
export const civilDay = (iso: string): Days => {
  const day = Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / DAY_MS
  return { first: day, last: day }
}

/** 0 = Sunday */
export const weekdayOf = ({ first }: Days): number => new Date(first * DAY_MS).getUTCDay()

const LONGEST_IN_MONTHS = 18

/** Months since year 0. */
const monthOf = (day: number): number => {
  const date = new Date(day * DAY_MS)
  return 12 * date.getUTCFullYear() + date.getUTCMonth()
}

const monthName = (code: Code, month: number): string =>
  dateIn(code, 'UTC', new Date(Date.UTC(2000, month, 15))).split(' ')[1] ?? ''

/**
 * A day as it is written. Of several the month of the middle, with the months to either side within which the date surely
 * is, unless that is one; of longer spreads the same in years.
 */
export const dayText = (code: Code, { first, last }: Days): string => {
  if (first === last) return dateIn(code, 'UTC', new Date(first * DAY_MS))
  const [from, middle, to] = [monthOf(first), monthOf((first + last) / 2), monthOf(last)]
  const year = Math.floor(middle / 12)
  const month = `${monthName(code, middle % 12)} ${year}`
  const months = Math.max(middle - from, to - middle)
  const say = SAY_UNCERTAIN[code].dates
  if (months <= 1) return say.about(month)
  if (months <= LONGEST_IN_MONTHS) return say.months(month, months)
  return say.years(String(year), Math.max(year - Math.floor(from / 12), Math.floor(to / 12) - year))
}
