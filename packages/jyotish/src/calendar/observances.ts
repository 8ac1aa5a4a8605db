import { DAY_MS } from '@dhruva/common'
import { limbsBetween } from '#panchang/limbs.ts'
import { isoDate } from '#time/time.ts'
import { offsetSecondsAt } from '#time/zone.ts'
import { atSunrise, chosenDay } from './choose.ts'
import { type Days, daysOf, type SunDay } from './days.ts'
import { eclipsesOf, sutakOf } from './eclipses.ts'
import { type TithiRule, YEARLY_RULES, type YearlyRule } from './festivals-data.ts'
import { type LunarMonth, lunarMonths } from './lunar-month.ts'
import { masasOf } from './masa.ts'
import { SANKRANTIS, type SankrantiId, YEARLY, type YearlyId } from './observance-ids.ts'
import { type Ingress, punyaOf, sankrantis } from './sankranti.ts'
import { instant, span, timesOf } from './times.ts'
import { monthlyOf } from './tithi-days.ts'
import { tithiOfMonth } from './tithis.ts'
import type { CalendarPlace, Observance, ObservanceId } from './types.ts'

/** Months and signs around a year, so that those at its edges are whole. */
const MARGIN_MS = 45 * DAY_MS

/** What a year is computed from: its place, its months and the Sun's entries. */
type Year = { place: CalendarPlace; days: Days; months: LunarMonth[]; ingresses: Ingress[] }

function yearAt(year: number, place: CalendarPlace): Year {
  const [fromMs, toMs] = [Date.UTC(year, 0, 1) - MARGIN_MS, Date.UTC(year + 1, 0, 1) + MARGIN_MS]
  return { place, days: daysOf(place), months: lunarMonths(fromMs, toMs), ingresses: sankrantis(fromMs, toMs) }
}

const civilOf = (ms: number, tz: string): number => Math.floor((ms + offsetSecondsAt(tz, ms) * 1000) / DAY_MS) * DAY_MS

const plain = { until: null, days: null, masa: null, tithi: null, vaishnava: null, eclipse: null }

/** A month bears the name of a festival's, or holds the one that the year leaves out. */
function bears({ month, adhik, kshaya }: LunarMonth, rule: TithiRule, all: readonly LunarMonth[]): boolean {
  if (adhik) return rule.extra === true && month === rule.month
  if (kshaya && (month + 1) % 12 === rule.month) return true
  if (month !== rule.month) return false
  return !(rule.extra && all.some((other) => other.adhik && other.month === month))
}

function weekdayBefore(day: SunDay, weekday: number, days: Days): SunDay {
  const back = (new Date(day.civilMs).getUTCDay() - weekday + 7) % 7
  return days.on(day.civilMs - back * DAY_MS)
}

/** The day on which Vaishnavas keep Janmashtami: with Ashtami, not Saptami, at sunrise. */
function vaishnavaDay(id: YearlyId, day: SunDay, tithi: { startMs: number; endMs: number }, days: Days): string | null {
  if (id !== 'janmashtami') return null
  const rising = atSunrise(tithi, days)
  const kept = tithi.startMs <= rising.sunrise ? rising : days.on(rising.civilMs + DAY_MS)
  return kept.date === day.date ? null : kept.date
}

/** The days of what lasts from a tithi to another: each by the part of the day of its first, the one it holds longer of two. */
function eachDay(month: LunarMonth, { tithi, at }: TithiRule, until: number, days: Days, place: CalendarPlace) {
  return Array.from({ length: until - tithi + 1 }, (_, index) => {
    const stretch = tithiOfMonth(month, tithi + index)
    return {
      tithi: tithi + index,
      date: chosenDay(stretch, at, at === 'sunrise' ? 'first' : 'longer', days, place).date,
    }
  })
}

function byTithi(id: YearlyId, rule: TithiRule, { place, days, months }: Year): Observance[] {
  const { month, tithi, at, pick, bhadra, weekday, until } = rule
  return months
    .filter((each) => bears(each, rule, months))
    .map((each) => {
      const stretch = tithiOfMonth(each, tithi)
      const chosen = chosenDay(stretch, at, pick, days, place)
      const day = weekday === undefined ? chosen : weekdayBefore(chosen, weekday, days)
      const lasting = until === undefined ? null : eachDay(each, rule, until, days, place)
      return {
        id,
        kind: rule.kind,
        date: day.date,
        until: lasting?.at(-1)?.date ?? null,
        days: lasting,
        masa: masasOf(each, tithi),
        tithi,
        rule: {
          by: 'tithi',
          month,
          tithi,
          at,
          pick,
          ...(bhadra ? { bhadra } : {}),
          ...(weekday === undefined ? {} : { weekday }),
        },
        vaishnava: vaishnavaDay(id, day, stretch, days),
        times: timesOf(id, rule, stretch, day, days, place),
        eclipse: null,
      }
    })
}

type SankrantiRule = Extract<YearlyRule, { by: 'sankranti' }>

function dayOfIngress(ms: number, day: SankrantiRule['day'], { days, place }: Year): string {
  const civilMs = civilOf(ms, place.tz)
  const { sunrise, sunset } = days.on(civilMs)
  const isNext = day === 'sunset' ? ms > sunset : day === 'sunrise' && ms > sunrise
  return isoDate(isNext ? civilMs + DAY_MS : civilMs)
}

const bySankranti = (id: YearlyId, { kind, sign, day }: SankrantiRule, year: Year): Observance[] =>
  year.ingresses
    .filter((ingress) => ingress.sign === sign)
    .map(({ ms }) => ({
      ...plain,
      id,
      kind,
      date: dayOfIngress(ms, day, year),
      rule: { by: 'sankranti', sign, day },
      times: [instant('sankranti', ms)],
    }))

type StarRule = Extract<YearlyRule, { by: 'nakshatra' }>

/** The last day of the solar month whose sunrise the star holds: where it comes twice, the second. */
function byStar(id: YearlyId, rule: StarRule, { ingresses, days, place }: Year): Observance[] {
  const { kind, nakshatra, sun_sign, at } = rule
  return ingresses.flatMap((ingress, index): Observance[] => {
    const end = ingresses[index + 1]
    if (ingress.sign !== sun_sign || !end) return []
    const stays = limbsBetween('nakshatra', ingress.ms, end.ms).filter(({ part }) => part === nakshatra)
    const stay = stays.findLast(({ startMs }) => atSunrise({ startMs, endMs: startMs + 1 }, days).next < end.ms)
    if (!stay) return []
    const { date } = chosenDay(stay, at, 'first', days, place)
    const found: Observance = {
      ...plain,
      id,
      kind,
      date,
      rule: { by: 'nakshatra', nakshatra, sun_sign, at },
      times: [span('nakshatra', stay)],
    }
    return [found]
  })
}

/** What is counted from another day, which is among those found. */
function byOther(id: YearlyId, rule: YearlyRule, found: readonly Observance[]): Observance[] {
  if (rule.by !== 'after') return []
  return found
    .filter((other) => other.id === rule.id)
    .map((other) => ({
      ...other,
      id,
      kind: rule.kind,
      date: isoDate(Date.parse(other.date) + rule.days * DAY_MS),
      until: null,
      days: null,
      rule: { by: 'after', id: rule.id, days: rule.days },
      vaishnava: null,
      times: [],
    }))
}

function yearly(id: YearlyId, year: Year): Observance[] {
  const rule = YEARLY_RULES[id]
  if (rule.by === 'tithi') return byTithi(id, rule, year)
  if (rule.by === 'sankranti') return bySankranti(id, rule, year)
  return rule.by === 'nakshatra' ? byStar(id, rule, year) : []
}

const sankrantiDays = ({ ingresses, days }: Year): Observance[] =>
  ingresses.flatMap((ingress): Observance[] => {
    const id = SANKRANTIS[ingress.sign]
    const { day, punya, maha } = punyaOf(ingress, days)
    if (!id) return []
    return [
      {
        ...plain,
        id,
        kind: 'sankranti',
        date: day.date,
        rule: { by: 'sankranti', sign: ingress.sign, day: 'punya_kala' },
        times: [instant('sankranti', ingress.ms), span('punya_kala', punya), span('maha_punya_kala', maha)],
      },
    ]
  })

const eclipseDays = (year: number, { place, days }: Year): Observance[] =>
  eclipsesOf(year, place).map(({ ms, seenMs, eclipse }) => ({
    ...plain,
    id: eclipse.of === 'sun' ? 'solar_eclipse' : 'lunar_eclipse',
    kind: 'eclipse',
    date: isoDate(civilOf(seenMs?.startMs ?? ms, place.tz)),
    rule: { by: 'eclipse' },
    times: seenMs ? [span('sutak', sutakOf(eclipse.of, seenMs, days))] : [],
    eclipse,
  }))

/**
 * All that is observed in a civil year at a place, in order of date: what comes back monthly, festivals and vrats, the Sun's
 * entries, eclipses (those not seen there, too). Rules: Dharmasindhu and Nirnayasindhu, see `festivals-data.ts`.
 */
export function observances(year: number, place: CalendarPlace): Observance[] {
  const sky = yearAt(year, place)
  const found = [
    ...YEARLY.flatMap((id) => yearly(id, sky)),
    ...sky.months.flatMap((month) => monthlyOf(month, sky.days, place)),
    ...sankrantiDays(sky),
    ...eclipseDays(year, sky),
  ]
  const all = [...found, ...YEARLY.flatMap((id) => byOther(id, YEARLY_RULES[id], found))]
  const inYear = String(year)
  return all
    .filter(({ date }) => date.startsWith(inYear))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

const isYearly = (id: ObservanceId): id is YearlyId => id in YEARLY_RULES

/** All of a year that are found by the same rule as one of them. */
function likeOf(id: ObservanceId, sky: Year): Observance[] {
  if (isYearly(id)) return yearly(id, sky)
  if (SANKRANTIS.some((each) => each === id)) return sankrantiDays(sky)
  return sky.months.flatMap((month) => monthlyOf(month, sky.days, sky.place))
}

/** The date (yyyy-mm-dd) of a festival or sankranti in a civil year at a place. */
export function festivalDay(id: YearlyId | SankrantiId, year: number, place: CalendarPlace): string {
  const sky = yearAt(year, place)
  const rule = isYearly(id) ? YEARLY_RULES[id] : null
  const found = isYearly(id) && rule?.by === 'after' ? byOther(id, rule, likeOf(rule.id, sky)) : likeOf(id, sky)
  const inYear = found.find((each) => each.id === id && each.date.startsWith(String(year)))
  if (!inYear) throw new RangeError(`no ${id} in ${year}`)
  return inYear.date
}
