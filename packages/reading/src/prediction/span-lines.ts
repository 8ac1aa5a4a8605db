import { dayInIndia, INDIA } from '@dhruva/common'
import { type DayScores, type PeriodScores, periodScores, type WindowClass } from '@dhruva/jyotish'
import type { Field } from '#texts/en/predict-fields-data.ts'
import { bandOf, head, type Line, type PredictionContext, say } from './context.ts'
import { fieldsOf, stretchesOf, windowFact } from './fields.ts'
import { dayName, scoreFact, spanText, wholeSpan } from './scores.ts'
import { hailed } from './words.ts'

export const periodOf = ({ chart, span }: PredictionContext): PeriodScores =>
  periodScores(chart, span.first, span.days, INDIA)

/** The dates of the period, above everything. */
export const headingLine = (context: PredictionContext): Line => {
  const { lines } = context.t
  const [one, other] = context.span.noons.map((noon) => dayName(context, dayInIndia(noon)))
  const isDaily = context.period === 'day' && one && other
  return head(lines.heading(isDaily ? lines.todayAndTomorrow(one, other) : spanText(context)))
}

const RANK: Record<WindowClass, number> = { rest: 0, slow: 1, fair: 2, good: 3, best: 4 }

type Standing = { field: Field; rank: number; facts: string[] }

/** How open a field is in the period: its classes by the time they last. */
const standings = (context: PredictionContext): Standing[] => {
  const [fromMs, toMs] = [context.span.noons[0]?.getTime() ?? 0, context.span.to.getTime()]
  return fieldsOf(context).map(({ field, matter }) => {
    const windows = stretchesOf(context, matter, fromMs, toMs)
    const sum = windows.reduce((total, { class: of, start, end }) => {
      const ms = Math.min(toMs, Date.parse(end)) - Math.max(fromMs, Date.parse(start))
      return total + RANK[of] * ms
    }, 0)
    return { field, rank: sum / (toMs - fromMs), facts: windows.map((window) => windowFact(context, matter, window)) }
  })
}

/** The first sentence of a week, month or year: how it is, where it has most room and where it asks for most patience. */
export const leadLine = (context: PredictionContext, { mean }: PeriodScores): Line => {
  const all = standings(context).toSorted((a, b) => b.rank - a.rank)
  const [most, least] = [all[0], all.at(-1)]
  const opens = most && most !== least && most.rank >= RANK.fair && most.rank > (all[1]?.rank ?? 0) ? most : null
  const waits = least && least !== most && least.rank < RANK.fair && least.rank < (all.at(-2)?.rank ?? 0) ? least : null
  const { lines } = context.t
  const text = lines.leadSpan(
    context.v('lead'),
    context.period,
    bandOf(mean.overall),
    opens?.field ?? null,
    waits?.field ?? null,
  )
  const facts = [...(opens?.facts ?? []), ...(waits?.facts ?? [])]
  return say(hailed(context, text), scoreFact(context, 'overall', mean.overall, wholeSpan(context)), ...facts)
}

const meanOf = (days: readonly DayScores[]): number =>
  days.reduce((sum, { scores }) => sum + scores.overall.score, 0) / days.length

export type Run = [DayScores, ...DayScores[]]

/** All runs of so many days. */
export const runsOf = (days: readonly DayScores[], length: number): Run[] =>
  days
    .slice(0, days.length - length + 1)
    .flatMap((first, index): Run[] => [[first, ...days.slice(index + 1, index + length)]])

/** The run with the highest or lowest mean; the first of equal ones. */
export const topRun = (runs: readonly Run[], best: boolean): Run | null =>
  runs.toSorted((a, b) => (best ? meanOf(b) - meanOf(a) : meanOf(a) - meanOf(b)))[0] ?? null
