import { expect, it } from 'vitest'
import { spacedMobile } from './spaced-mobile.ts'

it.each([
  ['+919876543210', '+91 98765 43210'],
  ['9876543210', '+91 98765 43210'],
])('%s is read as %s', (mobile, spaced) => {
  expect(spacedMobile(mobile)).toBe(spaced)
})

it.each(['Deleted user', '', '98765', '+9198765432101'])('%j is no number', (mobile) => {
  expect(spacedMobile(mobile)).toBeNull()
})
