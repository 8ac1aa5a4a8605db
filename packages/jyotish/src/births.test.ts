import { DAY_MS } from '@dhruva/common'
import { describe, expect, test } from 'vitest'
import { computeChart } from './chart.ts'
import { panchangOf } from './panchang/panchang-day.ts'

const now = new Date('2026-01-01T00:00:00Z')
const chartOf = (dob: string, tob: string, lat: number, lng: number) => computeChart({ dob, tob, lat, lng }, now)
const delhi = (dob: string, tob: string) => chartOf(dob, tob, 28.61, 77.21)

describe('births beyond the polar circle', () => {
  test.each([
    ['Tromsø in the polar night', '21/12/1985', 69.65, 18.96, 'Europe/Oslo'],
    ['Longyearbyen in the midnight sun', '21/6/1990', 78.22, 15.65, 'Arctic/Longyearbyen'],
    ['Murmansk in January', '5/1/1970', 68.97, 33.08, 'Europe/Moscow'],
    ['McMurdo in June', '21/6/2001', -77.85, 166.67, 'Antarctica/McMurdo'],
  ])('%s: no sunrise, the civil weekday, a whole chart', (_, dob, lat, lng, tz) => {
    const chart = chartOf(dob, '00:30', lat, lng)
    const [day, month, year] = dob.split('/').map(Number)
    expect(chart.input).toMatchObject({ polar: true, tz })
    expect(chart.panchang).toMatchObject({ sunrise_utc: null, sunset_utc: null })
    expect(chart.panchang.vara).toBe(new Date(Date.UTC(year!, month! - 1, day)).getUTCDay())
    expect(chart.houses.flatMap(({ occupants }) => occupants)).toHaveLength(9)
    expect(chart.vimshottari.mahadashas).toHaveLength(9)
  })

  test('in spring the Sun rises there as elsewhere', () => {
    const chart = chartOf('21/3/1985', '12:00', 69.65, 18.96)
    expect(chart.input.polar).toBe(true)
    expect(chart.panchang.sunrise_utc).not.toBeNull()
  })

  test('just inside the circle is no polar birth', () => {
    expect(chartOf('21/12/1985', '12:00', 66.5, 25.7).input).not.toHaveProperty('polar')
  })
})

describe('the clocks of India', () => {
  test.each([
    ['30/9/1941', 19_800],
    ['1/11/1941', 23_400],
    ['1/6/1942', 19_800],
    ['1/9/1942', 23_400],
    ['8/6/1945', 23_400],
    ['14/10/1945', 23_400],
    ['16/10/1945', 19_800],
    ['15/8/1947', 19_800],
  ])('%s at noon: %d s east', (dob, seconds) => {
    const { input } = delhi(dob, '12:00')
    expect(input).toMatchObject({ offset_seconds: seconds, wall: 'ok', tz: 'Asia/Kolkata' })
    expect(input.utc.slice(11, 16)).toBe(seconds === 19_800 ? '06:30' : '05:30')
  })

  test('the hour of the war that came twice is the first of the two', () => {
    expect(delhi('14/10/1945', '23:30').input).toMatchObject({ wall: 'repeated', offset_seconds: 23_400 })
    expect(delhi('15/10/1945', '00:30').input).toMatchObject({ wall: 'ok', offset_seconds: 19_800 })
  })

  test('the hour that the war took moves forward', () => {
    const skipped = delhi('1/9/1942', '00:30').input
    expect(skipped).toMatchObject({ wall: 'gap', offset_seconds: 23_400, utc: '1942-08-31T19:00:00Z' })
  })
})

describe('midnight and the days of a leap year', () => {
  test('midnight belongs to the day that begins', () => {
    const midnight = delhi('7/6/2026', '00:00')
    expect(midnight.input.utc).toBe('2026-06-06T18:30:00Z')
    expect(delhi('7/6/2026', '24:00').input.utc).toBe(midnight.input.utc)
    expect(delhi('6/6/2026', '23:59:59').input.utc).toBe('2026-06-06T18:29:59Z')
    // Both before the sunrise of Sunday: by the panchang it is Saturday.
    expect([midnight.panchang.vara_name, delhi('6/6/2026', '23:59:59').panchang.vara_name]).toEqual([
      'Shanivara',
      'Shanivara',
    ])
  })

  test.each(['1904', '1996', '2000', '2024'])('29 February %s lies between its neighbours', (year) => {
    const [before, leap, after] = [`28/2/${year}`, `29/2/${year}`, `1/3/${year}`].map((dob) => delhi(dob, '12:00'))
    const ms = (chart: typeof leap) => Date.parse(chart!.input.utc)
    expect([ms(leap) - ms(before), ms(after) - ms(leap)]).toEqual([DAY_MS, DAY_MS])
    expect(leap!.panchang.vara).toBe((before!.panchang.vara + 1) % 7)
  })

  test.each(['1900', '2023'])('%s had no 29 February', (year) => {
    expect(() => delhi(`29/2/${year}`, '12:00')).toThrow('no_such_date')
  })

  test('a birth in the seconds around sunrise', () => {
    const rise = Date.parse(delhi('7/6/2026', '12:00').panchang.sunrise_utc!)
    const clock = (ms: number) => new Date(ms + 19_800_000).toISOString().slice(11, 19)
    expect(delhi('7/6/2026', clock(rise - 1000)).panchang.vara_name).toBe('Shanivara')
    expect(delhi('7/6/2026', clock(rise + 1000)).panchang.vara_name).toBe('Ravivara')
  })

  test('the sunset of a day follows its sunrise, also where the civil day begins in daylight', () => {
    // Rankin Inlet had no clock of its own before 1957: its day is that of Greenwich and begins in the evening.
    const { panchang } = chartOf('16/7/1949', '15:21:42', 63.8553, -90.9751)
    expect(panchang.sunset_utc! > panchang.sunrise_utc!).toBe(true)
    const day = panchangOf({ year: 1949, month: 7, day: 16 }, 63.8553, -90.9751, 'America/Rankin_Inlet')
    expect(day.sunset_utc).toBe(panchang.sunset_utc)
  })
})
