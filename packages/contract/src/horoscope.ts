import * as z from 'zod/mini'
import { oneOf, Success } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The twelve signs in their order; index 0 is Mesha. */
export const zodiacs = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const
export type Zodiac = (typeof zodiacs)[number]

/** Other ways to write each sign: the old card list's spelling, Sanskrit with and without its last vowel, Hindi. */
const otherNames: Record<Zodiac, readonly string[]> = {
  Aries: ['mesha', 'mesh', 'मेष'],
  Taurus: ['vrishabha', 'vrishabh', 'vrish', 'वृषभ', 'वृष'],
  Gemini: ['mithuna', 'mithun', 'मिथुन'],
  Cancer: ['karka', 'kark', 'कर्क'],
  Leo: ['simha', 'singh', 'सिंह'],
  Virgo: ['kanya', 'कन्या'],
  Libra: ['tula', 'तुला'],
  Scorpio: ['vrishchika', 'vrishchik', 'वृश्चिक'],
  Sagittarius: ['saggitarius', 'dhanu', 'धनु'],
  Capricorn: ['makara', 'makar', 'मकर'],
  Aquarius: ['kumbha', 'kumbh', 'कुंभ', 'कुम्भ'],
  Pisces: ['meena', 'meen', 'मीन'],
}

/** The sign a text names, in any case and any of its spellings; null when it names none. */
export const zodiacOf = (text: string): Zodiac | null => {
  const wanted = text.trim().toLowerCase()
  return zodiacs.find((sign) => sign.toLowerCase() === wanted || otherNames[sign].includes(wanted)) ?? null
}

export const Zodiac = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? (zodiacOf(value) ?? value) : value)),
  z.enum(zodiacs),
)

/** What each part of a horoscope is about, in order. */
export const horoscopeFields = ['Overall', 'Love', 'Career', 'Money', 'Health', 'Family'] as const
export type HoroscopeField = (typeof horoscopeFields)[number]

const Field = z.object({
  score: z.int(),
  split_response: z.string(),
  /** the text sentence by sentence, each with the facts it rests on */
  sentences: z.array(z.object({ text: z.string(), facts: z.array(z.string()) })),
  /** the three largest terms of the score, the largest first, in points */
  reasons: z.array(z.object({ fact: z.string(), points: z.number() })),
})

export const horoscopes = {
  getHoroscope: endpoint({
    method: 'POST',
    path: '/apis/horoscope/get.php',
    access: 'public',
    limit: 'read',
    summary: 'The horoscope of a Moon sign for today or tomorrow in India, from the real transits of that day',
    input: z.object({
      zodiac: Zodiac,
      when: oneOf('Today', 'Tomorrow'),
      language: z._default(z.optional(oneOf('English', 'Hindi')), 'English'),
    }),
    output: z.extend(Success, {
      zodiac: z.enum(zodiacs),
      when: z.enum(['Today', 'Tomorrow']),
      /** yyyy-mm-dd in Asia/Kolkata */
      date: z.string(),
      gist: z.string(),
      response: z.object({
        bot_response: z.object({
          Overall: Field,
          Love: Field,
          Career: Field,
          Money: Field,
          Health: Field,
          Family: Field,
        }),
      }),
      facts: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
    errors: [],
  }),
}
