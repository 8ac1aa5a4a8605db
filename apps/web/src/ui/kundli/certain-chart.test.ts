import { certainChartOf, certainTags, drawnOf, houseFrom } from '@dhruva/contract/drawing'
import { computeChart, stability } from '@dhruva/jyotish'
import { describe, expect, test } from 'vitest'

const now = new Date('2026-11-21T00:00:00Z')
const births = Array.from({ length: 24 }, (_, index) => ({
  dob: `${((index * 7) % 28) + 1}/${((index * 5) % 12) + 1}/${1950 + index * 3}`,
  tob: '12:00',
  lat: 8 + index,
  lng: 70 + index,
}))

/** A chart for every twenty minutes of the civil day. */
const dayOf = (birth: (typeof births)[number]) =>
  Array.from({ length: 72 }, (_, index) => {
    const minutes = index * 20
    return computeChart({ ...birth, tob: `${Math.floor(minutes / 60)}:${minutes % 60}` }, now)
  })

test('an exact time keeps everything', () => {
  const chart = computeChart(births[0]!, now)
  const certain = certainChartOf(chart, null)
  expect(certain).toMatchObject({ chart, origin: 'lagna', exact: true, open: [] })
  expect(certain.vargas).toHaveLength(16)
})

describe('an unknown time', () => {
  const days = births.map((birth) => {
    const found = stability(birth, null, now)
    return { found, certain: certainChartOf(computeChart(birth, now), found), day: dayOf(birth) }
  })
  const all = days.flatMap(({ certain, day }) => day.map((chart) => ({ certain, chart })))

  test('the lagna is never the first house; the Moon is when it keeps its sign, else the Sun', () => {
    for (const { certain, found } of days) {
      const expected = found.signs.moon.certain ? 'moon' : found.signs.sun.certain ? 'sun' : 'aries'
      expect(certain.origin).toBe(expected)
    }
    expect(new Set(days.map(({ certain }) => certain.origin))).toEqual(new Set(['moon', 'sun']))
  })

  test('what is shown of a planet is so at every hour of the day', () => {
    for (const { certain, chart } of all) {
      const first = certain.chart.ascendant.sign
      for (const shown of certain.chart.grahas) {
        const real = chart.grahas.find(({ id }) => id === shown.id)!
        expect(real.sign).toBe(shown.sign)
        expect(shown.house).toBe(houseFrom(real.sign, first))
        if (certain.star(shown)) expect(real.nakshatra).toBe(shown.nakshatra)
        if (certain.star(shown) === 'pada') expect(real.pada).toBe(shown.pada)
        if (certain.dignity(shown)) expect(real.dignity).toBe(shown.dignity)
        if (certain.vargottama(shown)) expect(real.vargottama).toBe(true)
        if (certain.degree(shown) === 'degree') expect(Math.abs(real.degree - shown.degree)).toBeLessThan(1)
      }
    }
  })

  test('houses hold the same planets and are looked at by the same ones at every hour', () => {
    for (const { certain, chart } of all) {
      const left = new Set(certain.open.map(({ id }) => id))
      for (const shown of certain.chart.houses) {
        const real = chart.houses.find(({ sign }) => sign === shown.sign)!
        expect(shown.lord).toBe(real.lord)
        expect(shown.occupants).toEqual(real.occupants.filter((id) => !left.has(id)))
        expect(shown.aspected_by).toEqual(real.aspected_by.filter((id) => !left.has(id)))
      }
    }
  })

  test('a planet that is left out stands in one of the signs it is said to', () => {
    for (const { certain, chart } of all) {
      for (const { id, signs } of certain.open) expect(signs).toContain(chart.grahas.find((one) => one.id === id)!.sign)
    }
  })

  test('no division is offered, no degree drawn, no lagna tagged', () => {
    for (const { certain, found } of days) {
      expect(certain.vargas).toEqual(['d1'])
      const drawn = drawnOf(certain.chart, 'd1', certain.exact)
      expect([drawn.lagna, ...drawn.grahas].every(({ degree }) => degree === null)).toBe(true)
      expect(certainTags(found).lagna).toBe(false)
    }
  })
})

test('some minutes may leave the lagna and some divisions', () => {
  const birth = { dob: '14/8/1996', tob: '6:42', lat: 26.92, lng: 75.79 }
  const certain = certainChartOf(computeChart(birth, now), stability(birth, 5, now))
  expect(certain.origin).toBe('lagna')
  expect(certain.vargas).toContain('d2')
  expect(certain.vargas).not.toContain('d60')
})
