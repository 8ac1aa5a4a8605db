import { DAY_MS } from '@dhruva/common'
import { describe, expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import { DEFAULT_CONVENTIONS } from '#conventions.ts'
import { forEachGraha, GRAHAS, type GrahaId } from '#ids.ts'
import published from '../../testdata/kundli-thirdparty.json' with { type: 'json' }
import { skyEvents } from './events.ts'
import { gochara } from './gochara.ts'
import { skyMoments } from './sky-moments.ts'
import { chandrabala, tarabala } from './tarabala.ts'
import { transits } from './transit.ts'
import { gocharaOf, plainValue, usualValue, weightedValue } from './vedha.ts'

const now = new Date('2026-01-01T00:00:00Z')
const chart = computeChart({ dob: '3/6/2003', tob: '04:45', lat: 11.94, lng: 78.4 }, now)
const IST = 5.5 * 3_600_000

describe('vedha', () => {
  const away: Record<GrahaId, number> = forEachGraha(() => 6)
  const houseFrom = (moved: Partial<Record<GrahaId, number>>, id: GrahaId) => gocharaOf(id, { ...away, ...moved }, 0)

  test('another graha in the vedha house obstructs a good one', () => {
    expect(plainValue(houseFrom({ sun: 2 }, 'sun'))).toBe(1)
    expect(houseFrom({ sun: 2, mars: 8 }, 'sun')).toEqual({ house: 3, good: true, obstructed_by: ['mars'] })
    expect(plainValue(houseFrom({ sun: 2, mars: 8 }, 'sun'))).toBe(0)
    expect(plainValue(houseFrom({ sun: 3, mars: 8 }, 'sun'))).toBe(-1)
  })

  test('Sun and Saturn, Moon and Mercury spare each other; the nodes obstruct nobody', () => {
    expect(houseFrom({ sun: 2, saturn: 8, rahu: 8 }, 'sun').obstructed_by).toEqual([])
    expect(houseFrom({ saturn: 2, sun: 11 }, 'saturn').obstructed_by).toEqual([])
    expect(houseFrom({ moon: 0, mercury: 4 }, 'moon').obstructed_by).toEqual([])
    expect(houseFrom({ mercury: 1, moon: 4 }, 'mercury').obstructed_by).toEqual([])
    expect(houseFrom({ mercury: 1, venus: 4 }, 'mercury').obstructed_by).toEqual(['venus'])
  })

  test('the usual value is what the twelve houses give on average', () => {
    for (const id of GRAHAS) {
      const alone = Array.from({ length: 12 }, (_, sign) => {
        const found = gocharaOf(id, { ...forEachGraha(() => sign), [id]: sign }, 0)
        return found.good ? 1 : -1
      })
      expect(alone.reduce((sum: number, value) => sum + value, 0) / 12).toBeCloseTo(usualValue(id), 12)
    }
  })

  test('bindus strengthen the good and soften the bad', () => {
    const bav = chart.ashtakavarga.bav
    const full = { ...bav, sun: Array.from({ length: 12 }, () => 8) }
    expect(weightedValue('sun', 1, 0, full)).toBe(1.5)
    expect(weightedValue('sun', -1, 0, full)).toBe(-0.5)
    expect(weightedValue('sun', 1, 0, { ...bav, sun: [0] })).toBe(0.5)
    expect(weightedValue('rahu', -1, 0, full)).toBe(-1)
  })
})

test('the transits of a chart carry their own bindus', () => {
  const found = gochara(chart, now)
  const plain = transits(chart, now).grahas
  expect(found.map(({ id, sign, house }) => ({ id, sign, house_from_moon: house }))).toEqual(
    plain.map(({ id, sign, house_from_moon }) => ({ id, sign, house_from_moon })),
  )
  expect(found.map((graha) => graha.house_from_ascendant)).toEqual(plain.map(({ house }) => house))
  expect(found.find(({ id }) => id === 'saturn')!.bindus).toBe(chart.ashtakavarga.bav.saturn[11])
  expect(found.find(({ id }) => id === 'ketu')!.bindus).toBeNull()
})

test('tarabala and chandrabala', () => {
  const taras = Array.from({ length: 27 }, (_, index) => tarabala((index + 20) % 27, 20))
  expect(taras.slice(0, 9).map(({ quality }) => quality)).toEqual([
    'mixed',
    'good',
    'bad',
    'good',
    'bad',
    'good',
    'bad',
    'good',
    'good',
  ])
  expect(taras.map(({ tara }) => tara)).toEqual([1, 2, 3].flatMap(() => [1, 2, 3, 4, 5, 6, 7, 8, 9]))
  expect(taras.slice(0, 9).map(({ points }) => points)).toEqual([-1, 5, -6, 5, -5, 5, -7, 5, 5])
  expect(chandrabala(2, 7)).toEqual({ house: 8, quality: 'bad', chandrashtama: true, points: -8 })
  const good = Array.from({ length: 12 }, (_, sign) => chandrabala(sign, 0)).filter(({ quality }) => quality === 'good')
  expect(good.map(({ house }) => house)).toEqual([1, 3, 6, 7, 10, 11])
})

test('skies walked through are the skies of their instants', () => {
  const instants = Array.from({ length: 900 }, (_, index) => Date.UTC(2025, 0, 1) + index * 11 * 3_600_000)
  for (const { ms, signs, nakshatra } of skyMoments(instants, DEFAULT_CONVENTIONS)) {
    const { grahas } = transits(chart, new Date(ms))
    expect(
      GRAHAS.map((id) => signs[id]),
      String(ms),
    ).toEqual(grahas.map(({ sign }) => sign))
    expect(nakshatra).toBe(grahas[1]!.nakshatra)
  }
})

describe('events', () => {
  const year = skyEvents(new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z'))
  const dates = (code: string) => year.filter((event) => event.code === code).map(({ at }) => at.slice(0, 10))

  test.each(published.ingress.apparent)('$graha at $to_longitude', ({ graha, to_longitude, ist, tolerance_s }) => {
    const at = Date.parse(`${ist}:00Z`) - IST
    const found = skyEvents(new Date(at - DAY_MS), new Date(at + DAY_MS)).find(
      (event) => event.code === 'ingress' && event.graha === graha,
    )
    expect(found).toMatchObject({ sign: to_longitude / 30 })
    expect(Math.abs(Date.parse(found!.at) - at) / 1000).toBeLessThanOrEqual(tolerance_s)
  })

  test('are in order and inside the span', () => {
    expect(year.map(({ at }) => at)).toEqual(year.map(({ at }) => at).toSorted())
    expect(year.every(({ at }) => at.startsWith('2026-'))).toBe(true)
  })

  test('the Sun enters each sign once, Ketu with Rahu', () => {
    const ingresses = year.filter((event) => event.code === 'ingress')
    const sun = ingresses.filter(({ graha }) => graha === 'sun')
    expect(sun.map(({ sign }) => sign)).toEqual([9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8])
    const of = (id: GrahaId) => ingresses.filter(({ graha }) => graha === id)
    expect(of('ketu').map(({ at, sign }) => [at, (sign + 6) % 12])).toEqual(
      of('rahu').map(({ at, sign }) => [at, sign]),
    )
    expect(of('rahu').length).toBe(1)
    for (const { from, sign } of ingresses) expect([1, 11]).toContain((sign - from + 12) % 12)
  })

  // Known dates of 2026 (astronomical almanacs, UTC).
  test('eclipses of 2026', () => {
    expect(dates('lunar_eclipse')).toEqual(['2026-03-03', '2026-08-28'])
    expect(dates('solar_eclipse')).toEqual(['2026-02-17', '2026-08-12'])
    const kinds = year.flatMap((event) => (event.code.endsWith('eclipse') && 'kind' in event ? [event.kind] : []))
    expect(kinds).toEqual(['annular', 'total', 'total', 'partial'])
  })

  test('thirteen full Moons, two of them in May', () => {
    expect(dates('full_moon')).toHaveLength(13)
    expect(dates('full_moon').filter((date) => date.startsWith('2026-05'))).toEqual(['2026-05-01', '2026-05-31'])
    expect(dates('new_moon')).toHaveLength(12)
  })

  test('Mercury turns back three times and forward three times', () => {
    const mercury = year.filter((event) => event.code === 'station' && event.graha === 'mercury')
    expect(mercury.map((event) => `${event.code === 'station' && event.turns} ${event.at.slice(0, 10)}`)).toEqual([
      'retrograde 2026-02-26',
      'direct 2026-03-20',
      'retrograde 2026-06-29',
      'direct 2026-07-23',
      'retrograde 2026-10-24',
      'direct 2026-11-13',
    ])
  })

  test('stations and combustion are when the flags of a chart change', () => {
    const flags = (ms: number, id: GrahaId) => {
      const { grahas } = computeChart(utcBirth(ms), now)
      return grahas.find((graha) => graha.id === id)!
    }
    for (const event of year) {
      const ms = Date.parse(event.at)
      if (event.code === 'combustion') {
        expect(flags(ms + 60_000, event.graha).combust, JSON.stringify(event)).toBe(event.state === 'begins')
        expect(flags(ms - 60_000, event.graha).combust).toBe(event.state === 'ends')
      }
      if (event.code === 'station') {
        expect(flags(ms + 600_000, event.graha).retrograde, JSON.stringify(event)).toBe(event.turns === 'retrograde')
        expect(flags(ms - 600_000, event.graha).retrograde).toBe(event.turns === 'direct')
      }
    }
  })

  test('a span has what its halves have', () => {
    const middle = new Date('2026-06-15T07:23:00Z')
    const halves = [
      ...skyEvents(new Date('2026-01-01T00:00:00Z'), middle),
      ...skyEvents(middle, new Date('2027-01-01T00:00:00Z')),
    ]
    expect(halves).toHaveLength(year.length)
  })
})

/** A birth in the Gulf of Guinea, where the clock shows UTC. */
function utcBirth(ms: number) {
  const date = new Date(ms)
  const tob = date.toISOString().slice(11, 19)
  return { dob: `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`, tob, lat: 0.5, lng: -3 }
}
