import { DAY_MS } from '@dhruva/common'
import { AstroTime, Body, Observer, SearchAltitude } from 'astronomy-engine'

const J2000_MS = Date.UTC(2000, 0, 1, 12)
/** A search for sunset that begins at sunrise itself can find that moment again. */
const AFTER_SUNRISE_MS = 1000

export type SunTimes = { sunrise: number | null; sunset: number | null }

function crossing(observer: Observer, direction: 1 | -1, fromMs: number, spanMs: number): number | null {
  const start = new AstroTime((fromMs - J2000_MS) / DAY_MS)
  const found = SearchAltitude(Body.Sun, observer, direction, start, spanMs / DAY_MS, 0)
  return found ? found.ut * DAY_MS + J2000_MS : null
}

/**
 * First sunrise of the civil day and the sunset after it, milliseconds since 1970 UTC; centre of the disc on the true
 * horizon, no refraction (the Hindu sunrise of Drik Panchang). Both are null when the Sun does not rise that day.
 */
export function sunTimes(dayStartMs: number, dayEndMs: number, lat: number, lng: number): SunTimes {
  const observer = new Observer(lat, lng, 0)
  const sunrise = crossing(observer, 1, dayStartMs, dayEndMs - dayStartMs)
  return { sunrise, sunset: sunrise === null ? null : crossing(observer, -1, sunrise + AFTER_SUNRISE_MS, DAY_MS) }
}
