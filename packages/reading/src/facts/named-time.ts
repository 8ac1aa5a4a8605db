import { DAY_MS, INDIA_OFFSET_MS } from '@dhruva/common'
import type { Scope } from '@dhruva/intent/parse'
import type { Range } from './in-range.ts'

/** Midnight in India on a day; months count from 1 and may run over. */
const midnight = (year: number, month: number): Date => new Date(Date.UTC(year, month - 1, 1) - INDIA_OFFSET_MS)

const two = (value: number): string => String(value).padStart(2, '0')

type Month = { year: number; month: number }

const spanned = (scope: Scope, at: Date, now: Month): Range | null => {
  switch (scope.kind) {
    case 'year':
      return { key: String(scope.year), from: midnight(scope.year, 1), to: midnight(scope.year + 1, 1) }
    case 'years_between':
      return { key: `${scope.from}-${scope.to}`, from: midnight(scope.from, 1), to: midnight(scope.to + 1, 1) }
    case 'month': {
      // a month without a year is the next one of that name
      const year = scope.year ?? (scope.month >= now.month ? now.year : now.year + 1)
      const key = `${year}-${two(scope.month)}`
      return { key, from: midnight(year, scope.month), to: midnight(year, scope.month + 1) }
    }
    case 'years': {
      const [from, to] = [now.year + scope.from, now.year + scope.from + scope.count]
      return { key: to - from > 1 ? `${from}-${to - 1}` : String(from), from: midnight(from, 1), to: midnight(to, 1) }
    }
    case 'months': {
      const from = new Date(at.getTime() + scope.from * 30.5 * DAY_MS)
      return {
        key: `${scope.from}-${scope.count}-months`,
        from,
        to: new Date(from.getTime() + scope.count * 30.5 * DAY_MS),
      }
    }
    default:
      return null
  }
}

/**
 * The days that a named year, month or number of them means on the Indian day of `at`; null of any other time, and of one that ends
 * before the birth or has no days left.
 */
export const rangeOf = (scope: Scope | null, at: Date, birth: Date): Range | null => {
  const today = new Date(at.getTime() + INDIA_OFFSET_MS)
  const now = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 }
  const range = scope && spanned(scope, at, now)
  if (!range || range.to <= birth) return null
  const isRunning = range.from < at && range.to > at
  return isRunning ? { ...range, from: at } : range
}
