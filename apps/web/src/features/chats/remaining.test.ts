import { expect, test } from 'vitest'
import { boughtSeconds, showsClock } from './remaining.ts'

test('only the bought part of the time runs (S-199)', () => {
  expect(boughtSeconds({ questions_left: 0, balance: 12, time_left_seconds: 120 }, 6)).toBe(0)
  expect(boughtSeconds({ questions_left: 0, balance: 6, time_left_seconds: 100 }, 6)).toBe(40)
  expect(boughtSeconds({ questions_left: 0, balance: 20, time_left_seconds: 150 }, 9)).toBe(30)
  expect(boughtSeconds({ questions_left: 3, balance: 0, time_left_seconds: 0 }, 6)).toBe(0)
})

test('the clock needs no questions left and more than one rupee (S-196, S-197)', () => {
  expect(showsClock({ questions_left: 5, balance: 60, time_left_seconds: 0 })).toBe(false)
  expect(showsClock({ questions_left: 0, balance: 1, time_left_seconds: 0 })).toBe(false)
  expect(showsClock({ questions_left: 0, balance: 1.5, time_left_seconds: 0 })).toBe(true)
})
