import { expect, it } from 'vitest'
import { numberFault, wholeNumber } from './whole-number.ts'

it.each([
  ['250', 250],
  [' 1,200 ', 1200],
  ['1 000', 1000],
  ['007', 7],
  ['0', 0],
])('%j is read as %d', (typed, value) => {
  expect(wholeNumber(typed)).toBe(value)
})

it.each(['', 'a', '1.5', '-1', '+5', '1e3', '0x10', '२००', '99999999999999', ','])('%j is no whole number', (typed) => {
  expect(wholeNumber(typed)).toBeNull()
})

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['a', 'invalid'],
  ['1.5', 'invalid'],
  ['99', 'tooFew'],
  ['0', 'tooFew'],
  ['100', null],
] as const)('of %j is said: %s', (typed, fault) => {
  expect(numberFault(typed, 100)).toBe(fault)
})
