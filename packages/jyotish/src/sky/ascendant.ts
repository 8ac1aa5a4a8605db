import { SiderealTime } from 'astronomy-engine'
import { atan2Degrees, normalize, radians } from '#angles.ts'
import type { Frame } from './frame.ts'

/** Beyond this latitude the ecliptic can lie along the horizon and the rising point jump. */
const POLAR_LATITUDE = 66.5

/** Whether the rising point can jump, and the day be without sunrise, at a latitude (degrees). */
export const isPolar = (lat: number): boolean => Math.abs(lat) > POLAR_LATITUDE

/** Sidereal longitude of the point of the ecliptic rising at `lat` north and `lng` east, degrees. */
export function ascendantLongitude(frame: Frame, lat: number, lng: number): number {
  const theta = radians(15 * SiderealTime(frame.time) + lng)
  const eps = radians(frame.obliquity)
  const rising = atan2Degrees(
    Math.cos(theta),
    -(Math.sin(theta) * Math.cos(eps) + Math.tan(radians(lat)) * Math.sin(eps)),
  )
  return normalize(rising - frame.nutation - frame.ayanamsa)
}
