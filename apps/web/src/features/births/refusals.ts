import { degrees, FIRST_YEAR, type FieldName, type FormValues, fieldOrder, whole } from './form-values.ts'

export type Reason =
  | 'required'
  /** not on the calendar */
  | 'date'
  | 'future'
  | 'day'
  | 'year'
  | 'hours'
  | 'minute'
  | 'second'
  | 'latitude'
  | 'longitude'

export type Refusals = Partial<Record<FieldName, Reason>>

/** Not asked for when the time is unknown. */
const CLOCK: ReadonlySet<FieldName> = new Set<FieldName>(['hours', 'minute', 'second'])

/** Both ends included. */
const within = (value: number, min: number, max: number) => value >= min && value <= max

const checks: Partial<Record<FieldName, (typed: string, thisYear: number) => boolean>> = {
  day: (typed) => within(whole(typed), 1, 31),
  year: (typed, thisYear) => within(whole(typed), FIRST_YEAR, thisYear),
  hours: (typed) => within(whole(typed), 0, 24),
  minute: (typed) => within(whole(typed), 0, 60),
  second: (typed) => within(whole(typed), 0, 60),
  latitude: (typed) => within(degrees(typed), -90, 90),
  longitude: (typed) => within(degrees(typed), -180, 180),
}

const reasons = {
  day: 'day',
  year: 'year',
  hours: 'hours',
  minute: 'minute',
  second: 'second',
  latitude: 'latitude',
  longitude: 'longitude',
} as const

const isChecked = (field: FieldName): field is keyof typeof reasons => field in reasons

const reasonFor = (field: FieldName, typed: string, thisYear: number): Reason | null => {
  if (typed.trim() === '') return 'required'
  if (!isChecked(field) || checks[field]?.(typed, thisYear)) return null
  return reasons[field]
}

/** The date of the form as UTC milliseconds, or null when the calendar has no such day. */
const dateMs = (values: FormValues): number | null => {
  const [day, month, year] = [whole(values.day), whole(values.month), whole(values.year)]
  const ms = Date.UTC(year, month - 1, day)
  return new Date(ms).getUTCDate() === day ? ms : null
}

/**
 * What is wrong with the form, by field; empty when it can be sent. `today` is a moment of the person's own day.
 *
 * A place that is typed but not chosen has no coordinates: the place is then missing, unless the coordinates are being
 * typed by hand (`manual`), then they are.
 */
export const refusalsOf = (values: FormValues, today: Date, manual: boolean): Refusals => {
  const found: Refusals = {}
  const asked = fieldOrder.filter((field) => values.certainty !== 'unknown' || !CLOCK.has(field))
  for (const field of asked) {
    const reason = reasonFor(field, values[field], today.getFullYear())
    if (reason) found[field] = reason
  }
  if (!manual && (found.latitude || found.longitude)) {
    delete found.latitude
    delete found.longitude
    found.place = 'required'
  }
  if (found.day || found.month || found.year) return found
  const ms = dateMs(values)
  if (ms === null) found.day = 'date'
  else if (ms > Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())) found.day = 'future'
  return found
}

/** The first field in order with any of these reasons, or null. */
export const firstRefused = (refusals: Refusals, only?: Reason): FieldName | null =>
  fieldOrder.find((field) => (only ? refusals[field] === only : refusals[field] !== undefined)) ?? null
