import { expect, test } from 'vitest'
import { ayanamsaText, offsetText } from './offset-text.ts'

test.each([
  [19_800, '+05:30'],
  [-12_600, '−03:30'],
  [19_270, '+05:21:10'],
  [0, '+00:00'],
])('an offset of %i s is %s', (seconds, text) => {
  expect(offsetText(seconds)).toBe(text)
})

test('the ayanamsa is written to the second of arc', () => {
  expect(ayanamsaText(23.809843)).toBe('23°48′35″')
})
