import { expect, it } from 'vitest'
import { askedOf, dayAfter, isDay, shareOf } from './asked.ts'

const asked = (search: string) => askedOf(new URLSearchParams(search))

it('reads day and place from an address', () => {
  expect(asked('date=2026-11-21&lat=26.91&lng=75.79&place=Jaipur')).toEqual({
    date: '2026-11-21',
    place: { name: 'Jaipur', lat: 26.91, lng: 75.79 },
  })
})

it.each(['', 'date=2026-02-30&lat=91&lng=0', 'date=1899-12-31&lat=&lng=', 'date=21/11/2026&lat=10', 'date=2026-13-01'])(
  'takes none from %j',
  (search) => {
    expect(asked(search)).toEqual({ date: null, place: null })
  },
)

it('goes from day to day, not beyond 1900 and 2100', () => {
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31')
  expect(dayAfter('1900-01-01', -1)).toBeNull()
  expect(dayAfter('2100-12-31', 1)).toBeNull()
  expect(isDay('2026-06-31')).toBe(false)
})

it('places an instant between two others', () => {
  const [from, to] = ['2026-11-21T00:00:00Z', '2026-11-21T10:00:00Z']
  expect(shareOf('2026-11-21T02:30:00Z', from, to)).toBe(0.25)
  expect(shareOf('2026-11-20T02:30:00Z', from, to)).toBe(0)
  expect(shareOf('2026-11-21T12:30:00Z', from, to)).toBe(1)
  expect(shareOf(from, from, from)).toBe(0)
})
