import { fold } from '@dhruva/hindi'
import { readingTopicOf } from './detect.ts'
import { earlierIn, type Message, messageOf } from './message.ts'
import {
  COMMON_NAMES,
  KIN,
  KUNDLI,
  LAY,
  LOOSE_SLOTS,
  MARRIAGE,
  MATCHING,
  NO_NAMES,
  SURE_SLOTS,
} from './partner-data.ts'
import { namedIn, type SavedName } from './partner-names.ts'
import type { Turn } from './types.ts'
import * as W from './vocabulary-data.ts'
import { has, type Pattern, type Words, wordsOf } from './words.ts'

/** Two people are compared, or may be: whether is only known when the saved names are. */
export type MatchRequest = {
  /** to lay two charts beside each other is asked for in so many words */
  sure: boolean
  /** keys of the words that may be the other's name, the likeliest list first */
  names: string[][]
  /** the other's name as it was written, where it is surely a name; null elsewhere */
  said: string | null
}

type Slot = { words: string[]; at: number; folded: boolean }

const slotsOf = (list: string, folded: boolean): Slot[] =>
  list.split(',').map((item) => {
    const words = item.trim().split(' ')
    const plain = words.map((word) => (word === '_' ? '_' : (wordsOf(word).plain[0] ?? word)))
    return {
      words: folded ? plain.map((word) => (word === '_' ? '_' : fold('spelling', word))) : plain,
      at: words.indexOf('_'),
      folded,
    }
  })

const SURE = [...slotsOf(SURE_SLOTS.plain, false), ...slotsOf(SURE_SLOTS.folded, true)]
const LOOSE = [...slotsOf(LOOSE_SLOTS.plain, false), ...slotsOf(LOOSE_SLOTS.folded, true)]
const NAMES: ReadonlySet<string> = new Set(COMMON_NAMES.map((name) => fold('name', name)))

const isPattern = (value: unknown): value is Pattern =>
  typeof value === 'object' && value !== null && 'words' in value && 'folded' in value

const patternsIn = (value: unknown): Pattern[] => {
  if (isPattern(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(patternsIn) : []
}

/** Every word that the questions of a life are asked with: none of them is taken for a name. */
const COMMON: ReadonlySet<string> = new Set([
  ...[...NO_NAMES].flatMap((word) => wordsOf(word).plain),
  ...patternsIn(W)
    .flatMap(({ words }) => words)
    .filter((word) => !word.endsWith('*')),
])
const STEMS = patternsIn(W)
  .flatMap(({ words }) => words)
  .filter((word) => word.endsWith('*'))
  .map((word) => word.slice(0, -1))

/** Whether a word, plain and folded, is none of the language's own. */
const isUnknown = (plain: string, folded: string): boolean =>
  plain.length > 1 &&
  !/\d/.test(plain) &&
  !COMMON.has(plain) &&
  !COMMON.has(folded) &&
  !STEMS.some((stem) => plain.startsWith(stem))

/** Where words of a message fill the gap of one of these patterns. */
const filled = (slots: readonly Slot[], { plain, folded }: Words): number[] =>
  slots.flatMap((slot) => {
    const list = slot.folded ? folded : plain
    return list.flatMap((_, start) => {
      const fits = slot.words.every(
        (word, index) => (word === '_' ? list[start + index] : word) === list[start + index],
      )
      const at = start + slot.at
      return fits && isUnknown(plain[at] ?? '', folded[at] ?? '') ? [at] : []
    })
  })

/** The words as they were written, one for each of `wordsOf`. */
const written = (message: string): string[] =>
  message
    .normalize('NFKC')
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(/[\u200b-\u200d\ufeff'’`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** `priyas` is `Priya's`. */
const keysOf = (plain: string): string[] => [
  fold('name', plain),
  ...(/[a-z]s$/.test(plain) ? [fold('name', plain.slice(0, -1))] : []),
]

const isName = (word: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(word) || keysOf(word.toLowerCase()).some((key) => NAMES.has(key))

/** A name and the word beside it on either side, which may be more of the name. */
const around = ({ plain, folded }: Words, at: number): string[] =>
  [at, at - 1, at + 1]
    .filter((index) => isUnknown(plain[index] ?? '', folded[index] ?? ''))
    .flatMap((index) => keysOf(plain[index] ?? ''))

const requestIn = ({ text, words }: Message): MatchRequest | null => {
  const sure = has(MATCHING, words) || (has(KUNDLI, words) && has(LAY, words))
  const texts = written(text)
  const tight = filled(SURE, words)
  const loose = filled(LOOSE, words).filter((at) => isName(texts[at] ?? ''))
  if (!sure && tight.length === 0 && loose.length === 0) return null
  const likely = [...tight, ...(sure ? loose : [])].map((at) => texts[at] ?? '')
  const near = [...new Set([...tight, ...loose])].flatMap((at) => around(words, at))
  // beside words that can only mean a matching any word may be the name, even one that is also something else
  const names = [near, ...(sure ? [words.plain.flatMap(keysOf)] : [])].filter((keys) => keys.length > 0)
  return { sure, names, said: likely.find(isName) ?? null }
}

/** Longer messages after a comparison are questions of their own. */
const FOLLOW_UP_WORDS_MAX = 7

/** `and Priya?`, `aur nadi dosh?`: what was compared before goes on. */
const goesOn = ({ words }: Message): boolean => {
  const first = { plain: words.plain.slice(0, 2), folded: words.folded.slice(0, 2) }
  const matter = readingTopicOf(words)
  if (words.plain.length > FOLLOW_UP_WORDS_MAX || (matter && matter.topic !== 'love_marriage')) return false
  return has(W.FOLLOW_UP_WORDS, words) || has(W.LEANING_FIRST, first)
}

/** The comparison a message asks for after what was asked before; see `matchRequest`. */
const matchRequestOf = (message: Message, earlier: readonly Message[]): MatchRequest | null => {
  const own = requestIn(message)
  if (own) {
    const named = own.sure ? earlier.flatMap((one) => requestIn(one)?.names ?? []) : []
    return { ...own, names: [...own.names, ...named] }
  }
  const before = earlier[0] ? requestIn(earlier[0]) : null
  if (!before?.sure || !goesOn(message)) return null
  const { words } = message
  const added = words.plain.filter((plain, index) => isUnknown(plain, words.folded[index] ?? '')).flatMap(keysOf)
  return { sure: false, names: [added, ...before.names].filter((keys) => keys.length > 0), said: null }
}

/**
 * Whether a message compares the person with someone, in English, Hindi or Hindi in Latin letters; null for every
 * other question. A short question after a comparison goes on with it.
 */
export const matchRequest = (message: string, history: readonly Turn[] = []): MatchRequest | null =>
  matchRequestOf(messageOf(message), earlierIn(history))

/** Which of a member's other saved births a request names; null when none. */
export const otherNamed = (request: MatchRequest, saved: readonly SavedName[]): number | null => {
  for (const keys of request.names) {
    const bid = namedIn(saved, keys)
    if (bid !== null) return bid
  }
  return null
}

/** Whether a comparison is asked for with someone whose kundli is not there: to say how it comes there is the answer. */
export const lacksOther = (request: MatchRequest): boolean => request.sure || request.said !== null

/** What a message names of two people: marriage, a bond that is none, or that they be matched; the first of these. */
export type Tie = 'marriage' | 'kin' | 'matching'

export const tieIn = (message: string): Tie | null => {
  const words = wordsOf(message)
  if (has(MARRIAGE, words)) return 'marriage'
  if (has(KIN, words)) return 'kin'
  return has(MATCHING, words) ? 'matching' : null
}
