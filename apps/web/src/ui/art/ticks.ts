/** Two decimals are enough for a drawing of 800 units. */
const short = (value: number) => Math.round(value * 100) / 100

/** A point on a circle; degrees run clockwise from the top. */
export const onCircle = (centre: number, radius: number, degrees: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [short(centre + radius * Math.cos(angle)), short(centre + radius * Math.sin(angle))]
}

/** The path of radial strokes, one for each of the given degrees. */
export const ticks = (centre: number, outer: number, inner: number, degrees: readonly number[]): string =>
  degrees.map((at) => `M${onCircle(centre, outer, at).join(' ')}L${onCircle(centre, inner, at).join(' ')}`).join('')

/** `count` equal divisions of the circle in degrees, leaving out every `skip`th. */
export const divisions = (count: number, skip?: number): number[] =>
  Array.from({ length: count }, (_, index) => index)
    .filter((index) => skip === undefined || index % skip !== 0)
    .map((index) => (index * 360) / count)
