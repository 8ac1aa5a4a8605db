import { DAY_MS } from '@dhruva/common'
import { type PlaceInAddress, placeIn } from '#lib/place-in.ts'

/** What an address asks for: a day (yyyy-mm-dd) and a place; null where it names none, or none that can be. */
export type Asked = { date: string | null; place: PlaceInAddress | null }

export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2100-12-31'

/** Whether a text is a real day the panchang reaches to. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

export const askedOf = (search: URLSearchParams): Asked => {
  const date = search.get('date') ?? ''
  return { date: isDay(date) ? date : null, place: placeIn(search) }
}

/** The day some days after another, both yyyy-mm-dd; null beyond the first and the last. */
export const dayAfter = (date: string, days: number): string | null => {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
  return isDay(next) ? next : null
}

/** Where an instant lies between two others, 0 to 1. */
export const shareOf = (instant: string, from: string, to: string): number => {
  const [at, start, end] = [instant, from, to].map((one) => Date.parse(one))
  if (at === undefined || start === undefined || end === undefined || end <= start) return 0
  return Math.min(1, Math.max(0, (at - start) / (end - start)))
}
