import { createCache, DAY_MS } from '@dhruva/common'
import type { MuhuratDay, MuhuratHours, muhurats, ReplyOf } from '@dhruva/contract'
import {
  ACTIVITY_RULES,
  type Activity,
  type Chart,
  type CivilDate,
  type Heading,
  type MuhurtaDay,
  type MuhurtaFound,
  type MuhurtaHours,
  type MuhurtaOut,
  type MuhurtaPlace,
  searchMuhurta,
} from '@dhruva/jyotish'
import { outText, termText } from '@dhruva/reading'
import type { TextLanguage } from '#http/fail.ts'

export type Muhurat = Omit<ReplyOf<typeof muhurats.getMuhurat>, 'status' | 'message'>

export type MuhuratAsk = {
  activity: Activity
  chart: Chart | null
  place: MuhurtaPlace
  /** yyyy-mm-dd at the place */
  today: string
  /** a day of the month that is looked at; null: the days from today on */
  month: string | null
  now: Date
  direction: Heading | null
}

const civil = (date: string): CivilDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** First and last day that are looked at; of the running month from today on. */
export const rangeOf = ({ activity, today, month }: Pick<MuhuratAsk, 'activity' | 'today' | 'month'>) => {
  if (month === null) return { from: today, to: dayAfter(today, ACTIVITY_RULES[activity].range - 1) }
  const [year = 0, number = 0] = month.split('-').map(Number)
  const to = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  const first = `${to.slice(0, 8)}01`
  return { from: first <= today && today <= to ? today : first, to }
}

/** Steps in which what is over is left out, so that people who ask at about the same time share one search. */
const STEP_MS = 15 * 60_000
const KEPT = 60
const kept = createCache<MuhurtaFound>(KEPT)

const keyOf = (ask: MuhuratAsk): string => {
  const { activity, chart, place, direction, now } = ask
  const { from, to } = rangeOf(ask)
  // of a name-giving the birth itself counts, of a wedding its month
  const whose = chart && [chart.nakshatra, chart.moon_sign, chart.input.utc]
  return JSON.stringify([activity, whose, place, from, to, direction, Math.floor(now.getTime() / STEP_MS)])
}

/** Whether a search is there without being made. */
export const isKnown = (ask: MuhuratAsk): boolean => kept.has(keyOf(ask))

const search = (ask: MuhuratAsk): MuhurtaFound =>
  kept.remember(keyOf(ask), () => {
    const { from, to } = rangeOf(ask)
    const { activity, chart, place, direction, now } = ask
    return searchMuhurta({ activity, chart, place, direction, from: civil(from), to: civil(to), after: now })
  })

const toHours =
  (language: TextLanguage) =>
  ({ terms, ...hours }: MuhurtaHours): MuhuratHours => ({
    ...hours,
    reasons: terms.map((term) => ({ code: term.code, text: termText(language, term), points: term.points })),
  })

/** What leaves most of a day out; null where it is not half of the day. */
function mostOut({ left, sunrise, sunset }: MuhurtaDay): MuhurtaOut | null {
  if (sunrise === null || sunset === null) return { code: 'no_sunrise' }
  const held = new Map<string, { out: MuhurtaOut; ms: number }>()
  for (const { start, end, outs } of left) {
    for (const out of outs) {
      const key = JSON.stringify(out)
      const before = held.get(key)?.ms ?? 0
      held.set(key, { out, ms: before + Date.parse(end) - Date.parse(start) })
    }
  }
  const [most] = [...held.values()].toSorted((a, b) => b.ms - a.ms)
  return most && most.ms * 2 >= Date.parse(sunset) - Date.parse(sunrise) ? most.out : null
}

const toDay =
  (language: TextLanguage) =>
  (day: MuhurtaDay): MuhuratDay => {
    const out = day.best ? null : mostOut(day)
    return {
      date: day.date,
      hours: day.hours.map(toHours(language)),
      best: day.best ? day.hours.indexOf(day.best) : null,
      out: out && { code: out.code, text: outText(language, out) },
    }
  }

/** The good days of a search as they are told over the wire. */
export const muhuratFrom = (ask: MuhuratAsk, language: TextLanguage): Omit<Muhurat, 'counted'> => {
  const { days, chosen, best, outside, leastBad, after, customs } = search(ask)
  return {
    ...rangeOf(ask),
    ...ask.place,
    days: days.map(toDay(language)),
    chosen,
    best,
    outside,
    least_bad: leastBad && { date: leastBad.date, hours: toHours(language)(leastBad.hours) },
    after: after && toDay(language)(after),
    customs,
  }
}
