import { CLOCKS, INDIA, LOCALES } from '@dhruva/common'
import { useMemo } from 'react'
import { type Language, useLanguage } from './i18n.ts'

/** A moment as the wire has it (ISO 8601), or as a Date. */
export type When = string | Date

/** `क, ख और ग`: Hindi sets no comma before its last word. @returns a list of names as a sentence has it */
export const listOf = (language: Language): ((items: readonly string[]) => string) => {
  const list = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })
  return (items) => (language === 'hi' ? list.format(items).replace(', और ', ' और ') : list.format(items))
}

const makeFormat = (language: Language) => {
  const locale = LOCALES[language]
  const time = CLOCKS[language]
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: INDIA, ...options })
    return (when: When) => format.format(typeof when === 'string' ? new Date(when) : when)
  }
  const count = new Intl.NumberFormat(locale)
  const rupees = (fractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR', minimumFractionDigits: fractionDigits })
  const wholeRupees = rupees(0)
  const rupeesAndPaise = rupees(2)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const plural = new Intl.PluralRules(locale)
  return {
    /** 14 August 1996 */
    date: formatter({ day: 'numeric', month: 'long', year: 'numeric' }),
    /** 14 Aug 1996 */
    shortDate: formatter({ day: 'numeric', month: 'short', year: 'numeric' }),
    /** 14 Aug */
    day: formatter({ day: 'numeric', month: 'short' }),
    /** Saturday, 21 November */
    weekday: formatter({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** 6:42 am */
    time: formatter(time),
    /** 14 Aug 1996, 6:42 am */
    dateTime: formatter({ day: 'numeric', month: 'short', year: 'numeric', ...time }),
    /** 1,00,000 */
    number: (value: number) => count.format(value),
    /** 3M, 30 लाख */
    compact: (value: number) => compact.format(value),
    /** ₹1,00,000 or ₹6.50; takes rupees, at most two decimals */
    rupees: (value: number) => (Number.isInteger(value) ? wholeRupees : rupeesAndPaise).format(value),
    /** 72%; takes a fraction */
    percent: (fraction: number) => percent.format(fraction),
    list: listOf(language),
    /** Which plural form a count takes. */
    plural: (value: number) => plural.select(value),
  }
}

export type Format = ReturnType<typeof makeFormat>

const made: Partial<Record<Language, Format>> = {}

/** Dates (Asia/Kolkata), numbers and rupees in one language. */
export const formatIn = (language: Language): Format => {
  made[language] ??= makeFormat(language)
  return made[language]
}

/** The same in the current language. */
export const useFormat = (): Format => {
  const language = useLanguage()
  return useMemo(() => formatIn(language), [language])
}

/** 83 → 1:23. Takes whole seconds. */
export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
