import type { SearchTerm } from '@dhruva/db'
import { fold, romanise } from '@dhruva/hindi'
import { keptWords } from './kept-words.ts'

/** More distinct words of a text are not looked at: it has at most 10,000 characters. */
const MAX_WORDS = 1_500
const MAX_LENGTH = 40
/** Of a longer word only the beginning is looked at: some of the folds look at every letter from every letter. */
const LONGEST = 100
/** Some signs become eighteen letters when they are taken apart: a text that grows beyond this is cut. */
const MAX_TEXT = 15_000

/** One spelling for the many of a word, whichever script: `शनि`, `Shani` and `shanee` are `sani`. */
const skeleton = (whole: string): string => {
  const word = whole.slice(0, LONGEST)
  return keptWords.has(word) ? word : fold('search', word)
}

// zero-width marks and variation selectors, which nobody sees; apostrophes, which nobody types alike
const UNSEEN = /[\p{Cf}\p{VS}]/gu
const APOSTROPHES = /(?<=\p{L})['’‘ʼ`](?=\p{L})/gu
const LATIN_ACCENTS = /(?<=[a-z])[\u0300-\u036f]+/g

/** Lower case, compatibility forms and accents off; Devanagari in Latin letters, its digits as 0-9. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .slice(0, MAX_TEXT)
    .replace(UNSEEN, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(LATIN_ACCENTS, '')
    .normalize('NFC')
    .replace(/[\u0900-\u0963\u0966-\u097f]+/g, (word) => romanise(word).toLowerCase())

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const SIGN = /[^\p{L}\p{M}\p{N}\p{Z}\p{C}]/gu
/** Words joined to signs that are no punctuation of a sentence: `100%`, `snake_case`, `and/or`, `a@b`. */
const RUN = /[\p{L}\p{M}\p{N}\p{S}%&#@*/\\_]+/gu
const hasBoth = (run: string) => /[\p{L}\p{N}]/u.test(run) && /[\p{S}%&#@*/\\_]/u.test(run)
const joinedIn = (ready: string) => (ready.match(RUN) ?? []).filter(hasBoth)

const short = (word: string): string => (word.length > MAX_LENGTH ? [...word].slice(0, MAX_LENGTH).join('') : word)

const unique = (words: Iterable<string>): string[] => {
  const seen = new Set<string>()
  for (const word of words) {
    if (seen.size === MAX_WORDS) break
    seen.add(short(word))
  }
  return [...seen]
}

/**
 * The distinct words a text is found by, at most 1,500 of at most 40 characters: each word in one spelling for both scripts,
 * words joined to signs as they stand (`100%` is `100`, `100%` and `%`), and each sign. For `array_to_tsvector`.
 */
export const wordsOf = (text: string): string[] => {
  const ready = plain(text)
  const words = (ready.match(WORD) ?? []).map(skeleton)
  return unique([...words, ...joinedIn(ready), ...(ready.match(SIGN) ?? [])])
}

/** From so many letters the last word also means those that begin with it: it may not be written to the end. */
const BEGINNING_FROM = 3

const beginningsOf = (word: string) =>
  [...new Set([skeleton(word), word])].filter((one) => one.length >= BEGINNING_FROM).map(short)

/**
 * The words a search asks for, all of which a text must have. Signs joined to a word belong to it (`100%` is not `100`); other
 * signs count only where there is no word at all.
 */
export const termsOf = (query: string): SearchTerm[] => {
  const ready = plain(query)
  const joined = joinedIn(ready)
  const words = ready.replace(RUN, (run) => (hasBoth(run) ? ' ' : run)).match(WORD) ?? []
  const terms = unique([...words.map(skeleton), ...joined]).map((word) => ({ word, beginnings: [] }))
  if (terms.length === 0) return unique(ready.match(SIGN) ?? []).map((word) => ({ word, beginnings: [] }))
  const last = words.at(-1)
  if (last === undefined || !ready.trimEnd().endsWith(last)) return terms
  const folded = short(skeleton(last))
  return terms.map((term) => (term.word === folded ? { word: folded, beginnings: beginningsOf(last) } : term))
}
