/** What a language model may not say to anybody, whether it is true of the sky or not. */
import type { Script } from '@dhruva/intent'
import { isForeign } from './language.ts'
import { DENIALS, DROPPED, FORBIDDEN, GUARANTEES, PROMISES, REFUSES } from './rules-data.ts'

/** What became of a sentence. */
export type Screened = {
  /** the sentence as it may be shown; empty when it may not */
  text: string
  /** what was found; null when nothing was */
  check: string | null
  /** nothing more of this reply may be shown */
  ends: boolean
}

export type ScreenOf = {
  /** what the answer is written in */
  write: Script
  /** the rules the model was given: none of them is repeated to a person */
  rules: string
  /** words of the rules that nobody else would say: they end the reply */
  canary?: string
  /** what was said before in the talk by the astrologer */
  earlier: readonly string[]
  /** numbers a person may be told to call */
  helplines: readonly string[]
  /** words of the whole reply, beyond which it ends; null: no limit */
  maxWords: number | null
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu) ?? []

const gramsOf = (text: string, size: number): string[] => {
  const words = wordsOf(text)
  return words.slice(0, Math.max(0, words.length - size + 1)).map((_, at) => words.slice(at, at + size).join(' '))
}

/** So many words of the rules in a row are no chance. */
const LEAK_WORDS = 7
const REPEATED_WORDS = 6
const REPEATED_SHARE = 0.8
/** Two leaks are an attempt. */
const LEAKS_MAX = 2

/** Years beside each other are no telephone number. */
const withoutYears = (text: string) => text.replace(/\b(?:19|20)\d\d\b/g, '')
const CALLED = /\+?\d(?:[\s-]?\d){3,}/g
const LONG_NUMBER = 7
/** Before a shorter number that one is told to call. */
const CALL = /\b(?:call|dial|phone|helpline|number)\b|फ़ोन|फोन|कॉल|हेल्पलाइन|नंबर/i

const hasNumber = (text: string, helplines: readonly string[]): boolean =>
  (withoutYears(text).match(CALLED) ?? [])
    .map((number) => number.replace(/\D/g, ''))
    .filter((number) => !helplines.includes(number))
    .some((number) => number.length >= LONG_NUMBER || (number.length >= 4 && CALL.test(text)))

const foundIn = (rules: Readonly<Record<string, readonly RegExp[]>>, text: string): string | null =>
  Object.entries(rules).find(([, patterns]) => patterns.some((pattern) => pattern.test(text)))?.[0] ?? null

/** Headings, tables, quotes, code, images and tags become plain text; a list and bold stay. */
const plain = (text: string): string =>
  text
    .replace(/^(\s*)#{1,6} +/, '$1')
    .replace(/^(\s*)(?:>|\|) ?/, '$1')
    .replace(/[ \t]*\|[ \t]*(\s*)$/, '$1')
    .replace(/ \| /g, ', ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/`{1,3}(?:\w+\n)?/g, '')

const isRule = (text: string): boolean => /^\s*(?:[-|:\s]{3,}|[*_=]{3,})\s*$/.test(text)

const withoutPromise = (text: string): string => {
  const bare = PROMISES.reduce((left, promise) => left.replace(promise, ''), text)
  return bare === text ? text : bare.replace(/^(\s*(?:- )?)(\p{Ll})/u, (_, gap, letter) => gap + letter.toUpperCase())
}

/** Judges the sentences of one reply, in their order. */
export const createScreen = ({ write, rules, canary, earlier, helplines, maxWords }: ScreenOf) => {
  const ruleGrams = new Set(gramsOf(rules, LEAK_WORDS))
  const saidGrams = new Set(earlier.flatMap((text) => gramsOf(text, REPEATED_WORDS)))
  let words = 0
  let leaks = 0

  const droppedBy = (text: string): string | null => {
    if (hasNumber(text, helplines)) return 'contact'
    const found = foundIn(DROPPED, text)
    if (found) return found
    if (gramsOf(text, LEAK_WORDS).some((gram) => ruleGrams.has(gram))) return 'leak'
    const grams = gramsOf(text, REPEATED_WORDS)
    if (grams.length > 0 && grams.filter((gram) => saidGrams.has(gram)).length >= grams.length * REPEATED_SHARE)
      return 'repeated'
    if (GUARANTEES.some((promise) => promise.test(text)) && !DENIALS.test(text)) return 'certainty'
    return isForeign(text, write) ? 'language' : null
  }

  return {
    /** @param sentence with the space before it */
    check(sentence: string): Screened {
      const text = plain(sentence)
      if (text.trim() === '' || isRule(text)) return { text: isRule(text) ? '' : text, check: null, ends: false }
      if (canary && text.toLowerCase().includes(canary)) return { text: '', check: 'prompt_leak', ends: true }
      const forbidden = foundIn(FORBIDDEN, text)
      if (forbidden && !REFUSES.test(text)) return { text: '', check: forbidden, ends: true }
      const dropped = droppedBy(text)
      if (dropped === 'leak') leaks += 1
      if (dropped) return { text: '', check: dropped, ends: leaks >= LEAKS_MAX }
      words += wordsOf(text).length
      if (maxWords !== null && words > maxWords) return { text: '', check: 'length', ends: true }
      const kept = DENIALS.test(text) ? text : withoutPromise(text)
      return { text: kept, check: kept === text ? null : 'certainty', ends: false }
    },
  }
}

export type Screen = ReturnType<typeof createScreen>
