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

const fine = (value: number) => Math.round(value * 10_000) / 10_000

/**
 * The same for many strokes at equal distances, as the dashes of one wide circle: a few words in a page instead of twenty letters a
 * stroke. Of `count` divisions every `skip`th is left out; dashes begin at the right of the circle, where one of those has to be.
 */
export const dashedTicks = (outer: number, inner: number, count: number, skip?: number) => {
  const r = (outer + inner) / 2
  const step = fine((2 * Math.PI * r) / count)
  const dash = `1 ${fine(step - 1)}`
  const dashes = skip === undefined ? [dash] : [`0 ${step}`, ...Array.from({ length: skip - 1 }, () => dash)]
  // half of the first dash stands on either side of its place
  return { r, strokeWidth: outer - inner, strokeDasharray: dashes.join(' '), strokeDashoffset: 0.5 }
}

/** `count` equal divisions of the circle in degrees, leaving out every `skip`th. */
export const divisions = (count: number, skip?: number): number[] =>
  Array.from({ length: count }, (_, index) => index)
    .filter((index) => skip === undefined || index % skip !== 0)
    .map((index) => (index * 360) / count)
