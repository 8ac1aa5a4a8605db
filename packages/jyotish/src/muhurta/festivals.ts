import { DAY_MS } from '@dhruva/common'
import { DEFAULT_CONVENTIONS } from '#conventions.ts'
import { ingressesOf } from '#gochara/events.ts'
import { offsetSecondsAt } from '#time/zone.ts'
import { type PlaceDay, placeDays } from './days.ts'
import { lunarMonths, MONTH, tithiStart } from './lunar-month.ts'
import type { FestivalId, MuhurtaPlace } from './types.ts'

type Span = { startMs: number; endMs: number }
/** A day on which the Sun rises and sets. */
type SunDay = { date: string; sunrise: number; sunset: number }

const MAKARA = 9
/** Pradosh: three muhurtas of the night after sunset. */
const PRADOSH_MS = 144 * 60_000

const civil = (ms: number) => {
  const day = new Date(ms)
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }
}

const toSunDay = ({ date, times }: PlaceDay): SunDay[] =>
  times.sunrise === null || times.sunset === null ? [] : [{ date, sunrise: times.sunrise, sunset: times.sunset }]

/** The days around a span at a place; none where the Sun does not rise. */
const daysAround = ({ startMs, endMs }: Span, place: MuhurtaPlace): SunDay[] =>
  placeDays(civil(startMs - DAY_MS), civil(endMs + DAY_MS), place, false).flatMap(toSunDay)

const overlap = (a: Span, startMs: number, endMs: number): number =>
  Math.max(0, Math.min(a.endMs, endMs) - Math.max(a.startMs, startMs))

/** The day whose Pradosh the tithi holds longest. */
function atPradosh(tithi: Span, days: readonly SunDay[]): SunDay | undefined {
  const held = ({ sunset }: SunDay) => overlap(tithi, sunset, sunset + PRADOSH_MS)
  return days.toSorted((a, b) => held(b) - held(a) || b.sunset - a.sunset)[0]
}

const risesIn = ({ startMs, endMs }: Span, { sunrise }: SunDay): boolean => startMs <= sunrise && sunrise < endMs

/** The day, from sunrise to sunrise, in which a tithi begins. */
const beginsOn = ({ startMs }: Span, days: readonly SunDay[]): SunDay | undefined =>
  days.findLast(({ sunrise }) => sunrise <= startMs)

const atSunrise = (tithi: Span, days: readonly SunDay[]): SunDay | undefined =>
  days.find((day) => risesIn(tithi, day)) ?? beginsOn(tithi, days)

/** The last day of which a tithi holds at least this part of the daylight from sunrise on. */
const heldFromSunrise = (tithi: Span, days: readonly SunDay[], part: number): SunDay | undefined =>
  days.findLast((day) => risesIn(tithi, day) && tithi.endMs >= day.sunrise + (day.sunset - day.sunrise) * part)

/** Three muhurtas of the fifteen of the daylight. */
const inTheMorning = (tithi: Span, days: readonly SunDay[]): SunDay | undefined =>
  heldFromSunrise(tithi, days, 3 / 15) ?? beginsOn(tithi, days)

/** The day after Holika's fire, which burns at Pradosh, or a day later when Purnima holds three and a half of its four prahars. */
function afterFire(tithi: Span, days: readonly SunDay[]): SunDay | undefined {
  const fire = heldFromSunrise(tithi, days, 3.5 / 4) ?? atPradosh(tithi, days)
  return days.find(({ sunrise }) => fire && sunrise > fire.sunset)
}

type Rule = { month: number; tithi: number; on: (tithi: Span, days: readonly SunDay[]) => SunDay | undefined }

/** Lunar months from new moon to new moon, tithis 1..30 (Dharmasindhu; Nirnayasindhu). */
const RULES: Readonly<Record<Exclude<FestivalId, 'makar_sankranti'>, Rule>> = {
  diwali: { month: MONTH.ashwin, tithi: 30, on: atPradosh },
  dhanteras: { month: MONTH.ashwin, tithi: 28, on: atPradosh },
  holi: { month: MONTH.phalguna, tithi: 15, on: afterFire },
  navratri: { month: MONTH.ashwin, tithi: 1, on: atSunrise },
  akshaya_tritiya: { month: MONTH.vaishakha, tithi: 3, on: inTheMorning },
  raksha_bandhan: { month: MONTH.shravana, tithi: 15, on: inTheMorning },
}

const localDate = (ms: number, tz: string): string =>
  new Date(ms + offsetSecondsAt(tz, ms) * 1000).toISOString().slice(0, 10)

/** The day the Sun enters Makara, the next one when it does after sunset. */
function makarSankranti(year: number, place: MuhurtaPlace): string {
  const ingresses = ingressesOf('sun', Date.UTC(year, 0, 1), Date.UTC(year, 0, 31), DEFAULT_CONVENTIONS)
  const ingress = ingresses.find((event) => event.code === 'ingress' && event.sign === MAKARA)
  if (!ingress) throw new RangeError(`no Makar Sankranti in January ${year}`)
  const ms = Date.parse(ingress.at)
  const date = localDate(ms, place.tz)
  const isLate = daysAround({ startMs: ms, endMs: ms }, place).some((day) => day.date === date && day.sunset < ms)
  return isLate ? localDate(ms + DAY_MS, place.tz) : date
}

/** The date (yyyy-mm-dd) of a festival of a civil year at a place; `navratri` is the first day of the autumn one, `holi` the day of colours. */
export function festivalDate(id: FestivalId, year: number, place: MuhurtaPlace): string {
  if (id === 'makar_sankranti') return makarSankranti(year, place)
  const rule = RULES[id]
  const months = lunarMonths(Date.UTC(year, 0, 15), Date.UTC(year, 11, 15))
  const month = months.find((each) => each.month === rule.month && !each.adhik)
  if (!month) throw new RangeError(`no month of ${id} in ${year}`)
  const tithi = {
    startMs: tithiStart(month, rule.tithi),
    endMs: rule.tithi === 30 ? month.endMs : tithiStart(month, rule.tithi + 1),
  }
  return rule.on(tithi, daysAround(tithi, place))?.date ?? localDate(tithi.startMs, place.tz)
}
