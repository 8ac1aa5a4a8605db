/** When something is best begun: numbers and ids only. All instants ISO 8601 UTC, all dates yyyy-mm-dd at the place. */
import type { TaraId } from '#gochara/tarabala.ts'
import type { Chart } from '#types.ts'

export const ACTIVITIES = [
  'interview',
  'signing',
  'vehicle',
  'house_buy',
  'house_entry',
  'travel',
  'engagement',
  'marriage',
  'business',
  'naming',
  'medical',
  'study',
  'gold',
  'haircut',
  'proposal',
] as const
/** What a good date is looked for. */
export type Activity = (typeof ACTIVITIES)[number]

export const CUSTOMS = [
  'kharmas',
  'adhik',
  'pitru_paksha',
  'chaturmas',
  'holashtak',
  'panchak',
  'combust_jupiter',
  'combust_venus',
  'janma_month',
] as const
/** A stretch of time that families leave out by custom. */
export type CustomId = (typeof CUSTOMS)[number]
export type CustomSpan = { id: CustomId; start: string; end: string }

export const HEADINGS = ['east', 'north', 'west', 'south'] as const
export type Heading = (typeof HEADINGS)[number]

/** Degrees north and east, IANA zone. */
export type MuhurtaPlace = { lat: number; lng: number; tz: string }

export type Fit = 'good' | 'neutral' | 'avoid'

/** What gives or takes points; numbers as in a chart (tithi 1..30, nakshatra 0..26, yoga 1..27, vara 0 = Sunday). */
export type MuhurtaTerm =
  | { code: 'nakshatra'; nakshatra: number; fit: Fit; points: number }
  | { code: 'tithi'; tithi: number; fit: Fit; points: number }
  | { code: 'vara'; vara: number; fit: Fit; points: number }
  | { code: 'tara'; tara: number; id: TaraId; points: number }
  | { code: 'chandra'; house: number; points: number }
  | { code: 'yoga'; yoga: number; points: number }
  | { code: 'combust'; graha: 'jupiter' | 'venus'; points: number }
  | { code: 'festival'; id: FestivalId; points: number }
  | { code: 'abhijit'; points: number }

/** What leaves an hour out altogether. */
export type MuhurtaOut =
  | { code: 'rahu_kaal' | 'vishti' | 'amavasya' | 'sankranti' | 'janma_nakshatra' | 'before_eleventh' | 'no_sunrise' }
  | { code: 'rikta' | 'tithi'; tithi: number }
  | { code: 'nakshatra'; nakshatra: number }
  | { code: 'vara'; vara: number }
  | { code: 'eclipse'; of: 'sun' | 'moon' }
  | { code: 'tara'; tara: number; id: TaraId }
  | { code: 'moon_house'; house: number }
  | { code: 'custom'; custom: CustomId }

/** Hours in which nothing changes that counts; `points` are those of the best of them. */
export type MuhurtaHours = {
  start: string
  end: string
  points: number
  terms: MuhurtaTerm[]
  /** what a family may leave out though the activity's rules do not */
  customs: CustomId[]
}

/** A stretch that is left out and everything that leaves it out. */
export type LeftOut = { start: string; end: string; outs: MuhurtaOut[] }

export type MuhurtaDay = {
  date: string
  vara: number
  sunrise: string | null
  sunset: string | null
  /** those good enough, in order of time */
  hours: MuhurtaHours[]
  /** the best of them */
  best: MuhurtaHours | null
  left: LeftOut[]
}

export type MuhurtaAsk = {
  activity: Activity
  /** whose tara and chandrabala count; null: of anybody */
  chart: Pick<Chart, 'nakshatra' | 'moon_sign' | 'input'> | null
  place: MuhurtaPlace
  from: { year: number; month: number; day: number }
  /** inclusive */
  to: { year: number; month: number; day: number }
  /** hours before it are over */
  after?: Date
  /** where a journey goes */
  direction?: Heading | null
}

/** A day that is not good, with its least bad hours; `customs` of the hours tell what a family would say of it. */
export type LeastBad = { date: string; vara: number; hours: MuhurtaHours }

export type MuhurtaFound = {
  /** every day that was searched, in order */
  days: MuhurtaDay[]
  /** up to three dates in order */
  chosen: string[]
  /** the best of them */
  best: string | null
  /** the best day outside the customs that the best one lies in; null when it lies in none or nothing is outside */
  outside: string | null
  /** only when no day is good */
  leastBad: LeastBad | null
  /** the first good day after the search; only when no day in it is good */
  after: MuhurtaDay | null
  /** customs of the activity that touch the search, whole */
  customs: CustomSpan[]
}

export const FESTIVALS = [
  'diwali',
  'dhanteras',
  'holi',
  'navratri',
  'akshaya_tritiya',
  'raksha_bandhan',
  'makar_sankranti',
] as const
export type FestivalId = (typeof FESTIVALS)[number]
