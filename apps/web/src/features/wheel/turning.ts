import { percentAt, type Spin, STEPS_A_SECOND, step, WHEEL_SEGMENTS } from '@dhruva/common'

const TURN = 2 * Math.PI
const STEP_MS = 1_000 / STEPS_A_SECOND

/** The wheel as one picture shows it. */
export type Shown = { angle: number; isResting: boolean }

/** Where a spin ends. */
export const restOf = ({ angle, speed }: Spin): number => {
  let turning = { angle, speed }
  while (turning.speed > 0) turning = step(turning)
  return turning.angle
}

/** Where the wheel waits before the first spin: on the first segment. */
export const FIRST_ANGLE = -TURN / WHEEL_SEGMENTS / 2

/** The way to the start of a spin is half a turn to one and a half: long enough to gather speed. */
const runUpOf = (from: number, to: number) => ((((to - from - Math.PI) % TURN) + TURN) % TURN) + Math.PI

/**
 * The movement of one spin. From where the wheel stands it gathers speed evenly until it is where the spin begins, at its speed; from
 * there on it takes the steps of the spin, 60 a second however often it is painted, and pictures between two steps stand between them.
 * @returns what the next picture shows, given the milliseconds since the last one
 */
export const turnFrom = (angle: number, spin: Spin): ((ms: number) => Shown) => {
  const way = runUpOf(angle, spin.angle)
  const runUpSteps = (2 * way) / spin.speed
  let turning = { angle: spin.angle, speed: spin.speed }
  /** steps since the press, and steps of the spin that are done */
  let [at, done] = [0, 0]
  return (ms) => {
    at += ms / STEP_MS
    if (at < runUpSteps) return { angle: spin.angle - way + way * (at / runUpSteps) ** 2, isResting: false }
    while (turning.speed > 0 && done + 1 <= at - runUpSteps) {
      turning = step(turning)
      done++
    }
    return { angle: turning.angle + turning.speed * (at - runUpSteps - done), isResting: turning.speed === 0 }
  }
}

/** Whether a line passed the pointer between two pictures. */
export const hasTicked = (before: number, after: number): boolean =>
  percentAt(before) !== percentAt(after) || Math.abs(after - before) > TURN / WHEEL_SEGMENTS
