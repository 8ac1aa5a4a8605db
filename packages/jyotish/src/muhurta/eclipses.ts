import { DAY_MS } from '@dhruva/common'
import { eclipsesOf } from '#calendar/eclipses.ts'

/** The eclipses of a span that are seen at a place (degrees north and east), each at its greatest there. */
export function eclipsesSeen(
  fromMs: number,
  toMs: number,
  lat: number,
  lng: number,
): { ms: number; of: 'sun' | 'moon' }[] {
  const [first, last] = [new Date(fromMs).getUTCFullYear(), new Date(toMs + DAY_MS).getUTCFullYear()]
  // Those about New Year stand in both years.
  const ofYear = (year: number) =>
    eclipsesOf(year, { lat, lng }).filter(({ ms }) => new Date(ms).getUTCFullYear() === year)
  const all = Array.from({ length: last - first + 1 }, (_, index) => ofYear(first + index)).flat()
  return all
    .filter(({ ms, seenMs }) => seenMs && ms >= fromMs && ms < toMs)
    .map(({ ms, eclipse }) => ({ ms, of: eclipse.of }))
}
