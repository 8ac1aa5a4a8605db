import { panchangs } from '@dhruva/contract'
import { zoneAt } from '@dhruva/jyotish'
import { fail, fieldMessage } from '#http/fail.ts'
import { implement } from '#http/implement.ts'
import { DELHI, panchangFrom } from './panchang-from.ts'

const days = new Map<string, Intl.DateTimeFormat>()

/** The civil day at a place, `yyyy-mm-dd`. Formatters are slow to make, so each zone's is kept. */
const dayAt = (now: Date, zone: string): string => {
  const format = days.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  days.set(zone, format)
  return format.format(now)
}

export const getPanchang = implement(panchangs.getPanchang, async ({ ctx, input, language }) => {
  const { date, lat, lng } = input
  if ((lat === undefined) !== (lng === undefined)) {
    const path = lat === undefined ? 'lat' : 'lng'
    const message = fieldMessage('required', { field: path }, language)
    throw fail('invalid_field', { message }, { errors: [{ path, message }] })
  }
  const place = lat === undefined || lng === undefined ? DELHI : { lat, lng }
  const zone = zoneAt(place.lat, place.lng)
  return { status: 'success' as const, ...panchangFrom(date ?? dayAt(ctx.now(), zone), place, zone) }
})
