import { CLOCKS, INDIA, LOCALES } from '@dhruva/common'
import type { TextLanguage } from '#http/fail.ts'

/** From here on a day, then a month, says more than is known: as on the page of the kundli. */
const DAYS_TO_THE_MONTH = 3
export const DAYS_TO_THE_YEAR = 180

/** How the days of a paper are written; `shift`: by how many days the dates of the dashas may differ. */
export const daysIn = (language: TextLanguage, shift: number) => {
  const month = language === 'hi' ? 'long' : 'short'
  const options: Intl.DateTimeFormatOptions =
    shift < DAYS_TO_THE_MONTH
      ? { day: 'numeric', month, year: 'numeric' }
      : shift < DAYS_TO_THE_YEAR
        ? { month, year: 'numeric' }
        : { year: 'numeric' }
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: INDIA, ...options })
  return (instant: string) => format.format(new Date(instant))
}

/** 14 August 1996, of a `dd/mm/yyyy`; noon, so that no zone moves it to another day. */
export const dayOfBirth = (dob: string, language: TextLanguage) => {
  const [day = '1', month = '1', year = '2000'] = dob.split('/')
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: INDIA, dateStyle: 'long' })
  return format.format(new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), 6)))
}

/** Clock time at the place of birth. */
export const clockIn = (language: TextLanguage, timeZone: string) => {
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...CLOCKS[language] })
  return (instant: string) => format.format(new Date(instant))
}

/** `a`, `a or b`, `a, b or c` */
export const either = (language: TextLanguage, names: readonly string[]) =>
  new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(names)

export const listed = (language: TextLanguage, names: readonly string[]) =>
  new Intl.ListFormat(LOCALES[language]).format(names)
