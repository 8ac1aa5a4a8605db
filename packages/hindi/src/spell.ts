import { NUKTA, type Syllable } from './syllables.ts'

/** How syllables are written in Latin letters: by whom is the difference. */
export type Style = {
  /** letters with a nukta that are not written as without it */
  dotted: Record<string, string>
  vowel: (syllable: Syllable, index: number, count: number) => string
}

const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
}

const LABIALS = new Set(['प', 'फ', 'ब', 'भ', 'म'])

const consonantIn = ({ dotted }: Style, consonant: string): string => {
  const plain = consonant.charAt(0)
  return (consonant.endsWith(NUKTA) ? dotted[plain] : undefined) ?? CONSONANTS[plain] ?? ''
}

/** Syllables in the letters of a style; a nasal sounds as what follows it. */
export const spell = (word: readonly Syllable[], style: Style): string =>
  word
    .map((syllable, index) => {
      const nasal = syllable.nasal ? (LABIALS.has(word[index + 1]?.consonant ?? '') ? 'm' : 'n') : ''
      return consonantIn(style, syllable.consonant) + style.vowel(syllable, index, word.length) + nasal
    })
    .join('')

const WORDS = /[\u0900-\u0961]+/g

/** A text with its words of Devanagari spelt; digits become 0-9, other marks go. Letters of other scripts stay as they are. */
export const withWords = (text: string, spelt: (word: string) => string): string =>
  text
    .replace(WORDS, spelt)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/\p{Script=Devanagari}/gu, '')
