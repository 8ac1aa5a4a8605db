import { createCache } from '@dhruva/common'
import { type Judgement, judge } from '@dhruva/jyotish'
import { todayOf } from '#facts/today.ts'
import type { Question } from './types.ts'

const JUDGED = 200
const judged = createCache<Judgement>(JUDGED)

/**
 * The judgement of a chart on the Indian day of an instant; kept for as long as people ask about it. Answers and predictions read this
 * one, so that they never advise against each other.
 */
export const judgementOf = ({ chart, at, person }: Pick<Question, 'chart' | 'at' | 'person'>): Judgement => {
  const today = todayOf(chart, at)
  const { input, version } = chart
  const key = [version, input.utc, input.lat, input.lng, today.at.getTime(), person.gender].join(' ')
  return judged.remember(key, () => judge(today.chart, today.at, person.gender))
}
