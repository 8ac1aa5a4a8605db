import { sha256 } from './sha256.ts'

/** Per cent to be won: 1 to this. */
export const WHEEL_SEGMENTS = 15
/** The wheel turns by steps of this many a second, however often a screen is painted. */
export const STEPS_A_SECOND = 60

const TURN = 2 * Math.PI
const SEGMENT = TURN / WHEEL_SEGMENTS
const FRICTION = 0.991
const SLOWEST_TURNING = 0.002
const SLOWEST_START = 0.25
const FASTEST_START = 0.45
/** It rests so far from the lines at least, as a share of a segment: nobody has to guess which one it is. */
const FROM_LINE = 0.1

/** A wheel as it turns: radians clockwise from where the first segment begins at the pointer, and radians a step. */
export type Turning = { angle: number; speed: number }

/** What a spin gives, and how the wheel is let go to end there. */
export type Spin = Turning & { percent: number }

const wrapped = (angle: number) => ((angle % TURN) + TURN) % TURN

/** One sixtieth of a second later: on by the speed, which is a little less after it, or none. */
export const step = ({ angle, speed }: Turning): Turning => {
  const left = speed * FRICTION
  return { angle: angle + speed, speed: left < SLOWEST_TURNING ? 0 : left }
}

/** The per cent under the pointer, which is at the top. */
export const percentAt = (angle: number): number => 1 + Math.floor(wrapped(-angle) / SEGMENT)

const travelOf = (speed: number): number => {
  let turning = { angle: 0, speed }
  while (turning.speed > 0) turning = step(turning)
  return turning.angle
}

const PART_DIGITS = 12
const PARTS = 16 ** PART_DIGITS

/**
 * What the service's seed and the player's nonce give together: twelve digits of SHA-256 of `<seed>:<nonce>` are the per cent,
 * twelve more the speed, twelve more where within its segment the wheel rests. The start is as far back as it turns from there.
 * @param seed 64 hexadecimal digits
 * @param nonce the player's part; '' when there is none
 */
export const spinOf = (seed: string, nonce: string): Spin => {
  const digits = sha256(`${seed}:${nonce}`)
  const part = (nth: number) => Number.parseInt(digits.slice(nth * PART_DIGITS, (nth + 1) * PART_DIGITS), 16)
  const share = (nth: number) => part(nth) / PARTS
  const percent = 1 + (part(0) % WHEEL_SEGMENTS)
  const speed = SLOWEST_START + (FASTEST_START - SLOWEST_START) * share(1)
  const rest = -(percent - 1 + FROM_LINE + (1 - 2 * FROM_LINE) * share(2)) * SEGMENT
  return { percent, speed, angle: wrapped(rest - travelOf(speed)) }
}

/** Whether a seed is the one that was promised: its SHA-256 is what was shown before the spin. */
export const isDrawnFrom = (seed: string, commitment: string): boolean => sha256(seed) === commitment
