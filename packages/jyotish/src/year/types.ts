import type { Classical, GrahaId } from '#ids.ts'
import type { Ascendant, Dignity, Graha, House, Period } from '#types.ts'

/** Offices whose holders stand for election as lord of the year. */
export type YearOffice = 'natal_ascendant' | 'year_ascendant' | 'muntha' | 'day_or_night' | 'trirashi'

export type YearCandidate = {
  graha: Classical
  offices: YearOffice[]
  house: number
  dignity: Dignity
  /** whether it looks at the year's ascendant in the Tajika way */
  aspects_ascendant: boolean
}

export type YearLord = {
  graha: Classical
  /** best dignity among those that look at the ascendant; without any of them the lord of the muntha */
  chosen_by: 'dignity' | 'tie_to_muntha_lord' | 'tie_in_order' | 'no_aspect'
  candidates: YearCandidate[]
}

export type Muntha = { sign: number; house: number; lord: GrahaId; quality: 'good' | 'weak' }

export type YearChart = {
  /** completed years of life */
  years: number
  /** varsha pravesha and the next one, ISO 8601 UTC */
  start: string
  end: string
  is_day: boolean
  ascendant: Ascendant
  grahas: Graha[]
  houses: House[]
  muntha: Muntha
  lord: YearLord
  /** Mudda dasha: nine periods of 360 days in all */
  mudda: Period[]
}
