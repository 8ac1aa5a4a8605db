import { GRAHAS } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { MANTRAS } from './remedy-data.ts'

const CONSONANTS: Record<string, string> = {
  क: 'k',
  च: 'c',
  त: 't',
  ध: 'dh',
  न: 'n',
  प: 'p',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  व: 'v',
  श: 'ś',
  स: 's',
  ह: 'h',
}
const VOWELS: Record<string, string> = {
  'ा': 'ā',
  'ि': 'i',
  'ु': 'u',
  'ू': 'ū',
  'ृ': 'ṛ',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
}
const MARKS: Record<string, string> = { 'ं': 'ṃ', 'ः': 'ḥ', ' ': ' ', ॐ: 'oṃ' }
const VIRAMA = '्'

/** Devanagari letter by letter, with the `a` that a consonant has by itself. */
const iastOf = (devanagari: string): string => {
  const letters = [...devanagari]
  return letters
    .map((letter, index) => {
      const next = letters[index + 1] ?? ''
      const consonant = CONSONANTS[letter]
      if (consonant) return next in VOWELS || next === VIRAMA ? consonant : `${consonant}a`
      return letter === VIRAMA ? '' : (VOWELS[letter] ?? MARKS[letter] ?? `<${letter}>`)
    })
    .join('')
}

/** As the same is typed: `oṃ śaṃ śanaiścarāya` is `Om Sham Shanaishcharaya`. */
const typed = (iast: string): string =>
  iast
    .replaceAll('ś', 'sh')
    .replaceAll('c', 'ch')
    .replaceAll('ṛ', 'ri')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\b\w/g, (letter) => letter.toUpperCase())

describe('a mantra', () => {
  it.each(GRAHAS)('of %s is the same in Devanagari, in the letters of scholars and as it is typed', (graha) => {
    const { iast, hi, hing, en } = MANTRAS[graha]
    expect(iastOf(hi)).toBe(iast)
    expect(hing).toBe(typed(iast))
    expect(en).toBe(hing)
  })

  it('has the name in the dative before namaḥ', () => {
    // dative singular: -āya of a-stems, -aye of i-stems, -ave of u-stems
    for (const graha of GRAHAS) expect(MANTRAS[graha].iast).toMatch(/^oṃ (\S+ṃ )?\S+(āya|aye|ave) namaḥ$/)
  })
})
