import { panchangs } from '@dhruva/contract'
import { zoneAt } from '@dhruva/jyotish'
import { implement } from '#endpoints/implement.ts'
import { callerOf } from '#http/limits.ts'
import { createPace } from '#http/pace.ts'
import { isKept, panchangFrom } from './panchang-from.ts'
import { dayAt, placeOf } from './place.ts'

/** A new day or place takes ten milliseconds of the event loop: of one address four a second, which a person turning pages does not feel. */
const turnOf = createPace(250)

export const getPanchang = implement(panchangs.getPanchang, async ({ ctx, input, language, address }) => {
  const place = placeOf(input, language)
  const zone = zoneAt(place.lat, place.lng)
  const day = input.date ?? dayAt(ctx.now(), zone)
  if (ctx.config.rateLimits && !isKept(day, place)) await turnOf(callerOf(address))
  return { status: 'success' as const, ...panchangFrom(day, place, zone) }
})
