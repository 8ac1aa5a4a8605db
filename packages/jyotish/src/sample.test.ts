import { describe, expect, test } from 'vitest'
import sample from '../testdata/kundli-sample.json' with { type: 'json' }
import { distance } from './angles.ts'
import { computeChart } from './chart.ts'
import { SIGN_NAMES } from './names.ts'
import type { Chart, GrahaId } from './types.ts'

const TOLERANCE = sample.meta.conventions.tolerances_arcsec
const PLANETS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
const WITH_RETROGRADE = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
const DAY_SECONDS = 86_400
const NEAR_STATION = 0.005

const graha = (chart: Chart, id: GrahaId) => chart.grahas.find((each) => each.id === id)!
const arcseconds = (a: number, b: number) => distance(a, b) * 3600
const secondsApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 1000
const now = new Date('2026-01-01T00:00:00Z')

describe.each(sample.births)('$name', (birth) => {
  const chart = computeChart(birth, now)
  const { expected } = birth

  test('reads the clock of its zone', () => {
    expect(chart.input).toMatchObject({ tz: birth.tz, utc: birth.utc, wall: 'ok' })
    expect(chart.input.offset_seconds).toBe((Date.parse(`${wallText(birth)}Z`) - Date.parse(birth.utc)) / 1000)
  })

  test('places the grahas, the nodes and the ascendant', () => {
    expect(Math.abs(chart.ayanamsa - expected.ayanamsa) * 3600).toBeLessThan(0.01)
    expect(arcseconds(chart.ascendant.lon, expected.ascendant)).toBeLessThan(TOLERANCE.ascendant)
    for (const id of PLANETS) expect(arcseconds(graha(chart, id).lon, expected[id]), id).toBeLessThan(TOLERANCE[id])
    expect(arcseconds(graha(chart, 'rahu').lon, expected.rahu_mean)).toBeLessThan(TOLERANCE.rahu_mean)
    expect(arcseconds(graha(chart, 'ketu').lon, expected.rahu_mean + 180)).toBeLessThan(TOLERANCE.rahu_mean)
    expect(arcseconds(chart.rahu_true, expected.rahu_true)).toBeLessThan(TOLERANCE.rahu_true)
  })

  test('moves them', () => {
    for (const id of PLANETS) expect(graha(chart, id).speed, id).toBeCloseTo(expected.speed[id], 2)
    expect(graha(chart, 'rahu').speed).toBeCloseTo(expected.speed.rahu_mean, 5)
    for (const id of WITH_RETROGRADE) {
      if (Math.abs(expected.speed[id]) >= NEAR_STATION) {
        expect(graha(chart, id).retrograde, id).toBe(expected.retrograde[id])
      }
    }
  })

  test('names signs, nakshatra, pada and navamsas', () => {
    expect(chart.ascendant.sign).toBe(expected.ascendant_sign)
    expect(chart.ascendant.sign_name).toBe(expected.ascendant_sign_name)
    expect(chart).toMatchObject({
      moon_sign: expected.moon_sign,
      moon_sign_name: expected.moon_sign_name,
      moon_sign_hi: SIGN_NAMES[expected.moon_sign]?.hi,
      sun_sign: expected.sun_sign,
      nakshatra: expected.nakshatra,
      nakshatra_name: expected.nakshatra_name,
      pada: expected.pada,
    })
    const { rahu_mean, rahu_true: _, ...navamsa } = expected.navamsa_sign
    expect(chart.vargas.d9).toEqual({ ...navamsa, rahu: rahu_mean, ketu: (rahu_mean + 6) % 12 })
    expect(chart.ascendant.navamsa_sign).toBe(expected.navamsa_sign.ascendant)
    for (const id of PLANETS) expect(graha(chart, id).navamsa_sign, id).toBe(expected.navamsa_sign[id])
  })

  test('reckons the panchang', () => {
    expect(chart.panchang).toMatchObject({
      tithi: expected.tithi,
      tithi_name: expected.tithi_name,
      paksha: expected.tithi <= 15 ? 'shukla' : 'krishna',
      yoga: expected.yoga,
      yoga_name: expected.yoga_name,
      karana: expected.karana,
      karana_name: expected.karana_name,
      vara: expected.vara,
      vara_name: expected.vara_name,
    })
    expect(secondsApart(chart.panchang.sunrise_utc!, expected.sunrise_utc)).toBeLessThanOrEqual(2)
  })

  test('runs the Vimshottari dasha', () => {
    const { lord, balance_years, mahadashas, at_2026_01_01 } = expected.vimshottari
    expect(chart.vimshottari.lord).toBe(lord.toLowerCase())
    expect(chart.vimshottari.balance_years).toBeCloseTo(balance_years, 2)
    expect(chart.vimshottari.mahadashas.map((maha) => maha.lord)).toEqual(
      mahadashas.map((maha) => maha.lord.toLowerCase()),
    )
    for (const [index, maha] of chart.vimshottari.mahadashas.entries()) {
      expect(secondsApart(maha.start, mahadashas[index]!.start)).toBeLessThan(DAY_SECONDS)
      expect(secondsApart(maha.end, mahadashas[index]!.end)).toBeLessThan(DAY_SECONDS)
    }
    const { maha, antar, pratyantar } = chart.vimshottari.current!
    expect([maha, antar, pratyantar].map((period) => period.lord)).toEqual(
      at_2026_01_01.map((name) => name.toLowerCase()),
    )
  })
})

function wallText({ dob, tob }: { dob: string; tob: string }): string {
  const [day = '', month = '', year = ''] = dob.split('/')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${tob}`
}
