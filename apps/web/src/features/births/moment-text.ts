import type { Birth } from '@dhruva/contract'
import { birthTime } from '#lib/birth-day.ts'
import type { Format } from '#lib/format.ts'
import { clockOf, FIRST_YEAR, type FormValues, whole } from './form-values.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** A calendar day in words. Noon, so that no zone's old offset moves it to the day before. */
const dayText = (format: Format, year: number, month: number, day: number) =>
  format.date(`${year}-${two(month)}-${two(day)}T12:00:00+05:30`)

const isDay = (day: number, month: number, year: number) =>
  year >= FIRST_YEAR && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day

/** How a time that is not exact is told. */
export type UncertainWords = { about: (time: string, minutes: number) => string; unknown: string }

/** What is understood of the typed time; null until it can be. */
const typedTime = (values: FormValues, format: Format, say: UncertainWords): string | null => {
  if (values.certainty === 'unknown') return say.unknown
  const typed = [whole(values.hours) <= 24, whole(values.minute) <= 60, whole(values.second) <= 60]
  if (!typed.every(Boolean)) return null
  const { hours, minute, second } = clockOf(values)
  const time = birthTime(`${hours}:${minute}:${second}`, format)
  return values.certainty === 'exact' ? time : say.about(time, whole(values.certainty))
}

/** The moment as the form will be understood, `5 May 1990, 12:30 am, Jaipur`; '' until there is a date. */
export const previewOf = (values: FormValues, format: Format, say: UncertainWords): string => {
  const [day, month, year] = [whole(values.day), whole(values.month), whole(values.year)]
  if (!isDay(day, month, year)) return ''
  const parts = [dayText(format, year, month, day)]
  const time = typedTime(values, format, say)
  if (time !== null) parts.push(time)
  const town = values.place.split(',', 1)[0]?.trim()
  if (town) parts.push(town)
  return parts.join(', ')
}

type Moment = Pick<Birth, 'dob' | 'tob'>

/** A saved moment in words; `dob` dd/mm/yyyy and `tob` HH:MM[:SS] as the wire has them. */
export const momentText = (birth: Moment, format: Format): { date: string; time: string } => {
  const [day = 1, month = 1, year = 2000] = birth.dob.split('/').map(Number)
  return { date: dayText(format, year, month, day), time: birthTime(birth.tob, format) }
}

/** A saved moment in words, its time as uncertain as it is. */
export const honestMoment = (
  birth: Moment & Pick<Birth, 'tob_uncertainty'>,
  format: Format,
  say: UncertainWords,
): { date: string; time: string } => {
  const { date, time } = momentText(birth, format)
  if (birth.tob_uncertainty === 'unknown') return { date, time: say.unknown }
  return { date, time: birth.tob_uncertainty > 0 ? say.about(time, birth.tob_uncertainty) : time }
}
