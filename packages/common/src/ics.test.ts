import { expect, it } from 'vitest'
import { calendarFile } from './ics.ts'

const event = {
  uid: 'vehicle-2026-12-18@dhruva',
  start: '2026-12-18T17:44:43Z',
  end: '2026-12-19T01:00:00Z',
  summary: 'Muhurat: a car, new',
  text: 'Revati suits it\nFriday suits it',
  place: 'Newark; New Jersey',
}
const now = new Date('2026-11-23T10:00:00Z')

it('writes an event with escaped text', () => {
  const lines = calendarFile([event], now).split('\r\n')
  expect(lines).toContain('DTSTART:20261218T174443Z')
  expect(lines).toContain('DTEND:20261219T010000Z')
  expect(lines).toContain('SUMMARY:Muhurat: a car\\, new')
  expect(lines).toContain('DESCRIPTION:Revati suits it\\nFriday suits it')
  expect(lines).toContain('LOCATION:Newark\\; New Jersey')
  expect(lines.at(-1)).toBe('')
})

it('folds long lines of Hindi between letters, and they unfold to the same', () => {
  const text = 'रेवती नक्षत्र इसके लिए अच्छा माना जाता है, '.repeat(6)
  const file = calendarFile([{ ...event, text }], now)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(text.replaceAll(',', '\\,'))
})

it('writes whole days with the day after as their end', () => {
  const days = { uid: 'navratri@dhruva', start: '2026-10-11', end: '2026-10-31', summary: 'a', text: 'b', place: 'c' }
  const lines = calendarFile([days, days], new Date('2026-01-01T00:00:00Z')).split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261011')
  expect(lines).toContain('DTEND;VALUE=DATE:20261101')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
})
