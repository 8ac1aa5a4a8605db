import type { GrahaId } from '#types.ts'

/** Houses a graha looks at in full, counted from its own sign (graha drishti, Brihat Parashara Hora Shastra 26). */
const ASPECTED_HOUSES: Readonly<Record<GrahaId, readonly number[]>> = {
  sun: [7],
  moon: [7],
  mars: [4, 7, 8],
  mercury: [7],
  jupiter: [5, 7, 9],
  venus: [7],
  saturn: [3, 7, 10],
  rahu: [7],
  ketu: [7],
}

/** Signs 0..11 that a graha standing in `sign` aspects. */
export const aspectsOf = (id: GrahaId, sign: number): number[] =>
  ASPECTED_HOUSES[id].map((house) => (sign + house - 1) % 12)

/** Whether a graha standing in `fromSign` aspects `toSign`; being in a sign is not aspecting it. */
export const aspects = (id: GrahaId, fromSign: number, toSign: number): boolean =>
  ASPECTED_HOUSES[id].includes(((toSign - fromSign + 12) % 12) + 1)
