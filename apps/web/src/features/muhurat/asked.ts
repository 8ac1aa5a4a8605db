import { ACTIVITIES, type Activity } from '@dhruva/contract'
import { type PlaceInAddress, placeIn } from '#lib/place-in.ts'

export const DIRECTIONS = ['east', 'north', 'west', 'south'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** What an address asks for; a part it does not name, or names wrongly, is null. */
export type Asked = {
  activity: Activity
  /** yyyy-mm; null: the coming days */
  month: string | null
  place: PlaceInAddress | null
  bid: number | null
  /** only of a journey */
  direction: Direction | null
}

/** What most people ask a day for, and the page shows first. */
const USUAL: Activity = 'vehicle'

const isMonth = (text: string): boolean => /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/.test(text)

export const askedOf = (search: URLSearchParams): Asked => {
  const activity = ACTIVITIES.find((id) => id === search.get('for')) ?? USUAL
  const month = search.get('month') ?? ''
  const bid = Number(search.get('bid'))
  const direction = DIRECTIONS.find((id) => id === search.get('to')) ?? null
  return {
    activity,
    month: isMonth(month) ? month : null,
    place: placeIn(search),
    bid: Number.isSafeInteger(bid) && bid > 0 ? bid : null,
    direction: activity === 'travel' ? direction : null,
  }
}

/** What stands behind the question mark of the address that asks for it. */
export const searchOf = ({ activity, month, place, bid, direction }: Asked) => ({
  for: activity === USUAL ? undefined : activity,
  month: month ?? undefined,
  bid: bid ?? undefined,
  to: direction ?? undefined,
  ...(place ? { lat: place.lat, lng: place.lng, place: place.name || undefined } : {}),
})

/** What the call for it takes. */
export const argsOf = ({ activity, month, place, bid, direction }: Asked) => ({
  activity,
  ...(month === null ? {} : { month: `${month}-01` }),
  ...(place === null ? {} : { lat: place.lat, lng: place.lng }),
  ...(bid === null ? {} : { bid }),
  ...(direction === null ? {} : { direction }),
})

/** The months from that of a day (yyyy-mm-dd) on, as `yyyy-mm`. */
export const monthsFrom = (day: string, count: number): string[] => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  )
}
