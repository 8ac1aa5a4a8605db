import { DAY_MS } from '@dhruva/common'
import { Body, GeoMoon, GeoVector, RotateVector } from 'astronomy-engine'
import { atan2Degrees, difference, normalize, round6, storedLongitude } from '#angles.ts'
import type { Conventions, GrahaId } from '#types.ts'
import { type Frame, frameAt } from './frame.ts'
import { meanNode, trueNode } from './nodes.ts'

export type Position = {
  /** sidereal longitude, degrees 0..360 */
  lon: number
  /** degrees a day */
  speed: number
}

/** The sky of one instant; no place is needed for it. */
export type Sky = {
  ms: number
  frame: Frame
  grahas: Readonly<Record<GrahaId, Position>>
  rahuTrue: number
}

const PLANETS = {
  sun: Body.Sun,
  mars: Body.Mars,
  mercury: Body.Mercury,
  jupiter: Body.Jupiter,
  venus: Body.Venus,
  saturn: Body.Saturn,
} as const

/** Half the span over which a speed is taken, in days: short for the Moon, whose speed itself changes by the hour. */
const MOON_STEP_DAYS = 1 / 48
const STEP_DAYS = 1 / 4

/**
 * Apparent geocentric longitude on the sidereal zodiac, degrees.
 * True ecliptic of date less nutation and mean ayanamsa: mixing true and mean would move everything by up to 17".
 */
export function longitude(frame: Frame, id: GrahaId, node: Conventions['node']): number {
  if (id === 'rahu') return node === 'mean' ? meanNode(frame) : trueNode(frame)
  if (id === 'ketu') return normalize(longitude(frame, 'rahu', node) + 180)
  const equatorial = id === 'moon' ? GeoMoon(frame.time) : GeoVector(PLANETS[id], frame.time, true)
  const ecliptic = RotateVector(frame.toEcliptic, equatorial)
  return normalize(atan2Degrees(ecliptic.y, ecliptic.x) - frame.nutation - frame.ayanamsa)
}

/** Longitudes and speeds of the nine grahas at an instant (milliseconds since 1970 UTC), rounded to 6 decimals. */
export function skyAt(ms: number, conventions: Conventions): Sky {
  const frame = frameAt(ms)
  const near = [frameAt(ms - MOON_STEP_DAYS * DAY_MS), frameAt(ms + MOON_STEP_DAYS * DAY_MS)] as const
  const wide = [frameAt(ms - STEP_DAYS * DAY_MS), frameAt(ms + STEP_DAYS * DAY_MS)] as const
  const place = (id: GrahaId): Position => {
    const [before, after] = id === 'moon' ? near : wide
    const span = id === 'moon' ? 2 * MOON_STEP_DAYS : 2 * STEP_DAYS
    const moved = difference(longitude(after, id, conventions.node), longitude(before, id, conventions.node))
    return { lon: storedLongitude(longitude(frame, id, conventions.node)), speed: round6(moved / span) }
  }
  const rahu = place('rahu')
  const grahas = {
    sun: place('sun'),
    moon: place('moon'),
    mars: place('mars'),
    mercury: place('mercury'),
    jupiter: place('jupiter'),
    venus: place('venus'),
    saturn: place('saturn'),
    rahu,
    ketu: { lon: storedLongitude(rahu.lon + 180), speed: rahu.speed },
  }
  return { ms, frame, grahas, rahuTrue: storedLongitude(trueNode(frame)) }
}

/** Whether a graha is said to be retrograde: Sun and Moon never are, the nodes always move so and are not flagged. */
export const isRetrograde = (id: GrahaId, speed: number): boolean => id in PLANETS && id !== 'sun' && speed < 0
