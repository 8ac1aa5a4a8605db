import { zoneAt } from '@dhruva/jyotish'
import type { Config } from '#config.ts'
import type { TextLanguage } from '#http/fail.ts'
import { callerOf } from '#http/limits.ts'
import { createPace } from '#http/pace.ts'
import { dayAt, placeOf } from './place.ts'

/** A new year or month takes half a second of the event loop: of one address one each two seconds. */
const turnOf = createPace(2000)

type Asked = {
  input: { lat?: number | undefined; lng?: number | undefined }
  language: TextLanguage
  now: Date
}

/** The place that a call of the calendar means, and its day. */
export const whereOf = ({ input, language, now }: Asked) => {
  const place = placeOf(input, language)
  const tz = zoneAt(place.lat, place.lng)
  return { place: { ...place, tz }, today: dayAt(now, tz) }
}

/** Waits for the caller's turn, unless what is asked for is there. */
export const waitUnless = async (isKept: boolean, { rateLimits }: Pick<Config, 'rateLimits'>, address: string) => {
  if (rateLimits && !isKept) await turnOf(callerOf(address))
}
