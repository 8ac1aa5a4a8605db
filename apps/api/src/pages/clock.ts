import type { TextLanguage } from '#http/fail.ts'

/** As the web app writes them: digits stay 0–9 in Hindi. */
const locales = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const

const clocks = {
  en: { hour: 'numeric', minute: '2-digit' },
  hi: { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' },
} as const

const timeZone = 'Asia/Kolkata'

const wordsIn = (language: TextLanguage) => {
  const locale = locales[language]
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone })
  const time = new Intl.DateTimeFormat(locale, { ...clocks[language], timeZone })
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

const count = { en: new Intl.NumberFormat(locales.en), hi: new Intl.NumberFormat(locales.hi) }

/** A number grouped as in India: 1,00,000. */
export const numberIn = {
  en: (value: number) => count.en.format(value),
  hi: (value: number) => count.hi.format(value),
}

/** Dates and times in India in the words of a language. */
export const inWords = { en: wordsIn('en'), hi: wordsIn('hi') }
