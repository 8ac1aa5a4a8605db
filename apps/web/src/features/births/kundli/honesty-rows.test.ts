import type { Stability } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { honesty } from '#locales/en/honesty.ts'
import { kundli } from '#locales/en/kundli.ts'
import { drawnTime, honestRows } from './honesty-rows.ts'

const one = (value: number) => ({ certain: true, values: [value] })
const nine = (value: number) => ({
  sun: one(value),
  moon: one(value),
  mars: one(value),
  mercury: one(value),
  jupiter: one(value),
  venus: one(value),
  saturn: one(value),
  rahu: one(value),
  ketu: one(value),
})

const settled: Stability = {
  minutes: 15,
  from: '1996-08-14T00:57:00Z',
  to: '1996-08-14T01:27:00Z',
  ascendant: { sign: one(3), nakshatra: one(8), navamsa_sign: one(2), changes: [] },
  nakshatra: one(9),
  pada: one(1),
  signs: nine(4),
  houses: nine(2),
  navamsas: nine(1),
  // not read by the note
  vargas: JSON.parse('{}'),
  manglik: { certain: true, values: [false] },
  dasha: {
    first: { certain: true, values: ['ketu'] },
    running: {
      maha: { certain: true, values: ['moon'] },
      antar: { certain: true, values: ['sun'] },
      pratyantar: { certain: true, values: ['sun'] },
    },
    dates_span_days: 50,
  },
}
const input = { dob: '14/8/1996', tob: '6:42', lat: 26.92, lng: 75.79, tz: 'Asia/Kolkata', offset_seconds: 19_800 }
const chart = { input: { ...input, utc: '1996-08-14T01:12:00Z', wall: 'ok' as const } }
const rowsOf = (found: Stability) => honestRows(found, chart, { language: 'en', t: honesty, names: kundli })
const plain = (text: string) => text.replace(/\s/g, ' ')

test('what holds is said to hold, and dates to shift all the same', () => {
  const rows = rowsOf(settled)
  expect(rows.map(({ holds }) => holds)).toEqual([true, true, true, true, true])
  expect(rows.map(({ text }) => text)).toEqual([
    'Cancer throughout, so the houses hold.',
    `Leo, in ${kundli.nakshatras[9]}, throughout.`,
    'All of them keep their signs.',
    'The mahadasha of Moon runs at any possible time. Over the possible times the dates differ by up to 50 days.',
    'No, at no possible time.',
  ])
  expect(plain(drawnTime(chart, 'en'))).toBe('6:42 am')
})

test('an ascendant that changes is told with its times at the place of birth', () => {
  const [lagna] = rowsOf({
    ...settled,
    ascendant: {
      ...settled.ascendant,
      sign: { certain: false, values: [3, 4] },
      changes: [{ at: '1996-08-14T01:10:00Z', sign: 4 }],
    },
  })
  expect(lagna?.holds).toBe(false)
  expect(lagna?.spans?.map(({ value, from, to }) => plain(`${value} ${from} ${to}`))).toEqual([
    'Cancer 6:27 am 6:40 am',
    'Leo 6:40 am 6:57 am',
  ])
})

test('what may be two is told as either, and a whole day shifts dates by years', () => {
  const [, moon, grahas, dasha, manglik] = rowsOf({
    ...settled,
    minutes: null,
    nakshatra: { certain: false, values: [8, 9] },
    signs: { ...settled.signs, moon: { certain: false, values: [3, 4] }, mercury: { certain: false, values: [4, 5] } },
    manglik: { certain: false, values: [true, false] },
    dasha: { ...settled.dasha, dates_span_days: 3000 },
  })
  expect(moon?.text).toBe(
    `The sign is Cancer or Leo, the nakshatra ${kundli.nakshatras[8]} or ${kundli.nakshatras[9]}.`,
  )
  expect(grahas?.text).toBe('Mercury may stand in the next sign; the others keep theirs.')
  expect(dasha).toMatchObject({ holds: false, text: expect.stringContaining('differ by up to 9 years') })
  expect(manglik).toMatchObject({ holds: false, text: honesty.manglikOpen })
})
