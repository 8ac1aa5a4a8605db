import type { Birth, births, InputOf } from '@dhruva/contract'
import type { BirthInput, BirthRow } from '@dhruva/db'
import type { Chart } from '@dhruva/jyotish'
import { fail, fieldMessage, type TextLanguage } from '#http/fail.ts'

export type BirthForm = Omit<InputOf<typeof births.editBirth>, 'bid'>

/** What may leave of a stored birth. */
export const toBirth = ({ celebrity_info, tob_uncertainty, ...row }: BirthRow): Birth => ({
  ...row,
  tob_uncertainty: tob_uncertainty ?? 'unknown',
  ...(celebrity_info === null ? {} : { celebrity_info }),
})

/** A birth as it is stored: an unknown time is NULL minutes uncertain, one of which nothing was said is undefined. */
export const toStored = ({ tob_uncertainty, ...form }: BirthForm): BirthInput => ({
  ...form,
  tob_uncertainty: tob_uncertainty === 'unknown' ? null : tob_uncertainty,
})

const days = new Map<string, Intl.DateTimeFormat>()

/** The calendar day at a place, `yyyy-mm-dd`. Formatters are slow to make, so each zone's is kept. */
const dayAt = (now: Date, tz: string): string => {
  const format = days.get(tz) ?? new Intl.DateTimeFormat('en-CA', { timeZone: tz, dateStyle: 'short' })
  days.set(tz, format)
  return format.format(now)
}

/** Refuses a birth that the calendar of its own place does not know yet. */
export const refuseFuture = (chart: Chart, now: Date, language: TextLanguage) => {
  const day = chart.input.dob.split('/').reverse().join('-')
  if (day <= dayAt(now, chart.input.tz)) return
  const message = fieldMessage('date', {}, language)
  throw fail('invalid_field', { message }, { errors: [{ path: 'dob', message }] })
}
