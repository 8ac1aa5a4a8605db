import type { Speech } from '@dhruva/intent/parse'
import { offsetSecondsAt } from '@dhruva/jyotish'

const STEP_MS = 5 * 60_000

type Clock = { hour: number; minute: number }

const clockOf = (ms: number, zone: string): Clock => {
  const local = new Date(ms + offsetSecondsAt(zone, ms) * 1000)
  return { hour: local.getUTCHours(), minute: local.getUTCMinutes() }
}

const digits = ({ hour, minute }: Clock): string =>
  `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`

const PART_HOURS = [4, 12, 16, 19, 24] as const
const PARTS = {
  hi: ['रात', 'सुबह', 'दोपहर', 'शाम', 'रात'],
  hing: ['raat', 'subah', 'dopahar', 'shaam', 'raat'],
} as const

const partOf = (speech: 'hi' | 'hing', { hour }: Clock): string =>
  PARTS[speech][PART_HOURS.findIndex((until) => hour < until)] ?? ''

/**
 * Hours as they are said, in steps of five minutes inside of them: `12:45 pm to 8 pm`, `दोपहर 12:45 से रात 8 बजे तक`.
 * Instants ISO 8601, an IANA zone.
 */
export function hoursIn(speech: Speech, { start, end }: { start: string; end: string }, zone: string): string {
  const from = clockOf(Math.ceil(Date.parse(start) / STEP_MS) * STEP_MS, zone)
  const to = clockOf(Math.floor(Date.parse(end) / STEP_MS) * STEP_MS, zone)
  if (speech === 'en') {
    const half = ({ hour }: Clock) => (hour < 12 ? 'am' : 'pm')
    return `${digits(from)} ${half(from)} to ${digits(to)} ${half(to)}`
  }
  const [first, last] = [partOf(speech, from), partOf(speech, to)]
  const [between, until_] = speech === 'hi' ? ['से', 'बजे तक'] : ['se', 'baje tak']
  const until = first === last ? digits(to) : `${last} ${digits(to)}`
  return `${first} ${digits(from)} ${between} ${until} ${until_}`
}

/** One instant as it is said, to five minutes: `3:20 pm`, `दोपहर 3:20 बजे`. Instant in ms, an IANA zone. */
export function hourIn(speech: Exclude<Speech, 'hing'>, ms: number, zone: string): string {
  const clock = clockOf(Math.round(ms / STEP_MS) * STEP_MS, zone)
  return speech === 'en'
    ? `${digits(clock)} ${clock.hour < 12 ? 'am' : 'pm'}`
    : `${partOf('hi', clock)} ${digits(clock)} बजे`
}
