import { type Zodiac, zodiacOf, zodiacs } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import type { Language } from '#lib/i18n.ts'
import { type Sign, signs } from '#ui/glyph.tsx'

export type When = 'Today' | 'Tomorrow'

/** What an address asks for: no sign means Aries, an unknown one means that one is to be chosen; any other day means today. */
export const askedOf = (search: URLSearchParams): { zodiac: Zodiac | null; when: When } => {
  const sign = search.get('zodiac')
  return {
    zodiac: sign === null || sign === '' ? 'Aries' : zodiacOf(sign),
    when: search.get('when')?.toLowerCase() === 'tomorrow' ? 'Tomorrow' : 'Today',
  }
}

/** What the service is asked for a horoscope. */
export const horoscopeArgs = (zodiac: Zodiac, when: When, language: Language) =>
  ({ zodiac, when, language: language === 'hi' ? 'Hindi' : 'English' }) as const

export const horoscopeAddress = (zodiac: Zodiac, when: When): string => to('horoscope', { zodiac, when })

/** The addresses of all signs, today and tomorrow. */
export const horoscopeAddresses = (): string[] =>
  zodiacs.flatMap((zodiac) => [horoscopeAddress(zodiac, 'Today'), horoscopeAddress(zodiac, 'Tomorrow')])

/** The drawing of a sign. */
export const drawingOf = (zodiac: Zodiac): Sign => signs[zodiacs.indexOf(zodiac)] ?? 'aries'
