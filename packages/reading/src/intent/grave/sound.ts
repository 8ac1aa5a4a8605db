import { fold } from '#intent/normalise.ts'
import { remembering } from '#remembering.ts'
import { romanise } from '#romanise.ts'

/** Devanagari in Latin letters; a consonant at the end carries no vowel (`ख़त्म`). */
const latin = (word: string): string => {
  if (!/\p{Script=Devanagari}/u.test(word)) return word
  // a nasal vowel at the end is written or left out
  const roman = romanise(word.replace(/ं$/u, '')).toLowerCase()
  return /.[\u0915-\u0939]$/u.test(word) ? roman.replace(/a$/, '') : roman
}

/** Shorter words would all be alike without their a. */
const KEY_MIN = 3

/**
 * One key for a Hindi word in either script and for the ways a phone writes it: `marna mrna मरना`, `khatam khtm ख़त्म`. Inside a
 * word of some length the a is left out, long or short; at the end it stays, for jaan (life) and jana (to go) are two words.
 */
export const soundKey = remembering(10_000, (word) => {
  const full = fold(latin(word))
    .replaceAll('x', 'ks')
    .replaceAll('sh', 's')
    .replace(/iy(?=[aeiou])/g, 'i')
    .replace(/aye|ay(?![aeiou])/g, 'e')
    .replaceAll('ou', 'o')
    .replace(/(?<=[^aeiou])ya$/, 'y')
    .replace(/(?<=[aeiou])h(?![aeiou])/g, '')
  const bare = full.replace(/(?<=.)a(?=.)/g, '')
  return (bare.length < KEY_MIN ? full : bare).replace(/([a-z])\1+/g, '$1')
})

/** Whether two words differ by one letter more, less, other or two changed about; the first letter must be right. */
export const isNear = (one: string, other: string): boolean => {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let back = 0
  while (back < Math.min(one.length, other.length) - start && one.at(-1 - back) === other.at(-1 - back)) back++
  const left = one.slice(start, one.length - back)
  const right = other.slice(start, other.length - back)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
