import { DAY_MS } from '@dhruva/common'
import { storedLongitude } from '#angles.ts'
import type { Conventions, GrahaId } from '#types.ts'
import { signOf } from '#zodiac/signs.ts'
import { longitude } from './bodies.ts'
import { frameAt } from './frame.ts'

const SPAN_DAYS = 1500

/** Greatest speeds in degrees a day, forward and backward, with a margin; the step that cannot jump over a sign edge. */
const FASTEST: Readonly<Record<GrahaId, { forward: number; backward: number }>> = {
  sun: { forward: 1.03, backward: 0 },
  moon: { forward: 15.5, backward: 0 },
  mars: { forward: 0.81, backward: 0.42 },
  mercury: { forward: 2.25, backward: 1.42 },
  jupiter: { forward: 0.25, backward: 0.15 },
  venus: { forward: 1.28, backward: 0.66 },
  saturn: { forward: 0.14, backward: 0.09 },
  rahu: { forward: 0.1, backward: 0.27 },
  ketu: { forward: 0.1, backward: 0.27 },
}

/** A shorter look out of the sign and back than this, in days, goes unnoticed. */
const SHORTEST_STEP_DAYS = 0.25

export type Ingress = { ms: number; sign: number }

/** The second of the change, given a second inside the sign and a later one outside; whole seconds make it repeatable. */
function bisect(lonAt: (ms: number) => number, sign: number, insideMs: number, outsideMs: number): Ingress {
  let inside = Math.floor(insideMs / 1000)
  let outside = Math.ceil(outsideMs / 1000)
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2)
    if (signOf(lonAt(middle * 1000)) === sign) inside = middle
    else outside = middle
  }
  return { ms: outside * 1000, sign: signOf(lonAt(outside * 1000)) }
}

function search(id: GrahaId, fromMs: number, conventions: Conventions): Ingress | null {
  const lonAt = (ms: number) => storedLongitude(longitude(frameAt(ms), id, conventions.node))
  const { forward, backward } = FASTEST[id]
  let lon = lonAt(fromMs)
  const sign = signOf(lon)
  let ms = fromMs
  while (ms < fromMs + SPAN_DAYS * DAY_MS) {
    const degree = lon - 30 * sign
    const safeDays = Math.min((30 - degree) / forward, backward > 0 ? degree / backward : Number.POSITIVE_INFINITY)
    const next = ms + Math.max(safeDays, SHORTEST_STEP_DAYS) * DAY_MS
    lon = lonAt(next)
    if (signOf(lon) !== sign) return bisect(lonAt, sign, ms, next)
    ms = next
  }
  return null
}

type Stay = { fromMs: number; ingress: Ingress }
/** Enough for the two years that a yearly reading walks through, even of Mercury. */
const STAYS_KEPT = 64
const stays = new Map<string, Stay[]>()

/**
 * When a graha next leaves the sign it is in and which sign it enters, or null when not within about four years.
 * Every instant between a known one and the ingress that follows it has the same answer, so those are remembered.
 */
export function nextIngress(id: GrahaId, fromMs: number, conventions: Conventions): Ingress | null {
  const key = `${conventions.node} ${id}`
  const known = stays.get(key) ?? []
  const stay = known.find(({ fromMs: start, ingress }) => start <= fromMs && fromMs < ingress.ms)
  if (stay) return stay.ingress
  const ingress = search(id, fromMs, conventions)
  if (ingress) {
    const others = known.filter((other) => other.ingress.ms !== ingress.ms)
    stays.set(key, [{ fromMs, ingress }, ...others].slice(0, STAYS_KEPT))
  }
  return ingress
}
