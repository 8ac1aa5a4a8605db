import { NAKSHATRA_NAMES, SIGN_NAMES } from '@dhruva/jyotish'
import { type Style, spell, withWords } from './spell.ts'
import { SCHWA, type Syllable, spoken, syllablesOf } from './syllables.ts'
import { USUAL } from './usual-data.ts'

/** Signs and nakshatras by word, in their Sanskrit spelling. */
const NAMES = new Map(
  [...SIGN_NAMES, ...NAKSHATRA_NAMES].flatMap(({ hi, sa }) => {
    const words = hi.split(' ')
    return words.map((word, index): [string, string] => [
      word.normalize('NFC'),
      words.length === 1 ? sa : (sa.split(' ')[index] ?? sa),
    ])
  }),
)

const VOWELS: Record<string, string> = {
  [SCHWA]: 'a',
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
}

/** Words of more letters than this are written with single a: `kaam` but `vivah`, `karak`, `salah`. */
const SHORT_WORD = 2

/** Long vowels as people type them: single at the end of a word, `aa` only in short words and at the beginning. */
const vowelIn = ({ consonant, vowel, nasal }: Syllable, index: number, count: number): string => {
  const last = index === count - 1
  const letters = VOWELS[vowel] ?? ''
  if (letters === 'e' && nasal && last) return 'ei'
  if (letters === 'aa') return index === 0 && consonant === '' ? 'aa' : !last && count <= SHORT_WORD ? 'aa' : 'a'
  if (!last || count === 1) return letters
  return { ee: 'i', oo: 'u' }[letters] ?? letters
}

/** As people type: `ladka` for लड़का, `zindagi`, `kaam`. */
const TYPED: Style = { dotted: { क: 'q', ख: 'kh', ग: 'g', ज: 'z', ड: 'd', ढ: 'dh', फ: 'f' }, vowel: vowelIn }

// Hindi has no short e and o: the words that forum texts are found by (ADR 14) were made without them, and are kept
const NOT_OF_HINDI = /[ऎऒॆॊ]/g

const wordIn = (word: string): string => {
  const usual = USUAL[word.normalize('NFC')] ?? NAMES.get(word.normalize('NFC'))
  if (usual !== undefined) return usual
  return spell(spoken(syllablesOf(word.replace(NOT_OF_HINDI, ''))), TYPED)
    .replaceAll('sv', 'sw')
    .replaceAll('chchh', 'chh')
    .replaceAll('ae', 'aye')
    .replace(/ie$/, 'iye')
}

/** The first letter of a sentence becomes a capital, as Latin script has it. */
const capitals = (text: string): string =>
  text.replace(/(^(?:- )?|[.?!]\s+|- \*\*)(\p{Ll})/gu, (_, lead: string, letter: string) => lead + letter.toUpperCase())

/**
 * Hindi in the Latin letters people type: `आपकी कुंडली में` becomes `aapki kundli mein`. Words whose usual spelling no rule
 * gives are a table. Text in Latin letters, digits and markdown stays as it is; no Devanagari is left over.
 */
export const romanise = (text: string): string => capitals(withWords(text, wordIn).replaceAll('।', '.'))
