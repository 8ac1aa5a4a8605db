import { createCache, DAY_MS } from '@dhruva/common'
import type { panchangs, ReplyOf } from '@dhruva/contract'
import {
  type CivilDate,
  choghadiyas,
  dayMuhurtas,
  frameOf,
  horas,
  type Limb,
  type PanchangDay,
  panchangOf,
} from '@dhruva/jyotish'
import { hinduFrom } from './hindu-from.ts'

export type Panchang = Omit<ReplyOf<typeof panchangs.getPanchang>, 'status' | 'message'>

const civil = (date: string, daysOn: number): CivilDate => {
  const day = new Date(Date.parse(`${date}T00:00:00Z`) + daysOn * DAY_MS)
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }
}

const toLimb = ({ number, ...rest }: Limb) => ({ id: number, ...rest })

type Limbs = 'tithis' | 'nakshatras' | 'yogas' | 'karanas'

/** The limbs that run between the day's sunrise and the next; those of the civil day where the Sun does not rise. */
const limbsOf = (day: PanchangDay, next: PanchangDay, which: Limbs) => {
  const { sunrise_utc: from, next_sunrise_utc: to } = day
  if (from === null || to === null) return day[which].map(toLimb)
  const later = next[which].filter(({ start }) => !day[which].some((limb) => limb.start === start))
  return [...day[which], ...later].filter(({ start, end }) => end > from && start < to).map(toLimb)
}

const firstOf = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw new RangeError('a day without a limb')
  return first
}

/** The panchang of a date (yyyy-mm-dd) at a place as it is told over the wire. */
const compute = (date: string, { lat, lng }: { lat: number; lng: number }, zone: string): Panchang => {
  const [day, next] = [panchangOf(civil(date, 0), lat, lng, zone), panchangOf(civil(date, 1), lat, lng, zone)]
  const frame = frameOf(day)
  const limbs = {
    tithis: limbsOf(day, next, 'tithis'),
    nakshatras: limbsOf(day, next, 'nakshatras'),
    yogas: limbsOf(day, next, 'yogas'),
    karanas: limbsOf(day, next, 'karanas'),
  }
  return {
    date: day.date,
    lat,
    lng,
    tz: zone,
    vara: { id: day.vara, name: day.vara_name, name_hi: day.vara_hi },
    sunrise: day.sunrise_utc,
    sunset: day.sunset_utc,
    next_sunrise: day.next_sunrise_utc,
    moonrise: day.moonrise_utc,
    moonset: day.moonset_utc,
    tithi: firstOf(limbs.tithis),
    nakshatra: firstOf(limbs.nakshatras),
    yoga: firstOf(limbs.yogas),
    karana: firstOf(limbs.karanas),
    ...limbs,
    rahu_kaal: day.rahu_kaal,
    gulika: day.gulika,
    yamaganda: day.yamaganda,
    abhijit: day.abhijit,
    hindu: hinduFrom(civil(date, 0), { lat, lng, tz: zone }),
    choghadiyas: frame ? choghadiyas(frame) : [],
    horas: frame ? horas(frame) : [],
    muhurtas: dayMuhurtas(day),
  }
}

const KEPT = 500
const kept = createCache<Panchang>(KEPT)

type Place = { lat: number; lng: number }

const keyOf = (date: string, { lat, lng }: Place) => `${date} ${lat} ${lng}`

/** Whether the panchang of a day at a place is there without being computed. */
export const isKept = (date: string, place: Place): boolean => kept.has(keyOf(date, place))

/** The panchang of a date (yyyy-mm-dd) at a place in its zone. Most people ask for today in one of few towns, so the last ones are kept. */
export const panchangFrom = (date: string, place: Place, zone: string): Panchang =>
  kept.remember(keyOf(date, place), () => compute(date, place, zone))
