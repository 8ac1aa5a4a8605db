import { createHash } from 'node:crypto'
import { percentAt, spinOf } from '@dhruva/common'
import { expect, test } from 'vitest'
import { FIRST_ANGLE, hasTicked, restOf, turnFrom } from './turning.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
/** Milliseconds between two pictures: of screens from 24 to 240 Hz, uneven, and one that was away for long. */
const pauseAt = (nth: number, picture: number) => {
  const even = 1_000 / [24, 30, 60, 90, 120, 144, 240][nth % 7]!
  return nth % 50 === 0 && picture === 40
    ? 60_000
    : even * (0.5 + Number.parseInt(hash(`${nth} ${picture}`).slice(0, 2), 16) / 255)
}

test('S-272 whatever the screen, the animation ends on the server’s segment, 1,000 times of 1,000', () => {
  let [right, stands] = [0, FIRST_ANGLE]
  for (let nth = 0; nth < 1_000; nth++) {
    const spin = spinOf(hash(`seed ${nth}`), hash(`nonce ${nth}`).slice(0, 32))
    const next = turnFrom(stands, spin)
    let shown = next(0)
    for (let picture = 0; !shown.isResting; picture++) {
      if (picture > 5_000) throw new Error('it never rests')
      shown = next(pauseAt(nth, picture))
    }
    if (percentAt(shown.angle) === spin.percent && shown.angle === restOf(spin)) right++
    // and stays there
    expect(next(1_000)).toEqual(shown)
    stands = shown.angle
  }
  expect(right).toBe(1_000)
}, 60_000)

test('it begins where the wheel stands, never jumps, and is never faster than the start of the spin', () => {
  for (let nth = 0; nth < 50; nth++) {
    const stands = nth * 1.3
    const spin = spinOf(hash(`seed ${nth}`), '')
    const next = turnFrom(stands, spin)
    let before = next(0).angle
    expect(Math.cos(before - stands)).toBeCloseTo(1, 9)
    for (let shown = next(1); !shown.isResting; shown = next(1_000 / 120)) {
      expect(shown.angle - before).toBeGreaterThanOrEqual(0)
      expect(shown.angle - before).toBeLessThanOrEqual(spin.speed / 2 + 1e-9)
      before = shown.angle
    }
  }
})

test('a line that passes the pointer ticks, also when a picture leaves out a whole turn', () => {
  expect(hasTicked(0.01, 0.02)).toBe(false)
  expect(hasTicked(-0.01, 0.01)).toBe(true)
  expect(hasTicked(0.01, 0.01 + 2 * Math.PI)).toBe(true)
})
