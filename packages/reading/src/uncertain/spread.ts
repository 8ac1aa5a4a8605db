import { DAY_MS } from '@dhruva/common'
import { dateIn } from '#dates.ts'
import { SAY_UNCERTAIN } from '#texts/uncertain.ts'
import type { Both, Code } from '#types.ts'

const CODES = ['en', 'hi'] as const
const LONGEST_IN_MONTHS = 18

/** Names of the months as `dateIn` writes them. */
const monthsOf = (code: Code): string[] =>
  Array.from({ length: 12 }, (_, month) => dateIn(code, 'UTC', new Date(Date.UTC(2000, month, 15))).split(' ')[1] ?? '')

const MONTHS: Record<Code, string[]> = { en: monthsOf('en'), hi: monthsOf('hi') }
const DATES: Record<Code, RegExp> = {
  en: new RegExp(`(\\d{1,2}) (${MONTHS.en.join('|')}) (\\d{4})`, 'g'),
  hi: new RegExp(`(\\d{1,2}) (${MONTHS.hi.join('|')}) (\\d{4})`, 'g'),
}

/** A text whose dates are taken out, and the dates as days since 1970. */
export type Undated = { text: string; days: number[] }

const dayOf = (code: Code, day: string, month: string, year: string): number =>
  Date.UTC(Number(year), MONTHS[code].indexOf(month), Number(day)) / DAY_MS

/** Takes the written dates out of a text, in their order. */
export const undated = (code: Code, text: string): Undated => {
  const days: number[] = []
  const rest = text.replace(DATES[code], (_, day: string, month: string, year: string) => {
    days.push(dayOf(code, day, month, year))
    return '@'
  })
  return { text: rest, days }
}

/** First and last day a date can be. */
export type Spread = { first: number; last: number }

/** Months since year 0. */
const monthOf = (day: number): number => {
  const date = new Date(day * DAY_MS)
  return 12 * date.getUTCFullYear() + date.getUTCMonth()
}

/**
 * The month of the middle, with the months to either side within which the date surely is, unless that is one; of longer
 * spreads the same in years.
 */
export const spreadDate = (code: Code, { first, last }: Spread): string => {
  if (first === last) return dateIn(code, 'UTC', new Date(first * DAY_MS))
  const [from, middle, to] = [monthOf(first), monthOf((first + last) / 2), monthOf(last)]
  const year = Math.floor(middle / 12)
  const month = `${MONTHS[code][middle % 12] ?? ''} ${year}`
  const months = Math.max(middle - from, to - middle)
  const say = SAY_UNCERTAIN[code].dates
  if (months <= 1) return say.about(month)
  if (months <= LONGEST_IN_MONTHS) return say.months(month, months)
  return say.years(String(year), Math.max(year - Math.floor(from / 12), Math.floor(to / 12) - year))
}

/** Writes the dates of a text anew; null when one of them is not among those known. */
export const redated = (code: Code, text: string, spreadOf: (day: number) => Spread | null): string | null => {
  let known = true
  const written = text.replace(DATES[code], (_, day: string, month: string, year: string) => {
    const spread = spreadOf(dayOf(code, day, month, year))
    if (!spread) known = false
    return spread ? spreadDate(code, spread) : ''
  })
  return known ? SAY_UNCERTAIN[code].dates.tidy(written) : null
}

/**
 * One statement for texts that differ in nothing but their dates, each date as wide as the texts make it; null when they
 * differ in more.
 */
export const spreadOver = (texts: readonly Both[]): { text: Both; spreads: Record<Code, Spread[]> } | null => {
  const [given] = texts
  if (!given) return null
  const text = { ...given }
  const spreads: Record<Code, Spread[]> = { en: [], hi: [] }
  for (const code of CODES) {
    const plain = texts.map((each) => undated(code, each[code]))
    const [first] = plain
    if (!first || plain.some((each) => each.text !== first.text)) return null
    const wide = first.days.map((_, index) => {
      const days = plain.map((each) => each.days[index] ?? 0)
      return { first: Math.min(...days), last: Math.max(...days) }
    })
    spreads[code] = wide
    let index = 0
    text[code] = redated(code, given[code], () => wide[index++] ?? null) ?? given[code]
  }
  return { text, spreads }
}
