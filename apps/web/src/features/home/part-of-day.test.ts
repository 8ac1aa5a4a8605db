import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day.ts'

// S-098 to S-101
test.each([
  [4, 'welcome'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [20, 'evening'],
  [21, 'welcome'],
  [0, 'welcome'],
])('the hour %i is greeted as %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})
