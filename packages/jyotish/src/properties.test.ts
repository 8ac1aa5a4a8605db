import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { chartAt, computeChart, currentSpan, runningPeriods, withCurrent } from './chart.ts'
import { DEFAULT_CONVENTIONS } from './conventions.ts'
import { subPeriods } from './dasha/vimshottari.ts'
import { transits } from './gochara/transit.ts'
import { BirthInputError, momentOf } from './moment.ts'
import type { BirthInput, Chart, Period } from './types.ts'
import { houseOf } from './zodiac/houses.ts'
import { navamsaSign } from './zodiac/varga.ts'

const now = new Date('2026-01-01T00:00:00Z')

/** Numbers 0 <= x < 1, the same on every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function births(count: number, seed: number): BirthInput[] {
  const next = numbers(seed)
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return Array.from({ length: count }, () => ({
    dob: `${whole(1, 28)}/${whole(1, 12)}/${whole(1900, 2026)}`,
    tob: `${whole(0, 24)}:${whole(0, 60)}:${whole(0, 60)}`,
    lat: Math.round((next() * 180 - 90) * 100) / 100,
    lng: Math.round((next() * 360 - 180) * 100) / 100,
  }))
}

const edges: BirthInput[] = [90, -90, 89.99, -89.99, 66.5, 66.56, 66.57, -66.56, 0].flatMap((lat) =>
  [-180, 0, 180].flatMap((lng) =>
    ['21/6/2000', '21/12/2000', '20/3/2000', '29/2/2024', '1/1/1900'].map((dob) => ({ dob, tob: '0:0', lat, lng })),
  ),
)

/** Paths of every number that is not finite and every longitude, sign or house out of its range. */
function flaws(value: unknown, path: string): string[] {
  if (typeof value === 'number') {
    const key = path.slice(path.lastIndexOf('.') + 1)
    const limit = { lon: 360, rahu_true: 360, degree: 30, sign: 12, navamsa_sign: 12, nakshatra: 27 }[key]
    const outside = limit !== undefined && (value < 0 || value >= limit)
    return Number.isFinite(value) && !outside ? [] : [`${path} = ${value}`]
  }
  if (typeof value !== 'object' || value === null) return value === undefined ? [path] : []
  return Object.entries(value).flatMap(([key, part]) => flaws(part, `${path}.${key}`))
}

const chartOf = (birth: BirthInput): Chart => computeChart(birth, now)

describe('any birth anywhere', () => {
  const charts = [...births(2000, 7), ...edges].map(chartOf)

  test('has a chart of finite numbers inside their ranges', () => {
    expect(charts.flatMap((chart) => flaws(chart, JSON.stringify(chart.input)))).toEqual([])
  })

  test('says polar beyond the circle, and only there can the Sun stay away', () => {
    for (const { input, panchang } of charts) {
      expect(input.polar ?? false).toBe(Math.abs(input.lat) > 66.5)
      if (Math.abs(input.lat) < 65) expect(panchang.sunrise_utc, JSON.stringify(input)).not.toBeNull()
    }
    const never = charts.filter(({ panchang }) => panchang.sunrise_utc === null)
    expect(never.length).toBeGreaterThan(100)
  })

  test('rises before it sets, on its own date', () => {
    for (const { input, panchang } of charts) {
      if (panchang.sunrise_utc === null) continue
      const [day, month, year] = input.dob.split('/').map(Number)
      const local = Date.parse(panchang.sunrise_utc) + input.offset_seconds * 1000
      const apart = Math.abs(local - Date.UTC(year!, month! - 1, day, 12)) / 3_600_000
      expect(apart, JSON.stringify(input)).toBeLessThanOrEqual(14)
      if (panchang.sunset_utc) expect(panchang.sunset_utc > panchang.sunrise_utc).toBe(true)
    }
  })

  test('has navamsas by the pada and houses from the ascendant', () => {
    for (const chart of charts) {
      for (const graha of chart.grahas) {
        expect(graha.navamsa_sign).toBe(Math.floor((graha.lon * 108) / 360) % 12)
        expect(graha.house).toBe(houseOf(graha.sign, chart.ascendant.sign))
      }
      expect(chart.houses.flatMap((house) => house.occupants)).toHaveLength(9)
    }
  })

  test('has 337 bindus, and ashtakavarga and divisions of the signs it shows', () => {
    for (const { ashtakavarga, vargas, grahas, ascendant } of charts) {
      expect(ashtakavarga.sav.reduce((sum, bindus) => sum + bindus, 0)).toBe(337)
      expect(vargas.d9.ascendant).toBe(ascendant.navamsa_sign)
      for (const { id, navamsa_sign } of grahas) expect(vargas.d9[id]).toBe(navamsa_sign)
      for (const signs of Object.values(vargas)) {
        // The nodes are opposite in most divisions and in the same sign in others, but never one sign apart.
        expect([0, 6], JSON.stringify(signs)).toContain((signs.ketu - signs.rahu + 12) % 12)
      }
    }
  })

  test('has Sade Sati once or more in a hundred years, and yogas and doshas that fit its houses', () => {
    for (const { doshas, yogas, grahas, input } of charts) {
      expect(new Set(doshas.sade_sati.intervals.map(({ phase }) => phase)).size, JSON.stringify(input)).toBe(3)
      const mars = grahas.find(({ id }) => id === 'mars')!
      expect(doshas.manglik.present).toBe([1, 2, 4, 7, 8, 12].includes(mars.house))
      for (const { grahas: forming, weights } of yogas) {
        expect(weights.every(({ graha }) => forming.includes(graha))).toBe(true)
      }
    }
  })

  test('has periods that tile', () => {
    for (const chart of charts.slice(0, 300)) {
      const { mahadashas } = chart.vimshottari
      expect(mahadashas[0]!.start <= chart.input.utc && chart.input.utc < mahadashas[0]!.end).toBe(true)
      for (const maha of mahadashas) {
        expectTiled(subPeriods(maha), maha)
        for (const antar of subPeriods(maha)) expectTiled(subPeriods(antar), antar)
      }
    }
  })
})

function expectTiled(parts: Period[], whole: Period): void {
  expect(parts).toHaveLength(9)
  expect(parts[0]).toMatchObject({ lord: whole.lord, start: whole.start })
  expect(parts.at(-1)!.end).toBe(whole.end)
  for (const [index, part] of parts.slice(1).entries()) expect(part.start).toBe(parts[index]!.end)
}

test('navamsas agree with the pada formula all around the zodiac', () => {
  for (let step = 0; step < 360_000; step += 1) {
    const lon = step / 1000
    expect(navamsaSign(lon)).toBe(Math.floor((lon * 108) / 360) % 12)
  }
})

test('one instant has the same grahas in two zones', () => {
  const india = chartOf({ dob: '15/8/1995', tob: '05:30:00', lat: 28.61, lng: 77.21 })
  const london = chartOf({ dob: '15/8/1995', tob: '01:00:00', lat: 51.51, lng: -0.13 })
  const samoa = chartOf({ dob: '14/8/1995', tob: '13:00:00', lat: -13.83, lng: -171.76 })
  const lons = (chart: Chart) => chart.grahas.map((graha) => [graha.lon, graha.speed])
  expect([london.input.utc, samoa.input.utc]).toEqual([india.input.utc, india.input.utc])
  expect(lons(london)).toEqual(lons(india))
  expect(lons(samoa)).toEqual(lons(india))
  expect(london.ascendant.lon).not.toBe(india.ascendant.lon)
})

test('the zone of the host does not matter', () => {
  const program = `
    import * as jyotish from '${new URL('./index.ts', import.meta.url).href}'
    const now = new Date('2026-01-01T00:00:00Z')
    const birth = { dob: '14/10/1945', tob: '23:59:59', lat: 22.57, lng: 88.36 }
    const chart = jyotish.computeChart(birth, now)
    const date = { year: 2026, month: 3, day: 29 }
    process.stdout.write(JSON.stringify([
      chart,
      jyotish.transits(chart, now),
      jyotish.panchangOf(date, 51.5, -0.12, 'Europe/London'),
      jyotish.signScores(date),
      jyotish.periodScores(chart, date, 40),
      jyotish.yearOutlook(chart, now, new Date('2027-01-01T00:00:00Z')),
      jyotish.skyEvents(now, new Date('2026-03-01T00:00:00Z')),
      jyotish.stability(birth, null, now),
    ]))`
  const under = (TZ: string) =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    })
  const utc = under('UTC')
  expect(JSON.parse(utc)[0].input.offset_seconds).toBe(6.5 * 3600)
  expect(under('America/St_Johns')).toBe(utc)
  expect(under('Pacific/Kiritimati')).toBe(utc)
})

test('a true node moves Rahu and nothing else', () => {
  const birth = { dob: '3/6/2003', tob: '04:45', lat: 11.94, lng: 78.4 }
  const mean = chartOf(birth)
  const osculating = computeChart(birth, now, { ...DEFAULT_CONVENTIONS, node: 'true' })
  const rahu = osculating.grahas.find((graha) => graha.id === 'rahu')!
  expect(rahu.lon).toBe(mean.rahu_true)
  expect(osculating.grahas.slice(0, 7).map((graha) => graha.lon)).toEqual(
    mean.grahas.slice(0, 7).map((graha) => graha.lon),
  )
})

describe('running periods', () => {
  const chart = chartOf({ dob: '3/6/2003', tob: '04:45', lat: 11.94, lng: 78.4 })

  test('are found again in a stored chart', () => {
    const stored: Chart = JSON.parse(JSON.stringify(chart))
    const later = new Date('2050-07-01T00:00:00Z')
    expect(withCurrent(stored, later)).toEqual(computeChart(chart.input, later))
    expect(withCurrent(stored, later).vimshottari.current!.maha.lord).toBe('mercury')
  })

  test.each(['2004-01-01', '2026-11-22', '2031-03-04', '2060-06-30', '2199-01-01'])(
    'stay the same in their span of %s',
    (day) => {
      const now = new Date(day)
      const { from, until } = currentSpan(chart, now)
      expect(from <= now && now < until).toBe(true)
      const told = (at: Date) => withCurrent(chart, at)
      for (const share of [0, 0.3, 0.99]) {
        const inside = new Date(from.getTime() + Math.floor(share * (until.getTime() - from.getTime())))
        expect(told(inside)).toEqual(told(now))
      }
      // beyond the last thing a chart tells of, nothing changes any more
      if (until.getUTCFullYear() < 2300) expect(told(until)).not.toEqual(told(now))
      if (from.getUTCFullYear() > 1800) expect(told(new Date(from.getTime() - 1000))).not.toEqual(told(now))
    },
  )

  test('begin with their first second and end before their last', () => {
    const [first, second] = chart.vimshottari.mahadashas
    expect(runningPeriods(chart, new Date(first!.end))!.maha).toEqual(second)
    expect(runningPeriods(chart, new Date(Date.parse(first!.end) - 1000))!.maha).toEqual(first)
  })

  test('are none after the ninth mahadasha', () => {
    expect(runningPeriods(chart, new Date('2106-06-01T00:00:00Z'))).toBeNull()
  })
})

describe('unusual clocks', () => {
  test('a time skipped by the clocks', () => {
    const { input } = chartOf({ dob: '10/3/2024', tob: '02:30', lat: 40.71, lng: -74.01 })
    expect(input).toMatchObject({ wall: 'gap', utc: '2024-03-10T07:30:00Z', offset_seconds: -4 * 3600 })
  })

  test('a time that came twice', () => {
    const { input } = chartOf({ dob: '3/11/2024', tob: '01:30', lat: 40.71, lng: -74.01 })
    expect(input).toMatchObject({ wall: 'repeated', utc: '2024-11-03T05:30:00Z', offset_seconds: -4 * 3600 })
  })

  test('a date that Samoa never had', () => {
    const { input, panchang } = chartOf({ dob: '30/12/2011', tob: '12:00', lat: -13.83, lng: -171.76 })
    expect(input).toMatchObject({ wall: 'gap', utc: '2011-12-30T22:00:00Z' })
    expect(panchang.sunrise_utc).not.toBeNull()
  })

  test('hour 24 and minute 60 are zero of the same date and hour', () => {
    const old = chartOf({ dob: '5/5/1990', tob: '24:60:60', lat: 28.61, lng: 77.21 })
    expect(old.input.utc).toBe('1990-05-04T18:30:59Z')
  })

  test('before sunrise it is still the weekday before', () => {
    const early = chartOf({ dob: '7/6/2026', tob: '04:00', lat: 28.61, lng: 77.21 })
    const late = chartOf({ dob: '7/6/2026', tob: '07:00', lat: 28.61, lng: 77.21 })
    expect([early.panchang.vara_name, late.panchang.vara_name]).toEqual(['Shanivara', 'Ravivara'])
  })
})

test.each([
  [{ dob: '31/2/1990' }, 'dob', 'no_such_date'],
  [{ tob: '25:00' }, 'tob', 'no_such_time'],
  [{ lat: 90.01 }, 'lat', 'out_of_range'],
  [{ lng: Number.NaN }, 'lng', 'out_of_range'],
])('a birth with %o is refused', (wrong, field, reason) => {
  const birth = { dob: '1/1/1990', tob: '12:00', lat: 28.61, lng: 77.21, ...wrong }
  expect(() => momentOf(birth)).toThrow(BirthInputError)
  expect(() => momentOf(birth)).toThrow(expect.objectContaining({ field, reason }))
})

test('a chart depends on nothing but its moment', () => {
  const moment = momentOf({ dob: '3/6/2003', tob: '04:45', lat: 11.94, lng: 78.4 })
  const first = chartAt(moment, now)
  transits(first, new Date('1999-05-05T05:05:05Z'))
  expect(chartAt(moment, now)).toEqual(first)
})
