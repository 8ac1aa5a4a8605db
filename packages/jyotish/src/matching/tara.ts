import { isBadTara, taraOf } from '#gochara/tarabala.ts'
import type { NatalMoon } from './moon.ts'
import type { Koota } from './types.ts'

/** Tara koota, 1.5 points each way unless the count ends on Vipat, Pratyak or Naidhana (Muhurta Chintamani 6). */
export function taraKoota(groom: NatalMoon, bride: NatalMoon): Koota {
  const toGroom = taraOf(groom.nakshatra, bride.nakshatra)
  const toBride = taraOf(bride.nakshatra, groom.nakshatra)
  const points = (isBadTara(toGroom) ? 0 : 1.5) + (isBadTara(toBride) ? 0 : 1.5)
  return { id: 'tara', points, maximum: 3, reason: { code: 'tara', groom: toGroom, bride: toBride } }
}
