import { DAY_MS } from '@dhruva/common'
import { describe, expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import { DASHA_YEARS } from '#dasha/vimshottari.ts'
import { momentAt, momentOf } from '#moment.ts'
import { madeOfSigns } from '#testing/made-chart.ts'
import { houseOf } from '#zodiac/houses.ts'
import { nakshatraLord } from '#zodiac/nakshatra.ts'
import published from '../../testdata/kundli-thirdparty.json' with { type: 'json' }
import { muddaDasha } from './mudda.ts'
import { yearOutlook } from './outlook.ts'
import { completedYears, yearChart, yearStart } from './year-chart.ts'
import { yearLord } from './year-lord.ts'

const now = new Date('2026-01-01T00:00:00Z')
const { birth, varsha_pravesha_ist, tolerance_s, natal_sun_in_sign } = published.annual_chart
const chart = computeChart(birth, now)
const IST = 5.5 * 3_600_000

describe('varsha pravesha', () => {
  test.each(varsha_pravesha_ist)('%s', (text) => {
    const expected = Date.parse(`${text}:00Z`) - IST
    const years = Number(text.slice(0, 4)) - 1967
    expect(Math.abs(yearStart(chart, years) - expected) / 1000).toBeLessThanOrEqual(tolerance_s)
  })

  test('the Sun of every year chart is the natal Sun', () => {
    const natal = chart.grahas.find(({ id }) => id === 'sun')!
    expect(natal_sun_in_sign).toBe(`${Math.floor(natal.degree)}°${Math.floor((natal.degree % 1) * 60)}'`)
    for (const years of [1, 18, 59, 99]) {
      const sun = yearChart(chart, years).grahas.find(({ id }) => id === 'sun')!
      expect(Math.abs(sun.lon - natal.lon)).toBeLessThan(0.00002)
    }
    expect(yearStart(chart, 0)).toBe(Date.parse(chart.input.utc))
  })

  test('years follow each other', () => {
    const ends = Array.from({ length: 20 }, (_, years) => yearChart(chart, years))
    for (const [index, year] of ends.slice(1).entries()) expect(year.start).toBe(ends[index]!.end)
    expect(completedYears(chart, new Date(ends[7]!.start))).toBe(7)
    expect(completedYears(chart, new Date(Date.parse(ends[7]!.start) - 1000))).toBe(6)
    expect(completedYears(chart, new Date('1967-06-01'))).toBe(0)
  })
})

test('the muntha moves a sign a year', () => {
  for (const years of [0, 1, 11, 12, 26]) {
    const { muntha, ascendant } = yearChart(chart, years)
    expect(muntha.sign).toBe((chart.ascendant.sign + years) % 12)
    expect(muntha.house).toBe(houseOf(muntha.sign, ascendant.sign))
    expect(muntha.quality).toBe([4, 6, 7, 8, 12].includes(muntha.house) ? 'weak' : 'good')
  }
})

describe('lord of the year', () => {
  const signs = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0, rahu: 3, ketu: 9 }
  const sky = (moved: Partial<typeof signs>, isDay = true) => ({
    natalAscendant: 3,
    yearAscendant: 4,
    munthaSign: 9,
    isDay,
    grahas: madeOfSigns(4, { ...signs, ...moved }).grahas,
  })

  test('the best dignity among those that look at the ascendant', () => {
    // Offices: Moon (natal Karka), Sun (Simha), Saturn (muntha in Makara), Sun's sign by day, Jupiter (trirashi of Simha).
    const found = yearLord(sky({ sun: 8, moon: 1, saturn: 6, jupiter: 11 }))
    expect(found.candidates.map(({ graha, offices }) => [graha, offices])).toEqual([
      ['moon', ['natal_ascendant']],
      ['sun', ['year_ascendant']],
      ['saturn', ['muntha']],
      ['jupiter', ['day_or_night', 'trirashi']],
    ])
    // Jupiter is in its own sign, but in the eighth from Simha; Saturn is exalted in the third.
    expect(found).toMatchObject({ graha: 'saturn', chosen_by: 'dignity' })
    // Sun and Saturn both exalted.
    expect(yearLord(sky({ sun: 0, saturn: 6 }))).toMatchObject({ graha: 'saturn', chosen_by: 'tie_to_muntha_lord' })
    expect(yearLord(sky({ sun: 8, moon: 3, saturn: 6, jupiter: 11 }))).toMatchObject({
      graha: 'saturn',
      chosen_by: 'dignity',
    })
  })

  test('by night the lord of the Moon sign stands for the Sun', () => {
    const { candidates } = yearLord(sky({ sun: 8, moon: 1, saturn: 6 }, false))
    expect(candidates.map(({ graha, offices }) => [graha, offices])).toContainEqual(['venus', ['day_or_night']])
    expect(candidates.map(({ graha, offices }) => [graha, offices])).toContainEqual([
      'sun',
      ['year_ascendant', 'trirashi'],
    ])
  })

  test('the lord of the muntha when nobody looks', () => {
    // Kanya, Makara, Meena and Karka are 2, 6, 8 and 12 from Simha.
    const found = yearLord(sky({ sun: 5, moon: 9, saturn: 11, mercury: 3, jupiter: 3 }))
    expect(found).toMatchObject({ graha: 'saturn', chosen_by: 'no_aspect' })
  })
})

describe('mudda dasha', () => {
  test('of the year of birth begins with the Vimshottari lord', () => {
    for (let nakshatra = 0; nakshatra < 27; nakshatra += 1) {
      expect(muddaDasha(nakshatra, 0, 0)[0]!.lord).toBe(nakshatraLord(nakshatra))
    }
  })

  test('has nine periods of three days a year, without gaps', () => {
    const periods = muddaDasha(5, 23, Date.UTC(2026, 2, 8))
    for (const [index, { lord, start, end }] of periods.entries()) {
      expect(Date.parse(end) - Date.parse(start)).toBe(DASHA_YEARS[lord] * 3 * DAY_MS)
      if (index > 0) expect(start).toBe(periods[index - 1]!.end)
    }
    expect(Date.parse(periods[8]!.end) - Date.UTC(2026, 2, 8)).toBe(360 * DAY_MS)
    expect(muddaDasha(5, 24, 0)[0]!.lord).toBe(periods[1]!.lord)
  })
})

test('day and night by the Sun of the place, also where it never sets', () => {
  expect(yearChart(chart, 26).is_day).toBe(true)
  expect(yearChart(chart, 33).is_day).toBe(false)
  const arctic = computeChart({ dob: '21/6/1990', tob: '01:00', lat: 78.22, lng: 15.65 }, now)
  expect([5, 6, 7, 8].map((years) => yearChart(arctic, years).is_day)).toEqual([true, true, true, true])
})

test('an instant at a place is the birth that its clock would write', () => {
  for (const input of [birth, { dob: '29/2/2024', tob: '23:59:59', lat: 40.71, lng: -74.01 }]) {
    const moment = momentOf(input)
    const again = momentAt(moment.ms, input.lat, input.lng)
    expect(momentOf(again.input)).toEqual(again)
    expect(again.ms).toBe(moment.ms)
  }
})

test('the outlook of a year covers it without gaps', () => {
  const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')]
  const outlook = yearOutlook(chart, from, to)
  for (const id of ['saturn', 'jupiter', 'rahu'] as const) {
    const stays = outlook.transits.filter(({ graha }) => graha === id)
    expect(stays[0]!.start).toBe('2026-01-01T00:00:00Z')
    expect(stays.at(-1)!.end).toBe('2027-01-01T00:00:00Z')
    for (const [index, stay] of stays.slice(1).entries()) expect(stay.start).toBe(stays[index]!.end)
  }
  const jupiter = outlook.transits.filter(({ graha }) => graha === 'jupiter').map(({ sign }) => sign)
  expect(jupiter).toEqual([2, 3, 4])
  expect(outlook.antardashas[0]!.start <= '2026-01-01' && outlook.antardashas.at(-1)!.end >= '2027-01-01').toBe(true)
  expect(outlook.years.map(({ years }) => years)).toEqual([58, 59])
  expect(outlook.years[1]!.start.slice(0, 7)).toBe('2026-03')
})
