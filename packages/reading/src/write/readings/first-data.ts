import type { LifeMatter } from '@dhruva/jyotish'
import type { Spoken } from '#write/types.ts'
import type { Wordings } from './shape/texts.ts'

/** What a side of "this or that first" is about. */
export const SIDE_MATTERS: ReadonlyArray<readonly [LifeMatter, RegExp]> = [
  ['marriage_time', /shaadi|shadi|marriage|marry|vivah|शादी|विवाह/iu],
  ['job_get', /\bjob\b|naukri|settle in work|career|नौकरी|करियर|जॉब/iu],
  ['house_buy', /\bghar\b|house|flat|makan|plot|home loan|घर|मकान|फ़्लैट|फ्लैट/iu],
  ['vehicle', /\bcar\b|gaadi|gadi|bike|गाड़ी|कार/iu],
  ['higher_study', /padhai|study|masters|\bmba\b|phd|degree|पढ़ाई/iu],
  ['business_start', /business|dukan|dukaan|startup|dhandha|व्यापार|दुकान/iu],
  ['abroad_go', /abroad|videsh|canada|\bus\b|\buk\b|germany|विदेश/iu],
  ['children_time', /baby|bachch|child|बच्च|संतान/iu],
  ['debt_loan', /karz|karj|debt|repay|loan|क़र्ज़|कर्ज़|कर्ज/iu],
]

/** `{A}` comes first, `{one}` its time; `{b}`, `{two}` of the other. */
export const FIRST: Spoken<{ both: Wordings; only: Wordings }> = {
  en: {
    both: [
      '{A} first: its time is {one}, while that of {b} comes {two}.',
      'I would begin with {a}, which has {one}; for {b} there is {two}.',
    ],
    only: ['{A} first: its time is {one}; for {b} no strong stretch shows near.'],
  },
  hi: {
    both: [
      'पहले {a}, इसका समय {one} है, और {b} का समय {two} है।',
      'मैं {a} से शुरू [करूँगा|करूँगी], उसके लिए {one} है, {b} के लिए {two}।',
    ],
    only: ['पहले {a}, इसका समय {one} है, {b} के लिए पास में कोई मज़बूत समय नहीं दिखता।'],
  },
  hing: {
    both: [
      'Pehle {a}, iska time {one} hai, aur {b} ka time {two} hai.',
      'Main {a} se shuru [karunga|karungi], uske liye {one} hai, {b} ke liye {two}.',
    ],
    only: ['Pehle {a}, iska time {one} hai, {b} ke liye paas me koi strong time nahi dikhta.'],
  },
}
