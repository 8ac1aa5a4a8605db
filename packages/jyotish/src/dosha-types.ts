import type { GrahaId } from '#ids.ts'

export type ManglikReference = 'ascendant' | 'moon' | 'venus'

export type ManglikCancellation =
  | { code: 'own_or_exalted' | 'in_simha_or_kumbha'; sign: number }
  | { code: 'harmless_in_house'; house: number; sign: number }
  | { code: 'with_jupiter' | 'aspected_by_jupiter' | 'with_moon' }
  | { code: 'yogakaraka_for_ascendant'; sign: number }

export type Manglik = {
  /** the verdict, counted from the ascendant */
  present: boolean
  /** how many of ascendant, Moon and Venus count it, 0..3 */
  level: number
  from: ManglikReference[]
  /** house of Mars from the ascendant */
  house: number
  strength: 'high' | 'ordinary' | null
  cancelled: boolean
  /** the cancellations that apply; empty when it is not present */
  reasons: ManglikCancellation[]
}

export type KaalSarpType =
  | 'anant'
  | 'kulik'
  | 'vasuki'
  | 'shankhapal'
  | 'padma'
  | 'mahapadma'
  | 'takshak'
  | 'karkotak'
  | 'shankhachud'
  | 'ghatak'
  | 'vishdhar'
  | 'sheshnag'

export type KaalSarp = {
  present: boolean
  /** exactly one graha stands outside the half circle */
  partial: boolean
  /** by Rahu's house; null when neither present nor partial */
  type: KaalSarpType | null
  /** ascending: the grahas lie from Rahu onward to Ketu */
  direction: 'ascending' | 'descending' | null
  outside: GrahaId | null
}

export type SadeSati = 'rising' | 'peak' | 'setting'
export type Dhaiya = 'ardhashtama' | 'ashtama'

/** One stay of Saturn in a sign; ISO 8601 UTC, start inclusive, end exclusive. */
export type SaturnStay<Phase> = { phase: Phase; sign: number; start: string; end: string }

export type SadeSatiStanding = {
  /** the phase of today, null outside Sade Sati */
  phase: SadeSati | null
  intervals: SaturnStay<SadeSati>[]
  dhaiya: { phase: Dhaiya | null; intervals: SaturnStay<Dhaiya>[] }
}
