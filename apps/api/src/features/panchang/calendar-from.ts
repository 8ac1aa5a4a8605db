import { createCache, DAY_MS } from '@dhruva/common'
import type { CalendarDay, Observance as Told } from '@dhruva/contract'
import {
  type CalendarPlace,
  hinduDay,
  MASA_NAMES,
  OBSERVANCE_NAMES,
  type Observance,
  observances,
  panchangOf,
  SOURCE_NAMES,
  TITHI_NAMES,
  YEARLY,
  YEARLY_RULES,
} from '@dhruva/jyotish'
import type { TextLanguage } from '#http/fail.ts'
import { named } from './hindu-from.ts'
import { ruleText } from './rule-text.ts'

/** Chaitra first, as the calls tell them beside numbers. */
export const masas = MASA_NAMES.map(named)

const KEPT = 60
const years = createCache<Observance[]>(KEPT)
const months = createCache<CalendarDay[]>(KEPT)

const keyOf = (what: string | number, { lat, lng }: CalendarPlace) => `${what} ${lat} ${lng}`

/** Whether what a year observes at a place is there without being computed. */
export const isYearKept = (year: number, place: CalendarPlace): boolean => years.has(keyOf(year, place))
export const isMonthKept = (month: string, place: CalendarPlace): boolean => months.has(keyOf(month, place))

/** All that a year observes at a place; half a second of work, so the last ones are kept. */
export const yearFrom = (year: number, place: CalendarPlace): readonly Observance[] =>
  years.remember(keyOf(year, place), () => observances(year, place))

const sourceOf = ({ id, kind }: Observance): Told['source'] => {
  if (kind === 'eclipse') return null
  const yearly = YEARLY.find((known) => known === id)
  const { en, hi } = SOURCE_NAMES[yearly ? YEARLY_RULES[yearly].source : 'dharmasindhu']
  return { name: en, name_hi: hi }
}

/** An observance as it is told over the wire. */
export const toTold =
  (language: TextLanguage) =>
  (observance: Observance): Told => {
    const { en, hi } = OBSERVANCE_NAMES[observance.id]
    const rule = ruleText(language, observance.rule)
    return { ...observance, name: en, name_hi: hi, rule, source: sourceOf(observance) }
  }

function dayFrom(ms: number, place: CalendarPlace): CalendarDay {
  const at = new Date(ms)
  const date = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
  const hindu = hinduDay(date, place)
  const limbs = panchangOf(date, place.lat, place.lng, place.tz)
  const rising = limbs.sunrise_utc ?? `${limbs.date}T00:30:00Z`
  const nakshatra = limbs.nakshatras.find(({ end }) => end > rising) ?? limbs.nakshatras[0]
  const tithi = limbs.tithis.find(({ number }) => number === hindu.tithi) ?? limbs.tithis[0]
  if (!nakshatra || !tithi) throw new RangeError('a day without a limb')
  return {
    date: limbs.date,
    sunrise: limbs.sunrise_utc,
    sunset: limbs.sunset_utc,
    moonrise: limbs.moonrise_utc,
    tithi: { id: hindu.tithi, ...named(TITHI_NAMES[hindu.tithi - 1]), end: tithi.end },
    nakshatra: { id: nakshatra.number, name: nakshatra.name, name_hi: nakshatra.name_hi, end: nakshatra.end },
    masa: hindu.masa,
    kshaya: hindu.kshaya,
  }
}

/** The days of a month (yyyy-mm) at a place. */
export const monthFrom = (month: string, place: CalendarPlace): CalendarDay[] =>
  months.remember(keyOf(month, place), () => {
    const first = Date.parse(`${month}-01T00:00:00Z`)
    const count = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
    return Array.from({ length: count }, (_, index) => dayFrom(first + index * DAY_MS, place))
  })
