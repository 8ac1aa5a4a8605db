import { subPeriods } from '@dhruva/jyotish'
import { expect, test } from 'vitest'
import { dashaYears, partsOf } from './dasha-periods.ts'

const venus = { lord: 'venus', start: '2010-03-20T04:11:09Z', end: '2030-03-20T04:11:09Z' } as const
const YEAR_MS = 365.25 * 86_400_000

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

test('the parts are those of the service, to the second', () => {
  expect(partsOf(venus)).toEqual(subPeriods(venus))
})
