import { HELPLINE_KEYS, type HelplineKey } from '@dhruva/common'

export { HELPLINE_KEYS, type HelplineKey }

/** When a number answers: day and night, between two full hours of the day, or nobody knows for sure. */
export type HelplineHours = '24h' | `${number}-${number}` | 'unverified'

export type Helpline = {
  /** as it is dialled */
  number: string
  hours: HelplineHours
  /** languages it answers in, ISO 639; empty when not known */
  languages: readonly string[]
  /** the day somebody last made sure, `2026-11-22` */
  checked_on: string
}

/** The numbers a text may show, and whether the person lives outside India, where they do not answer. */
export type Helplines = { entries: Partial<Record<HelplineKey, Helpline>>; abroad: boolean }
