import { type Code, dayInIndia, INDIA } from '@dhruva/common'
import { personScores, type ScoreId } from '@dhruva/jyotish'
import type { Asked } from './context.ts'
import { kundliLines } from './lines.ts'

/**
 * How easy the day is for a chart, as a prediction of the day scores it, 0 to 100; null of a public figure and where the time of
 * birth is not exact.
 */
export const dayScores = ({ chart, at, uncertainty, celebrity }: Omit<Asked, 'code'>) => {
  if (celebrity || uncertainty !== 0) return null
  const [year = 0, month = 0, day = 0] = dayInIndia(at).split('-').map(Number)
  const scores = personScores(chart, { year, month, day }, 1, INDIA)[0]?.scores
  if (!scores) return null
  const { overall, career, money, family } = scores
  return { overall: overall.score, career: career.score, money: money.score, family: family.score }
}

type Named = Exclude<keyof NonNullable<ReturnType<typeof dayScores>>, 'overall'>

const NAMED: readonly (Named & ScoreId)[] = ['career', 'money', 'family']

const WORDS = {
  en: {
    day: 'Your day',
    scored: (score: number) => `Your day: ${score} of 100`,
    easiest: (field: string) => `Easiest today: ${field}.`,
    fields: { career: 'work', money: 'money matters', family: 'family' },
  },
  hi: {
    day: 'आज का दिन',
    scored: (score: number) => `आज का दिन: 100 में से ${score}`,
    easiest: (field: string) => `आज सबसे आसान: ${field}।`,
    fields: { career: 'काम-काज', money: 'पैसे के मामले', family: 'परिवार' },
  },
} satisfies Record<Code, { fields: Record<Named, string> } & Record<string, unknown>>

/**
 * The day in two lines, for a screen that others can see too: how easy it is, and what runs now, as home tells them. Whose day it is
 * stays out, and so do health, love and whatever asks for care: that is read inside, with its reasons.
 */
export const dayNote = (asked: Asked): { title: string; body: string } => {
  const words = WORDS[asked.code]
  const scores = dayScores(asked)
  const now = kundliLines(asked).find(({ about }) => about === 'now')?.text ?? ''
  if (!scores) return { title: words.day, body: now }
  const [best] = NAMED.toSorted((one, other) => scores[other] - scores[one])
  const easiest = best ? words.easiest(words.fields[best]) : ''
  return { title: words.scored(scores.overall), body: `${easiest} ${now}` }
}
