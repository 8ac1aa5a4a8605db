import { computeChart, stability } from '@dhruva/jyotish'
import { describe, expect, test } from 'vitest'
import { drawnOf, houseFrom } from './drawn.ts'
import { certainTags, heldOf } from './held.ts'

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
  const held = heldOf(chart, null)
  expect(held).toMatchObject({ chart, origin: 'lagna', exact: true, open: [] })
  expect(held.vargas).toHaveLength(16)
})

describe('an unknown time', () => {
  const days = births.map((birth) => {
    const found = stability(birth, null, now)
    return { found, held: heldOf(computeChart(birth, now), found), day: dayOf(birth) }
  })
  const all = days.flatMap(({ held, day }) => day.map((chart) => ({ held, chart })))

  test('the lagna is never the first house; the Moon is when it keeps its sign, else the Sun', () => {
    for (const { held, found } of days) {
      const expected = found.signs.moon.certain ? 'moon' : found.signs.sun.certain ? 'sun' : 'aries'
      expect(held.origin).toBe(expected)
    }
    expect(new Set(days.map(({ held }) => held.origin))).toEqual(new Set(['moon', 'sun']))
  })

  test('what is shown of a planet is so at every hour of the day', () => {
    for (const { held, chart } of all) {
      const first = held.chart.ascendant.sign
      for (const shown of held.chart.grahas) {
        const real = chart.grahas.find(({ id }) => id === shown.id)!
        expect(real.sign).toBe(shown.sign)
        expect(shown.house).toBe(houseFrom(real.sign, first))
        if (held.star(shown)) expect(real.nakshatra).toBe(shown.nakshatra)
        if (held.star(shown) === 'pada') expect(real.pada).toBe(shown.pada)
        if (held.dignity(shown)) expect(real.dignity).toBe(shown.dignity)
        if (held.vargottama(shown)) expect(real.vargottama).toBe(true)
        if (held.degree(shown) === 'degree') expect(Math.abs(real.degree - shown.degree)).toBeLessThan(1)
      }
    }
  })

  test('houses hold the same planets and are looked at by the same ones at every hour', () => {
    for (const { held, chart } of all) {
      const left = new Set(held.open.map(({ id }) => id))
      for (const shown of held.chart.houses) {
        const real = chart.houses.find(({ sign }) => sign === shown.sign)!
        expect(shown.lord).toBe(real.lord)
        expect(shown.occupants).toEqual(real.occupants.filter((id) => !left.has(id)))
        expect(shown.aspected_by).toEqual(real.aspected_by.filter((id) => !left.has(id)))
      }
    }
  })

  test('a planet that is left out stands in one of the signs it is said to', () => {
    for (const { held, chart } of all) {
      for (const { id, signs } of held.open) expect(signs).toContain(chart.grahas.find((one) => one.id === id)!.sign)
    }
  })

  test('no division is offered, no degree drawn, no lagna tagged', () => {
    for (const { held, found } of days) {
      expect(held.vargas).toEqual(['d1'])
      const drawn = drawnOf(held.chart, 'd1', held.exact)
      expect([drawn.lagna, ...drawn.grahas].every(({ degree }) => degree === null)).toBe(true)
      expect(certainTags(found).lagna).toBe(false)
    }
  })
})

test('some minutes may leave the lagna and some divisions', () => {
  const birth = { dob: '14/8/1996', tob: '6:42', lat: 26.92, lng: 75.79 }
  const held = heldOf(computeChart(birth, now), stability(birth, 5, now))
  expect(held.origin).toBe('lagna')
  expect(held.vargas).toContain('d2')
  expect(held.vargas).not.toContain('d60')
})
