import { INDIA } from '@dhruva/common'
import { type DayScores, type PeriodScores, personScores, type ScoreId } from '@dhruva/jyotish'
import { civilDay, indianDay } from '#facts/days.ts'
import { timeText, weekdayText } from '#facts/render-prediction.ts'
import { item, type Line, levelOf, type PredictionContext, say } from './context.ts'
import { matterClause, summed, type When } from './reasons.ts'

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

/** Notes that belong to a matter: a doctor where health stands low, one's own figures where money is decided. */
const noteOf = (context: PredictionContext, id: ScoreId, score: number): Line[] => {
  if (id === 'health' && levelOf(score) === 'low') return context.once(context.t.say.doctor)
  const decides = context.wanted.type === 'monthly' || context.wanted.type === 'yearly'
  return id === 'money' && decides ? context.once(context.t.say.money) : []
}

type Value = { score: number; reasons: DayScores['scores']['overall']['reasons'] }

/** One item for each matter: its score, what moves it, and a word of advice. */
export const matterItems = (context: PredictionContext, of: (id: ScoreId) => Value, when: When): Line[] =>
  context.categories.flatMap((id) => {
    const value = of(id)
    const { score } = value
    const fact = scoreFact(context, id, score, when)
    const name = context.t.tables.CATEGORY[id]
    const clause = matterClause(context, value, id, when)
    const { say: words } = context.t
    const quiet = () => context.pick(`${when.id} ${id} quiet`, (v) => words.quiet(v, context.t.tables.MATTER[id]))
    const line = item(words.item(name, score, capital(clause?.text ?? quiet())), fact, ...(clause?.facts ?? []))
    if (context.isFigure) return [line]
    const advice = context.t.tables.ADVICE[id][levelOf(score)]
    const step = say(context.pick(`${when.id} ${id} advice`, (v) => advice[v % 2 === 0 ? 0 : 1]))
    return [line, step, ...noteOf(context, id, score)]
  })

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The means of a stretch of days with the causes that last. */
export const meansOf =
  (days: readonly DayScores[], { mean }: Pick<PeriodScores, 'mean'>) =>
  (id: ScoreId): Value => ({ score: mean[id], reasons: summed(days, id) })
