import { expect, test } from 'vitest'
import { type Format, formatIn } from '#lib/format.ts'
import { kundli } from '#locales/en/kundli.ts'
import { type FormValues, freshValues } from './form-values.ts'
import { honestMoment, momentText, previewOf as preview } from './moment-text.ts'

const en = formatIn('en')
const previewOf = (typed: FormValues, format: Format) => preview(typed, format, kundli.uncertain)
const values = { ...freshValues, day: '5', month: '05', year: '1990', hours: '24', minute: '30', place: '' }
/** Node and browsers put different spaces before am and pm. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test('S-151 the preview says the moment as understood: hour 24 is 0 of the same date', () => {
  expect(plain(previewOf(values, en))).toBe('5 May 1990, 12:30 am')
  expect(plain(previewOf({ ...values, second: '60' }, en))).toBe('5 May 1990, 12:30:59 am')
  expect(plain(previewOf({ ...values, hours: '18', place: 'Jaipur, Rajasthan, India' }, en))).toBe(
    '5 May 1990, 6:30 pm, Jaipur',
  )
})

test('S-151 what cannot be understood yet is left out', () => {
  expect(previewOf(freshValues, en)).toBe('')
  expect(previewOf({ ...values, day: '31', month: '02' }, en)).toBe('')
  expect(previewOf({ ...values, hours: '25' }, en)).toBe('5 May 1990')
  expect(previewOf({ ...values, minute: '' }, en)).toBe('5 May 1990')
})

test('a birth in a year when Indian clocks stood elsewhere keeps its date and time', () => {
  const { date, time } = momentText({ dob: '15/08/1943', tob: '23:45' }, en)
  expect([date, plain(time)]).toEqual(['15 August 1943', '11:45 pm'])
  expect(momentText({ dob: '01/01/1900', tob: '00:05' }, en).date).toBe('1 January 1900')
})

test('a time that is not exact says so', () => {
  expect(plain(previewOf({ ...values, certainty: '15' }, en))).toBe('5 May 1990, about 12:30 am, ± 15 minutes')
  expect(previewOf({ ...values, hours: '', certainty: 'unknown', place: 'Jaipur' }, en)).toBe(
    '5 May 1990, time unknown, Jaipur',
  )
  const saved = { dob: '05/05/1990', tob: '12:00' }
  const timeOf = (tob_uncertainty: 'unknown' | number) =>
    plain(honestMoment({ ...saved, tob_uncertainty }, en, kundli.uncertain).time)
  expect([timeOf('unknown'), timeOf(60), timeOf(0)]).toEqual([
    'time unknown',
    'about 12:00 pm, ± 60 minutes',
    '12:00 pm',
  ])
})
