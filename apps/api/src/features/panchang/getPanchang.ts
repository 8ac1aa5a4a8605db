import { panchangs } from '@dhruva/contract'
import { zoneAt } from '@dhruva/jyotish'
import { implement } from '#endpoints/implement.ts'
import { fail, fieldMessage } from '#http/fail.ts'
import { callerOf } from '#http/limits.ts'
import { createPace } from '#http/pace.ts'
import { DELHI, isKept, panchangFrom } from './panchang-from.ts'

const days = new Map<string, Intl.DateTimeFormat>()

/** The civil day at a place, `yyyy-mm-dd`. Formatters are slow to make, so each zone's is kept. */
const dayAt = (now: Date, zone: string): string => {
  const format = days.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  days.set(zone, format)
  return format.format(now)
}

/** A new day or place takes ten milliseconds of the event loop: of one address four a second, which a person turning pages does not feel. */
const turnOf = createPace(250)

export const getPanchang = implement(panchangs.getPanchang, async ({ ctx, input, language, address }) => {
  const { date, lat, lng } = input
  if ((lat === undefined) !== (lng === undefined)) {
    const path = lat === undefined ? 'lat' : 'lng'
    const message = fieldMessage('required', { field: path }, language)
    throw fail('invalid_field', { message }, { errors: [{ path, message }] })
  }
  const place = lat === undefined || lng === undefined ? DELHI : { lat, lng }
  const zone = zoneAt(place.lat, place.lng)
  const day = date ?? dayAt(ctx.now(), zone)
  if (ctx.config.rateLimits && !isKept(day, place)) await turnOf(callerOf(address))
  return { status: 'success' as const, ...panchangFrom(day, place, zone) }
})
