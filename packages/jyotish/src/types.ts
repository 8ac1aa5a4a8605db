/** The chart object of `birthdetails/chart.php`. Longitudes are sidereal degrees 0..360, to 6 decimals; signs 0 = Mesha .. 11 = Meena. */

import type { KaalSarp, Manglik, SadeSatiStanding } from './dosha-types.ts'
import type { Classical, GrahaId, VargaId } from './ids.ts'
import type { Yoga } from './yoga-types.ts'

export * from './dosha-types.ts'
export * from './ids.ts'
export * from './yoga-types.ts'

export type Dignity =
  | 'exalted'
  | 'moolatrikona'
  | 'own'
  | 'debilitated'
  | 'great_friend'
  | 'friend'
  | 'neutral'
  | 'enemy'
  | 'great_enemy'

export type Conventions = {
  ayanamsa: 'lahiri'
  node: 'mean' | 'true'
  year_days: number
  houses: 'whole_sign'
  positions: 'apparent'
  sunrise: 'centre_no_refraction'
  /** which table of bindus: Varahamihira's or Santhanam's Parashara */
  ashtakavarga: 'raman' | 'jhora'
}

/** A birth as people write it; `dob` d/m/yyyy, `tob` h:m[:s] wall time at the place, degrees north and east positive. */
export type BirthInput = { dob: string; tob: string; lat: number; lng: number }

export type Ascendant = {
  lon: number
  sign: number
  sign_name: string
  sign_hi: string
  degree: number
  nakshatra: number
  nakshatra_name: string
  pada: number
  navamsa_sign: number
}

export type Graha = {
  id: GrahaId
  lon: number
  /** degrees a day, negative when retrograde */
  speed: number
  retrograde: boolean
  combust: boolean
  sign: number
  sign_name: string
  degree: number
  house: number
  nakshatra: number
  nakshatra_name: string
  pada: number
  nakshatra_lord: GrahaId
  navamsa_sign: number
  vargottama: boolean
  dignity: Dignity
}

export type House = { house: number; sign: number; lord: GrahaId; occupants: GrahaId[]; aspected_by: GrahaId[] }

/** One period of Vimshottari; ISO 8601 UTC, start inclusive, end exclusive. */
export type Period = { lord: GrahaId; start: string; end: string }

export type VargaSigns = Record<'ascendant' | GrahaId, number>

export type Ashtakavarga = {
  table: Conventions['ashtakavarga']
  /** bindus of each graha in the signs Mesha .. Meena */
  bav: Record<Classical, number[]>
  /** the sum of the seven */
  sav: number[]
}

export type Panchang = {
  /** 1..30, 15 Purnima, 30 Amavasya */
  tithi: number
  tithi_name: string
  paksha: 'shukla' | 'krishna'
  yoga: number
  yoga_name: string
  karana: number
  karana_name: string
  /** 0 = Sunday */
  vara: number
  vara_name: string
  sunrise_utc: string | null
  sunset_utc: string | null
}

/** What follows from positions, place and time alone; the rest of a chart is read out of it. */
export type PlainChart = {
  version: number
  conventions: Conventions
  input: {
    dob: string
    tob: string
    lat: number
    lng: number
    tz: string
    offset_seconds: number
    utc: string
    wall: 'ok' | 'gap' | 'repeated'
    polar?: true
  }
  ayanamsa: number
  ascendant: Ascendant
  grahas: Graha[]
  rahu_true: number
  houses: House[]
  moon_sign: number
  moon_sign_name: string
  moon_sign_hi: string
  sun_sign: number
  nakshatra: number
  nakshatra_name: string
  nakshatra_hi: string
  pada: number
  panchang: Panchang
  vimshottari: {
    lord: GrahaId
    balance_years: number
    mahadashas: Period[]
    /** null outside the nine mahadashas (120 years) */
    current: { maha: Period; antar: Period; pratyantar: Period } | null
  }
  vargas: Record<VargaId, VargaSigns>
}

export type Chart = PlainChart & {
  yogas: Yoga[]
  doshas: { manglik: Manglik; kaal_sarp: KaalSarp; sade_sati: SadeSatiStanding }
  ashtakavarga: Ashtakavarga
}

/** One graha of a transit: where it stands on the asked day, seen from the birth chart. */
export type TransitGraha = {
  id: GrahaId
  lon: number
  speed: number
  retrograde: boolean
  sign: number
  sign_name: string
  degree: number
  nakshatra: number
  /** house counted from the natal ascendant and from the natal Moon, 1..12 */
  house: number
  house_from_moon: number
  /** UTC, when it leaves this sign for good or retrogrades out of it; null beyond the search span */
  leaves_sign: string | null
  next_sign: number
}

export type Transits = {
  at: string
  grahas: TransitGraha[]
  moon_tithi: number
  sade_sati: 'rising' | 'peak' | 'setting' | null
}
