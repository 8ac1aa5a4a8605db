import { certainChartOf } from '@dhruva/contract/drawing'
import { computeChart, stability } from '@dhruva/jyotish'
import { expect, test } from 'vitest'
import { targetOf } from './open-at.ts'

const birth = { dob: '14/08/1996', tob: '06:42', lat: 26.92, lng: 75.79 }
const now = new Date('2026-11-21T00:00:00Z')
const chart = computeChart(birth, now)
const exact = certainChartOf(chart, null)
const unknown = certainChartOf(chart, stability(birth, null, now))

test.each([
  ['graha.moon', { section: 'graha', house: 12, graha: 'moon', transit: false }],
  ['transit.saturn', { section: 'graha', house: 8, graha: 'saturn', transit: true }],
  ['house.4', { section: 'house', house: 4, graha: null, transit: false }],
  ['lagna.lagna', { section: 'house', house: 1, graha: null, transit: false }],
  ['lagna', { section: 'house', house: 1, graha: null, transit: false }],
  ['dasha.next.1', { section: 'dasha', house: null, graha: null, transit: false }],
  ['transit.sade_sati', { section: 'saturn', house: null, graha: null, transit: false }],
  ['dosha.sade_sati', { section: 'saturn', house: null, graha: null, transit: false }],
  ['varga.d10', { section: 'varga', varga: 'd10', house: null, graha: null, transit: false }],
  ['yoga.gajakesari', { section: 'yoga', yoga: 'gajakesari', house: null, graha: null, transit: false }],
  ['dosha.manglik', { section: 'dosha', house: null, graha: null, transit: false }],
  ['panchang.tithi', { section: 'panchang', house: null, graha: null, transit: false }],
])('%s opens its placement', (open, target) => {
  expect(targetOf(open, exact)).toEqual(target)
})

test.each([null, '', 'graha.pluto', 'house.13', 'house.x', 'varga.d11', 'nonsense'])('%s opens nothing', (open) => {
  expect(targetOf(open, exact)).toBeNull()
})

test('a chart that is not counted from the lagna opens a planet in its own houses, and no division that may change', () => {
  // from the Sun in Karka Venus is in the 12th; from the lagna of noon it would not be
  expect(unknown.origin).toBe('sun')
  expect(targetOf('graha.venus', unknown)).toMatchObject({ house: 12, graha: 'venus' })
  expect(targetOf('varga.d10', unknown)).toBeNull()
})
