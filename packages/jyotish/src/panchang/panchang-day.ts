import { DAY_MS } from '@dhruva/common'
import { AstroTime, Body, Observer, SearchAltitude } from 'astronomy-engine'
import { at, KARANA_NAMES, NAKSHATRA_NAMES, type Name, TITHI_NAMES, VARA_NAMES, YOGA_NAMES } from '#names.ts'
import { type SunTimes, sunTimes } from '#sky/sun-times.ts'
import { type CivilDate, civilDay, civilMsOf, isoDate, isoSeconds } from '#time/time.ts'
import { type LimbKind, limbsBetween } from './limbs.ts'

const J2000_MS = Date.UTC(2000, 0, 1, 12)

/** ISO 8601 UTC, start inclusive, end exclusive. */
export type TimeSpan = { start: string; end: string }

/** A limb of the day. `number` counts as in a chart: tithi 1..30, yoga 1..27, karana 1..60, but nakshatra 0..26. */
export type Limb = TimeSpan & { number: number; name: string; name_hi: string }

export type PanchangDay = {
  date: string
  zone: string
  lat: number
  lng: number
  /** 0 = Sunday, of the day that begins with this date's sunrise */
  vara: number
  vara_name: string
  vara_hi: string
  sunrise_utc: string | null
  sunset_utc: string | null
  next_sunrise_utc: string | null
  /** the first of the civil day, null when there is none */
  moonrise_utc: string | null
  moonset_utc: string | null
  /** all that run at some time of the civil day, whole: the first began before it, the last ends after it */
  tithis: Limb[]
  nakshatras: Limb[]
  yogas: Limb[]
  karanas: Limb[]
  /** null where the Sun does not rise or set */
  rahu_kaal: TimeSpan | null
  gulika: TimeSpan | null
  yamaganda: TimeSpan | null
  /** null on Wednesday, too */
  abhijit: TimeSpan | null
}

const LIMBS: Readonly<Record<LimbKind, { names: readonly Name[]; first: 0 | 1 }>> = {
  tithi: { names: TITHI_NAMES, first: 1 },
  nakshatra: { names: NAKSHATRA_NAMES, first: 0 },
  yoga: { names: YOGA_NAMES, first: 1 },
  karana: { names: KARANA_NAMES, first: 1 },
}

/** Which eighth of the daylight, 1-based, Sunday first (Narasimha Rao, Integrated Approach). */
const EIGHTHS = {
  rahu_kaal: [8, 2, 7, 5, 6, 4, 3],
  gulika: [7, 6, 5, 4, 3, 2, 1],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
} as const

const WEDNESDAY = 3

const iso = (ms: number | null): string | null => (ms === null ? null : isoSeconds(ms))

function limbs(kind: LimbKind, startMs: number, endMs: number): Limb[] {
  const { names, first } = LIMBS[kind]
  return limbsBetween(kind, startMs, endMs).map((span) => ({
    number: span.part + first,
    name: at(names, span.part).sa,
    name_hi: at(names, span.part).hi,
    start: isoSeconds(span.startMs),
    end: isoSeconds(span.endMs),
  }))
}

/** The `index`-th (1-based) of `parts` equal parts of the daylight. */
function partOfDay(sunrise: number, sunset: number, index: number, parts: number): TimeSpan {
  const length = (sunset - sunrise) / parts
  return { start: isoSeconds(sunrise + (index - 1) * length), end: isoSeconds(sunrise + index * length) }
}

/** Rahu Kaal, Gulika, Yamaganda and Abhijit of the daylight between a sunrise and sunset (ms) of a weekday 0..6. */
export function dayParts(vara: number, { sunrise, sunset }: SunTimes) {
  if (sunrise === null || sunset === null) return { rahu_kaal: null, gulika: null, yamaganda: null, abhijit: null }
  const eighth = (name: keyof typeof EIGHTHS) => partOfDay(sunrise, sunset, at(EIGHTHS[name], vara), 8)
  return {
    rahu_kaal: eighth('rahu_kaal'),
    gulika: eighth('gulika'),
    yamaganda: eighth('yamaganda'),
    abhijit: vara === WEDNESDAY ? null : partOfDay(sunrise, sunset, 8, 15),
  }
}

/** When the Moon rises (1) or sets (-1) in a span, ms: centre of her disc on the true horizon, without refraction, as the sunrise is taken. */
export function moonCrossing(
  direction: 1 | -1,
  startMs: number,
  endMs: number,
  lat: number,
  lng: number,
): number | null {
  const start = new AstroTime((startMs - J2000_MS) / DAY_MS)
  const found = SearchAltitude(Body.Moon, new Observer(lat, lng, 0), direction, start, (endMs - startMs) / DAY_MS, 0)
  return found ? found.ut * DAY_MS + J2000_MS : null
}

/**
 * The panchang of a civil day at a place (degrees north and east) in an IANA zone: sunrise of the disc's centre without
 * refraction, limbs to the second. A day can have two or three of each limb.
 */
export function panchangOf(date: CivilDate, lat: number, lng: number, zone: string): PanchangDay {
  const { startMs, endMs, civilMs } = civilDay(zone, civilMsOf(date))
  const vara = new Date(civilMs).getUTCDay()
  const times = sunTimes(startMs, endMs, lat, lng)
  return {
    date: isoDate(civilMs),
    zone,
    lat,
    lng,
    vara,
    vara_name: at(VARA_NAMES, vara).sa,
    vara_hi: at(VARA_NAMES, vara).hi,
    sunrise_utc: iso(times.sunrise),
    sunset_utc: iso(times.sunset),
    next_sunrise_utc: iso(sunTimes(endMs, endMs + DAY_MS, lat, lng).sunrise),
    moonrise_utc: iso(moonCrossing(1, startMs, endMs, lat, lng)),
    moonset_utc: iso(moonCrossing(-1, startMs, endMs, lat, lng)),
    tithis: limbs('tithi', startMs, endMs),
    nakshatras: limbs('nakshatra', startMs, endMs),
    yogas: limbs('yoga', startMs, endMs),
    karanas: limbs('karana', startMs, endMs),
    ...dayParts(vara, times),
  }
}
