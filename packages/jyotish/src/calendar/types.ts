/** The Hindu calendar of a place: numbers and ids only. All instants ISO 8601 UTC, all dates yyyy-mm-dd at the place. */
import type { EkadashiId, PradoshId, SankrantiId, TithiDayId, YearlyId } from './observance-ids.ts'

/** Degrees north and east, IANA zone. */
export type CalendarPlace = { lat: number; lng: number; tz: string }

export const RITUS = ['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'] as const
export type Ritu = (typeof RITUS)[number]
export type Ayana = 'uttarayana' | 'dakshinayana'

/** A lunar month, 0 = Chaitra .. 11 = Phalguna; `adhika`: the extra one, in which the Sun enters no sign. */
export type Masa = { month: number; adhika: boolean }

/** The month in both reckonings: amanta ends with the new Moon, purnimanta (North India) with the full Moon. */
export type Masas = {
  amanta: Masa
  purnimanta: Masa
  /** the Sun enters two signs in the amanta month, so that the month after it is left out of the year */
  kshaya: boolean
}

/** Year numbers that have begun; `samvatsara` 0 = Prabhava .. 59 = Kshaya. */
export type Samvat = {
  /** North India: from Chaitra Shukla 1, named after Jupiter's mean year that runs then (Surya Siddhanta with bija) */
  vikrama: { year: number; samvatsara: number }
  /** Gujarat: from Kartika Shukla 1 */
  gujarati: { year: number }
  /** from Chaitra Shukla 1, named by the southern count */
  shaka: { year: number; samvatsara: number }
}

/** The day from a date's sunrise to the next; everything is taken at its sunrise, or at six where the Sun does not rise. */
export type HinduDay = {
  date: string
  masa: Masas
  paksha: 'shukla' | 'krishna'
  /** 1..30, 15 Purnima, 30 Amavasya */
  tithi: number
  /** the same tithi holds two sunrises: this is the first or the second of them */
  vriddhi: 'first' | 'second' | null
  /** the tithi that begins and ends within this day, so that no sunrise has it */
  kshaya: number | null
  samvat: Samvat
  /** `drik` by the Sun's tropical place, `vedic` by the sidereal one */
  ritu: { drik: Ritu; vedic: Ritu }
  ayana: { drik: Ayana; vedic: Ayana }
  /** sidereal sign, 0 = Mesha, that names the solar month */
  sun_sign: number
  /** sign of the Moon, then those she enters before the next sunrise; whole stays */
  moon_signs: { sign: number; start: string; end: string }[]
}

export const OBSERVANCE_KINDS = [
  'festival',
  'vrat',
  'ekadashi',
  'pradosh',
  'chaturthi',
  'shivaratri',
  'purnima',
  'amavasya',
  'sankranti',
  'eclipse',
] as const
export type ObservanceKind = (typeof OBSERVANCE_KINDS)[number]

/**
 * The part of the day that a tithi has to hold. Daylight in fifteen muhurtas: pratah 1-3, sangava 4-6, madhyahna 7-9,
 * aparahna 10-12, sayahna 13-15; purvahna its first half; pradosh the first fifth of the night, nishita its eighth
 * muhurta of fifteen; arunodaya the 96 minutes before sunrise.
 */
export const DAY_PARTS = [
  'sunrise',
  'pratah',
  'purvahna',
  'madhyahna',
  'aparahna',
  'sunset',
  'pradosh',
  'nishita',
  'moonrise',
  'arunodaya',
] as const
export type DayPart = (typeof DAY_PARTS)[number]

/**
 * Which of the days is kept when a tithi holds the part of two: the first (with the tithi before), the second (with the next),
 * the one it holds longer; `morning`: the last whose first three muhurtas it holds whole; `fire`: Holika's.
 */
export type Pick = 'first' | 'second' | 'longer' | 'morning' | 'fire'

/** What fixes the day; numbers as in a chart. */
export type ObservanceRule =
  /** the tithi of the amanta month (null: of each month) that holds a part of the day */
  | {
      by: 'tithi'
      month: number | null
      tithi: number
      at: DayPart
      /** which day, when the tithi holds the part of two */
      pick: Pick
      bhadra?: 'avoided'
      /** the last such weekday (0 = Sunday) that is not after the tithi's day */
      weekday?: number
    }
  /** the Sun entering a sidereal sign: on its date, on the next one after sunset, at the first sunrise after it, or on the day of its punya kala */
  | { by: 'sankranti'; sign: number; day: 'date' | 'sunset' | 'sunrise' | 'punya_kala' }
  /** the Moon's star 0..26 in the solar month of a sign */
  | { by: 'nakshatra'; nakshatra: number; sun_sign: number; at: DayPart }
  /** so many days after another */
  | { by: 'after'; id: ObservanceId; days: number }
  | { by: 'eclipse' }

export const OBSERVANCE_TIMES = [
  'tithi',
  'nakshatra',
  'puja',
  'nishita',
  'moonrise',
  'sunset',
  'sunrise',
  'bhadra',
  'vijaya',
  'parana',
  'vaishnava_parana',
  'hari_vasara_end',
  'sankranti',
  'punya_kala',
  'maha_punya_kala',
  'sutak',
] as const
/** A stretch, or an instant when `end` is null. */
export type ObservanceTime = { id: (typeof OBSERVANCE_TIMES)[number]; start: string; end: string | null }

/** An eclipse as seen at the place. */
export type EclipseSeen = {
  of: 'sun' | 'moon'
  /** of the whole Earth */
  type: 'total' | 'annular' | 'partial' | 'penumbral'
  /** whether any of it (not the penumbra) is above the horizon at the place */
  visible: boolean
  /** the greatest: at the place where it is seen there, else of the whole Earth */
  maximum: string
  /** of the Moon's: the umbra, wherever one is, null when penumbral; of the Sun's: at the place, null where not seen */
  first_contact: string | null
  last_contact: string | null
  /** the total or annular part of it */
  total: { start: string; end: string } | null
  /** what is above the horizon between first and last contact; null when nothing is */
  seen: { start: string; end: string } | null
  /** part of the disc's area that is covered at the maximum, 0..1; null where there are no contacts */
  obscured: number | null
  /** sidereal sign and nakshatra in which it happens */
  sign: number
  nakshatra: number
}

export type ObservanceId =
  | YearlyId
  | EkadashiId
  | PradoshId
  | TithiDayId
  | SankrantiId
  | 'solar_eclipse'
  | 'lunar_eclipse'

export type Observance = {
  /** key of its names, too */
  id: ObservanceId
  kind: ObservanceKind
  date: string
  /** last day of what lasts several days */
  until: string | null
  /** of what lasts several days, the day of each tithi; a tithi that no sunrise has shares one with another */
  days: { tithi: number; date: string }[] | null
  /** of the tithi that it is kept on; null of what the Sun alone fixes */
  masa: Masas | null
  tithi: number | null
  rule: ObservanceRule
  /** the day on which Vaishnavas keep it, when it is another one */
  vaishnava: string | null
  times: ObservanceTime[]
  eclipse: EclipseSeen | null
}
