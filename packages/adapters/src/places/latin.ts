import { hasIndic, placeSpellings } from '@dhruva/hindi'

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

/** The keys of a name or of typed text: one, or two for Indian scripts (see `placeSpellings`); none when nothing is left. */
export function latinKeys(text: string): string[] {
  const spellings = hasIndic(text) ? placeSpellings(text) : [text]
  return [...new Set(spellings.map(latinKey))].filter(Boolean)
}
