import { CLOCKS, INDIA, LOCALES } from '@dhruva/common'
import type { TextLanguage } from '#http/fail.ts'

const timeZone = INDIA

const wordsIn = (language: TextLanguage) => {
  const locale = LOCALES[language]
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone })
  const time = new Intl.DateTimeFormat(locale, { ...CLOCKS[language], timeZone })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone })
  const iso = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
  const noon = (of: string) => new Date(`${of}T06:30:00Z`)
  return {
    /** 21 November 2026, of a date `yyyy-mm-dd` */
    date: (of: string) => date.format(noon(of)),
    /** Saturday */
    weekday: (of: string) => weekday.format(noon(of)),
    /** 6:42 am, of an instant; of another day than `of` with that day */
    time: (instant: string, of: string) => {
      const at = new Date(instant)
      return iso.format(at) === of ? time.format(at) : `${day.format(at)}, ${time.format(at)}`
    },
  }
}

const count = { en: new Intl.NumberFormat(LOCALES.en), hi: new Intl.NumberFormat(LOCALES.hi) }

/** A number grouped as in India: 1,00,000. */
export const numberIn = {
  en: (value: number) => count.en.format(value),
  hi: (value: number) => count.hi.format(value),
}

/** Dates and times in India in the words of a language. */
export const inWords = { en: wordsIn('en'), hi: wordsIn('hi') }
