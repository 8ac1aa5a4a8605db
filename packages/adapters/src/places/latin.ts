import { hasIndic, romanise } from './indic.ts'

const LETTERS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
  ħ: 'h',
  ŋ: 'ng',
}

/** Lower case a-z and 0-9 in words with one space between: `St. Denis-lès-Bourg` is `st denis les bourg`. */
export function latinKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`ʼʻʿʾ]/g, '')
    .replace(/[^a-z0-9 ]/g, (letter) => LETTERS[letter] ?? ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/** The keys of a name or of typed text: one, or two for Indian scripts (see `romanise`); none when nothing is left. */
export function latinKeys(text: string): string[] {
  const spellings = hasIndic(text) ? romanise(text) : [text]
  return [...new Set(spellings.map(latinKey))].filter(Boolean)
}

const SOUNDS: [RegExp, string][] = [
  [/ /g, ''],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/ph/g, 'f'],
  [/(?<=[bcdgjklmnprstvz])h/g, ''],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/[ao][uw](?![aeiou])/g, 'o'],
  [/w/g, 'v'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(?<=.)y/g, 'i'],
  [/(?<=..)[ae]$/, ''],
  [/[ae]i|ae/g, 'e'],
  [/(.)\1+/g, '$1'],
  [/[ou]r$/, 'ur'],
]

/**
 * How a key sounds, folding what Indian names spell in several ways: ai/ay/ae, ee/i, oo/u, aw/au/o, v/w, s/sh, ph/f, j/z,
 * t/th and the other aspirates, double letters, a last a or e, pore/pur. Not v/b: Varanasi and Baranasi are aliases.
 */
export function soundOf(key: string): string {
  return SOUNDS.reduce((sound, [from, to]) => sound.replace(from, to), key)
}
