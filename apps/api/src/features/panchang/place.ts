import { createCache } from '@dhruva/common'
import { fail, fieldMessage, type TextLanguage } from '#http/fail.ts'

/** Where a panchang is meant for that names no place. */
export const DELHI = { lat: 28.61, lng: 77.21 }

const days = createCache<Intl.DateTimeFormat>(500)

/** The civil day at a place, `yyyy-mm-dd`. Formatters are slow to make, so each zone's is kept. */
export const dayAt = (now: Date, zone: string): string =>
  days.remember(zone, () => new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })).format(now)

/** The place a call names, Delhi where it names none. */
export const placeOf = (
  { lat, lng }: { lat?: number | undefined; lng?: number | undefined },
  language: TextLanguage,
) => {
  if ((lat === undefined) !== (lng === undefined)) {
    const path = lat === undefined ? 'lat' : 'lng'
    const message = fieldMessage('required', { field: path }, language)
    throw fail('invalid_field', { message }, { errors: [{ path, message }] })
  }
  return lat === undefined || lng === undefined ? DELHI : { lat, lng }
}
