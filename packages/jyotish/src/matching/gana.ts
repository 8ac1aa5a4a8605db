import type { Gana } from '#zodiac/nakshatra.ts'
import type { NatalMoon } from './moon.ts'
import type { Koota } from './types.ts'

/** Rows groom, columns bride (Narasimha Rao; Maitreya 8); some print the transpose. */
const POINTS: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  deva: { deva: 6, manushya: 5, rakshasa: 1 },
  manushya: { deva: 6, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 0, manushya: 0, rakshasa: 6 },
}

/** Gana koota, up to 6 points. */
export function ganaKoota(groom: NatalMoon, bride: NatalMoon): Koota {
  const [his, hers] = [groom.ofNakshatra.gana, bride.ofNakshatra.gana]
  return { id: 'gana', points: POINTS[his][hers], maximum: 6, reason: { code: 'gana', groom: his, bride: hers } }
}
