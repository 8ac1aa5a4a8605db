/** A place as an address names it; degrees north and east. */
export type PlaceInAddress = { name: string; lat: number; lng: number }

const degrees = (text: string | null, limit: number): number | null => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return Math.abs(value) <= limit ? value : null
}

/** The place of `lat`, `lng` and `place` of an address; null where it names none, or none that can be. */
export const placeIn = (search: URLSearchParams): PlaceInAddress | null => {
  const [lat, lng] = [degrees(search.get('lat'), 90), degrees(search.get('lng'), 180)]
  const name = (search.get('place') ?? '').slice(0, 100)
  return lat === null || lng === null ? null : { name, lat, lng }
}
