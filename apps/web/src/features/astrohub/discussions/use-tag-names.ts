import { mahadashas, nakshatras, zodiacOf, zodiacs } from '@dhruva/contract'
import { useTexts } from '#lib/i18n.ts'
import { type Sign, signs } from '#ui/glyph.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'

const position = (names: readonly string[], name: string) => names.indexOf(name)

/** Where a rashi stands among the twelve, by its English name as of a tag or its Sanskrit one as of a profile. */
const signAt = (rashi: string) => position(zodiacs, zodiacOf(rashi) ?? '')

/** The drawing of a rashi, null for a name that is none. */
export const drawingOf = (rashi: string): Sign | null => signs[signAt(rashi)] ?? null

/** Tags in the reader's language; a name nobody knows stays as it came. */
export const useTagNames = () => {
  const t = useTexts(kundliTexts)
  const grahas = new Map(Object.entries(t.grahas))
  return {
    rashi: (name: string): string => t.signs[signAt(name)] ?? name,
    nakshatra: (name: string): string => t.nakshatras[position(nakshatras, name)] ?? name,
    mahadasha: (name: string): string =>
      position(mahadashas, name) < 0 ? name : (grahas.get(name.toLowerCase()) ?? name),
  }
}
