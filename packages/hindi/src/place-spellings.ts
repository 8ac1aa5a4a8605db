import { type Style, spell, withWords } from './spell.ts'
import { SCHWA, spoken, syllablesOf } from './syllables.ts'

/**
 * As Indian road signs and gazetteers write: Hunterian without accents, so no long vowels and no retroflex dots, because the
 * names that are looked for are written that way.
 */
const VOWELS: Record<string, string> = {
  [SCHWA]: 'a',
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
  ऎ: 'e',
  ऒ: 'o',
}

const GAZETTEER: Style = {
  dotted: { क: 'q', ख: 'kh', ग: 'g', ज: 'z', ड: 'r', ढ: 'rh', फ: 'f', ळ: 'zh' },
  vowel: ({ vowel }) => VOWELS[vowel] ?? '',
}

/** Whether a text has letters of an Indian script. */
export const hasIndic = (text: string): boolean => /[\u0900-\u0d7f]/.test(text)

/** Outside the common plan: Gurmukhi nasal and doubling, Assamese ra and va, Odia va, Malayalam consonants without a vowel. */
const OUTSIDE_PLAN: Record<string, string> = {
  'ੰ': 'ं',
  'ੱ': '',
  ৰ: 'र',
  ৱ: 'व',
  ୱ: 'व',
  ൺ: 'ण्',
  ൻ: 'न्',
  ർ: 'र्',
  ൽ: 'ल्',
  ൾ: 'ळ्',
}

/** The Indian blocks of Unicode follow one plan (ISCII), 128 places each: a letter's place names its Devanagari twin. */
const toDevanagari = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x980 || code >= 0xd80) return letter
  return OUTSIDE_PLAN[letter] ?? String.fromCodePoint(0x900 + (code & 0x7f))
}

/**
 * Latin spellings of a place name in an Indian script: first as Hindi says it (`jaypur`), then with every `a` (`jayapura`), the
 * way southern names are read. Letters of other scripts stay as they are.
 */
export const placeSpellings = (text: string): string[] => {
  const devanagari = [...text.normalize('NFC').replace(/[\u200b-\u200d]/g, '')].map(toDevanagari).join('')
  const [said, written] = [
    withWords(devanagari, (word) => spell(spoken(syllablesOf(word)), GAZETTEER)),
    withWords(devanagari, (word) => spell(syllablesOf(word), GAZETTEER)),
  ]
  return said === written ? [said] : [said, written]
}
