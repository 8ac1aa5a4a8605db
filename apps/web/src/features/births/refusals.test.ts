import { describe, expect, test } from 'vitest'
import { type FormValues, fieldOrder, freshValues } from './form-values.ts'
import { firstRefused, refusalsOf } from './refusals.ts'

const today = new Date(2026, 10, 21, 15)

const good: FormValues = {
  ...freshValues,
  name: 'Asha',
  day: '14',
  month: '08',
  year: '1996',
  hours: '6',
  minute: '42',
  place: 'Jaipur',
  latitude: '26.92',
  longitude: '75.79',
}

const refused = (change: Partial<FormValues>, manual = false) => refusalsOf({ ...good, ...change }, today, manual)

test('a complete form has nothing to refuse', () => {
  expect(refused({})).toEqual({})
})

test.each(fieldOrder)('S-139 an empty %s is missing', (field) => {
  expect(refused({ [field]: ' ' }, true)).toEqual({ [field]: 'required' })
})

test('S-139 the first of several missing fields is named', () => {
  expect(firstRefused(refusalsOf(freshValues, today, false), 'required')).toBe('name')
  expect(firstRefused(refused({ minute: '', language: '' }), 'required')).toBe('minute')
})

test('S-140 a place that was typed but not chosen counts as missing', () => {
  expect(refused({ place: 'Jaip', latitude: '', longitude: '' })).toEqual({ place: 'required' })
})

describe('bounds', () => {
  test.each([
    ['S-141', 'day', '0', 'day'],
    ['S-141', 'day', '1', undefined],
    ['S-141', 'day', '31', undefined],
    ['S-141', 'day', '32', 'day'],
    ['S-141', 'day', 'x', 'day'],
    ['S-145', 'year', '1899', 'year'],
    ['S-145', 'year', '1900', undefined],
    ['S-145', 'year', '1945', undefined],
    ['S-145', 'year', '2023', undefined],
    ['S-145', 'year', '2027', 'year'],
    ['S-145', 'year', '96', 'year'],
    ['S-146', 'hours', '0', undefined],
    ['S-146', 'hours', '24', undefined],
    ['S-146', 'hours', '25', 'hours'],
    ['S-146', 'hours', '6.5', 'hours'],
    ['S-148', 'minute', '60', undefined],
    ['S-148', 'minute', '61', 'minute'],
    ['S-150', 'second', '60', undefined],
    ['S-150', 'second', '61', 'second'],
    ['S-150', 'second', '-1', 'second'],
    ['S-160', 'latitude', '90', undefined],
    ['S-160', 'latitude', '-90.5', 'latitude'],
    ['S-160', 'longitude', '180,0', undefined],
    ['S-160', 'longitude', '181', 'longitude'],
  ] as const)('%s %s %s', (_, field, typed, reason) => {
    expect(refused({ [field]: typed }, true)[field]).toBe(reason)
  })
})

test.each([
  ['31', '02', '1990', 'date'],
  ['29', '02', '2023', 'date'],
  ['29', '02', '2024', undefined],
  ['29', '02', '1900', 'date'],
  ['31', '04', '1990', 'date'],
])('S-142 %s/%s/%s', (day, month, year, reason) => {
  expect(refused({ day, month, year }).day).toBe(reason)
})

test('S-144 S-145 today is the last day', () => {
  expect(refused({ day: '21', month: '11', year: '2026' })).toEqual({})
  expect(refused({ day: '22', month: '11', year: '2026' })).toEqual({ day: 'future' })
})

test('an unknown time has no clock to be refused', () => {
  const typed = { ...freshValues, certainty: 'unknown', hours: '', minute: 'x', second: '' }
  const refusals = refusalsOf(typed, new Date('2026-11-21T12:00:00'), false)
  expect(Object.keys(refusals)).toEqual(expect.arrayContaining(['name', 'day', 'year', 'place']))
  for (const field of ['hours', 'minute', 'second']) expect(refusals).not.toHaveProperty(field)
})
