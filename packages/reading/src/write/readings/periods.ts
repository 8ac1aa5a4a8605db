import { DAY_MS } from '@dhruva/common'
import { type Window, worthIn, worthsCompared } from '@dhruva/jyotish'
import {
  adviceFor,
  bestOf,
  freshOf,
  isWorkable,
  natalReasons,
  SPARED,
  sourceOf,
  stretchesIn,
  windowReasons,
  worstOf,
} from './parts.ts'
import { OF_LIFE, PERIOD_TEXTS } from './periods-data.ts'
import { citePromise, citeWindow, type Draft, draft, type Reader, windowWords, worded } from './reader.ts'
import { calendar, india, namedTime } from './scope.ts'
import { monthYear, type Stretch } from './span.ts'
import { support } from './when.ts'

/** A year or month that is weighed: how the matter stands in it, and its best and worst stretch. */
type Weighed = Stretch & { name: string; worth: number; score: number; best: Window; worst: Window }

/** From this month on what is left of a year is none to be set beside whole ones. */
const LATE_MONTH = 9
const MONTHS = 12
/** Shorter than this a stretch is none to name a year by. */
const AMPLE_MS = 24 * DAY_MS
/** So much of a year must lie within what is judged. */
const MOST_OF_YEAR_MS = 240 * DAY_MS

const yearSpan = (year: number): Stretch => ({ fromMs: india(year, 1), toMs: india(year + 1, 1) })
const monthSpan = (year: number, month: number): Stretch => ({
  fromMs: india(year, month),
  toMs: india(year, month + 1),
})

/** The years or months to be weighed: those that are named, else those of the time that is named, else all that are judged. */
const spansOf = (reader: Reader): Stretch[] => {
  const { periods } = reader.ctx.asked
  if (!periods) return []
  if (periods.named.length > 0)
    return periods.named.map(({ year, month }) => (month === null ? yearSpan(year) : monthSpan(year, month)))
  const now = calendar(reader.nowMs)
  const named = namedTime(reader)
  if (periods.unit === 'year') {
    const first = now.year + Number(now.month >= LATE_MONTH)
    const count = reader.ctx.asked.scope?.kind === 'years' ? Math.max(2, reader.ctx.asked.scope.count) : YEARS
    return Array.from({ length: count }, (_, step) => yearSpan(first + step))
  }
  const from = named ? calendar(named.fromMs) : { ...now, month: now.month + 1 }
  const count = named ? Math.round((named.toMs - named.fromMs) / MONTH_MS) : MONTHS
  return Array.from({ length: Math.min(MONTHS, Math.max(2, count)) }, (_, step) =>
    monthSpan(from.year, from.month + step),
  )
}
const YEARS = 5
const MONTH_MS = 30.4 * DAY_MS

const weighed = (reader: Reader, span: Stretch): Weighed[] => {
  const last = reader.verdict.calendar.at(-1)
  if (!last) return []
  const fromMs = Math.max(span.fromMs, reader.nowMs)
  const toMs = Math.min(span.toMs, Date.parse(last.end))
  const isYear = span.toMs - span.fromMs > 2 * MONTH_MS
  const isRunning = span.fromMs < reader.nowMs
  const needed = isYear ? Math.min(MOST_OF_YEAR_MS, span.toMs - fromMs) : isRunning ? 1 : span.toMs - span.fromMs - 1
  if (toMs <= fromMs || toMs - fromMs < needed) return []
  const windows = reader.verdict.calendar
  const worth = worthIn(windows, fromMs, toMs)
  const name = isYear ? String(calendar(span.fromMs).year) : monthYear(reader.ctx.speech, span.fromMs)
  const stretches = isYear
    ? stretchesIn(reader, { fromMs, toMs, name })
    : windows.filter(({ start, end }) => Date.parse(start) < toMs && Date.parse(end) > fromMs)
  const ample = stretches.filter(({ start, end }) => Date.parse(end) - Date.parse(start) >= AMPLE_MS)
  const told = ample.length > 0 ? ample : stretches
  const [best, worst] = [bestOf(told), worstOf(told)]
  return worth && best && worst ? [{ fromMs, toMs, name, ...worth, best, worst }] : []
}

/** Means that differ by less are the same, and the score decides. */
const SAME = 0.05
const byWorth = (one: Weighed, other: Weighed): number =>
  Math.abs(one.worth - other.worth) >= SAME ? other.worth - one.worth : other.score - one.score

const against = (reader: Reader, window: Window): Draft[] => {
  const fresh = freshOf(reader)
  const hard = windowReasons(reader, window, fresh, { most: 1, against: true })
  return hard.length > 0 ? hard : natalReasons(reader, reader.verdict.con, fresh)
}

/** Which of several years or months is best or hardest for a matter, by its own calendar; null where fewer than two can be weighed. */
export const periodsAnswer = (reader: Reader): Draft[] | null => {
  const { ctx } = reader
  const { periods } = ctx.asked
  if (!periods) return null
  const spans = spansOf(reader)
  const all = spans.flatMap((span) => weighed(reader, span)).toSorted(byWorth)
  const [first, second] = all
  const last = all.at(-1)
  if (!(first && last) || (!second && all.length === spans.length)) return null
  const texts = PERIOD_TEXTS[ctx.speech]
  const saying = (key: keyof typeof texts, a: Weighed, b: Weighed | null, window: Window, priority: number): Draft =>
    draft(
      worded(reader, `period ${key}`, texts[key], {
        a: a.name,
        b: b?.name ?? a.name,
        ...(reader.matter === 'life_overview' && !reader.relative ? { aim: OF_LIFE[ctx.speech] } : {}),
        ...windowWords(reader, window),
      }),
      [citeWindow(reader, window), ...(priority === SPARED.verdict ? citePromise(reader) : [])],
      priority,
    )
  const isFurther = spans.some(({ toMs }) => toMs > reader.nowMs && !all.some((one) => one.toMs >= toMs))
  const limit = isFurther && periods.named.length > 0 ? [limitOf(reader)] : []
  // the other lies further off than is judged
  if (!second) {
    const isOpen = isWorkable(first.best)
    const window = isOpen ? first.best : first.worst
    const only = saying(isOpen ? 'other' : 'otherSlow', first, first, window, SPARED.verdict)
    const reasons = isOpen ? support(reader, window) : against(reader, window)
    return [only, ...reasons, ...limit, ...adviceFor(reader, window)]
  }
  if (periods.most === 'worst')
    return [
      saying('worst', last, null, last.worst, SPARED.verdict),
      ...against(reader, last.worst),
      ...(isWorkable(first.best) ? [saying('lighter', last, first, first.best, SPARED.advice)] : []),
      ...limit,
      ...adviceFor(reader, last.worst),
      ...sourceOf(reader),
    ]
  const isPair = periods.named.length === 2
  const isAlike = isPair && worthsCompared(first.worth, second.worth) === 'alike'
  const key = !isWorkable(first.best)
    ? 'leastSlow'
    : isPair
      ? isAlike
        ? 'alike'
        : 'rather'
      : periods.unit === 'month'
        ? 'bestMonth'
        : 'best'
  // of two alike the one with the stronger stretch leads
  const isTurned = isAlike && second.best.score > first.best.score
  const [lead, beside] = isTurned ? [second, first] : [first, second]
  const window = lead.best
  // a year far off is no reason to let a near time pass
  const [soon] = reader.verdict.windows
  const isFar = lead.fromMs > reader.nowMs + FAR_MS && soon !== undefined && Date.parse(soon.end) < lead.fromMs
  const near = isFar && soon ? [saying('near', lead, null, soon, SPARED.advice)] : []
  const rest = isPair
    ? isSame(beside.best, lead.best)
      ? []
      : isWorkable(beside.best)
        ? [saying('other', lead, beside, beside.best, SPARED.advice)]
        : [saying('otherSlow', lead, beside, beside.worst, SPARED.advice)]
    : [
        ...(near.length === 0 && isWorkable(second.best) && !isSame(second.best, first.best)
          ? [saying('next', first, second, second.best, SPARED.advice)]
          : []),
        ...(isWorkable(last.worst) ? [] : [saying('hardest', first, last, last.worst, SPARED.against)]),
      ]
  return [
    saying(key, lead, beside, window, SPARED.verdict),
    ...support(reader, window),
    ...near,
    ...rest,
    ...limit,
    ...adviceFor(reader, window),
    ...sourceOf(reader),
  ]
}

/** So far ahead nobody should only wait. */
const FAR_MS = 450 * DAY_MS

const isSame = (one: Window, other: Window): boolean => one.start === other.start && one.end === other.end

const limitOf = (reader: Reader): Draft => {
  const end = Date.parse(reader.verdict.calendar.at(-1)?.end ?? reader.verdict.now.end)
  const last = monthYear(reader.ctx.speech, end)
  return draft(worded(reader, 'period limit', PERIOD_TEXTS[reader.ctx.speech].limit, { last }), [], SPARED.advice)
}
