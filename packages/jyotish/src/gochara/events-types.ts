import type { GrahaId } from '#ids.ts'

/** Something that happens in the sky; `at` is ISO 8601 UTC, signs 0..11. */
export type SkyEvent = { at: string } & (
  | { code: 'ingress'; graha: GrahaId; from: number; sign: number }
  | { code: 'station'; graha: GrahaId; turns: 'retrograde' | 'direct'; sign: number }
  | { code: 'combustion'; graha: GrahaId; state: 'begins' | 'ends'; sign: number }
  | { code: 'new_moon' | 'full_moon'; sign: number; nakshatra: number }
  | { code: 'lunar_eclipse'; kind: 'penumbral' | 'partial' | 'total'; sign: number }
  | { code: 'solar_eclipse'; kind: 'partial' | 'annular' | 'total'; sign: number }
)
