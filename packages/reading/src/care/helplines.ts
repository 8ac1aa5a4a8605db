import { DAY_MS } from '@dhruva/common'
import { HELPLINE_KEYS, type Helpline, type HelplineKey, type Helplines } from '#helplines.ts'
import { HELPLINES } from './helplines-data.ts'

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

/** The numbers that nobody has made sure of for more than 180 days. */
export const unchecked = ({ entries }: Pick<Helplines, 'entries'>, at: Date): HelplineKey[] =>
  HELPLINE_KEYS.filter((key) => {
    const entry = entries[key]
    return entry !== undefined && at.getTime() - Date.parse(entry.checked_on) > DAYS_MAX * DAY_MS
  })
