import { HOUSES_BY_NAME } from '@dhruva/reading'
import { CUES, type Cue, LEVELS, PHASES, STATES, YOGAS } from './cues-data.ts'
import {
  GRAHA_WORDS,
  GROUP_WORDS,
  HOUSE_NAMES,
  LORD_WORDS,
  NAKSHATRA_WORDS,
  NODE_WORDS,
  ORDINAL_WORDS,
  SIGN_WORDS,
} from './names-data.ts'
import { normalise } from './normalise.ts'
import { takeTimes } from './times.ts'
import type { Meaning, TimeWord, Token } from './types.ts'

type Entry = { is: Meaning | null; cues: Set<Cue> }

const lexicon = new Map<string, Entry>()
/** Every known word and phrase, normalised, with what it names (if it does) and its cues. */
export const PHRASES: ReadonlyMap<string, Readonly<Entry>> = lexicon
let longest = 1
/** How many words the longest phrase has that begins with a word: most words begin none. */
const reach = new Map<string, number>()

const key = (phrase: string): string => normalise(phrase).replaceAll('-', ' ')

const add = (phrase: string, is: Meaning | null, cue?: Cue): void => {
  const name = key(phrase)
  const entry = lexicon.get(name) ?? { is: null, cues: new Set() }
  entry.is ??= is
  if (cue) entry.cues.add(cue)
  lexicon.set(name, entry)
  const words = name.split(' ')
  longest = Math.max(longest, words.length)
  reach.set(words[0] ?? name, Math.max(reach.get(words[0] ?? name) ?? 0, words.length))
}

const entriesOf = <Key extends string>(table: Readonly<Record<Key, string>>, put: (key: Key, word: string) => void) => {
  for (const name in table) for (const word of table[name].split('|')) put(name, word)
}

for (const [id, words] of GRAHA_WORDS) for (const word of words) add(word, { kind: 'grahas', ids: [id], chain: false })
for (const word of NODE_WORDS) add(word, { kind: 'grahas', ids: ['rahu', 'ketu'], chain: false })
for (const [sign, words] of SIGN_WORDS.entries()) for (const word of words) add(word, { kind: 'sign', sign })
for (const [nakshatra, words] of NAKSHATRA_WORDS.entries())
  for (const word of words) add(word, { kind: 'nakshatra', nakshatra, pada: null })
for (const [index, words] of ORDINAL_WORDS.entries())
  for (const word of words) add(word, { kind: 'ordinal', n: index + 1 })
for (const [index, words] of LORD_WORDS.entries())
  for (const word of words) add(word, { kind: 'lord', houses: [index + 1] })
for (const [index, words] of HOUSE_NAMES.entries())
  for (const word of words) add(word, { kind: 'houses', houses: [index + 1] })
for (const [houses, words] of GROUP_WORDS) for (const word of words) add(word, { kind: 'house_group', houses })
// the names that answers use: of one that is in the list above already the list's house is meant too
for (const [name, houses] of HOUSES_BY_NAME)
  add(name, houses.length === 1 ? { kind: 'houses', houses: [...houses] } : { kind: 'house_group', houses })
for (const word of CUES.lagna.split('|')) add(word, { kind: 'lagna' })
entriesOf(LEVELS, (level, word) => add(word, { kind: 'dasha', level }))
entriesOf(YOGAS, (name, word) => add(word, { kind: 'yoga', name }))
entriesOf(STATES, (state, word) => add(word, { kind: 'state', state }))
entriesOf(PHASES, (phase, word) => add(word, { kind: 'phase', phase }))
entriesOf(CUES, (cue, word) => add(word, null, cue))

const NO_CUES: ReadonlySet<Cue> = new Set()
const PARTS =
  /⟦[td][\d.]+⟧|\d+(?:\.\d+)?(?:st|nd|rd|th|वें|वे|वां|वा|वीं|ve|va|ven)?(?![\p{L}\p{M}])|\d+|[\p{L}\p{M}]+(?:'[\p{L}]+)?|[.,;:!?।()/–—[\]"“”-]|\n/gu
const DEGREES =
  /(\d{1,2})(?:\.(\d+))?\s*(?:°|degrees?(?!\p{L})|deg(?!\p{L})|अंश|डिग्री)\s*(?:(\d{1,2})\s*(?:['′]|minutes?|कला)?)?\s*(?:\d{1,2}\s*(?:["″]))?/gu

const takeDegrees = (text: string): string => {
  if (!/°|deg|अंश|डिग्री/.test(text)) return text
  return text.replace(DEGREES, (_, whole: string, decimals?: string, minutes?: string) => {
    const value = Number(`${whole}.${decimals ?? 0}`) + Number(minutes ?? 0) / 60
    return ` ⟦d${value.toFixed(3)}⟧ `
  })
}

/** A name of a person or a thing, not of the sky: a teacher is `guru`, a girl `कन्या`, a surname `Singh`. */
const NEEDS_CAPITAL = new Map([
  ['guru', /Guru|GURU/],
  ['singh', /Singh (?:rashi|lagna|mein)/i],
  ['soma', /Soma/],
  ['mina', /Mina (?:rashi|lagna)/i],
  ['min', /Min (?:rashi|lagna)/i],
  ['ravi', /Ravi/],
  ['mool', /Mool/],
  ['vrish', /Vrish/],
])
/** Words that name a nakshatra only with a word for nakshatra or pada after them. */
const PLAIN_WORDS = new Set(['मूल', 'mula', 'mool', 'moola', 'हस्त', 'चित्रा', 'min', 'जीव'])

const numberOf = (word: string): Meaning => {
  const ordinal = /^(\d{1,2})(?:st|nd|rd|th|व|v)/.exec(word)
  if (ordinal) return { kind: 'ordinal', n: Number(ordinal[1]) }
  return { kind: 'number' }
}

const single = (word: string, times: readonly TimeWord[]): Token => {
  const time = /^⟦t(\d+)⟧$/.exec(word)
  const known = time ? times[Number(time[1])] : undefined
  if (known) return { word, cues: NO_CUES, is: known }
  const degree = /^⟦d([\d.]+)⟧$/.exec(word)
  if (degree) return { word, cues: NO_CUES, is: { kind: 'degree', value: Number(degree[1]) } }
  if (/^\d/.test(word)) return { word, cues: NO_CUES, is: numberOf(word) }
  return { word, cues: NO_CUES, is: { kind: /[\p{L}\p{M}]/u.test(word) ? 'word' : 'punct' } }
}

type Beside = { before: string | undefined; next: string | undefined; original: string }

const accepted = (name: string, is: Meaning, { before, next, original }: Beside): boolean => {
  const capital = NEEDS_CAPITAL.get(name)
  if (capital && !capital.test(original)) return false
  if (is.kind !== 'nakshatra' || !PLAIN_WORDS.has(name)) return true
  if (/^(?:नक्षत्र|nakshatra|star)$/.test(before ?? '')) return true
  if (/Mula|Moola|Hasta/.test(original)) return true
  return next !== undefined && /^(?:नक्षत्र|nakshatra|पद|pada|चरण|charan|में|,)/.test(next)
}

const NAMED = new Set([...HOUSES_BY_NAME.keys()].map(key))

/** `आपके बेटे के काम के घर`, `उनके काम के घर`: of another person's house, which is counted from another than the lagna. */
const isTurned = ({ word }: Token, before: Token | undefined): boolean =>
  NAMED.has(word) && /^(?:का|के|की|ka|ke|ki|उनका|उनके|उनकी|unka|unke|unki|his|her|their)$/.test(before?.word ?? '')

/** `the 4th place from your Moon`, `eighth from yours`: all are counted from the Moon of the birth. */
const plainCount = (text: string): string =>
  text
    .replaceAll(' place from ', ' from ')
    .replaceAll(' from yours', ' from your moon')
    .replace(/\bit is the (short |long )?period of\b/g, 'you are in the $1period of')
    .replace(/आपकी राशि से/g, 'आपके चंद्र से')
    .replace(/\baapki rashi se\b/g, 'aapke chandra se')

/** Words and what they mean by themselves, the longest phrase first. */
export const tokensOf = (sentence: string, now: Date): Token[] => {
  const { text, times } = takeTimes(takeDegrees(plainCount(normalise(sentence))), now)
  const words = (text.match(PARTS) ?? []).flatMap((word) => (word === '-' ? ['-'] : [word]))
  const tokens: Token[] = []
  for (let index = 0; index < words.length; ) {
    const [token, length] = longestAt(words, index, sentence) ?? [single(words[index] ?? '', times), 1]
    tokens.push(isTurned(token, tokens.at(-1)) ? { word: token.word, cues: NO_CUES, is: { kind: 'word' } } : token)
    index += length
  }
  return tokens
}

/** `Dhana Yogas` */
const singular = (name: string): string => name.replace(/ (yog|yoga|dosh|dosha)s$/, ' $1')

/** `Saturn's` */
export const bare = (word: string): string => word.replace(/'s$|(?<=s)'$/, '')

/** How many words of a phrase a word may begin; one that `bare` shortens is all there is of it. */
const reachAt = (word: string): number => reach.get(word) ?? (word.includes("'") && reach.has(bare(word)) ? 1 : 0)

const entryOf = (name: string): Entry | undefined =>
  lexicon.get(name) ?? (/['s]$/.test(name) ? (lexicon.get(bare(name)) ?? lexicon.get(singular(name))) : undefined)

const longestAt = (words: readonly string[], index: number, original: string): [Token, number] | null => {
  const most = reachAt(words[index] ?? '')
  for (let length = most > 0 ? Math.min(longest, words.length - index) : 0; length > 0; length -= 1) {
    // hyphens inside a phrase are spaces
    if (words[index + length - 1] === '-') continue
    const part = length === 1 ? [words[index] ?? ''] : words.slice(index, index + length).filter((word) => word !== '-')
    if (part.length > most) continue
    const name = part.join(' ')
    const entry = entryOf(name)
    if (!entry) continue
    const is =
      entry.is && accepted(name, entry.is, { before: words[index - 1], next: words[index + length], original })
        ? entry.is
        : null
    if (!is && entry.cues.size === 0) continue
    return [{ word: name, cues: entry.cues, is: is ?? { kind: 'word' } }, length]
  }
  return null
}
