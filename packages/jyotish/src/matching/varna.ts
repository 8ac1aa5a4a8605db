import type { Varna } from '#zodiac/signs.ts'
import type { NatalMoon } from './moon.ts'
import type { Koota } from './types.ts'

const RANK: Readonly<Record<Varna, number>> = { brahmin: 4, kshatriya: 3, vaishya: 2, shudra: 1 }

/** Varna koota, 1 point when the groom's is not below the bride's (Muhurta Chintamani 6). */
export function varnaKoota(groom: NatalMoon, bride: NatalMoon): Koota {
  const [his, hers] = [groom.ofSign.varna, bride.ofSign.varna]
  return {
    id: 'varna',
    points: RANK[his] >= RANK[hers] ? 1 : 0,
    maximum: 1,
    reason: { code: 'varna', groom: his, bride: hers },
  }
}
