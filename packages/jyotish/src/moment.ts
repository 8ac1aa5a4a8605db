import { isPolar } from './sky/ascendant.ts'
import { type CivilDay, civilDay, isoSeconds, parseDob, parseTob, wallMs, wallToInstant } from './time/time.ts'
import { offsetSecondsAt, zoneAt } from './time/zone.ts'
import type { BirthInput, Chart } from './types.ts'

/** A birth that `parseDob`, `parseTob` or the coordinate ranges refuse; check input with those before computing. */
export class BirthInputError extends Error {
  readonly field: 'dob' | 'tob' | 'lat' | 'lng'
  readonly reason: string

  constructor(field: BirthInputError['field'], reason: string) {
    super(`birth ${field}: ${reason}`)
    this.name = 'BirthInputError'
    this.field = field
    this.reason = reason
  }
}

/** An instant at a place, with the wall clock that was read there: all that a chart is computed from. */
export type Moment = {
  input: Chart['input']
  ms: number
  /** the civil day of the wall clock */
  day: CivilDay
}

function checkPlace({ lat, lng }: Pick<BirthInput, 'lat' | 'lng'>): void {
  if (!(Math.abs(lat) <= 90)) throw new BirthInputError('lat', 'out_of_range')
  if (!(Math.abs(lng) <= 180)) throw new BirthInputError('lng', 'out_of_range')
}

/**
 * Reads a birth's wall clock in the zone of its place.
 * @throws BirthInputError when a field cannot be read
 */
export function momentOf(birth: BirthInput): Moment {
  const dob = parseDob(birth.dob)
  if (!dob.ok) throw new BirthInputError('dob', dob.reason)
  const tob = parseTob(birth.tob)
  if (!tob.ok) throw new BirthInputError('tob', tob.reason)
  checkPlace(birth)
  const { lat, lng } = birth
  const tz = zoneAt(lat, lng)
  const wall = wallMs(dob.value, tob.value)
  const instant = wallToInstant(tz, wall)
  return {
    input: {
      dob: birth.dob,
      tob: birth.tob,
      lat,
      lng,
      tz,
      offset_seconds: instant.offsetSeconds,
      utc: isoSeconds(instant.ms),
      wall: instant.wall,
      ...(isPolar(lat) ? { polar: true } : {}),
    },
    ms: instant.ms,
    day: civilDay(tz, wall),
  }
}

/** An instant (milliseconds since 1970 UTC) at a place, as a birth there would be written: dob and tob are the clock's. */
export function momentAt(ms: number, lat: number, lng: number): Moment {
  checkPlace({ lat, lng })
  const tz = zoneAt(lat, lng)
  const offsetSeconds = offsetSecondsAt(tz, ms)
  const wall = new Date(ms + offsetSeconds * 1000)
  return {
    input: {
      dob: `${wall.getUTCDate()}/${wall.getUTCMonth() + 1}/${wall.getUTCFullYear()}`,
      tob: wall.toISOString().slice(11, 19),
      lat,
      lng,
      tz,
      offset_seconds: offsetSeconds,
      utc: isoSeconds(ms),
      wall: wallToInstant(tz, wall.getTime()).wall,
      ...(isPolar(lat) ? { polar: true } : {}),
    },
    ms,
    day: civilDay(tz, wall.getTime()),
  }
}
