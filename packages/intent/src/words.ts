import { fold, plainDevanagari } from '@dhruva/hindi'

/** A message as comparable words; `folded` ignores the usual freedoms of Hindi in Latin letters. */
export type Words = { plain: string[]; folded: string[] }

/** Lower case, no punctuation, no zero-width marks, letters said thrice or more said twice. */
export const wordsOf = (message: string): Words => {
  const text = plainDevanagari(message.normalize('NFKC').toLowerCase())
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/['’`]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1$1')
  const plain = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  return { plain, folded: plain.map((word) => fold('spelling', word)) }
}

export type Pattern = { words: string[]; folded: boolean }

/** A list of patterns: `,` between patterns, `word`, `stem*`, or several words that follow each other. */
export const patterns = (english: string, roman = '', hindi = ''): Pattern[] => {
  const read = (list: string, folded: boolean) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
      .map((item) => ({
        folded,
        words: item.split(' ').map((word) => {
          const stem = word.replace('*', '')
          const plain = folded ? fold('spelling', stem) : plainDevanagari(stem)
          return word.endsWith('*') ? `${plain}*` : plain
        }),
      }))
  return [...read(english, false), ...read(roman, true), ...read(hindi, false)]
}

const fits = (pattern: string, word: string | undefined): boolean =>
  word !== undefined && (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern)

/** Patterns by how they begin, so that a word is compared with few of them. */
type Index = { whole: Map<string, Pattern[]>; stems: Map<string, Pattern[]>; stemLengths: number[] }

const indexOf = (list: readonly Pattern[]): Index => {
  const isStem = ({ words: [first = ''] }: Pattern) => first.endsWith('*')
  const whole = Map.groupBy(
    list.filter((pattern) => !isStem(pattern)),
    ({ words: [first = ''] }) => first,
  )
  const stems = Map.groupBy(list.filter(isStem), ({ words: [first = ''] }) => first.slice(0, -1))
  return { whole, stems, stemLengths: [...new Set([...stems.keys()].map(({ length }) => length))] }
}

/** The lists are data, read thousands of times: each is sorted once, plain and folded patterns apart. */
const indexes = new WeakMap<readonly Pattern[], { plain: Index; folded: Index }>()

const indexesOf = (list: readonly Pattern[]) => {
  const known = indexes.get(list)
  if (known) return known
  const [folded, plain] = [list.filter((pattern) => pattern.folded), list.filter((pattern) => !pattern.folded)]
  const made = { plain: indexOf(plain), folded: indexOf(folded) }
  indexes.set(list, made)
  return made
}

/** Calls `found` for the patterns that begin at a place, until it says that this is enough. */
const beginningAt = (
  { whole, stems, stemLengths }: Index,
  words: readonly string[],
  at: number,
  found: (pattern: Pattern) => boolean,
): boolean => {
  const word = words[at] ?? ''
  const goesOn = (pattern: Pattern) =>
    at + pattern.words.length <= words.length &&
    pattern.words.every((part, index) => index === 0 || fits(part, words[at + index])) &&
    found(pattern)
  if (whole.get(word)?.some(goesOn)) return true
  return stemLengths.some((length) => length <= word.length && stems.get(word.slice(0, length))?.some(goesOn))
}

const isEnough = () => true

/** Where the first of these patterns begins in a message, or -1. */
export const firstPlace = (list: readonly Pattern[], words: Words): number => {
  const { plain, folded } = indexesOf(list)
  for (let at = 0; at < words.plain.length; at++)
    if (beginningAt(plain, words.plain, at, isEnough) || beginningAt(folded, words.folded, at, isEnough)) return at
  return -1
}

/** How many of the patterns are in a message. */
export const hits = (list: readonly Pattern[], words: Words): number => {
  const { plain, folded } = indexesOf(list)
  const found = new Set<Pattern>()
  const note = (pattern: Pattern) => {
    found.add(pattern)
    return false
  }
  for (let at = 0; at < words.plain.length; at++) {
    beginningAt(plain, words.plain, at, note)
    beginningAt(folded, words.folded, at, note)
  }
  return found.size
}

export const has = (list: readonly Pattern[], words: Words): boolean => firstPlace(list, words) >= 0
