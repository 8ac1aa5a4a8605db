import { NAKSHATRA_NAMES, SIGN_NAMES } from '@dhruva/jyotish'
import { USUAL } from '#texts/roman.ts'

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
const SIGNS: Record<string, string> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ee',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
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
const NUKTA: Record<string, string> = { क: 'q', ख: 'kh', ग: 'g', ज: 'z', ड: 'd', ढ: 'dh', फ: 'f' }

const VIRAMA = '\u094d'
const NUKTA_SIGN = '\u093c'
const NASALS = new Set(['\u0901', '\u0902'])

/** One consonant with what follows it, or a vowel of its own: `c` consonant, `v` vowel ('' none, 'ə' inherent), nasal after it. */
type Unit = { c: string; v: string; nasal: boolean }

const unitsOf = (word: string): Unit[] => {
  const units: Unit[] = []
  for (const char of word.normalize('NFD')) {
    const last = units.at(-1)
    const consonant = CONSONANTS[char]
    const vowel = VOWELS[char]
    const sign = SIGNS[char]
    if (consonant !== undefined) units.push({ c: char, v: 'ə', nasal: false })
    else if (vowel !== undefined) units.push({ c: '', v: vowel, nasal: false })
    else if (last && sign !== undefined) last.v = sign
    else if (last && char === VIRAMA) last.v = ''
    else if (last && NASALS.has(char)) last.nasal = true
    else if (last && char === NUKTA_SIGN) last.c += NUKTA_SIGN
  }
  return units
}

const letters = (unit: Unit): string =>
  unit.c.endsWith(NUKTA_SIGN)
    ? (NUKTA[unit.c.charAt(0)] ?? CONSONANTS[unit.c.charAt(0)] ?? '')
    : (CONSONANTS[unit.c] ?? '')

/** `चंद्र`, `भाग्य`, `प्रश्न`: after such a cluster the last a is heard. */
const heardAfterCluster = (before: Unit | undefined, last: Unit): boolean => {
  if (before?.v !== '') return false
  if (['र', 'य', 'व', 'न', 'म'].includes(last.c)) return before.c !== 'र' || last.c === 'य'
  return ['क्ष', 'त्र', 'ज्ञ'].includes(`${before.c}${VIRAMA}${last.c}`)
}

const SHORT = new Set(['ə', 'a', 'i', 'u'])
const STOPS = new Set('कखगघचछजझटठडढतथदधपफबभ')

/** `अंजलि` anjali, `वंदना` vandana: a nasal letter and a stop are a cluster. Not `जंगली` jangli. */
const afterNasal = (before: Unit, unit: Unit, after: Unit): boolean =>
  before.nasal && SHORT.has(before.v) && STOPS.has(unit.c) && !(unit.c === 'ग' && after.c === 'ल')

/**
 * Drops the unspoken a: at the end of a word, and inside it between a consonant after a vowel and a consonant before one,
 * from right to left (Ohala, Aspects of Hindi Phonology, 1983).
 */
const dropSchwas = (units: Unit[]): void => {
  const end = units.at(-1)
  if (end && units.length > 1 && end.v === 'ə' && !end.nasal && !heardAfterCluster(units.at(-2), end)) end.v = ''
  for (let index = units.length - 2; index > 0; index--) {
    const [before, unit, after] = [units[index - 1], units[index], units[index + 1]]
    if (!before || !unit || !after || unit.v !== 'ə' || unit.nasal || unit.c === '') continue
    if (afterNasal(before, unit, after)) continue
    if (before.v !== '' && after.c !== '' && after.v !== '') unit.v = ''
  }
}

const LABIALS = new Set(['प', 'फ', 'ब', 'भ', 'म'])

/** Words of more letters than this are written with single a: `kaam` but `vivah`, `karak`, `salah`. */
const SHORT_UNITS = 2

/** Long vowels as people type them: single at the end of a word, `aa` only in short words and at the beginning. */
const vowelIn = (unit: Unit, index: number, count: number): string => {
  const last = index === count - 1
  if (unit.v === 'ə') return 'a'
  if (unit.v === 'e' && unit.nasal && last) return 'ei'
  if (unit.v === 'aa') return index === 0 && unit.c === '' ? 'aa' : !last && count <= SHORT_UNITS ? 'aa' : 'a'
  if (!last || count === 1) return unit.v
  return { ee: 'i', oo: 'u' }[unit.v] ?? unit.v
}

const wordIn = (word: string): string => {
  const usual = USUAL[word.normalize('NFC')] ?? NAMES.get(word.normalize('NFC'))
  if (usual !== undefined) return usual
  // ज्ञ is said gy
  const units = unitsOf(word.replaceAll('ज्ञ', 'ग्य'))
  dropSchwas(units)
  return units
    .map((unit, index) => {
      const nasal = unit.nasal ? (LABIALS.has(units[index + 1]?.c ?? '') ? 'm' : 'n') : ''
      return `${letters(unit)}${vowelIn(unit, index, units.length)}${nasal}`
    })
    .join('')
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
export const romanise = (text: string): string =>
  capitals(
    text
      .replace(/[\u0904-\u0939\u0958-\u0961\u0900-\u0903\u093a-\u0957]+/g, wordIn)
      .replaceAll('।', '.')
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
      .replace(/\p{Script=Devanagari}/gu, ''),
  )
