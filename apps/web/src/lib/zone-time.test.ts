import { expect, it } from 'vitest'
import { weekdayOf, zoneTimeIn } from './zone-time.ts'

it('tells the clock of the place, and the day when it is another one', () => {
  const delhi = zoneTimeIn('en', 'Asia/Kolkata', '2026-11-21')
  expect(delhi('2026-11-21T01:17:00Z')).toBe('6:47 am')
  expect(delhi('2026-11-21T20:00:00Z')).toBe('22 Nov, 1:30 am')
  expect(zoneTimeIn('en', 'America/New_York', '2026-11-20')('2026-11-21T01:17:00Z')).toBe('8:17 pm')
  expect(zoneTimeIn('hi', 'Asia/Kolkata', '2026-11-21')('2026-11-21T01:17:00Z')).toMatch(/6:47/)
})

it('names the weekday of a date', () => {
  expect(weekdayOf('en', '2026-11-21')).toBe('Saturday')
  expect(weekdayOf('hi', '2026-11-21')).toBe('शनिवार')
})

it('does without a zone that the browser does not know', () => {
  expect(zoneTimeIn('en', 'Nowhere/Land', '2026-11-21')('2026-11-21T01:17:00Z')).toBe('6:47 am')
})
