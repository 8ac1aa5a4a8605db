import { DAY_MS } from '@dhruva/common'
import { difference } from '#angles.ts'
import { DEFAULT_CONVENTIONS } from '#conventions.ts'
import { longitude } from '#sky/bodies.ts'
import { frameAt } from '#sky/frame.ts'
import { isoSeconds } from '#time/time.ts'
import { isCombust } from '#zodiac/combustion.ts'
import type { SkyEvent } from './events-types.ts'
import { changes } from './search.ts'
import { signAt } from './sky-moments.ts'

const STATION_STEP_MS = 6 * DAY_MS
const COMBUSTION_STEP_MS = DAY_MS
/** Half the span of a speed, as charts take it, so that a station is when their flag changes. */
const SPEED_STEP_MS = DAY_MS / 4

/** Those that turn back; Mercury, the quickest, goes back for three weeks. */
const TURNING = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
type Turning = (typeof TURNING)[number]

const isTurning = (id: string): id is Turning => TURNING.some((each) => each === id)

const lonAt = (id: Turning | 'sun', ms: number): number => longitude(frameAt(ms), id, 'mean')

/** Whether one of the five that turn moves backwards at an instant. */
export const goesBack = (id: Turning, ms: number): boolean =>
  difference(lonAt(id, ms + SPEED_STEP_MS), lonAt(id, ms - SPEED_STEP_MS)) < 0

function isCombustAt(id: Turning, ms: number): boolean {
  const frame = frameAt(ms)
  const [lon, sun] = [longitude(frame, id, 'mean'), longitude(frame, 'sun', 'mean')]
  const direct = isCombust(id, lon, sun, false)
  // The speed is asked only where the two orbs answer differently.
  return isCombust(id, lon, sun, true) === direct ? direct : isCombust(id, lon, sun, goesBack(id, ms))
}

/** When a graha turns back or forward again; none for Sun, Moon and nodes. */
export function stationsOf(id: string, fromMs: number, toMs: number): SkyEvent[] {
  if (!isTurning(id)) return []
  return changes((ms) => goesBack(id, ms), fromMs, toMs, STATION_STEP_MS).map((ms) => ({
    at: isoSeconds(ms),
    code: 'station',
    graha: id,
    turns: goesBack(id, ms) ? 'retrograde' : 'direct',
    sign: signAt(id, ms, DEFAULT_CONVENTIONS),
  }))
}

/** When a graha goes into the Sun's light and comes out; a spell under a day can go unnoticed. The Moon's are not told. */
export function combustionsOf(id: string, fromMs: number, toMs: number): SkyEvent[] {
  if (!isTurning(id)) return []
  return changes((ms) => isCombustAt(id, ms), fromMs, toMs, COMBUSTION_STEP_MS).map((ms) => ({
    at: isoSeconds(ms),
    code: 'combustion',
    graha: id,
    state: isCombustAt(id, ms) ? 'begins' : 'ends',
    sign: signAt(id, ms, DEFAULT_CONVENTIONS),
  }))
}
