import type { Birth } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { type FormValues, freshValues, valuesOf, wireOf } from './form-values.ts'

const filled: FormValues = {
  ...freshValues,
  name: ' Asha Sharma ',
  day: '5',
  month: '05',
  year: '1990',
  hours: '4',
  minute: '7',
  place: 'Jaipur, Rajasthan, India',
  latitude: '26.916',
  longitude: '75,789',
}

test('S-138 a fresh form is Male, Single, January, second 0, English', () => {
  expect(freshValues).toMatchObject({ gender: 'Male', status: 'Single', month: '01', second: '0', language: 'English' })
})

test('S-152 parts are padded to two digits and coordinates kept to two decimals', () => {
  expect(wireOf(filled, false)).toEqual({
    full_name: 'Asha Sharma',
    dob: '05/05/1990',
    tob: '04:07',
    pob: 'Jaipur, Rajasthan, India',
    lat: 26.92,
    lng: 75.79,
    gender: 'Male',
    marital_status: 'Single',
    language: 'English',
  })
  expect(wireOf({ ...filled, second: '9' }, false).tob).toBe('04:07:09')
})

test.each([
  ['24', '30', '0', '00:30'],
  ['23', '60', '0', '23:00'],
  ['12', '30', '60', '12:30:59'],
  ['0', '0', '0', '00:00'],
])('S-146 S-148 S-150 %s:%s:%s is sent as %s', (hours, minute, second, tob) => {
  expect(wireOf({ ...filled, hours, minute, second }, false).tob).toBe(tob)
})

test('S-187 a celebrity always carries its text, also an empty one', () => {
  expect(wireOf(filled, true).celebrity_info).toBe('')
  expect(wireOf({ ...filled, celebrityInfo: ' Singer ' }, true).celebrity_info).toBe('Singer')
  expect(wireOf(filled, false)).not.toHaveProperty('celebrity_info')
})

test('S-153 a saved birth comes back as it was typed', () => {
  const birth: Birth = {
    bid: 7,
    full_name: 'Asha Sharma',
    dob: '05/05/1990',
    tob: '04:07:09',
    tob_uncertainty: 0,
    pob: 'Jaipur, Rajasthan, India',
    lat: 26.92,
    lng: 75.79,
    gender: 'Male',
    marital_status: 'Single',
    language: 'English',
  }
  const values = valuesOf(birth)
  expect(values).toMatchObject({ day: '5', month: '05', year: '1990', hours: '04', minute: '07', second: '9' })
  expect(wireOf(values, false)).toEqual(wireOf({ ...filled, second: '9' }, false))
})

test('an unknown time is sent as noon and comes back as nothing typed', () => {
  const unknown = { ...filled, hours: '', minute: '', certainty: 'unknown' }
  expect(wireOf(unknown, false)).toMatchObject({ tob: '12:00', tob_uncertainty: 'unknown' })
  const birth: Birth = {
    ...wireOf(unknown, false),
    bid: 7,
    celebrity_info: '',
    lat: 26.92,
    lng: 75.79,
    tob_uncertainty: 'unknown',
  }
  expect(valuesOf(birth)).toMatchObject({ certainty: 'unknown', hours: '', minute: '', second: '0' })
})

test('a time within some minutes is sent with them, an exact one as ever', () => {
  expect(wireOf({ ...filled, certainty: '30' }, false)).toMatchObject({
    tob: '04:07',
    tob_uncertainty: 30,
  })
  expect(wireOf(filled, false)).not.toHaveProperty('tob_uncertainty')
})
