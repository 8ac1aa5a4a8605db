import { CLOCKS, DAY_MS, INDIA, LOCALES } from '@dhruva/common'
import { useMemo } from 'react'
import { type Language, useLanguage } from './i18n.ts'

/** An old browser may not know the zone: then India's, which most of the places have. */
const formatterIn = (locale: string, zone: string, options: Intl.DateTimeFormatOptions) => {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone: zone, ...options })
  } catch {
    return new Intl.DateTimeFormat(locale, { timeZone: INDIA, ...options })
  }
}

/** Clock times of instants (ISO 8601) at a place; of another day than `date` (yyyy-mm-dd) with that day. */
export const zoneTimeIn = (language: Language, zone: string, date: string) => {
  const time = formatterIn(LOCALES[language], zone, CLOCKS[language])
  const day = formatterIn(LOCALES[language], zone, { day: 'numeric', month: 'short' })
  const iso = formatterIn('en-CA', zone, { year: 'numeric', month: '2-digit', day: '2-digit' })
  return (instant: string): string => {
    const at = new Date(instant)
    return iso.format(at) === date ? time.format(at) : `${day.format(at)}, ${time.format(at)}`
  }
}

/** The weekday of a date (yyyy-mm-dd), in words. */
export const weekdayOf = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/** Clock times at a place in the current language. */
export const useZoneTime = (zone: string, date: string) => {
  const language = useLanguage()
  return useMemo(() => zoneTimeIn(language, zone, date), [language, zone, date])
}

/** The day (yyyy-mm-dd) of an instant by the clock of a zone. */
export const zoneDay = (zone: string, instant: string): string =>
  formatterIn('en-CA', zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(instant))

/** `December 2026` of `2026-12`. */
export const monthName = (language: Language, month: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** A Sunday. */
const SUNDAY_MS = Date.UTC(2026, 0, 4)

/** The weekdays in short, Sunday first. */
export const weekdayNames = (language: Language): string[] => {
  const format = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => format.format(SUNDAY_MS + index * DAY_MS))
}
