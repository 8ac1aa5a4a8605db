import { createCache, DAY_MS, INDIA_OFFSET_MS } from '@dhruva/common'
import {
  type CivilDate,
  type DayScores,
  DEFAULT_CONVENTIONS,
  type GrahaId,
  isoSeconds,
  nextIngress,
  signOf,
  signScores,
  skyAt,
} from '@dhruva/jyotish'

/** A graha in a sign during a day; `from` and `until` are ISO 8601 UTC, null when that lies before the day or is not known. */
export type Stay = { sign: number; from: string | null; until: string | null; leavesToday: boolean }

/** What all twelve horoscopes of a day are written from. */
export type Day = {
  /** yyyy-mm-dd in Asia/Kolkata */
  date: string
  /** days since 1970: the same day always turns to the same phrasings */
  number: number
  /** 0 = Sunday */
  vara: number
  scores: readonly DayScores[]
  stays: Readonly<Record<GrahaId, readonly Stay[]>>
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

function makeDay(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const civil: CivilDate = { year, month, day }
  const civilMs = Date.UTC(year, month - 1, day)
  const startMs = civilMs - INDIA_OFFSET_MS
  const { grahas } = skyAt(startMs, DEFAULT_CONVENTIONS)
  const staysIn = (id: GrahaId): Stay[] => staysOf(id, signOf(grahas[id].lon), startMs, startMs + DAY_MS)
  return {
    date,
    number: civilMs / DAY_MS,
    vara: new Date(civilMs).getUTCDay(),
    scores: signScores(civil),
    stays: {
      sun: staysIn('sun'),
      moon: staysIn('moon'),
      mars: staysIn('mars'),
      mercury: staysIn('mercury'),
      jupiter: staysIn('jupiter'),
      venus: staysIn('venus'),
      saturn: staysIn('saturn'),
      rahu: staysIn('rahu'),
      ketu: staysIn('ketu'),
    },
  }
}

/** The sky of a civil day (yyyy-mm-dd) in Asia/Kolkata: scores of the twelve signs and where each graha stays. The last few are kept. */
export const dayOf = (date: string): Day => kept.remember(date, () => makeDay(date))

/** Minutes since midnight in Asia/Kolkata, the seconds cut. */
export const minutesInIndia = (instant: string): number =>
  Math.floor(((Date.parse(instant) + INDIA_OFFSET_MS) % DAY_MS) / 60_000)
