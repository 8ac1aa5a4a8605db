import { difference, normalize } from '#angles.ts'
import type { Statement } from './types.ts'

/**
 * The stretch of zodiac that a point covers inside the span: from `from` degrees onward by `length` (negative: backward).
 * For a graha that turns inside the span it is the whole stretch, from its lower end onward.
 */
export type Arc = { from: number; length: number }

/** The arc through longitudes sampled in order of time, closely enough that no step is half a circle. */
export function arcOf(lons: readonly number[]): Arc {
  const start = lons[0] ?? 0
  let at = 0
  let [least, most] = [0, 0]
  for (const [index, lon] of lons.slice(1).entries()) {
    at += difference(lon, lons[index] ?? lon)
    least = Math.min(least, at)
    most = Math.max(most, at)
  }
  const turns = least < Math.min(0, at) || most > Math.max(0, at)
  return turns ? { from: normalize(start + least), length: most - least } : { from: start, length: at }
}

/** Values in the order of time as a statement: certain when they are one value. */
export const statement = <T>(values: readonly T[]): Statement<T> => {
  const distinct = [...new Set(values)]
  return { certain: distinct.length === 1, values: distinct }
}

/**
 * What a function of the longitude takes over an arc, in the order of time, when it changes only at the multiples of 30°
 * and at `edges` (degrees inside a sign, 30 included).
 */
export function valuesOver<T>(
  { from, length }: Arc,
  edgesOf: (sign: number) => readonly number[],
  value: (lon: number) => T,
): Statement<T> {
  const forward = length >= 0
  const found = [value(from)]
  let at = from
  let left = Math.abs(length)
  // An edge belongs to what follows it: who stands on one and goes backward leaves it at once.
  if (!forward && left > EPSILON) found.push(value(normalize(from - EPSILON)))
  while (left > 0) {
    const step = forward ? stepForward(at, edgesOf) : stepBackward(at, edgesOf)
    if (step > left + EPSILON) break
    left -= step
    at = normalize(forward ? at + step : at - step)
    const beyond = forward ? at + EPSILON : at - EPSILON
    if (forward || left > EPSILON) found.push(value(normalize(beyond)))
  }
  return statement(found)
}

/** Less than a chart's six decimals: only to stand on the right side of an edge. */
const EPSILON = 1e-7

function stepForward(lon: number, edgesOf: (sign: number) => readonly number[]): number {
  const sign = Math.floor((lon + EPSILON) / 30) % 12
  const degree = normalize(lon - 30 * sign + EPSILON) - EPSILON
  const next = edgesOf(sign).find((edge) => edge > degree + EPSILON)
  return (next ?? 30) - degree
}

function stepBackward(lon: number, edgesOf: (sign: number) => readonly number[]): number {
  const sign = Math.floor(normalize(lon - EPSILON) / 30)
  const degree = normalize(lon - EPSILON - 30 * sign) + EPSILON
  const previous = edgesOf(sign).findLast((edge) => edge < degree - EPSILON) ?? 0
  return degree - previous
}
