import { expect, test } from 'vitest'
import { chosenIn, pairIn } from './address.ts'

test.each([
  ['one=7&two=12', { one: 7, two: 12 }],
  ['two=12', { one: null, two: 12 }],
  ['one=x&two=-3', { one: null, two: null }],
  ['one=0&two=1e3', { one: null, two: null }],
])('%s', (search, chosen) => expect(chosenIn(new URLSearchParams(search))).toEqual(chosen))

test('two kundlis are a pair only when both are named and differ', () => {
  expect(pairIn({ one: 7, two: 12 })).toEqual({ one: 7, two: 12 })
  expect(pairIn({ one: 7, two: 7 })).toBe(null)
  expect(pairIn({ one: null, two: 7 })).toBe(null)
})
