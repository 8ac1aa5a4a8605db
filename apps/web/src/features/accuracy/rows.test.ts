import { expect, test } from 'vitest'
import { accuracy as en } from '#locales/en/accuracy.ts'
import { accuracy as hi } from '#locales/hi/accuracy.ts'
import { measured } from './measured.ts'
import { allowed, groups, largestOf, written } from './rows.ts'

test('every quantity is in one group and every name is used', () => {
  const shown = groups.flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(shown).toEqual(measured.differences.map(({ id }) => id))
  expect(Object.keys(en.quantities)).toEqual(shown)
  expect(Object.keys(en.likenesses)).toEqual(measured.agreements.map(({ id }) => id))
})

test('values have their unit and as many decimals as say something', () => {
  expect(written(3.4, 'arcsecond', en)).toBe('3.40″')
  expect(written(8, 'second', en)).toBe('8 s')
  expect(written(11.6, 'hour', hi)).toBe('11.6 घंटे')
  expect(allowed(measured.differences[0], en)).toBe('10″')
  expect(largestOf('ascendant', en)).toMatch(/^0\.\d\d″$/)
})

test('what is measured keeps within what is allowed', () => {
  for (const { median, largest, tolerance } of measured.differences) {
    expect(median).toBeLessThanOrEqual(largest)
    expect(largest).toBeLessThan(tolerance)
  }
})
