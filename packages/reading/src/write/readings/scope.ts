import { DAY_MS, INDIA_OFFSET_MS } from '@dhruva/common'
import type { Scope } from '@dhruva/intent/parse'
import { dayAsked, dayNamed } from '#write/days/dates.ts'
import { FESTIVAL_NAMES, NEAR } from '#write/days/near-data.ts'
import { fill } from '#write/fill.ts'
import { monthIn } from '#write/say/names.ts'
import type { Reader } from './reader.ts'
import type { Stretch } from './span.ts'

/** A time that a question names, and what the answer calls it. */
export type Named = Stretch & {
  name: string /** of a time up to a limit, or after one: how a sentence has it */
  when?: string
}

/** Midnight in India as a day of the calendar begins, in milliseconds. */
export const india = (year: number, month: number, day = 1): number => Date.UTC(year, month - 1, day) - INDIA_OFFSET_MS

/** The day of India's calendar. */
export const calendar = (ms: number) => {
  const date = new Date(ms + INDIA_OFFSET_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const LENGTH_DAYS = { weeks: 7, months: 30.5 } as const
/** Up to August four months of a year are left. */
const LEFT_OF_YEAR = 8
/** Shorter than this a stretch of a matter says nothing: a day is read in the almanac. */
const SHORTEST_MS = 20 * DAY_MS

const monthScope = (
  year: number | null,
  month: number,
  now: ReturnType<typeof calendar>,
  isToCome: boolean,
): Stretch & { year: number } => {
  const isOver = month < now.month
  const named = year === null || (isToCome && year === now.year) ? now.year + Number(isOver) : year
  return { fromMs: india(named, month), toMs: india(named, month + 1), year: named }
}

const BEFORE = /\bbefore\b|\bse pe?hle\b|\bke pe?hle\b|से पहले|के पहले/iu
const BY = /\b(?:by|till|until|up ?to|tak|within)\b|तक/iu
const AFTER = /\bafter\b|\bke baad\b|\bbaad\b|के बाद/iu
/** So far to both sides a day still is "around" a festival or a date. */
const AROUND_MS = 20 * DAY_MS
/** What comes "after" a limit. */
const AFTERWARDS_MS = 183 * DAY_MS

/** A time up to, after or around one that is named. */
const limited = (reader: Reader, { fromMs, toMs, name }: Named): Named | null => {
  const { words } = reader.ctx.asked
  const texts = NEAR[reader.ctx.speech]
  const when = (template: string) => fill(reader.ctx, template, { time: name })
  if (BEFORE.test(words)) return { fromMs: reader.nowMs, toMs: fromMs, name, when: when(texts.before) }
  if (AFTER.test(words)) return { fromMs: toMs, toMs: toMs + AFTERWARDS_MS, name, when: when(texts.after) }
  return BY.test(words) ? { fromMs: reader.nowMs, toMs, name, when: when(texts.by) } : null
}

/** A festival or a single day further off than the almanac is asked for, with what lies around it. */
const dayRange = (reader: Reader): Named | null => {
  const { ctx } = reader
  const { scope } = ctx.asked
  const date = scope?.kind === 'festival' || scope?.kind === 'date' ? dayAsked(ctx) : null
  if (date === null || !scope) return null
  const ms = Date.parse(date)
  const name = scope.kind === 'festival' ? (FESTIVAL_NAMES[scope.id]?.[ctx.speech] ?? null) : dayNamed(ctx, date)
  if (name === null) return null
  const day = { fromMs: ms, toMs: ms, name }
  const around = fill(ctx, NEAR[ctx.speech].around_time, { time: name })
  return limited(reader, day) ?? { ...day, fromMs: ms - AROUND_MS, toMs: ms + AROUND_MS, when: around }
}

const rangeOf = (reader: Reader, scope: Scope): Named | null => {
  const { nowMs, ctx } = reader
  const now = calendar(nowMs)
  const { scope: words } = reader.words.more
  const named = (template: string, slots: Record<string, string> = {}) => fill(ctx, template, slots)
  switch (scope.kind) {
    case 'year':
      return { fromMs: india(scope.year, 1), toMs: india(scope.year + 1, 1), name: String(scope.year) }
    case 'years_between':
      return {
        fromMs: india(scope.from, 1),
        toMs: india(scope.to + 1, 1),
        name: named(words.years, { from: String(scope.from), to: String(scope.to) }),
      }
    case 'month': {
      const { year, ...range } = monthScope(scope.year, scope.month, now, TO_COME.test(ctx.asked.words))
      const month = named(words.month, { month: monthIn(ctx.speech, scope.month - 1), year: String(year) })
      return limited(reader, { ...range, name: month }) ?? { ...range, name: month }
    }
    case 'years': {
      // "next year" is the year of the calendar; "this year" is what is left of it, or twelve months where little is
      const year = now.year + scope.from
      const isCalendar = scope.count === 1 && (scope.from > 0 || now.month <= LEFT_OF_YEAR)
      if (isCalendar) return { fromMs: india(year, 1), toMs: india(year + 1, 1), name: String(year) }
      const toMs = india(year + scope.count, now.month, now.day)
      const slots = { from: String(now.year), to: String(calendar(toMs).year) }
      return { fromMs: nowMs, toMs, name: scope.count === 1 ? named(words.months) : named(words.years, slots) }
    }
    case 'months':
    case 'weeks': {
      const day = LENGTH_DAYS[scope.kind] * DAY_MS
      const [fromMs, toMs] = [nowMs + scope.from * day, nowMs + (scope.from + scope.count) * day]
      if (scope.kind === 'months' && scope.from === 1 && scope.count === 1) {
        const next = now.month === 12 ? { year: now.year + 1, month: 1 } : { year: now.year, month: now.month + 1 }
        const month = named(words.month, { month: monthIn(ctx.speech, next.month - 1), year: String(next.year) })
        return { fromMs: india(next.year, next.month), toMs: india(next.year, next.month + 1), name: month }
      }
      const name = named(scope.kind === 'weeks' ? words.weeks : words.months)
      const texts = NEAR[ctx.speech]
      if (scope.count !== 1) return { fromMs, toMs, name }
      const [this_, next] =
        scope.kind === 'weeks' ? [texts.this_week, texts.next_week] : [texts.this_month, texts.next_month]
      return { fromMs, toMs, name, when: scope.from === 0 ? this_ : next }
    }
    case 'festival':
    case 'date':
      return dayRange(reader)
    case 'age': {
      const born = new Date(ctx.chart.input.utc).getTime()
      const year = 365.25 * DAY_MS
      const name = named(words.age, { age: String(scope.age) })
      const range = { fromMs: born + scope.age * year, toMs: born + (scope.age + 1) * year, name }
      // `40 ki age tak`: from now up to it
      return BY.test(ctx.asked.words) || BEFORE.test(ctx.asked.words)
        ? { ...range, fromMs: nowMs, toMs: range.fromMs, when: named(NEAR[ctx.speech].by, { time: name }) }
        : range
    }
    default:
      return null
  }
}

/** The stretch to come that a question names; null when it names none, one that is past, or one too short to be told apart. */
export const namedTime = (reader: Reader): Named | null => {
  const { scope } = reader.ctx.asked
  if (!scope) return null
  const range = rangeOf(reader, scope)
  if (!range || range.toMs <= reader.nowMs) return null
  if (range.when === undefined && range.toMs - range.fromMs < SHORTEST_MS) return null
  return { ...range, fromMs: Math.max(range.fromMs, reader.nowMs) }
}

/** A verb of the time to come: a month it names has not been. */
const TO_COME =
  /\bwill\b|\bshall\b|going to|\b\w+(?:ega|egi|enge|unga|ungi)\b|[\p{L}\p{M}]+(?:ेगा|ेगी|ेंगे|ूँगा|ूँगी|ूंगा|ूंगी)(?![\p{L}\p{M}])/iu

/** A year of the past that a question names; null otherwise. */
export const pastYearOf = ({ ctx, nowMs }: Pick<Reader, 'ctx' | 'nowMs'>): number | null => {
  const { scope } = ctx.asked
  if (scope?.kind === 'month' && TO_COME.test(ctx.asked.words)) return null
  const { year, month } = calendar(nowMs)
  if (scope?.kind === 'month' && scope.year === year && scope.month < month) return year
  if (scope?.kind === 'year' && scope.year < year) return scope.year
  if (scope?.kind === 'years_between' && scope.to < year) return scope.to
  if (scope?.kind === 'month' && scope.year !== null && scope.year < year) return scope.year
  if (scope?.kind === 'past') return year - 1
  return null
}
