import { DAY_MS } from '@dhruva/common'
import { DEFAULT_CONVENTIONS } from '#conventions.ts'
import { nextIngress } from '#sky/ingress.ts'
import type { Days, SunDay } from './days.ts'
import { type Stretch, shared } from './parts.ts'

const GHATI_MS = 24 * 60_000
const [KARKA, MAKARA] = [3, 9] as const

/** Ghatis of punya kala before and after the Sun's entry into Mesha .. Meena (Dharmasindhu, parichchheda 1). */
const PUNYA: readonly (readonly [before: number, after: number])[] = [
  [10, 10],
  [16, 0],
  [0, 16],
  [30, 0],
  [16, 0],
  [0, 16],
  [10, 10],
  [16, 0],
  [0, 16],
  [0, 40],
  [16, 0],
  [0, 16],
]

export type Ingress = { ms: number; sign: number }

/** The Sun's entries into signs in a span, in order. */
export function sankrantis(fromMs: number, toMs: number): Ingress[] {
  const found: Ingress[] = []
  let ms = fromMs
  for (;;) {
    const next = nextIngress('sun', ms, DEFAULT_CONVENTIONS)
    if (!next || next.ms >= toMs) return found
    found.push(next)
    ms = next.ms
  }
}

type Punya = { day: SunDay; punya: Stretch; maha: Stretch }

/**
 * The daylight that is holy for an entry: its own part before or after by day; by night the afternoon before midnight, the
 * forenoon after it; for Makara always the day after, for Karka the day before. The holiest is the sixth of the daylight next to it.
 */
export function punyaOf({ ms, sign }: Ingress, days: Days): Punya {
  const day = days.holding(ms)
  const [before, after] = PUNYA[sign] ?? [0, 16]
  const sixth = (each: SunDay) => (each.sunset - each.sunrise) / 6
  if (ms < day.sunset) {
    const punya = { startMs: ms - before * GHATI_MS, endMs: ms + after * GHATI_MS }
    const part = sixth(day)
    const maha = { startMs: ms - (before > 0 ? part : 0), endMs: ms + (after > 0 ? part : 0) }
    const light = { startMs: day.sunrise, endMs: day.sunset }
    return { day, punya: shared(punya, light) ?? light, maha: shared(maha, light) ?? light }
  }
  const isNext = sign === MAKARA || (sign !== KARKA && ms >= (day.sunset + day.next) / 2)
  const kept = isNext ? days.on(day.civilMs + DAY_MS) : day
  const { sunrise, sunset } = kept
  const noon = (sunrise + sunset) / 2
  if (isNext) {
    const punya = { startMs: sunrise, endMs: sign === MAKARA ? sunset : noon }
    return { day: kept, punya, maha: { startMs: sunrise, endMs: sunrise + sixth(kept) } }
  }
  const punya = { startMs: sign === KARKA ? sunrise : noon, endMs: sunset }
  return { day: kept, punya, maha: { startMs: sunset - sixth(kept), endMs: sunset } }
}
