import { LOCALES } from '@dhruva/common'
import type { Language } from '#lib/i18n.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Short in English (2h ago), spelt out in Hindi, whose short forms nobody says. */
const formats = {
  en: new Intl.RelativeTimeFormat(LOCALES.en, { style: 'narrow', numeric: 'always' }),
  hi: new Intl.RelativeTimeFormat(LOCALES.hi, { style: 'long', numeric: 'always' }),
}

/**
 * How long ago something was, in words; 'now' within the last minute, 'date' when it is older than 30 days: then its
 * day says more.
 */
export const agoIn = (language: Language, at: Date, now: Date): string | 'now' | 'date' => {
  const seconds = Math.floor((now.getTime() - at.getTime()) / 1000)
  const format = formats[language]
  // a clock that goes wrong must not put a text into the future
  if (seconds < MINUTE) return 'now'
  if (seconds < HOUR) return format.format(-Math.floor(seconds / MINUTE), 'minute')
  if (seconds < DAY) return format.format(-Math.floor(seconds / HOUR), 'hour')
  if (seconds <= 30 * DAY) return format.format(-Math.floor(seconds / DAY), 'day')
  return 'date'
}
