import { OBSERVANCE_KINDS, type ObservanceKind } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import type { Language } from '#lib/i18n.ts'
import { type PlaceInAddress, placeIn } from '#lib/place-in.ts'
import { cityAt, placeOfCity } from './cities-data.ts'

export type Params = Readonly<Record<string, string | undefined>>

/** What an address of the month asks for; null where it names none. */
export type AskedMonth = { month: string | null; place: PlaceInAddress | null; amanta: boolean }
/** Of a year's festivals; `kind` null: festivals, vrats, sankrantis and eclipses. */
export type AskedYear = { year: number | null; place: PlaceInAddress | null; kind: ObservanceKind | null }

export const isMonth = (text: string): boolean => /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/.test(text)

const cityOr = (search: URLSearchParams, params: Params, language: Language) => {
  const city = cityAt(params.city)
  return city ? placeOfCity(city, language) : placeIn(search)
}

export const askedMonth = (search: URLSearchParams, params: Params, language: Language): AskedMonth => {
  const month = params.month ?? search.get('month') ?? ''
  return {
    month: isMonth(month) ? month : null,
    place: cityOr(search, params, language),
    amanta: search.get('masa') === 'amanta',
  }
}

const yearIn = (text: string): number | null => (/^(?:19|20)\d{2}$/.test(text) ? Number(text) : null)

export const askedYear = (search: URLSearchParams, params: Params): AskedYear => ({
  year: yearIn(params.year ?? search.get('year') ?? ''),
  place: placeIn(search),
  kind: OBSERVANCE_KINDS.find((kind) => kind === search.get('kind')) ?? null,
})

const placeSearch = (place: PlaceInAddress | null) =>
  place ? { lat: place.lat, lng: place.lng, place: place.name || undefined } : {}

export const monthAddress = ({ month, place, amanta }: AskedMonth): string =>
  to('calendar', { month: month ?? undefined, masa: amanta ? 'amanta' : undefined, ...placeSearch(place) })

export const yearAddress = ({ year, place, kind }: AskedYear): string =>
  to('festivals', { year: year ?? undefined, kind: kind ?? undefined, ...placeSearch(place) })

export const dayAddress = (date: string, place: PlaceInAddress | null): string =>
  to('panchang', { date, ...placeSearch(place) })

export const festivalAddress = (year: number, id: string, place: PlaceInAddress | null): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(placeSearch(place)))
    if (value !== undefined) query.set(name, String(value))
  return `/festivals/${year}/${id}${query.size > 0 ? `?${query}` : ''}`
}

/** The month some months after another, both yyyy-mm; null beyond 1900 and 2099. */
export const monthAfter = (month: string, months: number): string | null => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
  return isMonth(next) ? next : null
}

export const placeArgs = (place: PlaceInAddress | null) => (place ? { lat: place.lat, lng: place.lng } : {})

/** Where the calendar file is that holds what a page shows. */
export const fileAddress = (
  what: { year?: number; month?: string; id?: string },
  place: PlaceInAddress | null,
  language: Language,
): string => {
  const query = new URLSearchParams({ language })
  for (const [name, value] of Object.entries({ ...what, ...placeArgs(place) })) query.set(name, String(value))
  return `/apis/panchang/calendar.php?${query}`
}
