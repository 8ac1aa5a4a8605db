import type { NatalMoon } from './moon.ts'
import type { Koota } from './types.ts'

/** Nadi koota, 8 points unless both have the same nadi (Muhurta Chintamani 6). */
export function nadiKoota(groom: NatalMoon, bride: NatalMoon): Koota {
  const [his, hers] = [groom.ofNakshatra.nadi, bride.ofNakshatra.nadi]
  return { id: 'nadi', points: his === hers ? 0 : 8, maximum: 8, reason: { code: 'nadi', groom: his, bride: hers } }
}
