import { numberIn } from './numbers.ts'
import type { Sky } from './sky.ts'
import type { Claim, TimeWord, Token } from './types.ts'
import { isPunct } from './words.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 365.25 * DAY_MS

/** A birthday spoken of with a day is near it: `nine days before you turn thirty-eight`. */
const NEAR_MS = 200 * DAY_MS
/** Days told as `just` or `about` an age. */
const SLACK_MS = 45 * DAY_MS

const TURNS = /^(?:turn|turns|turning|turned|complete|completing)$/
const IS = /^(?:are|were|aged|be)$/

/** `thirty-five`, `35`: how old, and where that ends; null of what is no age of a grown person. */
const ageAt = (tokens: readonly Token[], at: number): { age: number; end: number } | null => {
  const tens = numberIn(tokens[at])
  if (tens === null || tens < 10 || tens > 99) return null
  const ones = tens >= 20 && tens % 10 === 0 && isPunct(tokens[at + 1], '-') ? numberIn(tokens[at + 2]) : null
  return ones !== null && ones >= 1 && ones <= 9 ? { age: tens + ones, end: at + 3 } : { age: tens, end: at + 1 }
}

/** `in August 2023, when you were thirty-five`: whether the person has that age then. */
export const readAges = (tokens: readonly Token[], sky: Sky): Claim[] => {
  const birth = Date.parse(sky.chart.input.utc)
  const times = tokens.flatMap(
    ({ is }, at): Array<{ at: number; time: TimeWord }> => (is.kind === 'time' ? [{ at, time: is }] : []),
  )
  return tokens.flatMap((token, at): Claim[] => {
    const turns = TURNS.test(token.word)
    if (tokens[at - 1]?.word !== 'you' || !(turns || IS.test(token.word))) return []
    const told = ageAt(tokens, at + 1)
    const near = times.findLast((each) => each.at < at) ?? times.find((each) => each.at > at)
    const next = tokens[told?.end ?? at]
    const isAge = next === undefined || next.is.kind === 'punct' || /^(?:years?|and|when|in|by|then)$/.test(next.word)
    if (!told || !near || !isAge || tokens.slice(near.at, at).some(({ word }) => /^(?:years?|decades?)$/.test(word)))
      return []
    const birthday = birth + told.age * YEAR_MS
    const ok = near.time.spans.some(({ lo, hi }) =>
      turns
        ? birthday > lo - NEAR_MS && birthday < hi + NEAR_MS
        : birthday < hi + SLACK_MS && birthday + YEAR_MS > lo - SLACK_MS,
    )
    return [{ kind: 'dasha', about: ['dasha'], ok, dated: true }]
  })
}
