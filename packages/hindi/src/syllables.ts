/** One consonant with the vowel after it, or a vowel of its own. Of a cluster all consonants but the last have no vowel. */
export type Syllable = {
  /** in Devanagari, with its nukta; '' before a vowel of its own */
  consonant: string
  /** the letter that the vowel has by itself (`आ`); `SCHWA` for the a that no sign writes; '' for none */
  vowel: string
  nasal: boolean
}

export const SCHWA = 'ə'
export const NUKTA = '\u093c'
const VIRAMA = '\u094d'
const NASALS = new Set(['\u0901', '\u0902'])

const CONSONANT = /[\u0915-\u0928\u092a-\u0930\u0932\u0933\u0935-\u0939]/
const VOWEL = /[\u0905-\u090b\u090d-\u0914]/
const VOWEL_OF: Record<string, string> = {
  'ा': 'आ',
  'ि': 'इ',
  'ी': 'ई',
  'ु': 'उ',
  'ू': 'ऊ',
  'ृ': 'ऋ',
  'ॅ': 'ऍ',
  'ॆ': 'ऎ',
  'े': 'ए',
  'ै': 'ऐ',
  'ॉ': 'ऑ',
  'ॊ': 'ऒ',
  'ो': 'ओ',
  'ौ': 'औ',
}

/** A word of Devanagari as it is written, every a of it. Signs that are not said are passed over. */
export const syllablesOf = (word: string): Syllable[] => {
  const syllables: Syllable[] = []
  // ज्ञ is said gy
  for (const char of word.replaceAll('ज्ञ', 'ग्य').normalize('NFD')) {
    const last = syllables.at(-1)
    const vowel = VOWEL_OF[char]
    if (CONSONANT.test(char)) syllables.push({ consonant: char, vowel: SCHWA, nasal: false })
    else if (VOWEL.test(char)) syllables.push({ consonant: '', vowel: char, nasal: false })
    else if (last && vowel !== undefined) last.vowel = vowel
    else if (last && char === VIRAMA) last.vowel = ''
    else if (last && NASALS.has(char)) last.nasal = true
    else if (last && char === NUKTA) last.consonant += NUKTA
  }
  return syllables
}

/** `चंद्र`, `भाग्य`, `प्रश्न`: after such a cluster the last a is heard; not in `दुर्ग`. */
const isHeardAfterCluster = (before: Syllable | undefined, last: Syllable): boolean => {
  if (before?.vowel !== '') return false
  if (['र', 'य', 'व', 'न', 'म'].includes(last.consonant)) return before.consonant !== 'र' || last.consonant === 'य'
  return ['क्ष', 'त्र', 'ज्ञ'].includes(`${before.consonant}${VIRAMA}${last.consonant}`)
}

const SHORT_VOWELS = new Set([SCHWA, 'अ', 'इ', 'उ'])
const STOPS = new Set('कखगघचछजझटठडढतथदधपफबभ')

/** `अंजलि` anjali, `वंदना` vandana: a nasal letter and a stop are a cluster. Not `जंगली` jangli. */
const isAfterNasal = (before: Syllable, here: Syllable, after: Syllable): boolean =>
  before.nasal &&
  SHORT_VOWELS.has(before.vowel) &&
  STOPS.has(here.consonant) &&
  !(here.consonant === 'ग' && after.consonant === 'ल')

/**
 * The word as Hindi says it: without the a at its end, and without the one between a consonant after a vowel and a consonant
 * before one, from right to left (Ohala, Aspects of Hindi Phonology, 1983).
 */
export const spoken = (written: readonly Syllable[]): Syllable[] => {
  const word = written.map((syllable) => ({ ...syllable }))
  const end = word.at(-1)
  if (end && word.length > 1 && end.vowel === SCHWA && !end.nasal && !isHeardAfterCluster(word.at(-2), end))
    end.vowel = ''
  for (let index = word.length - 2; index > 0; index--) {
    const [before, here, after] = [word[index - 1], word[index], word[index + 1]]
    if (!before || !here || !after || here.vowel !== SCHWA || here.nasal || here.consonant === '') continue
    if (isAfterNasal(before, here, after)) continue
    if (before.vowel !== '' && after.consonant !== '' && after.vowel !== '') here.vowel = ''
  }
  return word
}
