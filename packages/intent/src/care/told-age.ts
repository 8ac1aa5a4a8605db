import { fold, plainDevanagari } from '@dhruva/hindi'

const NUMBERS: ReadonlyArray<readonly [age: number, words: string]> = [
  [8, 'eight aath'],
  [9, 'nine nau'],
  [10, 'ten das'],
  [11, 'eleven gyarah gyara'],
  [12, 'twelve barah bara'],
  [13, 'thirteen terah tera'],
  [14, 'fourteen chaudah chauda'],
  [15, 'fifteen pandrah pandra'],
  [16, 'sixteen solah sola'],
  [17, 'seventeen satrah satra'],
]
const WORDS_OF_AGE = NUMBERS.flatMap(([age, words]) => words.split(' ').map((word) => [word, age] as const))
/** As written, and as it sounds: in Latin letters that would be English words too, `at`, `no`. */
const WRITTEN = new Map(WORDS_OF_AGE)
const SOUNDS = new Map(WORDS_OF_AGE.map(([word, age]) => [fold('sound', word), age] as const))
const ENGLISH_SELF = new Set(['i', 'im'])
const HINDI_SELF = new Set(['main', 'mai', 'me', 'mein', 'meri', 'mera', 'mujhe'].map((word) => fold('sound', word)))
const AGE = new Set([fold('sound', 'umar'), fold('sound', plainDevanagari('उम्र'))])
const AM = new Set(['hu', 'hun', 'hoon'].map((word) => fold('sound', word)))
const YEARS = new Set(['saal', 'sal', 'varsh', 'baras'].map((word) => fold('sound', word)))
/** `I am 8 months pregnant`, `15 years married`. */
const NO_AGE = /^(?:weeks?|months?|days?|kg|minutes?|hours?|mahine|hafte|din|lakhs?|km)$/
const AGE_MIN = 5
const AGE_MAX = 99
/** A pupil of class n is about so much older than n. */
const CLASS_AGE = 6
const GRADE_MAX = 12

const numberIn = (word: string | undefined): number | null => {
  if (word === undefined) return null
  if (/^\d{1,2}$/.test(word)) return Number(word)
  return WRITTEN.get(word) ?? (/^[a-z]/.test(word) ? null : (SOUNDS.get(fold('sound', word)) ?? null))
}

const inRange = (age: number | null): number | null => (age !== null && age >= AGE_MIN && age <= AGE_MAX ? age : null)

const sounds = (words: readonly string[], of: ReadonlySet<string>): boolean =>
  words.some((word) => of.has(fold('sound', word)))

/** `I am 15`, `im fifteen years old`. */
const isEnglishAge = (plain: readonly string[], at: number): boolean => {
  const [before = '', before2 = '', after = ''] = [plain[at - 1], plain[at - 2], plain[at + 2]]
  return (before === 'im' || (before === 'am' && ENGLISH_SELF.has(before2))) && !/^(?:married|into|in|of)$/.test(after)
}

/** `main 15 saal ki hu`, `meri umar 15 hai`. */
const isHindiAge = (plain: readonly string[], at: number): boolean => {
  const [earlier, later] = [plain.slice(Math.max(0, at - 5), at), plain.slice(at + 1, at + 5)]
  if (sounds(plain.slice(at + 1, at + 2), YEARS) && sounds(later, AM) && /^(?:ka|ki|का|की)$/.test(plain[at + 2] ?? ''))
    return true
  return (
    sounds(earlier, HINDI_SELF) && (sounds(earlier.slice(-3), AGE) || /^(?:ka|ki|का|की)$/.test(plain[at + 1] ?? ''))
  )
}

/** `I study in class 8`, `main 8th me hu`. */
const gradeIn = (text: string): number | null => {
  const told =
    /\b(?:i am in|im in|i study in|study in|i read in) (?:class |standard )?(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text) ??
    /\b(?:main|mai|me) (\d{1,2})(?:th|vi|wi|vin|va)? (?:class )?(?:me|mein) (?:hu|hun|hoon|padhta|padhti)/.exec(text)
  const grade = told?.[1] ? Number(told[1]) : null
  return grade !== null && grade >= 1 && grade <= GRADE_MAX ? grade : null
}

/** The age the one who writes tells of themselves, in years; null when none is told. */
export const toldAge = (plain: readonly string[]): number | null => {
  for (const [at, word] of plain.entries()) {
    const age = inRange(numberIn(word))
    if (age === null || NO_AGE.test(plain[at + 1] ?? '')) continue
    if (isEnglishAge(plain, at) || isHindiAge(plain, at)) return age
  }
  const grade = gradeIn(plain.join(' '))
  return grade === null ? null : grade + CLASS_AGE
}
