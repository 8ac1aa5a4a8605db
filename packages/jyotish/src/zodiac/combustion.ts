import { distance } from '#angles.ts'
import type { GrahaId } from '#types.ts'

/** Orbs in degrees from the Sun, direct and retrograde (Surya Siddhanta 9, as commonly printed). */
const ORBS: Partial<Record<GrahaId, { direct: number; retrograde: number }>> = {
  moon: { direct: 12, retrograde: 12 },
  mars: { direct: 17, retrograde: 17 },
  mercury: { direct: 14, retrograde: 12 },
  jupiter: { direct: 11, retrograde: 11 },
  venus: { direct: 10, retrograde: 8 },
  saturn: { direct: 15, retrograde: 15 },
}

/** Whether a graha is lost in the light of the Sun; the Sun and the nodes never are. Longitudes in degrees. */
export function isCombust(id: GrahaId, lon: number, sunLon: number, retrograde: boolean): boolean {
  const orb = ORBS[id]
  return orb !== undefined && distance(lon, sunLon) < (retrograde ? orb.retrograde : orb.direct)
}
