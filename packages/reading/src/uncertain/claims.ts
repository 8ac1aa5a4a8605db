import { NAKSHATRA_NAMES, SIGN_NAMES } from '@dhruva/jyotish'
import { nth as nthHindi } from '#texts/hi/vocab.ts'
import type { Code } from '#types.ts'
import { undated } from './spread.ts'

/** What a text states that an uncertain time can take away: where something stands, and finer points of it. */
export type Claims = { places: Set<string>; points: Set<string> }

const LETTERS: Record<Code, string> = { en: 'A-Za-z', hi: '\\u0900-\\u0963' }

/** Any of the names, each only as a word of its own, the longest first. */
const namesIn = (code: Code, names: readonly string[]): RegExp => {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).join('|')
  return new RegExp(`(?<![${LETTERS[code]}])(?:${longestFirst})(?![${LETTERS[code]}])`, 'g')
}

const both = (make: (code: Code) => RegExp): Record<Code, RegExp> => ({ en: make('en'), hi: make('hi') })
const SIGNS = both((code) =>
  namesIn(
    code,
    SIGN_NAMES.map((name) => name[code]),
  ),
)
const NAKSHATRAS = both((code) =>
  namesIn(
    code,
    NAKSHATRA_NAMES.map((name) => name[code]),
  ),
)
const NUMBERS: Record<Code, RegExp> = {
  en: /\b\d{1,2}(?:st|nd|rd|th)\b/g,
  hi: namesIn(
    'hi',
    Array.from({ length: 12 }, (_, index) => nthHindi(index + 1)),
  ),
}
const POINTS = /\d{1,2}°\d{2}′|(?:pada|पद) \d/g

const all = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([match]) => match)

/** Signs and numbered houses are places; nakshatras, padas and degrees are points in them. Dates are not looked at. */
export const claimsIn = (code: Code, written: string): Claims => {
  const { text } = undated(code, written)
  return {
    places: new Set([...all(SIGNS[code], text), ...all(NUMBERS[code], text)]),
    points: new Set([...all(NAKSHATRAS[code], text), ...all(POINTS, text)]),
  }
}
