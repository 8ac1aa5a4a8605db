import { memoizeWords } from './memoize.ts'
import { romanise } from './romanise.ts'

type Step = readonly [from: RegExp, to: string]

const folded = (word: string, steps: readonly Step[]): string =>
  steps.reduce((text, [from, to]) => text.replace(from, to), word)

// Steps that several levels take.
const W: Step = [/w/g, 'v']
const PH: Step = [/ph/g, 'f']
const Z: Step = [/z/g, 'j']
const Q: Step = [/q/g, 'k']
const X: Step = [/x/g, 'ks']
const SH: Step = [/sh/g, 's']
const LONG_A: Step = [/aa+/g, 'a']
const LONG_I: Step = [/ee+|ii+/g, 'i']
const LONG_U: Step = [/oo+|uu+/g, 'u']
const TWICE: Step = [/([a-z])\1+/g, '$1']
const AYE: Step = [/aye|ay(?![aeiou])/g, 'e']
const OU: Step = [/ou/g, 'o']
/** `shahr shaher`, `yahan yaan`: at the end of a syllable it is a breath. */
const SILENT_H: Step = [/(?<=[aeiou])h(?![aeiou])/g, '']
/** Written or not, long or short. At the end it stays: jaan (life) and jana (to go) are two words, Ankit and Ankita two people. */
const INNER_A: Step = [/(?<=.)a(?=.)/g, '']

/** One spelling for the many of Roman Hindi: `shaadi shadi shadhi`, `naukri nokri`, `paisa pesa`, `nahin nahi`. */
const SPELLING: readonly Step[] = [
  W,
  PH,
  Z,
  Q,
  // aspirates, which few hear in a word they know
  [/([bdgjkt])h/g, '$1'],
  [/c+hc*h*/g, 'ch'],
  LONG_A,
  LONG_I,
  LONG_U,
  [/au/g, 'o'],
  [/ai|ei/g, 'e'],
  TWICE,
  // at the end an n only marks a nasal vowel
  [/(?<=..[aeiou])n$/, ''],
]

/** After the spelling, what a phone's keyboard leaves out or runs together: `marna mrna`, `jayenge jaenge`. */
const SOUND: readonly Step[] = [
  X,
  SH,
  [/iy(?=[aeiou])/g, 'i'],
  AYE,
  OU,
  // an a after a cluster may be unsaid: kanya kany
  [/(?<=[^aeiou])ya$/, 'y'],
  SILENT_H,
]

/** After the spelling, what bearers of one name write in several ways: `Ayesha Aisha`, `Laxmi Lakshmi`. */
const NAME: readonly Step[] = [
  X,
  SH,
  AYE,
  [/iya/g, 'ia'],
  OU,
  SILENT_H,
  // Mukesh Mukash: the last vowel before the end is weak
  [/e(?=[^aeiou]+$)/, 'a'],
  INNER_A,
  TWICE,
]

/**
 * What a forum's readers type for each other's words. Conservative, for a word too many found hides the one sought: aspirates,
 * ai and e stay. Stored with every text (ADR 14): a change needs the words of all texts made anew.
 */
const SEARCH: readonly Step[] = [
  W,
  PH,
  Z,
  Q,
  X,
  [/c+hh*/g, 'ch'],
  SH,
  LONG_A,
  LONG_I,
  LONG_U,
  // in any script
  [/(\p{L})\1+/gu, '$1'],
  // a nasal sounds as what follows it: navamsa navansh, sanbandh sambandh
  [/m(?=[cdghjklnrstv])/g, 'n'],
  [/n(?=[bfmp])/g, 'm'],
  // an a that Hindi does not speak: kundali kundli, mangalik manglik
  [/(?<=[aeiou][bcdfghjklmnpqrstvyz]{2})a(?=l[aeiou])/g, ''],
]

/**
 * What Indian place names are spelt with: besides the above an English c (`Cuttack`), every aspirate, ay, aw, a last a or e. Not v and b: Varanasi and Baranasi are aliases. The gazetteer's index is made with it (`scripts/build-gazetteer.ts`).
 */
const PLACE: readonly Step[] = [
  [/ /g, ''],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  PH,
  [/(?<=[bcdgjklmnprstvz])h/g, ''],
  Q,
  X,
  Z,
  [/[ao][uw](?![aeiou])/g, 'o'],
  W,
  LONG_I,
  LONG_U,
  [/(?<=.)y/g, 'i'],
  [/(?<=..)[ae]$/, ''],
  [/[ae]i|ae/g, 'e'],
  TWICE,
  [/[ou]r$/, 'ur'],
]

/** Devanagari in Latin letters; a consonant at the end carries no vowel (`ख़त्म`). */
const latin = (word: string): string => {
  if (!/\p{Script=Devanagari}/u.test(word)) return word
  // a nasal vowel at the end is written or left out
  const roman = romanise(word.replace(/ं$/u, '')).toLowerCase()
  return /.[\u0915-\u0939]$/u.test(word) ? roman.replace(/a$/, '') : roman
}

/** Shorter words would all be alike without their a. */
const SOUND_MIN = 3

/** From so many letters a last a is dropped: `raja` and `raj`, `mata` and `mat` are two words, `dosha` and `dosh` are one. */
const SCHWA_FROM = 5

const spelling = memoizeWords(10_000, (word) => folded(word, SPELLING))

const LEVELS = {
  spelling,
  sound: memoizeWords(10_000, (word) => {
    const full = folded(spelling(latin(word)), SOUND)
    const bare = folded(full, [INNER_A])
    return folded(bare.length < SOUND_MIN ? full : bare, [TWICE])
  }),
  name: (word: string) =>
    // the point keeps a last n, which elsewhere only marks a nasal vowel: Isha is not Ishaan
    folded(spelling(`${romanise(word).toLowerCase()}.`).slice(0, -1), NAME),
  search: (word: string) => {
    const one = folded(word, SEARCH)
    return word.length >= SCHWA_FROM || word === 'yoga' ? one.replace(/(?<=[^aeiou])a$/, '') : one
  },
  place: (key: string) => folded(key, PLACE),
}

/**
 * - `spelling`: the usual freedoms of Hindi in Latin letters. Patterns and messages are folded alike.
 * - `sound`: one key for a Hindi word in either script, however little of it was typed.
 * - `name`: one key for the spellings of a person's name, in either script.
 * - `search`: one key for a word of a forum text in Latin letters.
 * - `place`: how the key of a place name sounds.
 */
export type FoldLevel = keyof typeof LEVELS

/** One for the many spellings of a small-lettered word, at a level: which freedoms count as none. */
export const fold = (level: FoldLevel, word: string): string => LEVELS[level](word)
