import { HELPLINES } from './helplines-data.ts'

export const HELPLINE_KEYS = [
  'emergency',
  'women',
  'ncw',
  'child',
  'mind',
  'cyber',
  'legal',
  'elders',
  'addiction',
  'narcotics',
] as const
export type HelplineKey = (typeof HELPLINE_KEYS)[number]

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

const INDIA = /^Asia\/(?:Kolkata|Calcutta)$/

/** The numbers for somebody in a zone: those of the table, and over them what the operator configured; null takes one away. */
export const helplinesFor = (
  zone: string,
  configured: Partial<Record<HelplineKey, Helpline | null>> = {},
): Helplines => {
  const entries: Partial<Record<HelplineKey, Helpline>> = {}
  for (const key of HELPLINE_KEYS) {
    const entry = configured[key] === undefined ? HELPLINES[key] : configured[key]
    if (entry) entries[key] = entry
  }
  return { entries, abroad: !INDIA.test(zone) }
}

const DAYS_MAX = 180
const DAY_MS = 86_400_000

/** The numbers that nobody has made sure of for more than 180 days. */
export const unchecked = ({ entries }: Pick<Helplines, 'entries'>, at: Date): HelplineKey[] =>
  HELPLINE_KEYS.filter((key) => {
    const entry = entries[key]
    return entry !== undefined && at.getTime() - Date.parse(entry.checked_on) > DAYS_MAX * DAY_MS
  })
