import { INDIA } from '@dhruva/common'
import { type DayScores, type PeriodScores, personScores, type ScoreId } from '@dhruva/jyotish'
import { civilDay, indianDay } from '#facts/days.ts'
import { timeText, weekdayText } from '#facts/render-prediction.ts'
import { type Desk, item, type Line, levelOf, say } from './context.ts'
import { matterClause, summed, type When } from './reasons.ts'

export const scoresOf = ({ chart, span }: Desk): DayScores[] => personScores(chart, span.first, span.days, INDIA)

/** The whole period: its first day to its last. */
export const spanOf = ({ span: { noons, from, to } }: Desk) => ({
  from: indianDay(noons[0] ?? from),
  to: indianDay(noons.at(-1) ?? to),
})

export const spanText = (desk: Desk): string => timeText(desk.code, spanOf(desk))

export const wholeSpan = (desk: Desk): When => ({ id: 'period', time: spanOf(desk) })

/** A day of the period as `yyyy-mm-dd`. */
export const onDay = (iso: string): When => ({ id: iso, time: { on: civilDay(iso) } })

/** `Saturday, 21 November 2026` */
export const dayName = ({ code }: Desk, iso: string): string => weekdayText(code, civilDay(iso))

export const scoreFact = (desk: Desk, id: ScoreId, value: number, when: When): string => {
  const name = when.id === 'period' ? `score.${id}` : `score.${when.id}.${id}`
  const parts = { says: 'score', score: id, time: when.time, value } as const
  return desk.fact(name, 'score', { kind: 'transit', id: 'moon' }, parts)
}

/** Notes that belong to a matter: a doctor where health stands low, one's own figures where money is decided. */
const noteOf = (desk: Desk, id: ScoreId, score: number): Line[] => {
  if (id === 'health' && levelOf(score) === 'low') return desk.once(desk.t.say.doctor)
  const decides = desk.wanted.type === 'monthly' || desk.wanted.type === 'yearly'
  return id === 'money' && decides ? desk.once(desk.t.say.money) : []
}

type Value = { score: number; reasons: DayScores['scores']['overall']['reasons'] }

/** One item for each matter: its score, what moves it, and a word of advice. */
export const matterItems = (desk: Desk, of: (id: ScoreId) => Value, when: When): Line[] =>
  desk.categories.flatMap((id) => {
    const value = of(id)
    const { score } = value
    const fact = scoreFact(desk, id, score, when)
    const name = desk.t.tables.CATEGORY[id]
    const clause = matterClause(desk, value, id, when)
    const { say: words } = desk.t
    const quiet = () => desk.pick(`${when.id} ${id} quiet`, (v) => words.quiet(v, desk.t.tables.MATTER[id]))
    const told = item(words.item(name, score, capital(clause?.text ?? quiet())), fact, ...(clause?.facts ?? []))
    if (desk.isFigure) return [told]
    const advice = desk.t.tables.ADVICE[id][levelOf(score)]
    const step = say(desk.pick(`${when.id} ${id} advice`, (v) => advice[v % 2 === 0 ? 0 : 1]))
    return [told, step, ...noteOf(desk, id, score)]
  })

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The means of a stretch of days with the causes that last. */
export const meansOf =
  (days: readonly DayScores[], { mean }: Pick<PeriodScores, 'mean'>) =>
  (id: ScoreId): Value => ({ score: mean[id], reasons: summed(days, id) })
