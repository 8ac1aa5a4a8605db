import { DAY_MS } from '@dhruva/common'
import { difference, normalize, storedLongitude } from '#angles.ts'
import { longitude } from '#sky/bodies.ts'
import { frameAt } from '#sky/frame.ts'
import { nakshatraOf } from '#zodiac/nakshatra.ts'
import { signOf } from '#zodiac/signs.ts'
import { karanaOf, tithiOf, yogaOf } from './panchang.ts'

export type LimbKind = 'tithi' | 'nakshatra' | 'yoga' | 'karana'
/** Everything the Moon runs through that is cut in equal parts: the limbs and her signs. */
type PartKind = LimbKind | 'moon_sign'

type Rule = {
  /** the angle that the limb divides, degrees, from sidereal longitudes */
  angle(sun: number, moon: number): number
  /** 0-based number of the part */
  part(sun: number, moon: number): number
  parts: number
  /** usual growth of the angle, degrees a day */
  rate: number
}

const RULES: Readonly<Record<PartKind, Rule>> = {
  tithi: { angle: (sun, moon) => normalize(moon - sun), part: (s, m) => tithiOf(s, m) - 1, parts: 30, rate: 12.19 },
  karana: { angle: (sun, moon) => normalize(moon - sun), part: (s, m) => karanaOf(s, m) - 1, parts: 60, rate: 12.19 },
  nakshatra: { angle: (_, moon) => moon, part: (_, moon) => nakshatraOf(moon), parts: 27, rate: 13.18 },
  moon_sign: { angle: (_, moon) => moon, part: (_, moon) => signOf(moon), parts: 12, rate: 13.18 },
  yoga: { angle: (sun, moon) => normalize(sun + moon), part: (s, m) => yogaOf(s, m) - 1, parts: 27, rate: 14.16 },
}

/** Sun and Moon as a chart would store them, so that a limb ends here when it ends in a chart of that second. */
export function lightsAt(ms: number): { sun: number; moon: number } {
  const frame = frameAt(ms)
  const stored = (id: 'sun' | 'moon') => storedLongitude(longitude(frame, id, 'mean'))
  return { sun: stored('sun'), moon: stored('moon') }
}

/** Which tithi, karana, nakshatra, yoga or sign of the Moon runs at an instant (ms since 1970 UTC), counted from 0. */
export function partAt(kind: PartKind, ms: number): number {
  const { sun, moon } = lightsAt(ms)
  return RULES[kind].part(sun, moon)
}

const STEPS = 20
const NEAR_MS = 400

/**
 * The whole second nearest to `nearMs` in which the limb's part `part` (0-based) begins: the part before it holds until
 * that second. The angle always grows, so steps by its usual rate close in, and the last second is searched exactly.
 */
export function beginningOf(kind: PartKind, part: number, nearMs: number): number {
  const { angle, parts, rate } = RULES[kind]
  const target = (part * 360) / parts
  let ms = nearMs
  for (let step = 0; step < STEPS; step += 1) {
    const { sun, moon } = lightsAt(ms)
    const move = (difference(target, angle(sun, moon)) / rate) * DAY_MS
    ms += move
    if (Math.abs(move) < NEAR_MS) break
  }
  const begun = (second: number) => {
    const { sun, moon } = lightsAt(second * 1000)
    return difference(angle(sun, moon), target) >= 0
  }
  let second = Math.round(ms / 1000)
  while (begun(second - 1)) second -= 1
  while (!begun(second)) second += 1
  return second * 1000
}

/** One limb with the seconds in which it begins and ends. */
export type Span = { part: number; startMs: number; endMs: number }

/** Every part of a limb that runs at some time of `fromMs` to `toMs`, in order and whole. */
export function limbsBetween(kind: PartKind, fromMs: number, toMs: number): Span[] {
  const { parts, rate } = RULES[kind]
  const usualMs = (360 / parts / rate) * DAY_MS
  let part = partAt(kind, fromMs)
  let startMs = beginningOf(kind, part, fromMs - usualMs / 2)
  const found: Span[] = []
  while (startMs < toMs) {
    const next = (part + 1) % parts
    const endMs = beginningOf(kind, next, startMs + usualMs)
    found.push({ part, startMs, endMs })
    part = next
    startMs = endMs
  }
  return found
}
