import type { CivilDate } from '#time/time.ts'
import type { Chart } from '#types.ts'
import { personScores } from './person.ts'
import { type DayScores, forEachScore, type ScoreId } from './types.ts'

export type PeriodScores = {
  /** mean of the days, a whole number */
  mean: Record<ScoreId, number>
  /** dates with the highest and the lowest Overall, the first of equal ones */
  best: string
  worst: string
  days: DayScores[]
}

export type MonthScores = { month: string; mean: Record<ScoreId, number> }

function meanOf(days: readonly DayScores[]): Record<ScoreId, number> {
  return forEachScore((id) => Math.round(days.reduce((sum, { scores }) => sum + scores[id].score, 0) / days.length))
}

const overall = ({ scores }: DayScores): number => scores.overall.score

/** Days taken together: a week, a month, or any span of at least one day. */
export function periodOf(days: readonly [DayScores, ...DayScores[]]): PeriodScores {
  const best = days.reduce((found, day) => (overall(day) > overall(found) ? day : found))
  const worst = days.reduce((found, day) => (overall(day) < overall(found) ? day : found))
  return { mean: meanOf(days), best: best.date, worst: worst.date, days: [...days] }
}

/** Scores of a person over `count` days (at least one) with their mean, the best and the worst day. */
export function periodScores(chart: Chart, from: CivilDate, count: number, zone?: string): PeriodScores {
  const [first, ...others] = personScores(chart, from, Math.max(1, count), zone ?? chart.input.tz)
  if (!first) throw new RangeError('a period without a day')
  return periodOf([first, ...others])
}

/** Days by calendar month, `2026-01`, in order, each with the mean of its days. */
export function monthsOf(days: readonly DayScores[]): MonthScores[] {
  const months = Map.groupBy(days, ({ date }) => date.slice(0, 7))
  return [...months].map(([month, ofMonth]) => ({ month, mean: meanOf(ofMonth) }))
}
