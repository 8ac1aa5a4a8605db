import { DAY_MS } from '@dhruva/common'
import type { Speech } from '@dhruva/intent/parse'
import { indianDay } from '#facts/days.ts'
import { dayIn, monthIn } from '#write/say/names.ts'
import type { Spoken } from '#write/types.ts'

/** A stretch of time, ms since 1970 UTC. */
export type Stretch = { fromMs: number; toMs: number }

/** How a stretch is spoken of: the slots of a wording. */
export type SpanWords = { span: string; between: string; from: string; to: string; later: string }

const SPAN: Spoken<(from: string, to: string) => string> = {
  en: (from, to) => `${from} to ${to}`,
  hi: (from, to) => `${from} से ${to} तक`,
  hing: (from, to) => `${from} se ${to} tak`,
}
const BETWEEN: Spoken<(from: string, to: string) => string> = {
  en: (from, to) => `between ${from} and ${to}`,
  hi: (from, to) => `${from} से ${to} के बीच`,
  hing: (from, to) => `${from} se ${to} ke beech`,
}
const LATER: Spoken<(from: string, to: string) => string> = {
  en: (from, to) => `from ${from} to ${to}`,
  hi: (from, to) => `${from} से ${to}`,
  hing: (from, to) => `${from} se ${to}`,
}
/** Within a month. */
const IN: Spoken<(month: string) => string> = {
  en: (month) => `in ${month}`,
  hi: (month) => `${month} में`,
  hing: (month) => `${month} me`,
}
const NOW: Spoken = { en: 'now', hi: 'अभी', hing: 'abhi' }
const NOW_TO: Spoken<(to: string) => string> = {
  en: (to) => `now until ${to}`,
  hi: (to) => `अभी से ${to} तक`,
  hing: (to) => `abhi se ${to} tak`,
}

/** `June 2027` */
export const monthYear = (speech: Speech, ms: number): string => {
  const date = new Date(indianDay(new Date(ms)).first * DAY_MS)
  return `${monthIn(speech, date.getUTCMonth())} ${date.getUTCFullYear()}`
}

const yearOf = (ms: number): number => new Date(indianDay(new Date(ms)).first * DAY_MS).getUTCFullYear()

/** A day of India as it is said; only its month where the time of birth is not exact. */
export const dateWords = (speech: Speech, ms: number, monthly: boolean): string =>
  monthly ? monthYear(speech, ms) : dayIn(speech, indianDay(new Date(ms)))

/** The words of a stretch; what has begun by `nowMs` begins now. */
export const spanWords = (speech: Speech, { fromMs, toMs }: Stretch, nowMs: number, monthly: boolean): SpanWords => {
  const to = dateWords(speech, toMs, monthly)
  if (monthly && fromMs > nowMs && dateWords(speech, fromMs, monthly) === to)
    return { span: to, between: IN[speech](to), from: to, to, later: IN[speech](to) }
  const from = fromMs <= nowMs ? NOW[speech] : dateWords(speech, fromMs, monthly)
  const first = fromMs > nowMs && yearOf(fromMs) === yearOf(toMs) ? from.replace(/ \d{4}$/, '') : from
  const months = fromMs <= nowMs ? NOW[speech] : monthYear(speech, fromMs)
  return {
    span: fromMs <= nowMs ? NOW_TO[speech](to) : SPAN[speech](first, to),
    between: BETWEEN[speech](first, to),
    from,
    to,
    later: LATER[speech](months, monthYear(speech, toMs)),
  }
}
