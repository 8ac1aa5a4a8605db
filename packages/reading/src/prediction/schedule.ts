import { DAY_MS } from '@dhruva/common'
import type { PredictionType } from '#types.ts'

const TYPES: readonly PredictionType[] = ['daily', 'weekly', 'monthly', 'yearly']
/** Coprime to fifteen, the size of the pools. */
const STRIDE = 7

/** The number of the day, week (from Monday), month or year in which a prediction is written. */
export const periodNumber = (type: PredictionType, day: number): number => {
  if (type === 'daily') return day
  // 1 January 1970 was a Thursday
  if (type === 'weekly') return Math.floor((day + 3) / 7)
  const date = new Date(day * DAY_MS)
  return type === 'yearly' ? date.getUTCFullYear() : date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/**
 * Which of `size` texts a prediction of a day says: a schedule in place of a memory. A pool is walked with a stride coprime to its size,
 * so that a text of fifteen comes again after fifteen days (weeks, months); on one day no two types say the same one.
 * @param offset where a person begins
 */
export const turnOf = (type: PredictionType, day: number, size: number, offset: number): number => {
  const shorter = TYPES.slice(0, TYPES.indexOf(type)).map((each) => turnOf(each, day, size, offset))
  let turn = (periodNumber(type, day) * STRIDE + offset) % size
  while (shorter.includes(turn) && shorter.length < size) turn = (turn + 1) % size
  return turn
}
