import { fold, isNear } from '@dhruva/hindi'
import { wordsOf } from '#words.ts'

/**
 * Words as they are written (English, and Hindi whose sound is that of another word); Hindi words in Latin letters, which
 * stand for both scripts and all spellings. `,` between entries.
 */
export type WordLists = Record<string, readonly [written: string, hindi?: string]>

type Entry = { concept: string; words: string[] }
type Book = { whole: Map<string, Entry[]>; stems: Map<string, Entry[]>; near: Array<readonly [string, Entry]> }
export type Lexicon = { written: Book; heard: Book }

/** Where a concept was said: the first and the last of its words. */
export type Place = readonly [from: number, to: number]
export type ConceptPlaces = ReadonlyMap<string, readonly Place[]>

const soundOf = (word: string) => fold('sound', word)

const ENDINGS: Record<string, string> = {
  inf: 'na ne ni',
  fut: 'unga ungi uga ugi ega egi enge engi oge',
  sub: 'u un e en o',
  part: 'ta te ti',
  past: 'a e i',
}

/** `mar{inf}` stands for marna, marne, marni. */
const spelledOut = (entry: string): string[] => {
  const [, before = '', name = '', after = ''] = /^(.*?)\{(\w+)\}(.*)$/.exec(entry) ?? []
  const endings = ENDINGS[name]
  return endings ? endings.split(' ').flatMap((ending) => spelledOut(before + ending + after)) : [entry]
}

const put = (map: Map<string, Entry[]>, key: string, entry: Entry): void => {
  map.set(key, [...(map.get(key) ?? []), entry])
}

/** `word`, `stem*`, `word~` (one letter wrong is forgiven), `several words`. */
const fill = (book: Book, concept: string, list: string, key: (word: string) => string): void => {
  const items = list.split(',').flatMap((item) => spelledOut(item.trim()))
  for (const item of items.filter(Boolean)) {
    const words = item.replace(/[*~]$/, '').split(' ').map(key)
    const [first = ''] = words
    const entry = { concept, words }
    if (item.endsWith('*')) put(book.stems, first, entry)
    else put(book.whole, first, entry)
    if (item.endsWith('~') && first.length >= NEAR_MIN) book.near.push([first, entry])
  }
}

export const lexiconOf = (lists: WordLists): Lexicon => {
  const empty = (): Book => ({ whole: new Map(), stems: new Map(), near: [] })
  const lexicon = { written: empty(), heard: empty() }
  for (const [concept, [written, heard = '']] of Object.entries(lists)) {
    fill(lexicon.written, concept, written, (word) => wordsOf(word).plain[0] ?? word)
    fill(lexicon.heard, concept, heard, soundOf)
  }
  return lexicon
}

const STEM_MIN = 3
/** In shorter words one letter makes another word. */
const NEAR_MIN = 6

/** English words that sound like Hindi ones of the lists. */
const ENGLISH = new Set(
  'be my on of the by we he she it at an as dad sad had has hair paper per stay base but bad care hate date born had more most part path'.split(
    ' ',
  ),
)

const entriesAt = (book: Book, words: readonly string[], at: number): Entry[] => {
  const word = words[at] ?? ''
  const found = [...(book.whole.get(word) ?? [])]
  for (let end = STEM_MIN; end <= word.length; end++) found.push(...(book.stems.get(word.slice(0, end)) ?? []))
  if (word.length >= NEAR_MIN) for (const [near, entry] of book.near) if (isNear(near, word)) found.push(entry)
  return found.filter(({ words: all }) => all.every((part, index) => index === 0 || part === words[at + index]))
}

/** Every concept of a message. What is said inside a longer harmless expression does not count. */
export const conceptsIn = (plain: readonly string[], lexicon: Lexicon, harmless: string): ConceptPlaces => {
  const keys = plain.map(soundOf)
  const found = plain.flatMap((_, at) =>
    [
      ...entriesAt(lexicon.written, plain, at),
      ...(ENGLISH.has(plain[at] ?? '') ? [] : entriesAt(lexicon.heard, keys, at)),
    ].map(({ concept, words }) => ({
      concept,
      from: at,
      to: at + words.length - 1,
    })),
  )
  const covers = found.filter(({ concept }) => concept === harmless)
  const said = new Map<string, Place[]>()
  for (const { concept, from, to } of found) {
    const isInside = covers.some((cover) => cover.from <= from && to <= cover.to && to - from < cover.to - cover.from)
    if (!isInside) said.set(concept, [...(said.get(concept) ?? []), [from, to]])
  }
  return said
}
