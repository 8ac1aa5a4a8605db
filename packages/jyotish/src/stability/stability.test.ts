import { describe, expect, test } from 'vitest'
import { normalize } from '#angles.ts'
import { chartAt } from '#chart.ts'
import { GRAHAS, VARGAS } from '#ids.ts'
import { momentAt, momentOf } from '#moment.ts'
import type { BirthInput, Chart } from '#types.ts'
import { vargaEdges, vargaSign } from '#zodiac/varga.ts'
import { arcOf, valuesOver } from './arc.ts'
import { stability } from './stability.ts'
import type { Stability } from './types.ts'

const now = new Date('2026-01-01T00:00:00Z')
const births: BirthInput[] = Array.from({ length: 12 }, (_, index) => ({
  dob: `${((index * 5) % 28) + 1}/${((index * 7) % 12) + 1}/${1940 + index * 7}`,
  tob: `${(index * 5) % 24}:${(index * 17) % 60}`,
  lat: index % 4 === 3 ? 52 - index : 9 + index * 2,
  lng: 70 + index * 2,
}))

const chartsIn = (birth: BirthInput, { from, to }: Stability, count: number): Chart[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const ms = Date.parse(from) + Math.floor(((Date.parse(to) - Date.parse(from)) * index) / count / 1000) * 1000
    return chartAt(momentAt(ms, birth.lat, birth.lng), now)
  })

/** Every statement beside what a chart says. */
function* statementsOf(found: Stability, chart: Chart) {
  const graha = (id: string) => chart.grahas.find((each) => each.id === id)!
  yield ['ascendant', found.ascendant.sign, chart.ascendant.sign] as const
  yield ['ascendant nakshatra', found.ascendant.nakshatra, chart.ascendant.nakshatra] as const
  yield ['ascendant navamsa', found.ascendant.navamsa_sign, chart.ascendant.navamsa_sign] as const
  yield ['nakshatra', found.nakshatra, chart.nakshatra] as const
  yield ['pada', found.pada, chart.pada] as const
  yield ['manglik', found.manglik, chart.doshas.manglik.present] as const
  yield ['first', found.dasha.first, chart.vimshottari.lord] as const
  for (const level of ['maha', 'antar', 'pratyantar'] as const) {
    if (found.dasha.running) yield [level, found.dasha.running[level], chart.vimshottari.current![level].lord] as const
  }
  for (const id of GRAHAS) {
    yield [`${id} sign`, found.signs[id], graha(id).sign] as const
    yield [`${id} house`, found.houses[id], graha(id).house] as const
    yield [`${id} navamsa`, found.navamsas[id], graha(id).navamsa_sign] as const
  }
  for (const varga of VARGAS) {
    for (const id of ['ascendant', ...GRAHAS] as const) {
      yield [`${varga} ${id}`, found.vargas[varga][id], chart.vargas[varga][id]] as const
    }
  }
}

describe.each<[string, number | null, number]>([
  ['exact', 0, 1],
  ['± 2 minutes', 2, 8],
  ['± 30 minutes', 30, 40],
  ['unknown', null, 200],
])('%s', (_, minutes, count) => {
  test('what is possible is what the charts of the span say, and only that', () => {
    const wrong: string[] = []
    for (const birth of births) {
      const found = stability(birth, minutes, now)
      const seen = new Map<string, { values: readonly unknown[]; met: Set<unknown> }>()
      for (const chart of chartsIn(birth, found, count)) {
        for (const [name, { values, certain }, value] of statementsOf(found, chart)) {
          const known = values.some((each) => each === value)
          if (!known || certain !== (values.length === 1)) wrong.push(`${JSON.stringify(birth)} ${name} ${value}`)
          const { met } = seen.get(name) ?? { met: new Set() }
          seen.set(name, { values, met: met.add(value) })
        }
      }
      // Signs and houses last long enough that close samples meet each of them.
      for (const [name, { values, met }] of seen) {
        const lasting = /sign|house|ascendant$|^nakshatra|manglik/.test(name) && minutes !== 2
        if (lasting && met.size !== values.length) wrong.push(`${JSON.stringify(birth)} ${name} never met`)
      }
    }
    expect(wrong).toEqual([])
  })
})

test('an exact time leaves nothing open', () => {
  for (const birth of births) {
    const found = stability(birth, 0, now)
    const chart = chartAt(momentOf(birth), now)
    for (const [name, { certain }] of statementsOf(found, chart)) expect(certain, name).toBe(true)
    expect(found.dasha.dates_span_days).toBe(0)
  }
})

test('the rising sign changes in the second that is named', () => {
  const [birth] = births
  const { ascendant, from, to } = stability(birth!, null, now)
  expect(ascendant.changes.length).toBeGreaterThanOrEqual(11)
  expect(Date.parse(to) - Date.parse(from)).toBe(86_399_000)
  for (const { at, sign } of ascendant.changes) {
    const rising = (ms: number) => chartAt(momentAt(ms, birth!.lat, birth!.lng), now).ascendant.sign
    expect(rising(Date.parse(at))).toBe(sign)
    expect(rising(Date.parse(at) - 1000)).toBe((sign + 11) % 12)
  }
})

test('a minute moves dasha dates by some days, a day by years', () => {
  for (const birth of births) {
    const minute = stability(birth, 0.5, now).dasha.dates_span_days
    expect(minute).toBeGreaterThan(1)
    expect(minute).toBeLessThan(6)
    expect(stability(birth, null, now).dasha.dates_span_days).toBeGreaterThan(4 * 365)
  }
})

test('polar births and the shortest day of the clocks have their span', () => {
  expect(stability({ dob: '21/12/2000', tob: '12:00', lat: 78.22, lng: 15.65 }, null, now).ascendant.sign.certain).toBe(
    false,
  )
  const short = stability({ dob: '10/3/2024', tob: '12:00', lat: 40.71, lng: -74.01 }, null, now)
  expect(Date.parse(short.to) - Date.parse(short.from)).toBe(23 * 3_600_000 - 1000)
})

test('a clock time that came twice can mean either', () => {
  const found = stability({ dob: '3/11/2024', tob: '01:30', lat: 40.71, lng: -74.01 }, 0, now)
  expect([found.from, found.to]).toEqual(['2024-11-03T05:30:00Z', '2024-11-03T06:30:00Z'])
  expect(found.dasha.dates_span_days).toBeGreaterThan(60)
})

describe('an arc', () => {
  test('knows every part it crosses, forward and backward', () => {
    for (const varga of VARGAS) {
      for (const [from, to] of [
        [350, 25],
        [12.3, 47.9],
        [0, 30],
        [29.999999, 30],
      ] as const) {
        const length = normalize(to - from)
        const steps = Array.from({ length: 5001 }, (_, index) => normalize(from + (length * index) / 5000))
        const edges = (sign: number) => vargaEdges(varga, sign)
        const expected = [...new Set(steps.map((lon) => vargaSign(varga, lon)))].toSorted()
        const forward = valuesOver({ from, length }, edges, (lon) => vargaSign(varga, lon))
        expect(forward.values.toSorted(), `${varga} ${from}`).toEqual(expected)
        const backward = valuesOver({ from: to, length: -length }, edges, (lon) => vargaSign(varga, lon))
        expect(backward.values.toSorted(), `${varga} ${to}`).toEqual(expected)
      }
    }
  })

  test('of something that turns covers both ways', () => {
    expect(arcOf([10, 10.4, 10.5, 10.3])).toMatchObject({ from: 10 })
    expect(arcOf([10, 10.4, 10.5, 10.3]).length).toBeCloseTo(0.5, 9)
    expect(arcOf([1, 359, 358])).toEqual({ from: 1, length: -3 })
  })
})
