import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'
import { isDrawnFrom, percentAt, spinOf, step, WHEEL_SEGMENTS } from './wheel.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
/** The nth of a row of seeds that is the same in every run. */
const seedAt = (nth: number) => hash(`seed ${nth}`)
const nonceAt = (nth: number) => hash(`nonce ${nth}`).slice(0, 32)

test('hashes as SHA-256 does, of any length and letter', () => {
  for (let length = 0; length <= 200; length++) {
    const text = 'dhruva ध्रुव '.repeat(20).slice(0, length)
    expect(sha256(text)).toBe(hash(text))
  }
})

test('a spin is as anybody reckons it: SHA-256, twelve digits, the rest of a division by fifteen', () => {
  for (let nth = 0; nth < 1_000; nth++) {
    const [seed, nonce] = [seedAt(nth), nonceAt(nth)]
    const digits = BigInt(`0x${hash(`${seed}:${nonce}`).slice(0, 12)}`)
    expect(spinOf(seed, nonce).percent).toBe(1 + Number(digits % 15n))
    expect(isDrawnFrom(seed, hash(seed))).toBe(true)
    expect(isDrawnFrom(seed, hash(seedAt(nth + 1)))).toBe(false)
  }
})

test('the wheel starts at 0.25 to 0.45, and ends within the segment of 1,000 of 1,000 spins, never on a line', () => {
  let right = 0
  for (let nth = 0; nth < 1_000; nth++) {
    const { percent, ...start } = spinOf(seedAt(nth), nonceAt(nth))
    expect(start.speed).toBeGreaterThanOrEqual(0.25)
    expect(start.speed).toBeLessThan(0.45)
    let [turning, steps] = [start, 0]
    // the specification's own words, not the module's: × 0.991 a frame, stopped below 0.002
    let [angle, speed] = [start.angle, start.speed]
    while (turning.speed > 0) {
      turning = step(turning)
      angle += speed
      speed *= 0.991
      if (speed < 0.002) speed = 0
      steps++
    }
    expect([angle, speed]).toEqual([turning.angle, turning.speed])
    expect(steps).toBeGreaterThan(500)
    const place = (((-angle / (2 * Math.PI)) % 1) + 1) % 1
    const within = (place * WHEEL_SEGMENTS) % 1
    if (within < 0.099 || within > 0.901) throw new Error(`on a line: ${within}`)
    if (percentAt(turning.angle) === percent && 1 + Math.floor(place * WHEEL_SEGMENTS) === percent) right++
  }
  expect(right).toBe(1_000)
})

/** The upper tail of the chi-square distribution with 14 degrees of freedom: e^-x/2 times the first seven terms of its series. */
const tailOf14 = (chi: number) => {
  let [term, sum] = [1, 1]
  for (let n = 1; n < 7; n++) {
    term *= chi / 2 / n
    sum += term
  }
  return Math.exp(-chi / 2) * sum
}

test.each([
  ['with a nonce', nonceAt],
  ['without', () => ''],
] as const)('15,000 spins %s are uniform: chi-square p > 0.01', (_, nonceOf) => {
  const counts = Array.from({ length: WHEEL_SEGMENTS }, () => 0)
  for (let nth = 0; nth < 15_000; nth++) {
    const { percent } = spinOf(seedAt(nth), nonceOf(nth))
    counts[percent - 1] = (counts[percent - 1] ?? 0) + 1
  }
  const chi = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)
  expect(counts).toHaveLength(WHEEL_SEGMENTS)
  expect(tailOf14(chi)).toBeGreaterThan(0.01)
})

test('the tail of chi-square is that of the tables', () => {
  expect(tailOf14(29.141)).toBeCloseTo(0.01, 4)
  expect(tailOf14(6.571)).toBeCloseTo(0.95, 3)
})
