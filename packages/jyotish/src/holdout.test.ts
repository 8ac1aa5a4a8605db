import { DAY_MS } from '@dhruva/common'
// Three hundred births all over the world computed a second way: other routes through the ephemeris, searches instead of formulas.
import {
  type AstroTime,
  Body,
  Ecliptic,
  EclipticGeoMoon,
  Equator,
  GeoVector,
  Horizon,
  Observer,
  RotateVector,
  Rotation_ECT_EQD,
  Rotation_EQD_HOR,
  SearchMoonPhase,
  SunPosition,
  Vector,
} from 'astronomy-engine'
import { describe, expect, test } from 'vitest'
import { difference, distance, normalize } from './angles.ts'
import { computeChart } from './chart.ts'
import { beginningOf } from './panchang/limbs.ts'
import { frameAt } from './sky/frame.ts'
import type { BirthInput, Chart, GrahaId } from './types.ts'

const now = new Date('2026-01-01T00:00:00Z')
const BIRTHS = 300

/** A low-discrepancy walk through 1900-2026 and the inhabited latitudes, half of them south of the equator. */
function birthAt(index: number): BirthInput {
  const part = (step: number) => (index * step) % 1
  const day = new Date(Date.UTC(1900, 0, 1) + Math.floor(part(0.6180339887) * 126.5 * 365.25) * DAY_MS)
  const second = Math.floor(part(0.7548776662) * 86_400)
  return {
    dob: `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${day.getUTCFullYear()}`,
    tob: `${Math.floor(second / 3600)}:${Math.floor(second / 60) % 60}:${second % 60}`,
    lat: Math.round((part(0.5698402909) * 120 - 60) * 1e4) / 1e4,
    lng: Math.round((part(0.8191725134) * 358 - 179) * 1e4) / 1e4,
  }
}

const charts = Array.from({ length: BIRTHS }, (_, index) => computeChart(birthAt(index + 1), now))
const timeOf = ({ input }: Chart): AstroTime => frameAt(Date.parse(input.utc)).time
const lonOf = (chart: Chart, id: GrahaId) => chart.grahas.find((each) => each.id === id)!.lon
const arcseconds = (a: number, b: number) => distance(a, b) * 3600

/** From the true ecliptic of date to the chart's zodiac. */
function sidereal(chart: Chart, tropical: number): number {
  const frame = frameAt(Date.parse(chart.input.utc))
  return normalize(tropical - frame.nutation - frame.ayanamsa)
}

test('half of them are in the south, and none is polar', () => {
  const south = charts.filter(({ input }) => input.lat < 0).length
  expect(south).toBeGreaterThan(130)
  expect(charts.some(({ input }) => input.polar)).toBe(false)
})

test('the Sun by its own function', () => {
  for (const chart of charts) {
    expect(arcseconds(lonOf(chart, 'sun'), sidereal(chart, SunPosition(timeOf(chart)).elon))).toBeLessThan(2)
  }
})

test('the Moon without leaving the ecliptic of date', () => {
  for (const chart of charts) {
    expect(arcseconds(lonOf(chart, 'moon'), sidereal(chart, EclipticGeoMoon(timeOf(chart)).lon))).toBeLessThan(0.5)
  }
})

test.each([
  ['mars', Body.Mars],
  ['mercury', Body.Mercury],
  ['jupiter', Body.Jupiter],
  ['venus', Body.Venus],
  ['saturn', Body.Saturn],
] as const)('%s by the ecliptic of date', (id, body) => {
  for (const chart of charts) {
    const { elon } = Ecliptic(GeoVector(body, timeOf(chart), true))
    expect(arcseconds(lonOf(chart, id), sidereal(chart, elon))).toBeLessThan(0.5)
  }
})

test('the ascendant is the point of the ecliptic on the eastern horizon', () => {
  for (const chart of charts) {
    const time = timeOf(chart)
    const frame = frameAt(Date.parse(chart.input.utc))
    const tropical = ((chart.ascendant.lon + frame.nutation + frame.ayanamsa) * Math.PI) / 180
    const point = new Vector(Math.cos(tropical), Math.sin(tropical), 0, time)
    const equatorial = RotateVector(Rotation_ECT_EQD(time), point)
    const observer = new Observer(chart.input.lat, chart.input.lng, 0)
    const { y, z } = RotateVector(Rotation_EQD_HOR(time, observer), equatorial)
    // x north, y west, z up
    expect(Math.abs(z), JSON.stringify(chart.input)).toBeLessThan(1e-5)
    expect(y).toBeLessThan(0)
  }
})

test('at sunrise and sunset the Sun stands on the horizon', () => {
  for (const { input, panchang } of charts) {
    for (const at of [panchang.sunrise_utc!, panchang.sunset_utc!]) {
      const { time } = frameAt(Date.parse(at))
      const observer = new Observer(input.lat, input.lng, 0)
      const { ra, dec } = Equator(Body.Sun, time, observer, true, true)
      expect(Math.abs(Horizon(time, observer, ra, dec).altitude), at).toBeLessThan(0.01)
    }
  }
})

test('a tithi begins some 40 seconds before a geometric Sun, 20.5″ ahead, would have it', () => {
  // The library's search for phases leaves aberration out, as Jagannatha Hora does.
  for (const chart of charts) {
    const ms = Date.parse(chart.input.utc)
    const begun = beginningOf('tithi', chart.panchang.tithi - 1, ms - DAY_MS / 2)
    const searched = SearchMoonPhase((chart.panchang.tithi - 1) * 12, frameAt(begun - DAY_MS).time, 3)!
    const found = searched.ut * DAY_MS + Date.UTC(2000, 0, 1, 12)
    expect((found - begun) / 1000).toBeGreaterThan(30)
    expect((found - begun) / 1000).toBeLessThan(52)
    expect(begun).toBeLessThanOrEqual(ms)
  }
})

describe('Vimshottari in whole numbers', () => {
  const LORDS = ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury'] as const
  const YEARS = [7n, 20n, 6n, 10n, 7n, 18n, 16n, 19n, 17n]
  const YEAR_MS = 31_557_600_000n
  const NAKSHATRA = 40n

  test('mahadashas to the second', () => {
    for (const { grahas, vimshottari, input } of charts) {
      // Millionths of a degree, thrice: a nakshatra is then 40 000 000 of them.
      const thirds = BigInt(Math.round(grahas[1]!.lon * 1e6)) * 3n
      const index = Number(thirds / (NAKSHATRA * 1_000_000n))
      const past = thirds % (NAKSHATRA * 1_000_000n)
      const first = index % 9
      let ms = BigInt(Date.parse(input.utc)) - (past * YEARS[first]! * YEAR_MS) / (NAKSHATRA * 1_000_000n)
      for (const [step, period] of vimshottari.mahadashas.entries()) {
        const lord = (first + step) % 9
        expect(period.lord).toBe(LORDS[lord])
        expect(Math.abs(Date.parse(period.start) - Number(ms))).toBeLessThanOrEqual(1000)
        ms += YEARS[lord]! * YEAR_MS
      }
    }
  })
})

test('speeds are what the longitudes do in an hour', () => {
  for (const chart of charts.slice(0, 60)) {
    const ms = Date.parse(chart.input.utc)
    const later = frameAt(ms + 1_800_000)
    const before = frameAt(ms - 1_800_000)
    const moon = (frame: typeof later) => EclipticGeoMoon(frame.time).lon - frame.nutation - frame.ayanamsa
    const speed = difference(moon(later), moon(before)) * 24
    expect(Math.abs(chart.grahas[1]!.speed - speed)).toBeLessThan(0.002)
  }
})
