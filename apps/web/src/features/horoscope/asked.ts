import { type Zodiac, zodiacOf, zodiacs } from '@dhruva/contract'
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

/** The drawing of a sign. */
export const drawingOf = (zodiac: Zodiac): Sign => signs[zodiacs.indexOf(zodiac)] ?? 'aries'
