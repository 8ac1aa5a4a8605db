import type { Token } from './types.ts'

/** Small numbers as words, 0..12. */
const WORDS = [
  'zero|no|शून्य',
  'one|a single|single|only one|alone|एक|ek|अकेला',
  'two|both|a pair of|दो|दोनों|do',
  'three|तीन|teen',
  'four|चार|chaar|char',
  'five|पांच|paanch|panch',
  'six|छह|छः|छ|chhah|chhe',
  'seven|सात|saat',
  'eight|आठ|aath',
  'nine|नौ|nau',
  'ten|दस|das',
  'eleven|ग्यारह|gyarah',
  'twelve|बारह|barah',
].map((words) => words.split('|'))
const VALUES = new Map(WORDS.flatMap((words, value) => words.map((word) => [word, value] as const)))

const LARGER = new Map(
  Object.entries({
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    तेरह: 13,
    चौदह: 14,
    पंद्रह: 15,
    सोलह: 16,
    सत्रह: 17,
    अठारह: 18,
    उन्नीस: 19,
    बीस: 20,
    half: 0.5,
    आधा: 0.5,
    डेढ: 1.5,
    ढाई: 2.5,
  }),
)

/** All numbers as words. */
export const NUMBER_WORDS: readonly string[] = [...VALUES.keys(), ...LARGER.keys()]

/** The number a token writes in digits or as a word; null when it writes none. */
export const numberIn = (token: Token | undefined): number | null => {
  if (!token) return null
  if (token.is.kind === 'number') return Number(token.word)
  if (token.is.kind !== 'word') return null
  return VALUES.get(token.word) ?? LARGER.get(token.word) ?? null
}
