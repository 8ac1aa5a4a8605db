import { expect, test } from 'vitest'
import { bidOf, periodOf } from './asked.ts'

test.each([
  ['p_type=weekly', 'weekly'],
  ['p_type=yearly', 'yearly'],
  ['p_type=xyz', 'daily'],
  ['', 'daily'],
])('S-249: %s is %s', (search, period) => {
  expect(periodOf(new URLSearchParams(search))).toBe(period)
})

test.each([
  ['bid=7', 7],
  ['bid=0', null],
  ['bid=x', null],
  ['bid=1.5', null],
  ['', null],
])('%s names birth %s', (search, bid) => {
  expect(bidOf(new URLSearchParams(search))).toBe(bid)
})
