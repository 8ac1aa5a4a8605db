import { mahadashas, nakshatras, zodiacs } from '@dhruva/contract'
import { useTexts } from '#lib/i18n.ts'
import { type Sign, signs } from '#ui/glyph.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'

const position = (names: readonly string[], name: string) => names.indexOf(name)

/** The drawing of a rashi, null for a name that is none. */
export const drawingOf = (rashi: string): Sign | null => signs[position(zodiacs, rashi)] ?? null

/** Tags in the reader's language; a name nobody knows stays as it came. */
export const useTagNames = () => {
  const t = useTexts(kundliTexts)
  const grahas = new Map(Object.entries(t.grahas))
  return {
    rashi: (name: string): string => t.signs[position(zodiacs, name)] ?? name,
    nakshatra: (name: string): string => t.nakshatras[position(nakshatras, name)] ?? name,
    mahadasha: (name: string): string =>
      position(mahadashas, name) < 0 ? name : (grahas.get(name.toLowerCase()) ?? name),
  }
}
