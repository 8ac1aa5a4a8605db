import { type Classical, type GrahaId, isClassical, SEVEN } from '#ids.ts'
import { houseOf } from '#zodiac/houses.ts'

/** Good houses from the natal Moon and the house from which another graha obstructs each (Phaladeepika 26.2-8). */
const GOOD: Readonly<Record<GrahaId, Readonly<Record<number, number | null>>>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: { 3: 12, 6: 9, 11: 5 },
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  saturn: { 3: 12, 6: 9, 11: 5 },
  // by common use; without vedha
  rahu: { 3: null, 6: null, 11: null },
  ketu: { 3: null, 6: null, 11: null },
}

/** Father and son never obstruct each other: Sun and Saturn, Moon and Mercury. */
const SPARED: Partial<Record<GrahaId, GrahaId>> = { sun: 'saturn', saturn: 'sun', moon: 'mercury', mercury: 'moon' }

/** How a transit counts: its house from the natal Moon and who obstructs it there, if it is good. */
export type Gochara = { house: number; good: boolean; obstructed_by: Classical[] }

/** Transit of one graha from the natal Moon's sign; `signs` are those of the transiting sky. Nodes do not obstruct. */
export function gocharaOf(id: GrahaId, signs: Readonly<Record<GrahaId, number>>, moonSign: number): Gochara {
  const house = houseOf(signs[id], moonSign)
  const vedha = GOOD[id][house]
  if (vedha === undefined) return { house, good: false, obstructed_by: [] }
  const obstructs = (other: Classical) =>
    other !== id && SPARED[id] !== other && houseOf(signs[other], moonSign) === vedha
  return { house, good: true, obstructed_by: vedha === null ? [] : SEVEN.filter(obstructs) }
}

/** +1 in a good house, 0 when it is obstructed there, -1 otherwise. */
export function plainValue({ good, obstructed_by }: Gochara): -1 | 0 | 1 {
  if (!good) return -1
  return obstructed_by.length > 0 ? 0 : 1
}

/** What the value would be on average over the twelve houses, unobstructed. */
export const usualValue = (id: GrahaId): number => (2 * Object.keys(GOOD[id]).length) / 12 - 1

/**
 * The value weighted by the graha's own bindus in the sign it transits: good by 0.5 + b/8, bad by 1.5 - b/8.
 * The nodes have no ashtakavarga and keep theirs.
 */
export function weightedValue(
  id: GrahaId,
  value: number,
  sign: number,
  bav: Readonly<Record<Classical, readonly number[]>>,
): number {
  if (!isClassical(id)) return value
  const bindus = bav[id][sign] ?? 0
  return value > 0 ? value * (0.5 + bindus / 8) : value * (1.5 - bindus / 8)
}
