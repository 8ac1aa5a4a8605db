import { INDIA_OFFSET_MS } from '@dhruva/common'
import type { Span } from '@dhruva/intent'
import type { Label } from '#types.ts'
import type { Range } from './in-range.ts'

export type NamedTime = Range & { label: Label; past: boolean }

/** How far `after 2030` looks. */
const YEARS_AFTER = 5

/** Midnight in India on a day; months count from 1 and may run over. */
const midnight = (year: number, month: number, day = 1): Date =>
  new Date(Date.UTC(year, month - 1, day) - INDIA_OFFSET_MS)

const two = (value: number): string => String(value).padStart(2, '0')

const yearTime = (year: number, at: Date, thisYear: number): NamedTime => {
  const to = midnight(year + 1, 1)
  if (year === thisYear) return { key: String(year), from: at, to, label: { kind: 'rest_of_year', year }, past: false }
  return { key: String(year), from: midnight(year, 1), to, label: { kind: 'year', year }, past: year < thisYear }
}

const monthTime = (year: number, month: number, at: Date, now: { year: number; month: number }): NamedTime => {
  const key = `${year}-${two(month)}`
  const to = midnight(year, month + 1)
  if (year === now.year && month === now.month)
    return { key, from: at, to, label: { kind: 'rest_of_month', month, year }, past: false }
  return { key, from: midnight(year, month), to, label: { kind: 'month', month, year }, past: to <= at }
}

/** A named month without a year is the next one of that name. */
const monthSpan = (
  span: Extract<Span, { kind: 'month' }>,
  at: Date,
  now: { year: number; month: number },
): NamedTime => {
  const next = span.month >= now.month ? now.year : now.year + 1
  return monthTime(span.year ?? next, span.month, at, now)
}

/** The days a named time means on the Indian day of `at`; null when it ends before the birth or has no days left. */
export const timeOf = (span: Span | null, at: Date, birth: Date): NamedTime | null => {
  if (!span) return null
  const today = new Date(at.getTime() + INDIA_OFFSET_MS)
  const now = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 }
  const time = ((): NamedTime => {
    if (span.kind === 'year') return yearTime(span.year, at, now.year)
    if (span.kind === 'years_on') return yearTime(now.year + span.count, at, now.year)
    if (span.kind === 'month') return monthSpan(span, at, now)
    if (span.kind === 'months_on') {
      const inNextYear = now.month + span.count > 12
      return monthTime(inNextYear ? now.year + 1 : now.year, inNextYear ? 1 : now.month + span.count, at, now)
    }
    if (span.kind === 'after') {
      const [from, to] = [midnight(span.year + 1, 1), midnight(span.year + 1 + YEARS_AFTER, 1)]
      return { key: `after-${span.year}`, from, to, label: span, past: to <= at }
    }
    const until = span.kind === 'until'
    const to = until ? midnight(span.year + 1, 1) : midnight(now.year, now.month + span.months, today.getUTCDate())
    const key = until ? `to-${span.year}` : `next-${span.months}`
    return { key, from: at, to, label: span, past: false }
  })()
  const begun = span.kind === 'after' && time.from < at
  return begun || time.from < birth || time.from >= time.to ? null : time
}
