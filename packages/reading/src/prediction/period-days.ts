import { DAY_MS, INDIA_OFFSET_MS } from '@dhruva/common'
import type { CivilDate } from '@dhruva/jyotish'

import type { PredictionType } from '#types.ts'

/** The civil days of India that a prediction is about. `from` and `to` are their first instants, `to` that of the day after. */
export type PredictionSpan = { first: CivilDate; days: number; from: Date; to: Date; noons: Date[] }

const civil = (ms: number): CivilDate => {
  const date = new Date(ms)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** First day and the day after the last, as midnights written in UTC. */
const bounds = (type: PredictionType, today: number): [number, number] => {
  const date = new Date(today)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  if (type === 'daily') return [today, today + 2 * DAY_MS]
  if (type === 'monthly') return [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)]
  if (type === 'yearly') return [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  const monday = today - ((date.getUTCDay() + 6) % 7) * DAY_MS
  return [monday, monday + 7 * DAY_MS]
}

/** The running period of a kind at an instant, in Asia/Kolkata. */
export const predictionSpan = (type: PredictionType, at: Date): PredictionSpan => {
  const today = Math.floor((at.getTime() + INDIA_OFFSET_MS) / DAY_MS) * DAY_MS
  const [first, end] = bounds(type, today)
  const days = Math.round((end - first) / DAY_MS)
  return {
    first: civil(first),
    days,
    from: new Date(first - INDIA_OFFSET_MS),
    to: new Date(end - INDIA_OFFSET_MS),
    noons: Array.from({ length: days }, (_, day) => new Date(first + (day + 0.5) * DAY_MS - INDIA_OFFSET_MS)),
  }
}
