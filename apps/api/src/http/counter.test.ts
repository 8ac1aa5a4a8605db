import { expect, it } from 'vitest'
import { createCounter } from '#http/counter.ts'

const counterAt = (windowMs: number) => {
  let at = 0
  const count = createCounter(windowMs, () => at)
  const wait = (ms: number) => {
    at += ms
  }
  return { count, wait }
}

it('allows so many calls a window, then tells how long to wait', () => {
  const { count, wait } = counterAt(60_000)
  expect([1, 2, 3].map(() => count('asha', 2))).toEqual([0, 0, 60])
  wait(30_500)
  expect(count('asha', 2)).toBe(30)
  wait(29_499)
  expect(count('asha', 2)).toBe(1)
  wait(1)
  expect(count('asha', 2)).toBe(0)
})

it('counts each caller apart, from the caller’s own first call', () => {
  const { count, wait } = counterAt(1_000)
  expect(count('asha', 1)).toBe(0)
  wait(600)
  expect(count('ravi', 1)).toBe(0)
  expect(count('asha', 1)).toBe(1)
  wait(400)
  expect(count('asha', 1)).toBe(0)
  expect(count('ravi', 1)).toBe(1)
})

it('forgets the callers that came first when there are more than it can know', () => {
  const { count } = counterAt(1_000_000)
  count('first', 1)
  for (let n = 0; n < 100_000; n++) count(`caller ${n}`, 1)
  expect(count('caller 99999', 1)).toBeGreaterThan(0)
  expect(count('first', 1)).toBe(0)
})
