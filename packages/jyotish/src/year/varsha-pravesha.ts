import { DAY_MS } from '@dhruva/common'
import { difference, storedLongitude } from '#angles.ts'
import { longitude } from '#sky/bodies.ts'
import { frameAt } from '#sky/frame.ts'

const SIDEREAL_YEAR_MS = 365.256363 * DAY_MS
const DEGREES_PER_MS = 360 / SIDEREAL_YEAR_MS
const STEPS = 20
const NEAR_MS = 200

/**
 * The second in which the Sun is again at its natal sidereal longitude (degrees) after `years` completed years: varsha
 * pravesha. Milliseconds since 1970 UTC.
 */
export function sunReturn(natalSun: number, birthMs: number, years: number): number {
  const beyond = (ms: number) => difference(storedLongitude(longitude(frameAt(ms), 'sun', 'mean')), natalSun)
  let ms = birthMs + years * SIDEREAL_YEAR_MS
  for (let step = 0; step < STEPS; step += 1) {
    const move = -beyond(ms) / DEGREES_PER_MS
    ms += move
    if (Math.abs(move) < NEAR_MS) break
  }
  let second = Math.round(ms / 1000)
  while (beyond((second - 1) * 1000) >= 0) second -= 1
  while (beyond(second * 1000) < 0) second += 1
  return second * 1000
}
