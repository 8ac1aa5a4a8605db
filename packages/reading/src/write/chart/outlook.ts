import { DAY_MS, INDIA, INDIA_OFFSET_MS } from '@dhruva/common'
import {
  chandrabala,
  type DayScores,
  type GrahaId,
  periodScores,
  type SkyEvent,
  skyEvents,
  transits,
} from '@dhruva/jyotish'
import { transitOf } from '#chart.ts'
import { createFact } from '#facts/create-fact.ts'
import { civilDay } from '#facts/days.ts'
import type { Parts } from '#parts.ts'
import type { Sentence } from '#types.ts'
import { isExact } from '#write/exact.ts'
import { areaIn, dayIn, grahaIn, houseIn, nthIn, spanIn, theGraha } from '#write/say/names.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { WEEKDAYS } from './custom-data.ts'
import { eventFact } from './events.ts'
import { stated } from './known.ts'
import * as words from './outlook-data.ts'
import { fieldNames, fieldsIn } from './state.ts'
import { transit } from './transit.ts'
import { DOES } from './transit-data.ts'

const WEEK = 7
const MONTH = 30
/** A stretch of a month that is named as one. */
const STRETCH = 5

type Span = { from: string; days: number }

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The days that are asked of: the next seven or thirty from today, the week after, or what is left of a named month. */
const spanOf = ({ asked, at }: WriteContext): Span => {
  const { scope, words: said } = asked
  const today = at.getTime() + INDIA_OFFSET_MS
  const now = new Date(today)
  if (scope?.kind === 'month') {
    const years = scope.year ?? now.getUTCFullYear() + (scope.month < now.getUTCMonth() + 1 ? 1 : 0)
    const first = Date.UTC(years, scope.month - 1)
    const from = Math.max(first, Math.floor(today / DAY_MS) * DAY_MS)
    const end = Date.UTC(years, scope.month)
    return { from: iso(from), days: Math.max(1, Math.round((end - from) / DAY_MS)) }
  }
  // the next month is the one of the calendar, not the thirty days after thirty
  if (scope?.kind === 'months' && scope.from === 1 && scope.count === 1) {
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
    const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2)
    return { from: iso(first), days: Math.round((end - first) / DAY_MS) }
  }
  if (scope?.kind === 'days' || scope?.kind === 'weeks' || scope?.kind === 'months') {
    const length = scope.kind === 'days' ? 1 : scope.kind === 'weeks' ? WEEK : MONTH
    return { from: iso(today + scope.from * length * DAY_MS), days: Math.max(2, Math.min(31, scope.count * length)) }
  }
  return { from: iso(today), days: /month|mahin|महीन|माह/i.test(said) ? MONTH : WEEK }
}

const bandOf = (score: number): words.Band => {
  if (score >= 75) return 'very_good'
  if (score >= 67) return 'good'
  if (score >= 60) return 'steady'
  return score >= 52 ? 'mixed' : 'careful'
}

const cited = (
  context: WriteContext,
  id: string,
  parts: Parts<'score' | 'best' | 'hardest' | 'moon_at_noon'>,
): string =>
  context.cite(
    createFact({
      id,
      kind: parts.says === 'moon_at_noon' ? 'transit' : 'score',
      parts,
      whose: 'you',
      opens: { kind: 'transit', id: 'moon' },
      strength: 1,
    }),
  )

const weekday = ({ speech }: WriteContext, date: string): string =>
  WEEKDAYS[speech][new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''

/** The Moon at noon of a day, as a fact; the house counted from the natal Moon. */
const moonOf = (context: WriteContext, date: string): { id: string; house: number; good: boolean } => {
  const moon = transitOf(transits(context.chart, new Date(Date.parse(`${date}T12:00:00Z`) - INDIA_OFFSET_MS)), 'moon')
  const { house, quality } = chandrabala(moon.sign, context.chart.moon_sign)
  const parts = {
    says: 'moon_at_noon',
    graha: 'moon',
    on: civilDay(date),
    nakshatra: moon.nakshatra,
    sign: moon.sign,
    fromMoon: house,
  } as const
  return { id: cited(context, `day.${date}.moon`, parts), house, good: quality === 'good' }
}

/** One day that stands out; its Moon is the reason only where it says the same. */
const oneDay = (context: WriteContext, { date, scores }: DayScores, kind: 'best' | 'hardest'): Sentence => {
  const { speech } = context
  const score = cited(context, `day.${date}.${kind}`, {
    says: kind,
    time: { on: civilDay(date) },
    value: scores.overall.score,
  })
  const moon = moonOf(context, date)
  const agrees = moon.good === (kind === 'best')
  const why = agrees
    ? words.MOON_WHY[kind === 'best' ? 'good' : moon.house === 8 ? 'eighth' : 'tight'][speech]
    : words.SCORE_WHY[kind === 'best' ? 'high' : 'low'][speech]
  const when = `${weekday(context, date)} ${dayIn(speech, civilDay(date), false)}`
  const text = say(context, `outlook.${kind}`, kind === 'best' ? words.BEST : words.CAREFUL, {
    when,
    why: why.replace('{nth}', nthIn(speech, moon.house)),
  })
  return line(text, score, ...(agrees ? [moon.id, 'moon.place'] : []))
}

/** The stretch of days with the highest or lowest mean. */
const stretch = (context: WriteContext, days: readonly DayScores[], kind: 'best' | 'hardest'): Sentence[] => {
  const { speech } = context
  const runs = days.slice(0, days.length - STRETCH + 1).map((_, index) => {
    const run = days.slice(index, index + STRETCH)
    return { run, mean: run.reduce((sum, { scores }) => sum + scores.overall.score, 0) / STRETCH }
  })
  const [found] = runs.toSorted((a, b) => (kind === 'best' ? b.mean - a.mean : a.mean - b.mean))
  const [first, last] = [found?.run[0], found?.run.at(-1)]
  if (!found || !first || !last) return []
  const time = { from: civilDay(first.date), to: civilDay(last.date) }
  const parts = { says: 'score', score: 'overall', time, value: Math.round(found.mean) } as const
  const id = cited(context, `days.${first.date}.${last.date}`, parts)
  const slots = {
    when: spanIn(speech, time.from, time.to),
    why: words.SCORE_WHY[kind === 'best' ? 'high' : 'low'][speech],
  }
  return [line(say(context, `outlook.${kind}`, kind === 'best' ? words.BEST : words.CAREFUL, slots), id)]
}

/** The antardasha that runs when the time begins. */
const antarOn = (context: WriteContext, from: Date) => {
  const day = Math.floor((from.getTime() + INDIA_OFFSET_MS) / DAY_MS)
  return ['dasha.antar', 'dasha.next.1', 'dasha.next.2']
    .map((id) => ({ id, antar: stated(context, id, 'antar') }))
    .flatMap(({ id, antar }) => (antar && antar.to.last > day ? [{ id, antar }] : []))[0]
}

const fields = (context: WriteContext, from: Date, to: Date): Sentence[] => {
  const { speech } = context
  const period = antarOn(context, from)
  const found = fieldsIn(context, from, to)
  if (!period || !found) return []
  const { antar, id } = period
  const slots = {
    best: fieldNames(context, found.best),
    antar: grahaIn(speech, antar.antar),
    the: theGraha(speech, antar.antar),
    to: dayIn(speech, antar.to),
  }
  const best = line(say(context, 'outlook.fields', words.FIELDS_GO, slots), id)
  if (!found.rest) return [best]
  return [best, line(say(context, 'outlook.waits', words.FIELD_WAITS, { rest: fieldNames(context, [found.rest]) }), id)]
}

const WEIGHTY: readonly GrahaId[] = ['jupiter', 'saturn', 'rahu', 'mars', 'sun', 'venus', 'mercury']

/** The weightiest graha that changes its sign in the time. */
const moves = (context: WriteContext, from: Date, to: Date): Sentence[] => {
  const { speech, chart } = context
  const changes = skyEvents(from, to, WEIGHTY, chart.conventions).filter(
    (event): event is Extract<SkyEvent, { code: 'ingress' }> => event.code === 'ingress',
  )
  const [first] = changes.toSorted((a, b) => WEIGHTY.indexOf(a.graha) - WEIGHTY.indexOf(b.graha))
  const fact = first && eventFact(context, first)
  const house = stated(context, fact ?? '', 'ingress')
  if (!first || !fact || !house?.house) return []
  const slots = {
    on: dayIn(speech, house.on),
    graha: theGraha(speech, first.graha),
    house: houseIn(speech, house.house),
    does: DOES[first.graha][speech].replace('{area}', areaIn(speech, house.house)),
  }
  return [line(say(context, 'outlook.moves', words.MOVES, slots), fact)]
}

/** A week or a month: how it is as a whole, its best and its careful days, two fields of life, what changes in the sky. */
export const outlook = (context: WriteContext): Sentence[][] => {
  const { speech, chart } = context
  if (!isExact(context)) return transit(context)
  const { from, days: count } = spanOf(context)
  const [year = 2000, month = 1, day = 1] = from.split('-').map(Number)
  const period = periodScores(chart, { year, month, day }, count, INDIA)
  const [first, last] = [period.days[0], period.days.at(-1)]
  if (!first || !last) return []
  const time = { from: civilDay(first.date), to: civilDay(last.date) }
  const id = cited(context, `days.${first.date}.${last.date}`, {
    says: 'score',
    score: 'overall',
    time,
    value: period.mean.overall,
  })
  const slots = { span: spanIn(speech, time.from, time.to), band: words.BANDS[bandOf(period.mean.overall)][speech] }
  const head = line(say(context, 'outlook', words.HEAD, slots), id)
  const of = (date: string) => period.days.find((one) => one.date === date) ?? first
  const long = count > WEEK * 2
  const standOut = long
    ? [...stretch(context, period.days, 'best'), ...stretch(context, period.days, 'hardest')]
    : [oneDay(context, of(period.best), 'best'), oneDay(context, of(period.worst), 'hardest')]
  const [start, end] = [first.date, last.date].map(
    (date) => new Date(Date.parse(`${date}T00:00:00Z`) - INDIA_OFFSET_MS),
  )
  if (!start || !end) return [[head, ...standOut]]
  const to = new Date(end.getTime() + DAY_MS)
  return [[head, ...standOut, ...fields(context, start, to), ...moves(context, start, to)]]
}
