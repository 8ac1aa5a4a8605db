import { LOCALES } from '@dhruva/common'
import { type Queryable, readServiceCounts, type ServiceCounts } from '@dhruva/db'
import type { TextLanguage } from '#http/fail.ts'

const LAKH = 100_000
const CRORE = 100 * LAKH

const UNITS = { en: { lakh: 'lakh', crore: 'crore' }, hi: { lakh: 'लाख', crore: 'करोड़' } }

/** The first two digits, and zeros. */
const rounded = (count: number) => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return Math.floor(count / step) * step
}

/** A count as it is said to people, never more than it is, as India counts: `1,200+`, `2.4 lakh+`, `1.1 crore+`. */
export const saidCount = (count: number, language: TextLanguage): string => {
  const number = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 })
  const least = rounded(Math.max(1, count))
  const { lakh, crore } = UNITS[language]
  if (least >= CRORE) return `${number.format(least / CRORE)} ${crore}+`
  return least >= LAKH ? `${number.format(least / LAKH)} ${lakh}+` : `${number.format(least)}+`
}

/** The same of a count that is told from so much on; null of a smaller one. */
export const saidFrom =
  (least: number, language: TextLanguage) =>
  (count: number): string | null =>
    count < least ? null : saidCount(count, language)

const KEPT_MS = 5 * 60_000

/** What the service has done as the job of the night counted it, asked of the database once in five minutes at most. */
export const createFigures = (db: Queryable, now: () => Date) => {
  let asked = Number.NEGATIVE_INFINITY
  let known: Promise<ServiceCounts> | undefined
  return (): Promise<ServiceCounts> => {
    const at = now().getTime()
    if (known && at - asked < KEPT_MS) return known
    asked = at
    const before = known
    // a page is not held up for a figure: without the database it is the last one, or none
    known = readServiceCounts(db).catch(() => before ?? { predictions: 0, answers: 0, people: 0 })
    return known
  }
}

export type Figures = ReturnType<typeof createFigures>
