import { INDIA } from '@dhruva/common'
import type { TextLanguage } from '#http/fail.ts'

const formats = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: INDIA }),
  hi: new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone: INDIA }),
}

/** The day of India, as it is written out. */
export const dateOf = (at: Date, language: TextLanguage): string => formats[language].format(at)
