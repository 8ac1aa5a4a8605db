import { expect, test } from 'vitest'
import { degreeText } from './drawn.ts'

test.each([
  [0, '0°00′'],
  [27.721569, '27°43′'],
  [29.9999, '29°59′'],
  [6.5, '6°30′'],
])('%f degrees are written %s', (degrees, text) => {
  expect(degreeText(degrees)).toBe(text)
})
