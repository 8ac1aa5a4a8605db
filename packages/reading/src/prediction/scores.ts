import { INDIA } from '@dhruva/common'
import { type DayScores, personScores, type ScoreId } from '@dhruva/jyotish'
import { civilDay, indianDay } from '#facts/days.ts'
import { timeText, weekdayText } from '#facts/render-prediction.ts'
import type { PredictionContext } from './context.ts'
import type { When } from './reasons.ts'

export const scoresOf = ({ chart, span }: PredictionContext): DayScores[] =>
  personScores(chart, span.first, span.days, INDIA)

/** The whole period: its first day to its last. */
export const spanOf = ({ span: { noons, from, to } }: PredictionContext) => ({
  from: indianDay(noons[0] ?? from),
  to: indianDay(noons.at(-1) ?? to),
})

export const spanText = (context: PredictionContext): string => timeText(context.code, spanOf(context))

export const wholeSpan = (context: PredictionContext): When => ({ id: 'period', time: spanOf(context) })

/** A day of the period as `yyyy-mm-dd`. */
export const onDay = (iso: string): When => ({ id: iso, time: { on: civilDay(iso) } })

/** `Saturday, 21 November 2026` */
export const dayName = ({ code }: PredictionContext, iso: string): string => weekdayText(code, civilDay(iso))

export const scoreFact = (context: PredictionContext, id: ScoreId, value: number, when: When): string => {
  const name = when.id === 'period' ? `score.${id}` : `score.${when.id}.${id}`
  const parts = { says: 'score', score: id, time: when.time, value } as const
  return context.fact(name, 'score', { kind: 'transit', id: 'moon' }, parts)
}
