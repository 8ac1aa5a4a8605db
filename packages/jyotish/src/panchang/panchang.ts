import { normalize } from '#angles.ts'
import { at, KARANA_NAMES, TITHI_NAMES, VARA_NAMES, YOGA_NAMES } from '#names.ts'
import type { SunTimes } from '#sky/sun-times.ts'
import { isoSeconds } from '#time/time.ts'
import type { Panchang } from '#types.ts'

/** Tithi 1..30 of sidereal (or tropical) longitudes in degrees; 15 is Purnima, 30 Amavasya. */
export const tithiOf = (sun: number, moon: number): number => Math.floor(normalize(moon - sun) / 12) + 1

/** Karana 1..60, half-tithis: 1 Kimstughna, 58 Shakuni, 59 Chatushpada, 60 Naga. */
export const karanaOf = (sun: number, moon: number): number => Math.floor(normalize(moon - sun) / 6) + 1

/** Yoga 1..27 of sidereal longitudes in degrees. */
export const yogaOf = (sun: number, moon: number): number => Math.floor((normalize(moon + sun) * 27) / 360) + 1

/**
 * Weekday 0..6 of the day that began with the last sunrise; where the Sun does not rise, the civil weekday.
 * `civilDayMs` is the civil date at 0 h as if it were UTC.
 */
export function varaOf(civilDayMs: number, ms: number, sunrise: number | null): number {
  const weekday = new Date(civilDayMs).getUTCDay()
  return sunrise !== null && ms < sunrise ? (weekday + 6) % 7 : weekday
}

/** The five limbs of an instant with the sunrise and sunset of its civil day. Longitudes in degrees, times in ms. */
export function panchang(sun: number, moon: number, ms: number, civilDayMs: number, times: SunTimes): Panchang {
  const tithi = tithiOf(sun, moon)
  const yoga = yogaOf(sun, moon)
  const karana = karanaOf(sun, moon)
  const vara = varaOf(civilDayMs, ms, times.sunrise)
  return {
    tithi,
    tithi_name: at(TITHI_NAMES, tithi - 1).sa,
    paksha: tithi <= 15 ? 'shukla' : 'krishna',
    yoga,
    yoga_name: at(YOGA_NAMES, yoga - 1).sa,
    karana,
    karana_name: at(KARANA_NAMES, karana - 1).sa,
    vara,
    vara_name: at(VARA_NAMES, vara).sa,
    sunrise_utc: times.sunrise === null ? null : isoSeconds(times.sunrise),
    sunset_utc: times.sunset === null ? null : isoSeconds(times.sunset),
  }
}
