import type { Format } from '#lib/format.ts'
import { clockOf, FIRST_YEAR, type FormValues, whole } from './form-values.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** A calendar day in words. Noon, so that no zone's old offset moves it to the day before. */
const dayText = (format: Format, year: number, month: number, day: number) =>
  format.date(`${year}-${two(month)}-${two(day)}T12:00:00+05:30`)

/** A clock reading in words: the zone of the birth does not matter, so it is read on a day of ours. */
const clockText = (format: Format, hours: number, minute: number, second: number) => {
  const text = format.time(`2000-01-01T${two(hours)}:${two(minute)}:00+05:30`)
  return second > 0 ? text.replace(/(\d+:\d\d)/, `$1:${two(second)}`) : text
}

const isDay = (day: number, month: number, year: number) =>
  year >= FIRST_YEAR && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day

/** The moment as the form will be understood, `5 May 1990, 12:30 am, Jaipur`; '' until there is a date. */
export const previewOf = (values: FormValues, format: Format): string => {
  const [day, month, year] = [whole(values.day), whole(values.month), whole(values.year)]
  if (!isDay(day, month, year)) return ''
  const parts = [dayText(format, year, month, day)]
  const { hours, minute, second } = clockOf(values)
  const typed = [whole(values.hours) <= 24, whole(values.minute) <= 60, whole(values.second) <= 60]
  if (typed.every(Boolean)) parts.push(clockText(format, hours, minute, second))
  const town = values.place.split(',', 1)[0]?.trim()
  if (town) parts.push(town)
  return parts.join(', ')
}

/** A saved moment in words; `dob` dd/mm/yyyy and `tob` HH:MM[:SS] as the wire has them. */
export const momentText = (birth: { dob: string; tob: string }, format: Format): { date: string; time: string } => {
  const [day = 1, month = 1, year = 2000] = birth.dob.split('/').map(Number)
  const [hours = 0, minute = 0, second = 0] = birth.tob.split(':').map(Number)
  return { date: dayText(format, year, month, day), time: clockText(format, hours, minute, second) }
}
