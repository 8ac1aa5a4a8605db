import type { Graha, GrahaId } from '@dhruva/contract'
import { GrahaId as ids } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { isKaalSarp, manglikOf } from './doshas.ts'

type Lons = Record<GrahaId, number>

const spread: Lons = {
  sun: 10,
  moon: 200,
  mars: 75,
  mercury: 20,
  jupiter: 250,
  venus: 40,
  saturn: 310,
  rahu: 100,
  ketu: 280,
}

const chartOf = (lagna: number, lons: Lons) => ({
  ascendant: { ...place(lagna * 30), sign_hi: '', navamsa_sign: 0 },
  grahas: ids.options.map(
    (id): Graha => ({
      id,
      ...place(lons[id]),
      speed: 1,
      retrograde: false,
      combust: false,
      house: ((Math.floor(lons[id] / 30) - lagna + 12) % 12) + 1,
      nakshatra_lord: 'sun',
      navamsa_sign: 0,
      vargottama: false,
      dignity: 'neutral',
    }),
  ),
})

const place = (lon: number) => ({
  lon,
  sign: Math.floor(lon / 30),
  sign_name: '',
  degree: lon % 30,
  nakshatra: 0,
  nakshatra_name: '',
  pada: 1,
})

test.each([1, 2, 4, 7, 8, 12])('Mars in house %i counts as Manglik', (house) => {
  const lagna = (2 - (house - 1) + 12) % 12
  expect(manglikOf(chartOf(lagna, spread))).toMatchObject({ present: true, house })
})

test.each([3, 5, 6, 9, 10, 11])('Mars in house %i does not', (house) => {
  const lagna = (2 - (house - 1) + 12) % 12
  expect(manglikOf(chartOf(lagna, spread))).toEqual({ present: false, house, softened: [] })
})

test('what softens it is named', () => {
  // Gemini rises, Mars in Gemini seen by nobody: nothing softens
  expect(manglikOf(chartOf(2, { ...spread, jupiter: 280 }))?.softened).toEqual([])
  // Jupiter in Sagittarius sees Gemini
  expect(manglikOf(chartOf(2, spread))?.softened).toEqual(['jupiter'])
  // Mars in Aries in the fourth house, with the Moon
  expect(manglikOf(chartOf(9, { ...spread, mars: 5, moon: 15, jupiter: 40 }))?.softened).toEqual([
    'sign',
    'pair',
    'moon',
  ])
  // Leo rises, Mars in Leo
  expect(manglikOf(chartOf(4, { ...spread, mars: 125, jupiter: 40 }))?.softened).toEqual(['gentleSign', 'lagna'])
})

test('Kaal Sarp: all seven on one side of the line of the nodes', () => {
  const oneSide = { ...spread, sun: 110, moon: 120, mars: 150, mercury: 130, jupiter: 200, venus: 140, saturn: 270 }
  expect(isKaalSarp(chartOf(0, oneSide))).toBe(true)
  expect(isKaalSarp(chartOf(0, { ...oneSide, rahu: 280, ketu: 100 }))).toBe(true)
  expect(isKaalSarp(chartOf(0, { ...oneSide, saturn: 290 }))).toBe(false)
})
