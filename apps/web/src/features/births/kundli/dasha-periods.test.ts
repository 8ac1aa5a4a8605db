import { DAY_MS } from '@dhruva/common'
import { balanceInWords, computeChart, subPeriods } from '@dhruva/jyotish'
import { expect, test } from 'vitest'
import { balanceParts, dashaYears, partsOf, runningOf } from './dasha-periods.ts'

const venus = { lord: 'venus', start: '2010-03-20T04:11:09Z', end: '2030-03-20T04:11:09Z' } as const
const YEAR_MS = 365.25 * DAY_MS

test('the nine lords share 120 years', () => {
  expect(Object.values(dashaYears).reduce((sum, years) => sum + years)).toBe(120)
})

test('the parts begin with the lord of the whole and follow each other without a gap', () => {
  const parts = partsOf(venus)
  expect(parts.map(({ lord }) => lord)).toEqual([
    'venus',
    'sun',
    'moon',
    'mars',
    'rahu',
    'jupiter',
    'saturn',
    'mercury',
    'ketu',
  ])
  expect(parts[0]?.start).toBe(venus.start)
  expect(parts.at(-1)?.end).toBe(venus.end)
  for (const [index, part] of parts.entries()) if (index > 0) expect(part.start).toBe(parts[index - 1]?.end)
})

test('a part lasts years × years / 120', () => {
  for (const part of partsOf(venus)) {
    const years = (Date.parse(part.end) - Date.parse(part.start)) / YEAR_MS
    expect(years).toBeCloseTo((20 * dashaYears[part.lord]) / 120, 6)
  }
})

const births = [
  { dob: '14/8/1996', tob: '06:42', lat: 26.92, lng: 75.79 },
  { dob: '29/2/1944', tob: '23:59:59', lat: 22.57, lng: 88.36 },
  { dob: '21/6/1988', tob: '00:10', lat: 69.65, lng: 18.96 },
]

test.each(births)('$dob: the parts are those of the service, to the second, down to the sookshma', (birth) => {
  const { vimshottari } = computeChart(birth, new Date('2026-11-21T00:00:00Z'))
  for (const maha of vimshottari.mahadashas) {
    expect(partsOf(maha)).toEqual(subPeriods(maha))
    for (const antar of partsOf(maha))
      for (const pratyantar of partsOf(antar)) expect(partsOf(pratyantar)).toEqual(subPeriods(pratyantar))
  }
  expect(balanceParts(vimshottari.balance_years)).toEqual(balanceInWords(vimshottari.balance_years))
})

test.each([0, 0.9999, 4 + 8 / 12 + 27 / 360, 20])('a balance of %f years is said as the service says it', (years) => {
  expect(balanceParts(years)).toEqual(balanceInWords(years))
})

test('a period holds its start and not its end', () => {
  const [first, second] = partsOf(venus)
  expect(runningOf(partsOf(venus), first!.end)).toEqual(second)
  expect(runningOf(partsOf(venus), venus.end)).toBeNull()
})
