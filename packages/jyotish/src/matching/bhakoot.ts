import { houseOf } from '#zodiac/houses.ts'
import type { NatalMoon } from './moon.ts'
import type { Koota } from './types.ts'

/** Distances of 2/12, 5/9 and 6/8; one end of each pair tells the other. */
const BAD: readonly number[] = [2, 12, 5, 9, 6, 8]

/** Bhakoot, 7 points or none by the distance of the Moon signs (Muhurta Chintamani 6). */
export function bhakootKoota(groom: NatalMoon, bride: NatalMoon): Koota {
  const toBride = houseOf(bride.sign, groom.sign)
  const toGroom = houseOf(groom.sign, bride.sign)
  return {
    id: 'bhakoot',
    points: BAD.includes(toBride) ? 0 : 7,
    maximum: 7,
    reason: { code: 'bhakoot', groom_to_bride: toBride, bride_to_groom: toGroom },
  }
}
