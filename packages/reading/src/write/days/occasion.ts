import type { NEAR } from './near-data.ts'

/** What stands in the calendar on a day that is asked about: each has its own step. */
export type Occasion = keyof (typeof NEAR)['en']['step']

/** Everyday words of it; the first that is said is taken. */
const OCCASIONS: readonly (readonly [Occasion, RegExp])[] = [
  ['interview', /interview|इंटरव्यू|साक्षात्कार/iu],
  ['study', /exam|paper|\btest\b|viva|pariksha|imtihan|परीक्षा|पेपर|टेस्ट|इम्तिहान/iu],
  [
    'stage',
    /match|trials?\b|race|audition|performance|\bshow\b|competition|मैच|ट्रायल|दौड़|ऑडिशन|मुक़ाबल|मुकाबल|प्रतियोगिता/iu,
  ],
  ['papers', /visa|embassy|loan|bank|registry|passport|court|वीज़ा|वीजा|लोन|बैंक|रजिस्ट्री|पासपोर्ट/iu],
  ['meeting', /meeting|boss|manager|appraisal|client|present|मीटिंग|बैठक|बॉस|मैनेजर/iu],
]

/** What is due on the day, by the words of the question; null where they name nothing. */
export const occasionIn = (words: string): Occasion | null => OCCASIONS.find(([, cue]) => cue.test(words))?.[0] ?? null
