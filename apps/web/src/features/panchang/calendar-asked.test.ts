import { expect, it } from 'vitest'
import { askedMonth, askedYear, festivalAddress, monthAfter } from './calendar-asked.ts'
import { calendarAddresses, cityAt, isNear, isNoCity } from './cities-data.ts'

const search = (text: string) => new URLSearchParams(text)

it('reads a month from an address, of a city or of a place', () => {
  expect(askedMonth(search(''), { city: 'jaipur', month: '2026-11' }, 'hi')).toEqual({
    month: '2026-11',
    place: { name: 'जयपुर', lat: 26.91, lng: 75.79 },
    amanta: false,
  })
  expect(askedMonth(search('month=2026-13&masa=amanta&lat=1&lng=2'), {}, 'en')).toEqual({
    month: null,
    place: { name: '', lat: 1, lng: 2 },
    amanta: true,
  })
})

it('reads a year and a kind', () => {
  expect(askedYear(search('kind=ekadashi'), { year: '2027' })).toEqual({ year: 2027, kind: 'ekadashi', place: null })
  expect(askedYear(search('year=99&kind=party'), {})).toEqual({ year: null, kind: null, place: null })
})

it('goes from month to month, not beyond what the panchang reaches to', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2027-01', -1)).toBe('2026-12')
  expect(monthAfter('1900-01', -1)).toBeNull()
})

it('names a festival by year, and the place where there is one', () => {
  expect(festivalAddress(2026, 'diwali', null)).toBe('/festivals/2026/diwali')
  expect(festivalAddress(2026, 'diwali', { name: 'Pune', lat: 18.52, lng: 73.86 })).toBe(
    '/festivals/2026/diwali?lat=18.52&lng=73.86&place=Pune',
  )
})

it('lists a bounded number of addresses near today', () => {
  const now = new Date('2026-11-24T00:00:00Z')
  const all = calendarAddresses(now)
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeLessThan(1000)
  expect(all).toEqual(
    expect.arrayContaining(['/panchang/delhi/2026-11-24', '/calendar/jaipur/2026-12', '/festivals/2026/diwali']),
  )
  expect([isNear('2026-12-01', now), isNear('2030-01-01', now)]).toEqual([true, false])
  expect([isNoCity('atlantis'), isNoCity('1'), isNoCity(undefined), cityAt('delhi')?.en]).toEqual([
    true,
    false,
    false,
    'Delhi',
  ])
})
