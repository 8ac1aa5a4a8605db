import { createCache, DAY_MS, INDIA_OFFSET_MS } from '@dhruva/common'
import {
  type CivilDate,
  type DayScores,
  DEFAULT_CONVENTIONS,
  type GrahaId,
  isoSeconds,
  type MoonMeeting,
  moonMeetings,
  nakshatraOf,
  nextIngress,
  type Sky,
  type SkyEvent,
  signOf,
  signScores,
  skyAt,
  skyEvents,
  tithiOf,
} from '@dhruva/jyotish'

/** A graha in a sign during a day; `from` and `until` are ISO 8601 UTC, null when that lies before the day or is not known. */
export type Stay = { sign: number; from: string | null; until: string | null; leavesToday: boolean }

type Station = Extract<SkyEvent, { code: 'station' }>
type Phase = Extract<SkyEvent, { code: 'new_moon' | 'full_moon' }>

/** What all twelve horoscopes of a day are written from. */
export type Day = {
  /** yyyy-mm-dd in Asia/Kolkata */
  date: string
  /** days since 1970: what the schedules count */
  number: number
  /** 0 = Sunday */
  vara: number
  scores: readonly DayScores[]
  stays: Readonly<Record<GrahaId, readonly Stay[]>>
  /** at noon: the sign of each graha, the Moon's nakshatra 0..26 and tithi 1..30 */
  noon: { signs: Readonly<Record<GrahaId, number>>; nakshatra: number; tithi: number }
  stations: readonly Station[]
  phases: readonly Phase[]
  meetings: readonly MoonMeeting[]
}

function staysOf(id: GrahaId, startSign: number, startMs: number, endMs: number): Stay[] {
  // Ketu changes signs with Rahu, into the opposite one.
  const [searched, shift] = id === 'ketu' ? (['rahu', 6] as const) : ([id, 0] as const)
  const found: Stay[] = []
  let sign = startSign
  let fromMs = startMs
  for (;;) {
    const next = nextIngress(searched, fromMs, DEFAULT_CONVENTIONS)
    found.push({
      sign,
      from: fromMs === startMs ? null : isoSeconds(fromMs),
      until: next && isoSeconds(next.ms),
      leavesToday: next !== null && next.ms < endMs,
    })
    if (!next || next.ms >= endMs) return found
    sign = (next.sign + shift) % 12
    fromMs = next.ms
  }
}

const KEPT = 4
const kept = createCache<Day>(KEPT)

const forEach = <T>(make: (id: GrahaId) => T): Record<GrahaId, T> => ({
  sun: make('sun'),
  moon: make('moon'),
  mars: make('mars'),
  mercury: make('mercury'),
  jupiter: make('jupiter'),
  venus: make('venus'),
  saturn: make('saturn'),
  rahu: make('rahu'),
  ketu: make('ketu'),
})

const signsOf = ({ grahas }: Sky): Record<GrahaId, number> => forEach((id) => signOf(grahas[id].lon))

function noonOf(ms: number): Day['noon'] {
  const sky = skyAt(ms, DEFAULT_CONVENTIONS)
  const { sun, moon } = sky.grahas
  return { signs: signsOf(sky), nakshatra: nakshatraOf(moon.lon), tithi: tithiOf(sun.lon, moon.lon) }
}

function makeDay(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const civil: CivilDate = { year, month, day }
  const civilMs = Date.UTC(year, month - 1, day)
  const startMs = civilMs - INDIA_OFFSET_MS
  const endMs = startMs + DAY_MS
  const atStart = signsOf(skyAt(startMs, DEFAULT_CONVENTIONS))
  const events = skyEvents(new Date(startMs), new Date(endMs))
  return {
    date,
    number: civilMs / DAY_MS,
    vara: new Date(civilMs).getUTCDay(),
    scores: signScores(civil),
    stays: forEach((id) => staysOf(id, atStart[id], startMs, endMs)),
    noon: noonOf(startMs + DAY_MS / 2),
    stations: events.filter((event) => event.code === 'station'),
    phases: events.flatMap((event) => (event.code === 'new_moon' || event.code === 'full_moon' ? [event] : [])),
    meetings: moonMeetings(startMs, endMs),
  }
}

/** The sky of a civil day (yyyy-mm-dd) in Asia/Kolkata: scores of the twelve signs, where each graha stays and what happens. The last few are kept. */
export const dayOf = (date: string): Day => kept.remember(date, () => makeDay(date))

/** Minutes since midnight in Asia/Kolkata, the seconds cut. */
export const minutesInIndia = (instant: string): number =>
  Math.floor(((Date.parse(instant) + INDIA_OFFSET_MS) % DAY_MS) / 60_000)
