import { describe, expect, test } from 'vitest'
import { civilMsOf } from '#time/time.ts'
import { hinduDay } from './hindu-day.ts'
import { lunarMonths } from './lunar-month.ts'

const DELHI = { lat: 28.61, lng: 77.21, tz: 'Asia/Kolkata' }
const dateOf = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
const on = (date: string) => hinduDay(dateOf(date), DELHI)

describe('months', () => {
  // Drik Panchang and the Rashtriya Panchang: Jyeshtha is doubled in 2026, from 17 May to 15 June.
  test.each([
    ['2026-05-16', 1, 2, false],
    ['2026-05-17', 2, 2, true],
    ['2026-05-31', 2, 2, true],
    ['2026-06-01', 2, 2, true],
    ['2026-06-15', 2, 2, true],
    ['2026-06-16', 2, 2, false],
    ['2026-06-30', 2, 3, false],
    ['2026-03-18', 11, 0, false],
    ['2026-03-20', 0, 0, false],
  ])('%s: amanta %d, purnimanta %d, adhika %s', (date, amanta, purnimanta, adhika) => {
    expect(on(date).masa).toEqual({
      amanta: { month: amanta, adhika },
      purnimanta: { month: purnimanta, adhika },
      kshaya: false,
    })
  })

  test('the extra months of this century so far, and the months left out in the last one', () => {
    const months = lunarMonths(Date.UTC(1960, 0, 1), Date.UTC(2030, 0, 1))
    const named = (month: (typeof months)[number]) => `${new Date(month.startMs).getUTCFullYear()} ${month.month}`
    const since2000 = months.filter(({ adhik, startMs }) => adhik && startMs > Date.UTC(2000, 0, 1)).map(named)
    expect(since2000).toEqual([
      '2001 6',
      '2004 4',
      '2007 2',
      '2010 1',
      '2012 5',
      '2015 3',
      '2018 2',
      '2020 6',
      '2023 4',
      '2026 2',
      '2029 0',
    ])
    // Margashirsha was left out of 1963, Magha of 1983 (S. B. Dikshit and the Rashtriya Panchang of those years).
    expect(months.filter(({ kshaya }) => kshaya).map(named)).toEqual(['1963 7', '1983 9'])
  })
})

describe('tithis', () => {
  test('one that no sunrise has, and one that two have', () => {
    const days = Array.from({ length: 365 }, (_, index) => {
      const date = new Date(civilMsOf(dateOf('2026-01-01')) + index * 86_400_000).toISOString().slice(0, 10)
      return on(date)
    })
    for (const [index, day] of days.entries()) {
      const next = days[index + 1]
      if (!next) continue
      const step = (next.tithi - day.tithi + 30) % 30
      expect(step).toBe(day.kshaya === null ? (day.vriddhi === 'first' ? 0 : 1) : 2)
      if (day.vriddhi === 'first') expect(next.vriddhi).toBe('second')
      if (day.kshaya !== null) expect(day.kshaya % 30).toBe((day.tithi + 1) % 30)
    }
    expect(days.some(({ kshaya }) => kshaya !== null)).toBe(true)
    expect(days.some(({ vriddhi }) => vriddhi === 'second')).toBe(true)
  }, 20_000)
})

describe('years and seasons', () => {
  // Drik Panchang: 1 January 2023 was Vikrama 2079 Rakshasa, Gujarati 2079, Shaka 1944 Shubhakrit.
  test.each([
    ['2023-01-01', 2079, 48, 2079, 1944, 35],
    ['2026-03-18', 2082, 51, 2082, 1947, 38],
    ['2026-03-20', 2083, 52, 2082, 1948, 39],
    ['2026-11-08', 2083, 52, 2082, 1948, 39],
    ['2026-11-11', 2083, 52, 2083, 1948, 39],
  ])('%s', (date, vikrama, northern, gujarati, shaka, southern) => {
    expect(on(date).samvat).toEqual({
      vikrama: { year: vikrama, samvatsara: northern },
      gujarati: { year: gujarati },
      shaka: { year: shaka, samvatsara: southern },
    })
  })

  test('ritu and ayana turn with the tropical Sun, the older ones three weeks later', () => {
    expect(on('2026-01-10')).toMatchObject({
      ritu: { drik: 'shishira', vedic: 'hemanta' },
      ayana: { drik: 'uttarayana', vedic: 'dakshinayana' },
    })
    expect(on('2026-06-25')).toMatchObject({
      ritu: { drik: 'varsha', vedic: 'grishma' },
      ayana: { drik: 'dakshinayana', vedic: 'uttarayana' },
    })
  })

  test('the Moon changes sign in the second it names', () => {
    const { moon_signs, sun_sign } = on('2026-05-10')
    expect(sun_sign).toBe(0)
    expect(moon_signs.map(({ sign }) => sign)).toEqual([9, 10])
    expect(moon_signs[0]?.end).toBe(moon_signs[1]?.start)
  })
})

test('a place without sunrise has a calendar, too', () => {
  const day = hinduDay(dateOf('2026-12-21'), { lat: 78.22, lng: 15.65, tz: 'Arctic/Longyearbyen' })
  expect(day.date).toBe('2026-12-21')
  expect(day.masa.amanta.month).toBe(8)
})
