import { createCache } from '@dhruva/common'
import { find, setCache } from 'geo-tz/all'
import { ZONE_HISTORY } from './zone-history-data.ts'

/** Boundary tiles kept decoded; a lookup in a forgotten one reads it again (about 50 µs). */
const TILES_KEPT = 2000
setCache({ store: createCache<object>(TILES_KEPT) })

/** The data has no land at the pole itself and would answer with every nautical zone. */
const LAST_LATITUDE = 89.9999

/** Xinjiang keeps two clocks and the data lists them in no fixed order: its own zone is taken, as GeoNames does. */
const PREFERRED = 'Asia/Urumqi'

/**
 * IANA zone at a place, degrees north and east. Comprehensive boundaries: zones that differ only before 1970 are kept
 * apart. At sea a nautical `Etc/GMT±h`; in disputed land the zone the boundary data names first.
 * @throws RangeError for coordinates that do not exist
 */
export function zoneAt(lat: number, lng: number): string {
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) throw new RangeError('no such place')
  const zones = find(Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, lat)), lng)
  return zones.find((zone) => zone === PREFERRED) ?? zones[0] ?? 'Etc/GMT'
}

const OFFSET = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  return format
}

function runtimeOffsetSeconds(zone: string, ms: number): number {
  const match = OFFSET.exec(formatOf(zone).format(ms))
  if (!match) throw new Error(`the runtime tells no offset for ${zone}`)
  const [, sign, hours, minutes, seconds] = match
  if (sign === undefined) return 0
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)
  return sign === '-' ? -size : size
}

/** Seconds east of UTC in a zone at an instant (milliseconds since 1970 UTC); local mean times have odd seconds. */
export function offsetSecondsAt(zone: string, ms: number): number {
  const [until, first, ...later] = ZONE_HISTORY[zone] ?? []
  const seconds = ms / 1000
  if (until === undefined || first === undefined || seconds >= until) return runtimeOffsetSeconds(zone, ms)
  let offset = first
  for (let index = 0; index + 1 < later.length; index += 2) {
    if ((later[index] ?? 0) > seconds) break
    offset = later[index + 1] ?? offset
  }
  return offset
}
