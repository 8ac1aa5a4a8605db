import type { Code } from '@dhruva/common'
import { GRAHA_NAMES, GRAHAS, NAKSHATRA_NAMES, SIGN_NAMES, YOGA_RULES } from '@dhruva/jyotish'
import { TEXTS } from '#facts/texts.ts'
import { nth as nthHi } from '#texts/hi/vocab.ts'

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DEVANAGARI = '\\u0900-\\u0963'
const ORDINALS = Array.from({ length: 12 }, (_, index) => nthHi(index + 1))

/** Names of grahas, signs and nakshatras in a language, each only as a word of its own. */
const namesIn = (code: Code): RegExp => {
  const letters = code === 'en' ? 'A-Za-z' : DEVANAGARI
  const names = [...GRAHAS.map((id) => GRAHA_NAMES[id]), ...SIGN_NAMES, ...NAKSHATRA_NAMES].map((name) => name[code])
  const longestFirst = names.toSorted((a, b) => b.length - a.length).join('|')
  return new RegExp(`(?<![${letters}])(?:${longestFirst})(?![${letters}])`, 'g')
}

const NAMES = { en: namesIn('en'), hi: namesIn('hi') }
const DATES = {
  en: new RegExp(`\\d{1,2} (?:${MONTHS}) \\d{4}`, 'g'),
  hi: new RegExp(`\\d{1,2} [${DEVANAGARI}]+ \\d{4}`, 'g'),
}
/** One number or several before the word for house: `2nd and 11th houses`, `दूसरे और ग्यारहवें भाव`. */
const HOUSES = {
  en: /(?:\d{1,2}(?:st|nd|rd|th)(?:, | and )?)+ houses?/g,
  hi: new RegExp(`(?:(?:${ORDINALS.join('|')})(?:, | और )?)+ भाव`, 'g'),
}
const NUMBERS = { en: /\d{1,2}(?=st|nd|rd|th)/g, hi: new RegExp(ORDINALS.join('|'), 'g') }
const DEGREES = /\d{1,2}°\d{2}′/g
/** Counts of ashtakavarga; 28, the usual one, is no statement about a chart. */
const BINDUS = { en: /\d+(?= bindus?)/g, hi: /\d+(?= बिंदु)/g }

/** A yoga is checked by its whole name. */
const yogasIn = (code: Code): RegExp => {
  const names = [...new Set(YOGA_RULES.map(({ id }) => TEXTS[code].yogas.name(id)))]
  return new RegExp(names.toSorted((a, b) => b.length - a.length).join('|'), 'g')
}
const YOGAS = { en: yogasIn('en'), hi: yogasIn('hi') }
const VARGAS = {
  en: /\bD\d{1,2}\b/g,
  hi: /होरा|चतुर्थांश|सप्तमांश|दशमांश|द्वादशांश|चतुर्विंशांश|(?<![\u0900-\u097f])विंशांश/g,
}

const all = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([match]) => match)

/** Everything checkable that a text names: grahas, signs, nakshatras, houses, dates, degrees. */
export const mentionsIn = (code: Code, text: string): Set<string> =>
  new Set([
    ...all(NAMES[code], text),
    ...all(HOUSES[code], text).flatMap((houses) => all(NUMBERS[code], houses).map((number) => `house ${number}`)),
    ...all(DATES[code], text),
    ...all(DEGREES, text),
    ...all(BINDUS[code], text)
      .filter((count) => count !== '28')
      .map((count) => `bindus ${count}`),
    ...all(YOGAS[code], text),
    ...all(VARGAS[code], text),
  ])
