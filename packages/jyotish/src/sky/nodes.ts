import { GeoMoonState, RotateVector, Vector } from 'astronomy-engine'
import { atan2Degrees, normalize } from '#angles.ts'
import type { Frame } from './frame.ts'

/** Sidereal longitude of the Moon's mean ascending node (Rahu); Meeus, Astronomical Algorithms, 47.7. */
export function meanNode(frame: Frame): number {
  const t = frame.centuries
  const tropical = 125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467441 - t ** 4 / 60616000
  return normalize(tropical - frame.ayanamsa)
}

/** Sidereal longitude of the ascending node of the Moon's osculating orbit; within 21" of Swiss Ephemeris. */
export function trueNode(frame: Frame): number {
  const state = GeoMoonState(frame.time)
  const r = RotateVector(frame.toEcliptic, new Vector(state.x, state.y, state.z, frame.time))
  const v = RotateVector(frame.toEcliptic, new Vector(state.vx, state.vy, state.vz, frame.time))
  const momentumX = r.y * v.z - r.z * v.y
  const momentumY = r.z * v.x - r.x * v.z
  return normalize(atan2Degrees(momentumX, -momentumY) - frame.nutation - frame.ayanamsa)
}
