import { at } from '#names.ts'
import type { NatalMoon } from './moon.ts'
import type { Koota, Vashya } from './types.ts'

const ORDER: readonly Vashya[] = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta']

/** Rows groom, columns bride in that order; one of at least four published variants (Maitreya 8). */
const POINTS: readonly (readonly number[])[] = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0.5, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
]

/** Group of the first and of the second half of each sign; only Dhanu and Makara are divided. */
const GROUPS: readonly (readonly [Vashya, Vashya])[] = [
  ['chatushpada', 'chatushpada'],
  ['chatushpada', 'chatushpada'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
  ['vanachara', 'vanachara'],
  ['manava', 'manava'],
  ['manava', 'manava'],
  ['keeta', 'keeta'],
  ['manava', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
]

const groupOf = ({ sign, degree }: NatalMoon): Vashya => at(GROUPS, sign)[degree < 15 ? 0 : 1]

/** Vashya koota, up to 2 points. */
export function vashyaKoota(groom: NatalMoon, bride: NatalMoon): Koota {
  const [his, hers] = [groupOf(groom), groupOf(bride)]
  return {
    id: 'vashya',
    points: at(at(POINTS, ORDER.indexOf(his)), ORDER.indexOf(hers)),
    maximum: 2,
    reason: { code: 'vashya', groom: his, bride: hers },
  }
}
