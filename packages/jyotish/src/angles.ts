const DEGREES_PER_RADIAN = 180 / Math.PI

export const radians = (degrees: number): number => degrees / DEGREES_PER_RADIAN

/** Angle of (x, y) in degrees 0..360. */
export const atan2Degrees = (y: number, x: number): number => normalize(Math.atan2(y, x) * DEGREES_PER_RADIAN)

/** Degrees brought into 0 <= x < 360. */
export function normalize(degrees: number): number {
  const rest = degrees % 360
  const positive = rest < 0 ? rest + 360 : rest
  return positive >= 360 ? 0 : positive
}

/** Signed difference a - b of two directions, -180 <= d < 180. */
export const difference = (a: number, b: number): number => normalize(a - b + 180) - 180

/** Angular distance of two directions, 0..180. */
export const distance = (a: number, b: number): number => Math.abs(difference(a, b))

/** Six decimals (0.0036"), the precision of every number in a chart. */
export const round6 = (value: number): number => Math.round(value * 1e6) / 1e6

/** A longitude as the chart stores it; every sign, pada and limb is derived from this stored number, so a reader can redo it. */
export function storedLongitude(degrees: number): number {
  const rounded = round6(normalize(degrees))
  return rounded >= 360 ? 0 : rounded
}
