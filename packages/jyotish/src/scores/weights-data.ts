import type { GrahaId } from '#ids.ts'
import type { Category } from './types.ts'

/** How much each graha's transit counts in a category (design page "astrology", 13.1). */
// biome-ignore format: one category a line
export const TRANSIT_WEIGHTS: Readonly<Record<Category, Readonly<Record<GrahaId, number>>>> = {
  love:   { sun: 0.4, moon: 2,   mars: 1,   mercury: 0.6, jupiter: 1.2, venus: 3,   saturn: 0.6, rahu: 0.5, ketu: 0.3 },
  career: { sun: 2,   moon: 1,   mars: 1.2, mercury: 1.5, jupiter: 1.2, venus: 0.4, saturn: 2,   rahu: 0.6, ketu: 0.3 },
  money:  { sun: 0.8, moon: 1.2, mars: 0.5, mercury: 1.8, jupiter: 2.4, venus: 1.5, saturn: 0.8, rahu: 0.6, ketu: 0.3 },
  health: { sun: 2,   moon: 1.8, mars: 1.6, mercury: 0.6, jupiter: 0.8, venus: 0.4, saturn: 1.5, rahu: 0.7, ketu: 0.7 },
  family: { sun: 0.6, moon: 2.4, mars: 0.8, mercury: 0.8, jupiter: 1.6, venus: 1.5, saturn: 0.6, rahu: 0.4, ketu: 0.4 },
}

/** The two houses that a category looks at; the second counts half. */
export const KEY_HOUSES: Readonly<Record<Category, readonly [number, number]>> = {
  love: [7, 5],
  career: [10, 6],
  money: [2, 11],
  health: [1, 6],
  family: [4, 2],
}

/** What a graha does to a house it is in; half of it by aspect. */
export const NATURES: Readonly<Record<GrahaId, number>> = {
  sun: -0.4,
  moon: 0.5,
  mars: -0.8,
  mercury: 0.5,
  jupiter: 1,
  venus: 1,
  saturn: -0.8,
  rahu: -0.7,
  ketu: -0.6,
}
