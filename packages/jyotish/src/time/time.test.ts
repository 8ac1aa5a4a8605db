import { describe, expect, test } from 'vitest'
import { parseDob, parseTob, wallToInstant } from './time.ts'
import { offsetSecondsAt, zoneAt } from './zone.ts'

const MINUTE = 60
const wall = (text: string) => Date.parse(`${text}Z`)
const minutesAt = (zone: string, text: string) => wallToInstant(zone, wall(text)).offsetSeconds / MINUTE

describe('date of birth', () => {
  test.each([
    ['5/5/1990', { year: 1990, month: 5, day: 5 }],
    ['05/05/1990', { year: 1990, month: 5, day: 5 }],
    [' 29/2/2000 ', { year: 2000, month: 2, day: 29 }],
    ['1/1/1900', { year: 1900, month: 1, day: 1 }],
  ])('%s', (text, value) => expect(parseDob(text)).toEqual({ ok: true, value }))

  test.each([
    ['31/2/1990', 'no_such_date'],
    ['29/2/1900', 'no_such_date'],
    ['0/5/1990', 'no_such_date'],
    ['1/13/1990', 'no_such_date'],
    ['31/12/1899', 'year_out_of_range'],
    ['1990-05-05', 'format'],
    ['5/5/90', 'format'],
    ['', 'format'],
  ])('%s is refused: %s', (text, reason) => expect(parseDob(text)).toEqual({ ok: false, reason }))
})

describe('time of birth', () => {
  test.each([
    ['4:7', { hour: 4, minute: 7, second: 0 }],
    ['04:07:09', { hour: 4, minute: 7, second: 9 }],
    ['24:30', { hour: 0, minute: 30, second: 0 }],
    ['11:60', { hour: 11, minute: 0, second: 0 }],
    ['24:60:60', { hour: 0, minute: 0, second: 59 }],
  ])('%s', (text, value) => expect(parseTob(text)).toEqual({ ok: true, value }))

  test.each([
    ['25:00', 'no_such_time'],
    ['12:61', 'no_such_time'],
    ['12:30:61', 'no_such_time'],
    ['12', 'format'],
    ['noon', 'format'],
  ])('%s is refused: %s', (text, reason) => expect(parseTob(text)).toEqual({ ok: false, reason }))
})

describe('offsets of the clocks', () => {
  test.each([
    ['Asia/Kolkata', '1930-01-01T12:00', 330],
    ['Asia/Kolkata', '1941-12-01T12:00', 390],
    ['Asia/Kolkata', '1942-07-01T12:00', 330],
    ['Asia/Kolkata', '1942-09-02T12:00', 390],
    ['Asia/Kolkata', '1945-10-14T12:00', 390],
    ['Asia/Kolkata', '1945-10-16T12:00', 330],
    ['Asia/Kathmandu', '1985-12-31T23:00', 330],
    ['Asia/Kathmandu', '1986-01-01T01:00', 345],
    ['Asia/Dhaka', '1951-09-29T12:00', 390],
    ['Asia/Dhaka', '1951-10-02T12:00', 360],
    ['Asia/Dhaka', '2009-06-20T12:00', 420],
    ['Asia/Dhaka', '2010-01-01T12:00', 360],
    ['Asia/Karachi', '1945-10-14T12:00', 390],
    ['Asia/Karachi', '1951-09-29T12:00', 330],
    ['Asia/Karachi', '1951-10-02T12:00', 300],
    ['Asia/Karachi', '2002-06-01T12:00', 360],
    ['Asia/Karachi', '2008-07-01T12:00', 360],
    ['Asia/Karachi', '2009-05-01T12:00', 360],
    ['Asia/Karachi', '2009-11-02T12:00', 300],
    ['Asia/Colombo', '1945-10-15T12:00', 390],
    ['Asia/Colombo', '1996-05-24T12:00', 330],
    ['Asia/Colombo', '1996-06-01T12:00', 390],
    ['Asia/Colombo', '1996-10-27T12:00', 360],
    ['Asia/Colombo', '2006-04-16T12:00', 330],
    ['Asia/Thimphu', '1987-09-29T12:00', 330],
    ['Asia/Thimphu', '1987-10-02T12:00', 360],
    ['Africa/Monrovia', '1971-01-01T12:00', -44.5],
    ['Europe/London', '1947-06-10T12:00', 120],
  ])('%s on %s', (zone, text, minutes) => expect(minutesAt(zone, text)).toBe(minutes))

  test.each([
    ['Europe/Oslo', '1962-07-01T12:00', 120],
    ['Europe/Stockholm', '1940-07-01T12:00', 60],
    ['Europe/Amsterdam', '1938-07-01T12:00', 80],
    ['Africa/Accra', '1940-07-01T12:00', 20],
    ['America/Curacao', '1960-07-01T12:00', -270],
    ['Africa/Kampala', '1950-07-01T12:00', 165],
    ['Europe/Oslo', '1942-01-15T12:00', 120],
    ['Europe/Stockholm', '1916-07-01T12:00', 120],
    ['Europe/Copenhagen', '1947-07-01T12:00', 120],
    ['Europe/Copenhagen', '1949-07-01T12:00', 60],
    ['America/Nassau', '1944-07-01T12:00', -240],
    ['America/Aruba', '1960-07-01T12:00', -270],
    ['America/Aruba', '1966-07-01T12:00', -240],
    ['Africa/Dar_es_Salaam', '1955-07-01T12:00', 165],
    ['Africa/Dar_es_Salaam', '1962-07-01T12:00', 180],
    ['Atlantic/Reykjavik', '1950-01-15T12:00', -60],
    ['Atlantic/Reykjavik', '1950-07-01T12:00', 0],
    ['Asia/Kuwait', '1949-07-01T12:00', 11_516 / 60],
    ['Asia/Kuwait', '1951-07-01T12:00', 180],
    ['Asia/Aden', '1949-07-01T12:00', 10_794 / 60],
    ['Asia/Aden', '1951-07-01T12:00', 180],
  ])('history merged away by the runtime: %s on %s', (zone, text, minutes) =>
    expect(minutesAt(zone, text)).toBe(minutes),
  )

  test('a skipped time moves forward by the gap', () => {
    const skipped = wallToInstant('Asia/Karachi', wall('2002-04-07T00:30'))
    expect(skipped).toEqual({ ms: wall('2002-04-06T19:30'), offsetSeconds: 360 * MINUTE, wall: 'gap' })
    const spring = wallToInstant('America/New_York', wall('2024-03-10T02:30'))
    expect(spring).toEqual({ ms: wall('2024-03-10T07:30'), offsetSeconds: -240 * MINUTE, wall: 'gap' })
  })

  test('a repeated time is the first of the two', () => {
    const autumn = wallToInstant('America/New_York', wall('2024-11-03T01:30'))
    expect(autumn).toEqual({ ms: wall('2024-11-03T05:30'), offsetSeconds: -240 * MINUTE, wall: 'repeated' })
    expect(wallToInstant('Asia/Colombo', wall('2006-04-15T00:15')).wall).toBe('repeated')
  })

  test('a date that the zone skipped moves to the next one', () => {
    const skipped = wallToInstant('Pacific/Apia', wall('2011-12-30T12:00'))
    expect(skipped).toEqual({ ms: wall('2011-12-30T22:00'), offsetSeconds: 14 * 3600, wall: 'gap' })
  })

  test('both sides of a transition agree with the offset at the instant itself', () => {
    for (let hour = 0; hour < 24 * 366; hour += 1) {
      const { ms, offsetSeconds } = wallToInstant('Europe/London', wall('1947-01-01T00:00') + hour * 3_600_000)
      expect(offsetSecondsAt('Europe/London', ms)).toBe(offsetSeconds)
    }
  })
})

describe('zone of a place', () => {
  test.each([
    ['Delhi', 28.61, 77.21, 'Asia/Kolkata'],
    ['Srinagar', 34.09, 74.8, 'Asia/Kolkata'],
    ['Tawang', 27.59, 91.86, 'Asia/Kolkata'],
    ['Kathmandu', 27.7, 85.32, 'Asia/Kathmandu'],
    ['Oslo', 59.91, 10.75, 'Europe/Oslo'],
    ['Amsterdam', 52.37, 4.9, 'Europe/Amsterdam'],
    ['Suva', -18.14, 178.44, 'Pacific/Fiji'],
    ['Apia', -13.83, -171.76, 'Pacific/Apia'],
    ['Urumqi', 43.8, 87.6, 'Asia/Urumqi'],
    ['the Bay of Bengal', 15, 88, 'Etc/GMT-6'],
    ['the South Pole', -90, 0, 'Antarctica/McMurdo'],
    ['the North Pole', 90, 77, 'Etc/GMT-5'],
  ])('%s', (_, lat, lng, zone) => expect(zoneAt(lat, lng)).toBe(zone))

  test.each([
    [91, 0],
    [0, 181],
    [Number.NaN, 0],
  ])('%d, %d does not exist', (lat, lng) => expect(() => zoneAt(lat, lng)).toThrow(RangeError))
})
