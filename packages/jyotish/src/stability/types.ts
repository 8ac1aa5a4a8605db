import type { GrahaId, VargaId } from '#ids.ts'

/** What a statement of a chart can be inside the span of time, in the order of time; it is certain when that is one value. */
export type Statement<T> = { certain: boolean; values: T[] }

/** A change inside the span: from `at` (ISO 8601 UTC) on the sign is `sign`. */
export type SignChange = { at: string; sign: number }

export type DashaStability = {
  /** lord of the first mahadasha */
  first: Statement<GrahaId>
  /** lords that run at the moment asked for; null outside the 120 years */
  running: { maha: Statement<GrahaId>; antar: Statement<GrahaId>; pratyantar: Statement<GrahaId> } | null
  /** days by which every date of the dashas can be earlier or later, from the earliest to the latest */
  dates_span_days: number
}

export type VargaStability = Record<'ascendant' | GrahaId, Statement<number>>

export type Stability = {
  /** minutes of uncertainty to either side; null when the time is unknown and the whole civil day is possible */
  minutes: number | null
  /** first and last possible instant, ISO 8601 UTC */
  from: string
  to: string
  ascendant: {
    sign: Statement<number>
    nakshatra: Statement<number>
    navamsa_sign: Statement<number>
    /** when the rising sign changes inside the span */
    changes: SignChange[]
  }
  /** of the Moon */
  nakshatra: Statement<number>
  pada: Statement<number>
  signs: Record<GrahaId, Statement<number>>
  houses: Record<GrahaId, Statement<number>>
  navamsas: Record<GrahaId, Statement<number>>
  vargas: Record<VargaId, VargaStability>
  manglik: Statement<boolean>
  dasha: DashaStability
}
