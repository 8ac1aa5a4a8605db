// Latin spellings of the Devanagari letters as Indian road signs and gazetteers write them (Hunterian without
// accents: no long vowels, no retroflex dots), because the names they are compared with are written that way.
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
  ऩ: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ऱ: 'r',
  ल: 'l',
  ळ: 'l',
  ऴ: 'zh',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
}
const WITH_DOT: Record<string, string> = {
  क: 'q',
  ख: 'kh',
  ग: 'g',
  ज: 'z',
  ड: 'r',
  ढ: 'rh',
  फ: 'f',
  य: 'y',
  न: 'n',
  र: 'r',
  ळ: 'zh',
}
const VOWELS: Record<string, string> = {
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
const SIGNS: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
  'ॆ': 'e',
  'ॊ': 'o',
}
const VIRAMA = '्'
const DOT = '़'

const DEVANAGARI_RUN = /[ऀ-ॿ]+/g
// Consonants (each with its dot, joined by viramas) with at most one sign, or a vowel of its own; then a nasal mark.
const SYLLABLE = /(?:((?:[क-ह]़?्)*[क-ह]़?)([ा-ौ्]?)|([अ-औ]))([ंँ॰]?)/g

/** One written syllable. `schwa` tells the unwritten `a` from a written vowel. */
type Syllable = { onset: string[]; vowel: string; schwa: boolean; nasal: boolean }

/** Whether a text has letters of an Indian script. */
export function hasIndic(text: string): boolean {
  return /[\u0900-\u0d7f]/.test(text)
}

/**
 * Latin spellings of a text in an Indian script: first without the `a` that Hindi does not speak (`jaypur`), then with
 * every `a` (`jayapura`), the way southern names are read. Letters of other scripts stay as they are.
 */
export function romanise(text: string): string[] {
  const devanagari = [...text.normalize('NFC').replace(/[\u200b-\u200d]/g, '')].map(toDevanagari).join('')
  const spoken = devanagari.replace(DEVANAGARI_RUN, (run) => spell(dropSilent(syllables(run))))
  const written = devanagari.replace(DEVANAGARI_RUN, (run) => spell(syllables(run)))
  return spoken === written ? [spoken] : [spoken, written]
}

/** The Indian blocks of Unicode follow one plan (ISCII), 128 places each: a letter's place names its Devanagari twin. */
function toDevanagari(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  return code >= 0x980 && code < 0xd80 ? String.fromCodePoint(0x900 + (code & 0x7f)) : letter
}

function syllables(run: string): Syllable[] {
  return [...run.matchAll(SYLLABLE)].map(([, onset = '', sign = '', vowel = '', nasal = '']) => ({
    onset: consonants(onset),
    vowel: onset ? (sign === VIRAMA ? '' : (SIGNS[sign] ?? 'a')) : (VOWELS[vowel] ?? ''),
    schwa: onset !== '' && sign === '',
    nasal: nasal !== '',
  }))
}

function consonants(onset: string): string[] {
  const letters = onset.split(VIRAMA).filter(Boolean)
  return letters.map((letter) => {
    const bare = letter.charAt(0)
    return (letter.endsWith(DOT) ? WITH_DOT[bare] : undefined) ?? CONSONANTS[bare] ?? ''
  })
}

/** Hindi leaves out the schwa at the end of a word and between two spoken vowels, one consonant each side (M. Ohala 1983). */
function dropSilent(word: Syllable[]): Syllable[] {
  const spoken = word.map((syllable) => ({ ...syllable }))
  for (let i = spoken.length - 1; i > 0; i--) {
    const [before, here, after] = [spoken[i - 1], spoken[i], spoken[i + 1]]
    if (!before || !here?.schwa || here.nasal || here.onset.length > 1) continue
    const between = after?.vowel && after.onset.length === 1 && before.vowel && !before.nasal
    if (!after || between) here.vowel = ''
  }
  return spoken
}

function spell(word: Syllable[]): string {
  return word
    .map(({ onset, vowel, nasal }, i) => {
      const next = word[i + 1]?.onset[0]?.charAt(0) ?? ''
      return onset.join('') + vowel + (nasal ? ('pbm'.includes(next || '-') ? 'm' : 'n') : '')
    })
    .join('')
}
