import { DAY_MS } from '@dhruva/common'
import type { Speech } from '@dhruva/intent/parse'
import { GRAHA_NAMES, type GrahaId, NAKSHATRA_NAMES, type Name, SIGN_NAMES } from '@dhruva/jyotish'
import type { Days } from '#parts.ts'
import type { Spoken } from '#write/types.ts'
import { AREAS, ORDINALS, SHORT_AREAS } from './areas-data.ts'

/** As Hindi typed in Latin letters has them. */
const HING_GRAHAS: Record<GrahaId, string> = {
  sun: 'Surya',
  moon: 'Chandra',
  mars: 'Mangal',
  mercury: 'Budh',
  jupiter: 'Guru',
  venus: 'Shukra',
  saturn: 'Shani',
  rahu: 'Rahu',
  ketu: 'Ketu',
}
const HING_SIGNS = [
  'Mesh',
  'Vrishabh',
  'Mithun',
  'Kark',
  'Simha',
  'Kanya',
  'Tula',
  'Vrishchik',
  'Dhanu',
  'Makar',
  'Kumbh',
  'Meen',
]

const nameAt = (names: readonly Name[], index: number, speech: Speech): string =>
  names[index]?.[speech === 'hing' ? 'sa' : speech] ?? ''

/** `Moon`, `चंद्र`, `Chandra` */
export const grahaIn = (speech: Speech, id: GrahaId): string =>
  speech === 'hing' ? HING_GRAHAS[id] : GRAHA_NAMES[id][speech]

/** The same as a sentence has it: `the Moon` in English, where the luminaries take an article. */
export const theGraha = (speech: Speech, id: GrahaId): string =>
  speech === 'en' && (id === 'sun' || id === 'moon') ? `the ${grahaIn(speech, id)}` : grahaIn(speech, id)

/** Signs 0..11 */
export const signIn = (speech: Speech, sign: number): string =>
  speech === 'hing' ? (HING_SIGNS[sign] ?? '') : nameAt(SIGN_NAMES, sign, speech)

/** Nakshatras 0..26 */
export const starIn = (speech: Speech, nakshatra: number): string => nameAt(NAKSHATRA_NAMES, nakshatra, speech)

/** `4th house`, `चौथे भाव`, `4th house`: houses 1..12, in Hindi as it stands before a postposition. */
export const houseIn = (speech: Speech, house: number): string =>
  speech === 'hi' ? `${ORDINALS.hi[house - 1]} भाव` : `${ORDINALS.en[house - 1]} house`

/** `4th`, `चौथे`, `4th` */
export const nthIn = (speech: Speech, place: number): string => ORDINALS[speech === 'hi' ? 'hi' : 'en'][place - 1] ?? ''

/** What a house is about, as a noun phrase. */
export const areaIn = (speech: Speech, house: number): string => AREAS[speech][house - 1] ?? ''

/** `houses of debt and of the partner`, `कर्ज़ और साझेदारी के घरों`: one or two houses in words, in Hindi before `का`. */
export const wordedHouses = (speech: Speech, houses: readonly number[]): string => {
  const [first = '', second] = houses.map((house) => SHORT_AREAS[speech][house - 1] ?? '')
  if (second === undefined) return { en: `house of ${first}`, hi: `${first} के घर`, hing: `${first} ke ghar` }[speech]
  return {
    en: `houses of ${first} and of ${second}`,
    hi: `${first} और ${second} के घरों`,
    hing: `${first} aur ${second} ke gharon`,
  }[speech]
}

const MONTHS: Spoken<readonly string[]> = (() => {
  const en = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ]
  const hi = ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर']
  return { en, hi, hing: en }
})()
const ABOUT: Spoken<(when: string) => string> = {
  en: (when) => `about ${when}`,
  hi: (when) => `लगभग ${when}`,
  hing: (when) => `lagbhag ${when}`,
}
/** Wider than this the month says nothing. */
const MONTH_WIDE = 120

export const monthIn = (speech: Speech, month: number): string => MONTHS[speech][month] ?? ''

const dateOf = (day: number): Date => new Date(day * DAY_MS)

/** `6 July 2027`; `about July 2027` or `about 2027` where the time of birth leaves the day open. */
export const dayIn = (speech: Speech, { first, last }: Days, year = true): string => {
  const date = dateOf((first + last) / 2)
  const named = `${monthIn(speech, date.getUTCMonth())} ${date.getUTCFullYear()}`
  if (first === last) {
    const whole = `${date.getUTCDate()} ${named}`
    return year ? whole : whole.replace(/ \d{4}$/, '')
  }
  return ABOUT[speech](last - first > MONTH_WIDE ? String(date.getUTCFullYear()) : named)
}

const TO: Spoken = { en: 'to', hi: 'से', hing: 'se' }

/** `25 January to 26 June 2027`: month and year once where they are the same. */
export const spanIn = (speech: Speech, from: Days, to: Days): string => {
  const sameYear = dateOf(from.first).getUTCFullYear() === dateOf(to.last).getUTCFullYear()
  const exact = from.first === from.last && to.first === to.last
  const sameMonth = sameYear && dateOf(from.first).getUTCMonth() === dateOf(to.last).getUTCMonth()
  if (sameMonth && exact) return `${dateOf(from.first).getUTCDate()} ${TO[speech]} ${dayIn(speech, to)}`
  return `${dayIn(speech, from, !(sameYear && exact))} ${TO[speech]} ${dayIn(speech, to)}`
}
