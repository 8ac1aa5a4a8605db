import type { Code } from '@dhruva/common'
import { createCache, DAY_MS, INDIA_OFFSET_MS } from '@dhruva/common'

const LOCALES: Record<Code, string> = { en: 'en-GB-u-nu-latn', hi: 'hi-IN-u-nu-latn' }

/** Building a formatter costs more than a whole answer, so each (locale, zone) is built once. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (code: Code, zone: string): Intl.DateTimeFormat => {
  const key = `${code} ${zone}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(LOCALES[code], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  })
  formatters.set(key, made)
  return made
}

/** The ingresses of the slow grahas are told to everyone. */
const DATES_KEPT = 5_000
const dates = createCache<string>(DATES_KEPT)

/** `9 January 2027`, `9 जनवरी 2027`: the calendar date of an instant in an IANA zone. */
export const dateIn = (code: Code, zone: string, instant: string | Date): string => {
  const at = typeof instant === 'string' ? new Date(instant) : instant
  return dates.remember(`${code} ${zone} ${at.getTime()}`, () => formatter(code, zone).format(at))
}

/** Noon of the Indian day an instant falls in, so that every question of one day is answered from one sky. */
export const noonOfDay = (at: Date): Date => {
  const day = Math.floor((at.getTime() + INDIA_OFFSET_MS) / DAY_MS)
  return new Date(day * DAY_MS + DAY_MS / 2 - INDIA_OFFSET_MS)
}

/** Completed years on the Indian day of `at`, from a `d/m/yyyy` birth date. */
export const ageOn = (dob: string, at: Date): number => {
  const [day = 1, month = 1, year = 1900] = dob.split('/').map(Number)
  const today = new Date(at.getTime() + INDIA_OFFSET_MS)
  const before = today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day)
  return today.getUTCFullYear() - year - (before ? 1 : 0)
}
