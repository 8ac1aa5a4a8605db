import { INDIA } from '@dhruva/common'
import { type DayScores, type PeriodScores, personScores, type ScoreId } from '@dhruva/jyotish'
import { type Desk, dated, levelOf, noonOf, say, weekday } from '#predict/desk.ts'
import { matterClause, summed, type When } from '#predict/reasons.ts'
import { TEXTS } from '#texts/predict.ts'
import type { Code, Sentence } from '#types.ts'

export const scoresOf = ({ chart, span }: Desk): DayScores[] => personScores(chart, span.first, span.days, INDIA)

/** The whole period, written: its first day to its last. */
export const spanText = (desk: Desk, code: Code): string => {
  const { noons } = desk.span
  const [first, last] = [noons[0], noons.at(-1)]
  return first && last ? TEXTS[code].say.span(dated(code, first), dated(code, last)) : ''
}

export const wholeSpan = (desk: Desk): When => ({ id: 'period', text: (code) => spanText(desk, code) })

/** A day of the period as `yyyy-mm-dd`. */
export const onDay = (iso: string): When => ({
  id: iso,
  text: (code) => dated(code, noonOf(iso)),
})

/** `Saturday, 21 November 2026` */
export const dayText = (code: Code, iso: string): string =>
  TEXTS[code].say.dated(weekday(code, iso), onDay(iso).text(code))

export const scoreFact = (desk: Desk, id: ScoreId, value: number, when: When): string => {
  const name = when.id === 'period' ? `score.${id}` : `score.${when.id}.${id}`
  return desk.fact(name, 'score', { kind: 'transit', id: 'moon' }, (c) =>
    TEXTS[c].say.facts.score(TEXTS[c].tables.CATEGORY[id], when.text(c), value),
  )
}

/** Notes that belong to a matter: a doctor where health stands low, one's own figures where money is decided. */
const noteOf = (desk: Desk, id: ScoreId, score: number): Sentence[] => {
  if (id === 'health' && levelOf(score) === 'low') return desk.once(desk.t.say.doctor)
  const decides = desk.wanted.type === 'monthly' || desk.wanted.type === 'yearly'
  return id === 'money' && decides ? desk.once(desk.t.say.money) : []
}

type Value = { score: number; reasons: DayScores['scores']['overall']['reasons'] }

/** One item for each matter: its score, what moves it, and a word of advice. */
export const matterItems = (desk: Desk, of: (id: ScoreId) => Value, when: When): Sentence[] =>
  desk.categories.flatMap((id) => {
    const value = of(id)
    const { score } = value
    const fact = scoreFact(desk, id, score, when)
    const head = desk.t.tables.CATEGORY[id]
    const clause = matterClause(desk, value, id, when)
    const { say: words } = desk.t
    const quiet = () => desk.pick(`${when.id} ${id} quiet`, (v) => words.quiet(v, desk.t.tables.MATTER[id]))
    const item = say(words.item(head, score, capital(clause?.text ?? quiet())), fact, ...(clause?.facts ?? []))
    if (desk.isFigure) return [item]
    const advice = desk.t.tables.ADVICE[id][levelOf(score)]
    const told = say(desk.pick(`${when.id} ${id} advice`, (v) => advice[v % 2 === 0 ? 0 : 1]))
    return [item, told, ...noteOf(desk, id, score)]
  })

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The means of a stretch of days with the causes that last. */
export const meansOf =
  (days: readonly DayScores[], { mean }: Pick<PeriodScores, 'mean'>) =>
  (id: ScoreId): Value => ({ score: mean[id], reasons: summed(days, id) })
