import { DAY_MS, INDIA_OFFSET_MS } from '@dhruva/common'
import type { CivilDate } from '@dhruva/jyotish'

import type { PredictionType } from '#types.ts'

/**
 * The civil days of India that a prediction is about. `from` and `to` are their first instants, `to` that of the day after; `day` is the
 * first of them as days since 1970.
 */
export type PredictionSpan = { first: CivilDate; day: number; days: number; from: Date; to: Date; noons: Date[] }

const civil = (ms: number): CivilDate => {
  const date = new Date(ms)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const LENGTH = { daily: 2, weekly: 7, monthly: 30 } as const

/** The day after the last, as a midnight written in UTC. A year from 29 February ends on 28 February. */
const endOf = (type: PredictionType, today: number): number => {
  if (type !== 'yearly') return today + LENGTH[type] * DAY_MS
  const date = new Date(today)
  return Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate())
}

/** What a prediction is about: from the day of an instant in Asia/Kolkata on, never a day that is over. */
export const predictionSpan = (type: PredictionType, at: Date): PredictionSpan => {
  const today = Math.floor((at.getTime() + INDIA_OFFSET_MS) / DAY_MS) * DAY_MS
  const end = endOf(type, today)
  const days = Math.round((end - today) / DAY_MS)
  return {
    first: civil(today),
    day: today / DAY_MS,
    days,
    from: new Date(today - INDIA_OFFSET_MS),
    to: new Date(end - INDIA_OFFSET_MS),
    noons: Array.from({ length: days }, (_, day) => new Date(today + (day + 0.5) * DAY_MS - INDIA_OFFSET_MS)),
  }
}
