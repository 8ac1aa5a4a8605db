import { DAY_MS } from '@dhruva/common'
/** One stay of Saturn in a sign as the wire has it: ISO 8601 UTC, start inclusive, end exclusive. */
export type Stay = { phase: string; sign: number; start: string; end: string }

/** The stays of one passage of Saturn by the Moon, about seven and a half years. */
export type Passage = { start: string; end: string; stays: Stay[] }

const JOINED_DAYS = 30

/** Between two passages lie twenty years; a look back over the outer border takes less than one. */
const APART_DAYS = 400

const daysBetween = (end: string, start: string) => (Date.parse(start) - Date.parse(end)) / DAY_MS

/** Stays of one phase that are less than 30 days apart, as one; only for showing. */
export const joined = (stays: readonly Stay[]): Stay[] => {
  const shown: Stay[] = []
  for (const stay of stays) {
    const before = shown.at(-1)
    const isSame = before?.phase === stay.phase && before.sign === stay.sign
    if (before && isSame && daysBetween(before.end, stay.start) < JOINED_DAYS)
      shown[shown.length - 1] = { ...before, end: stay.end }
    else shown.push(stay)
  }
  return shown
}

/** The passages of a life in order. */
export const passagesOf = (stays: readonly Stay[]): Passage[] => {
  const passages: Passage[] = []
  for (const stay of joined(stays)) {
    const current = passages.at(-1)
    if (!current || daysBetween(current.end, stay.start) > APART_DAYS)
      passages.push({ start: stay.start, end: stay.end, stays: [stay] })
    else {
      current.stays.push(stay)
      current.end = stay.end
    }
  }
  return passages
}

export type Tense = 'past' | 'now' | 'future'

/** Where a span lies seen from an instant (ISO 8601 UTC). */
export const tenseOf = ({ start, end }: Pick<Stay, 'start' | 'end'>, at: string): Tense => {
  const ms = Date.parse(at)
  if (Date.parse(end) <= ms) return 'past'
  return Date.parse(start) <= ms ? 'now' : 'future'
}

const YEAR_DAYS = 365.25

/** Completed years of life at an instant; 0 before birth. */
export const ageAt = (birth: string, at: string): number => Math.max(0, Math.floor(daysBetween(birth, at) / YEAR_DAYS))

const LIFE_YEARS = 100

/** Share of a hundred years of life at an instant, 0 to 1. */
export const shareOfLife = (birth: string, at: string): number =>
  Math.min(1, Math.max(0, daysBetween(birth, at) / (LIFE_YEARS * YEAR_DAYS)))
