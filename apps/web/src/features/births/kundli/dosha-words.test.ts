import { DAY_MS } from '@dhruva/common'
import { computeChart } from '@dhruva/jyotish'
import { expect, test } from 'vitest'
import { kundli as en } from '#locales/en/kundli.ts'
import { kundliDoshas as enDoshas } from '#locales/en/kundli-doshas.ts'
import { kundli as hi } from '#locales/hi/kundli.ts'
import { kundliDoshas as hiDoshas } from '#locales/hi/kundli-doshas.ts'
import { exceptionOf } from './dosha-words.ts'
import type { Reason } from './reasons.ts'

const doshas = Array.from({ length: 800 }, (_, index) => {
  const date = new Date(Date.UTC(1920, 0, 1) + index * 41.7 * DAY_MS)
  const dob = `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`
  return computeChart({ dob, tob: `${index % 24}:30`, lat: 26, lng: 80 }, new Date('2026-01-01T00:00:00Z')).doshas
})

test('every exception of the service has its sentence in both languages', () => {
  const reasons: Reason[] = doshas.flatMap(({ manglik }) => manglik.reasons)
  expect(new Set(reasons.map(({ code }) => code)).size).toBe(Object.keys(enDoshas.exceptions).length)
  for (const reason of reasons) {
    expect(exceptionOf({ k: en, t: enDoshas }, reason)).toMatch(/^[^{}]+\.$/)
    const hindi = exceptionOf({ k: hi, t: hiDoshas }, reason)
    expect(hindi).toMatch(/।$/)
    expect(hindi).not.toMatch(/[A-Za-z]|undefined/)
  }
  expect(exceptionOf({ k: en, t: enDoshas }, { code: 'new' })).toBe('')
  expect(exceptionOf({ k: en, t: enDoshas }, { code: 'harmless_in_house', house: 2, sign: 5 })).toBe(
    'Virgo in the 2nd house is an exception.',
  )
})

test('every kaal sarp of the service has its name', () => {
  const types = new Set(doshas.map(({ kaal_sarp }) => kaal_sarp.type).filter((type) => type !== null))
  for (const type of types) expect(Object.keys(enDoshas.kaalSarpTypes)).toContain(type)
})
