import { DAY_MS } from '@dhruva/common'
import {
  ACTIVITY_RULES,
  type Activity,
  type CivilDate,
  FESTIVALS,
  festivalDate,
  offsetSecondsAt,
} from '@dhruva/jyotish'
import { civilDay } from '#facts/days.ts'
import { WEEKDAYS } from '#write/chart/custom-data.ts'
import { dayIn } from '#write/say/names.ts'
import type { WriteContext } from '#write/types.ts'
import { TODAY, TOMORROW } from './days-data.ts'

/** The longest time that is searched for a date. */
const MOST_DAYS = 120
const WEEK = 7
const MONTH = 30

export const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
export const plus = (date: string, days: number): string => iso(msOf(date) + days * DAY_MS)

export const civil = (date: string): CivilDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

export const placeOf = ({ chart }: Pick<WriteContext, 'chart'>) => {
  const { lat, lng, tz } = chart.input
  return { lat, lng, tz }
}

/** The day of the question where the person was born. */
export const todayOf = ({ chart, at }: Pick<WriteContext, 'chart' | 'at'>): string =>
  iso(at.getTime() + offsetSecondsAt(chart.input.tz, at.getTime()) * 1000)

/** The next such date from today on where no year is named. */
const dated = (today: string, year: number | null, month: number, day: number): string => {
  const of = (each: number) => iso(Date.UTC(each, month - 1, day))
  if (year !== null) return of(year)
  const this_ = of(Number(today.slice(0, 4)))
  return this_ < today ? of(Number(today.slice(0, 4)) + 1) : this_
}

const festival = (context: WriteContext, today: string, named: string): string | null => {
  const id = FESTIVALS.find((each) => each === named)
  if (!id) return null
  const year = Number(today.slice(0, 4))
  const date = festivalDate(id, year, placeOf(context))
  return date < today ? festivalDate(id, year + 1, placeOf(context)) : date
}

/** The one day that a question names; null when it names none or a longer time. */
export const dayAsked = (context: WriteContext): string | null => {
  const { scope } = context.asked
  const today = todayOf(context)
  if (scope?.kind === 'day') return plus(today, scope.offset)
  if (scope?.kind === 'date') return dated(today, scope.year, scope.month, scope.day)
  if (scope?.kind === 'festival') return festival(context, today, scope.id)
  if (scope?.kind === 'days' && scope.count === 1) return plus(today, scope.from)
  if (scope?.kind !== 'weekday') return null
  const ahead = (scope.day - new Date(msOf(today)).getUTCDay() + WEEK) % WEEK
  return plus(today, ahead + (scope.next && ahead === 0 ? WEEK : 0))
}

const TODAY_WORDS = /\btoday\b|\baaj\b|आज/i
const TOMORROW_WORDS = /\btomorrow\b|\bkal\b|कल/i
const AFTER_WORDS = /day after|\bparso\w*|परसों/i
const WEEKDAY_WORDS: readonly RegExp[] = [
  /\bsunday|\bravivaar|\braviwar|\bitwar|रविवार|इतवार/i,
  /\bmonday|\bsomvaar|\bsomwar|सोमवार/i,
  /\btuesday|\bmangalvaar|\bmangalwar|मंगलवार/i,
  /\bwednesday|\bbudhvaar|\bbudhwar|बुधवार/i,
  /\bthursday|\bguruvaar|\bguruwar|गुरुवार/i,
  /\bfriday|\bshukravaar|\bshukrawar|शुक्रवार/i,
  /\bsaturday|\bshanivaar|\bshaniwar|शनिवार/i,
]

/** The days that a question sets beside each other, in order; of one alone today is the other, of today tomorrow. */
export const daysCompared = (context: WriteContext): string[] => {
  const { words, scope } = context.asked
  const today = todayOf(context)
  const weekday = new Date(msOf(today)).getUTCDay()
  const named = [
    ...(TODAY_WORDS.test(words) ? [today] : []),
    ...(TOMORROW_WORDS.test(words) && !/day after tomorrow/i.test(words) ? [plus(today, 1)] : []),
    ...(AFTER_WORDS.test(words) ? [plus(today, 2)] : []),
    ...WEEKDAY_WORDS.flatMap((word, day) => (word.test(words) ? [plus(today, (day - weekday + WEEK) % WEEK)] : [])),
  ]
  const asked = dayAsked(context)
  const many =
    scope?.kind === 'days' && scope.count > 1
      ? Array.from({ length: Math.min(scope.count, WEEK) }, (_, index) => plus(today, scope.from + index))
      : []
  const days = [...new Set([...named, ...(asked ? [asked] : []), ...many])].toSorted()
  if (days.length > 1) return days
  const [only = today] = days
  return only === today ? [today, plus(today, 1)] : [today, only]
}

const MONTH_WORDS: readonly RegExp[] = [
  /\bjanuary\b|जनवरी/iu,
  /\bfebruary\b|\bfarvari\b|फ़रवरी|फरवरी/iu,
  /\bmarch\b|मार्च/iu,
  /\bapril\b|अप्रैल/iu,
  /\bin may\b|\bmay me\b|\bmay mein\b|मई/iu,
  /\bjune\b|जून/iu,
  /\bjuly\b|जुलाई/iu,
  /\baugust\b|अगस्त/iu,
  /\bseptember\b|सितंबर/iu,
  /\boctober\b|अक्टूबर/iu,
  /\bnovember\b|नवंबर/iu,
  /\bdecember\b|दिसंबर/iu,
]

/** First and last day that a date is looked for in. */
export const daysSearched = (context: WriteContext, activity: Activity): { from: string; to: string } => {
  const named = MONTH_WORDS.findIndex((month) => month.test(context.question.message))
  const scope = context.asked.scope ?? (named >= 0 ? ({ kind: 'month', month: named + 1, year: null } as const) : null)
  const today = todayOf(context)
  const later = (date: string) => (date < today ? today : date)
  const within = (from: string, to: string) => {
    const last = plus(from, MOST_DAYS - 1)
    return { from, to: to < from ? from : to > last ? last : to }
  }
  if (scope?.kind === 'month') {
    const [year = 0, month = 0] = today.split('-').map(Number)
    const of = scope.year ?? (scope.month < month ? year + 1 : year)
    return within(later(iso(Date.UTC(of, scope.month - 1, 1))), iso(Date.UTC(of, scope.month, 0)))
  }
  if (scope?.kind === 'year') return within(later(`${scope.year}-01-01`), `${scope.year}-12-31`)
  if (scope?.kind === 'months' && scope.from === 1 && scope.count === 1) {
    // "next month" is that of the calendar
    const [year = 0, month = 0] = today.split('-').map(Number)
    return within(iso(Date.UTC(year, month, 1)), iso(Date.UTC(year, month + 1, 0)))
  }
  if (scope?.kind === 'days' || scope?.kind === 'weeks' || scope?.kind === 'months') {
    const length = { days: 1, weeks: WEEK, months: MONTH }[scope.kind]
    const from = plus(today, scope.from * length)
    return within(later(from), plus(from, Math.max(1, scope.count) * length - 1))
  }
  return within(today, plus(today, ACTIVITY_RULES[activity].range - 1))
}

/** `today`, `tomorrow`, else `Friday 18 December`, with the year where it is another one. */
export const dayNamed = (context: WriteContext, date: string): string => {
  const { speech } = context
  const today = todayOf(context)
  if (date === today) return TODAY[speech]
  if (date === plus(today, 1)) return TOMORROW[speech]
  const weekday = WEEKDAYS[speech][new Date(msOf(date)).getUTCDay()] ?? ''
  return `${weekday} ${dayIn(speech, civilDay(date), date.slice(0, 4) !== today.slice(0, 4))}`
}
