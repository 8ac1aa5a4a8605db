import { DAY_MS } from '@dhruva/common'
import { at } from '#names.ts'
import { sunTimes } from '#sky/sun-times.ts'
import { isoSeconds } from '#time/time.ts'
import type { DayFrame } from './day-hours.ts'
import { beginningOf, limbsBetween, type Span } from './limbs.ts'
import type { PanchangDay } from './panchang-day.ts'

export const DAY_MUHURTAS = [
  'brahma',
  'abhijit',
  'vijaya',
  'godhuli',
  'nishita',
  'amrit_kaal',
  'rahu_kaal',
  'yamaganda',
  'gulika',
  'dur_muhurta',
  'varjyam',
  'bhadra',
  'panchak',
  'ganda_mula',
] as const
export type DayMuhurtaId = (typeof DAY_MUHURTAS)[number]
/** `good`: sought for a beginning, else avoided. ISO 8601 UTC. */
export type DayMuhurta = { id: DayMuhurtaId; good: boolean; start: string; end: string }

type Stretch = Pick<Span, 'startMs' | 'endMs'>

const HALF_GHATI_MS = 12 * 60_000

/**
 * Which muhurtas are hostile, Sunday first: of the daylight's fifteen those of Aryaman 14, Brahma 9, Rakshasa 12, Pitri 4, Abhijit 8,
 * Jala 6, Shiva 1, Sarpa 2; of a Tuesday's night that of Agni, its seventh (Muhurta Chintamani, chapter 1).
 */
const HOSTILE: readonly (readonly number[])[] = [[14], [9, 12], [4], [8], [6, 12], [4, 9], [1, 2]]
const TUESDAY = 2
const AGNI = 7

/** After how many of a nakshatra's sixty ghatis its four of poison begin, and its four of nectar, from Ashwini (Muhurta Chintamani; B. V. Raman, Muhurtha). */
const VISHA = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
]
const AMRITA = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
]
const GHATIS = 60
const FOUR_GHATIS = 4

/** Ashwini, Ashlesha, Magha, Jyeshtha, Mula, Revati: where a nakshatra and a sign begin or end together. */
const GANDA_MULA: readonly number[] = [0, 8, 9, 17, 18, 26]
const [MESHA, KUMBHA, MEENA] = [0, 10, 11] as const
const SIGN_MS = (27.3217 / 12) * DAY_MS

/** The `index`-th (1-based) of fifteen parts. */
const fifteenth = (from: number, to: number, index: number): Stretch => ({
  startMs: from + ((to - from) * (index - 1)) / 15,
  endMs: from + ((to - from) * index) / 15,
})

const ghatisOf = ({ part, startMs, endMs }: Span, table: readonly number[]): Stretch => {
  const ghati = (endMs - startMs) / GHATIS
  const from = startMs + at(table, part) * ghati
  return { startMs: from, endMs: from + FOUR_GHATIS * ghati }
}

/** Every seventh of the moving karanas is Vishti, from the eighth half tithi on; the last four are fixed ones. */
const isVishti = ({ part }: Span): boolean => part > 0 && part % 7 === 0

/** The Moon's whole stay in Kumbha and Meena that a stay in one of them belongs to. */
function panchakOf({ part, startMs }: Span): Stretch {
  const fromMs = beginningOf('moon_sign', KUMBHA, part === KUMBHA ? startMs : startMs - SIGN_MS)
  return { startMs: fromMs, endMs: beginningOf('moon_sign', MESHA, fromMs + 2 * SIGN_MS) }
}

/** Those that the Moon makes between two sunrises. */
function ofTheMoon({ sunrise, next }: DayFrame): [DayMuhurtaId, boolean, Stretch][] {
  const nakshatras = limbsBetween('nakshatra', sunrise, next)
  const panchak = limbsBetween('moon_sign', sunrise, next).find(({ part }) => part === KUMBHA || part === MEENA)
  const found: [DayMuhurtaId, boolean, Stretch][] = [
    ...nakshatras.map((span): [DayMuhurtaId, boolean, Stretch] => ['amrit_kaal', true, ghatisOf(span, AMRITA)]),
    ...nakshatras.map((span): [DayMuhurtaId, boolean, Stretch] => ['varjyam', false, ghatisOf(span, VISHA)]),
    ...limbsBetween('karana', sunrise, next)
      .filter(isVishti)
      .map((span): [DayMuhurtaId, boolean, Stretch] => ['bhadra', false, span]),
    ...nakshatras
      .filter(({ part }) => GANDA_MULA.includes(part))
      .map((span): [DayMuhurtaId, boolean, Stretch] => ['ganda_mula', false, span]),
    ...(panchak ? [['panchak', false, panchakOf(panchak)] satisfies [DayMuhurtaId, boolean, Stretch]] : []),
  ]
  return found.filter(([, , { startMs, endMs }]) => startMs < next && endMs > sunrise)
}

/** Those that daylight and night are divided into. */
function ofTheSun({ vara, sunrise, sunset, next }: DayFrame, lastSunset: number): [DayMuhurtaId, boolean, Stretch][] {
  const ofDay = (index: number) => fifteenth(sunrise, sunset, index)
  return [
    ['brahma', true, fifteenth(lastSunset, sunrise, 14)],
    ['vijaya', true, ofDay(11)],
    ['godhuli', true, { startMs: sunset - HALF_GHATI_MS, endMs: sunset + HALF_GHATI_MS }],
    ['nishita', true, fifteenth(sunset, next, 8)],
    ...at(HOSTILE, vara).map((index): [DayMuhurtaId, boolean, Stretch] => ['dur_muhurta', false, ofDay(index)]),
    ...(vara === TUESDAY
      ? [['dur_muhurta', false, fifteenth(sunset, next, AGNI)] satisfies [DayMuhurtaId, boolean, Stretch]]
      : []),
  ]
}

/** Sunrise, sunset and next sunrise of a day of the panchang; null where the Sun does not rise or set. */
export function frameOf({ vara, sunrise_utc, sunset_utc, next_sunrise_utc }: PanchangDay): DayFrame | null {
  if (sunrise_utc === null || sunset_utc === null || next_sunrise_utc === null) return null
  return {
    vara,
    sunrise: Date.parse(sunrise_utc),
    sunset: Date.parse(sunset_utc),
    next: Date.parse(next_sunrise_utc),
  }
}

/**
 * Every muhurta of a day of the panchang in order of time. Those of the Moon are whole, if they touch the time from sunrise to sunrise;
 * Godhuli is half a ghati to either side of sunset; Brahma is the last but one muhurta of the night before. Empty where the Sun
 * does not rise or set.
 */
export function dayMuhurtas(day: PanchangDay): DayMuhurta[] {
  const frame = frameOf(day)
  if (!frame) return []
  const { sunset: before } = sunTimes(frame.sunrise - 1.05 * DAY_MS, frame.sunrise - DAY_MS / 2, day.lat, day.lng)
  const lastSunset = before ?? frame.sunset - DAY_MS
  const computed = [...ofTheSun(frame, lastSunset), ...ofTheMoon(frame)].map(([id, good, { startMs, endMs }]) => ({
    id,
    good,
    start: isoSeconds(startMs),
    end: isoSeconds(endMs),
  }))
  const divided = (['abhijit', 'rahu_kaal', 'yamaganda', 'gulika'] as const).flatMap((id) => {
    const span = day[id]
    return span ? [{ id, good: id === 'abhijit', ...span }] : []
  })
  return [...computed, ...divided].toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
}
