import type { ScoreId } from '@dhruva/jyotish'

/** A house counted from the Moon sign. */
type HouseNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/**
 * What a graha brings to each field of life while it passes a house from the Moon sign. An entry is an independent clause without
 * a final stop (in English begun in lower case) that a frame carries: "With Venus in your 7th house, {clause}." It names no graha,
 * house or day, since the same clause is tomorrow's first and today's later.
 */
export type HouseEffects = Readonly<Record<HouseNumber, Readonly<Record<ScoreId, readonly [string, ...string[]]>>>>

/** What a graha brings in a house 1..12. Throws a RangeError for any other number. */
export function effectsIn(effects: HouseEffects, house: number): HouseEffects[HouseNumber] {
  const found = Object.values(effects)[house - 1]
  if (!found) throw new RangeError(`no house ${house}`)
  return found
}
