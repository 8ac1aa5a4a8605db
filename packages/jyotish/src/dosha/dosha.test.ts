import { DAY_MS } from '@dhruva/common'
import { describe, expect, test } from 'vitest'
import { storedLongitude } from '#angles.ts'
import { forEachGraha, type GrahaId } from '#ids.ts'
import { longitude } from '#sky/bodies.ts'
import { frameAt } from '#sky/frame.ts'
import { signOf } from '#zodiac/signs.ts'
import published from '../../testdata/kundli-thirdparty.json' with { type: 'json' }
import { kaalSarp } from './kaal-sarp.ts'
import { manglik } from './manglik.ts'
import { sadeSati, sadeSatiOfLife } from './sade-sati.ts'
import { SATURN_INGRESSES } from './saturn-data.ts'

const saturnSign = (ms: number) => signOf(storedLongitude(longitude(frameAt(ms), 'saturn', 'mean')))

describe('kaal sarp', () => {
  test.each(published.kaal_sarp.cases)('published: $present', ({ signs, present }) => {
    const lons = forEachGraha((id) => signs[id] * 30 + 15)
    expect(kaalSarp(lons, 1).present).toBe(present)
  })

  const between = { ...forEachGraha(() => 100), rahu: 50, ketu: 230 }

  test('knows its direction and its name', () => {
    expect(kaalSarp(between, 3)).toMatchObject({ present: true, direction: 'ascending', type: 'vasuki' })
    expect(kaalSarp({ ...between, rahu: 230, ketu: 50 }, 12)).toMatchObject({
      present: true,
      direction: 'descending',
      type: 'sheshnag',
    })
  })

  test('goes by degree: a graha with the node counts, a degree beyond does not', () => {
    expect(kaalSarp({ ...between, moon: 50, mars: 230 }, 1).present).toBe(true)
    expect(kaalSarp({ ...between, moon: 49 }, 1)).toMatchObject({ present: false, partial: true, outside: 'moon' })
    expect(kaalSarp({ ...between, moon: 49, mars: 231 }, 1)).toEqual({
      present: false,
      partial: false,
      type: null,
      direction: null,
      outside: null,
    })
  })
})

describe('manglik', () => {
  const signs: Record<GrahaId, number> = { ...forEachGraha(() => 5), mars: 2, jupiter: 5, moon: 4, venus: 4 }

  test('Mars in 1 2 4 7 8 12 from the ascendant', () => {
    const present = Array.from({ length: 12 }, (_, house) => manglik(signs, (2 - house + 12) % 12).present)
    expect(present.flatMap((has, index) => (has ? [index + 1] : []))).toEqual([1, 2, 4, 7, 8, 12])
  })

  test('is counted from Moon and Venus too, and high in 7 and 8', () => {
    expect(manglik({ ...signs, moon: 2, venus: 8 }, 7)).toMatchObject({
      level: 3,
      from: ['ascendant', 'moon', 'venus'],
      strength: 'high',
      house: 8,
    })
    expect(manglik({ ...signs, moon: 2 }, 0)).toMatchObject({ present: false, level: 1, strength: null, reasons: [] })
  })

  const codes = (moved: Partial<Record<GrahaId, number>>, ascendant: number) =>
    manglik({ ...signs, ...moved }, ascendant).reasons.map(({ code }) => code)

  test('each cancellation by itself', () => {
    expect(codes({ mars: 2, jupiter: 0 }, 2)).toEqual([])
    expect(codes({ mars: 0, jupiter: 1 }, 0)).toEqual(['own_or_exalted'])
    expect(codes({ mars: 4, jupiter: 1, moon: 5 }, 10)).toEqual(['in_simha_or_kumbha'])
    expect(codes({ mars: 2, jupiter: 0 }, 1)).toEqual(['harmless_in_house'])
    expect(codes({ mars: 2, jupiter: 2 }, 2)).toEqual(['with_jupiter'])
    expect(codes({ mars: 2, jupiter: 6 }, 2)).toEqual(['aspected_by_jupiter'])
    expect(codes({ mars: 2, jupiter: 0, moon: 2 }, 2)).toEqual(['with_moon'])
    expect(codes({ mars: 2, jupiter: 0 }, 3)).toEqual(['yogakaraka_for_ascendant'])
  })
})

describe('sade sati', () => {
  test('the table of Saturn is the sky', () => {
    for (const [index, [seconds, sign]] of SATURN_INGRESSES.entries()) {
      const before = SATURN_INGRESSES[index - 1]?.[1] ?? 6
      expect(saturnSign(seconds * 1000), String(index)).toBe(sign)
      expect(saturnSign((seconds - 1) * 1000), String(index)).toBe(before)
    }
  })

  test('no ingress is missing from it', () => {
    let index = 0
    for (let ms = SATURN_INGRESSES[0]![0] * 1000; ms < Date.UTC(2234, 0, 1); ms += 3 * DAY_MS) {
      while (SATURN_INGRESSES[index + 1]![0] * 1000 <= ms) index += 1
      expect(saturnSign(ms), String(ms)).toBe(SATURN_INGRESSES[index]![1])
    }
  })

  test('Kumbha: rising, peak and setting with the weeks of 2022 in Makara', () => {
    const { intervals } = sadeSati({ moon_sign: 10 }, new Date('2020-02-01'), new Date('2027-01-01'))
    expect(intervals.map(({ phase, start }) => `${phase} ${start.slice(0, 10)}`)).toEqual([
      'rising 2020-01-24',
      'peak 2022-04-29',
      'rising 2022-07-12',
      'peak 2023-01-17',
      'setting 2025-03-29',
    ])
    expect(intervals.at(-1)!.end.slice(0, 10)).toBe('2027-06-03')
  })

  test('dhaiya is Saturn in 4 and 8', () => {
    const { dhaiya } = sadeSati({ moon_sign: 4 }, new Date('2025-06-01'), new Date('2026-01-01'))
    expect(dhaiya).toMatchObject([{ phase: 'ashtama', sign: 11 }])
  })

  test('stays do not overlap, lie in the right signs and are contiguous inside one passage', () => {
    for (let moon = 0; moon < 12; moon += 1) {
      const { intervals, dhaiya } = sadeSatiOfLife(moon, Date.UTC(1950, 0, 1), new Date('2026-01-01'))
      for (const [index, { phase, sign, start, end }] of intervals.entries()) {
        expect({ rising: 11, peak: 0, setting: 1 }[phase]).toBe((sign - moon + 12) % 12)
        const next = intervals[index + 1]
        expect(start < end && (!next || end <= next.start)).toBe(true)
        const gapDays = next ? (Date.parse(next.start) - Date.parse(end)) / DAY_MS : 0
        // A gap is either a look over the outer borders or the twenty years until the next passage.
        if (gapDays > 0) expect(gapDays < 250 || gapDays > 7000, String(gapDays)).toBe(true)
      }
      expect(dhaiya.intervals.every(({ sign }) => [3, 7].includes((sign - moon + 12) % 12))).toBe(true)
    }
  })

  test('the phase is that of the stay that holds the moment', () => {
    const at = (now: string) => sadeSatiOfLife(10, Date.UTC(1990, 0, 1), new Date(now))
    expect(at('2024-06-01').phase).toBe('peak')
    expect(at('2022-08-01').phase).toBe('rising')
    expect(at('2029-01-01').phase).toBeNull()
  })
})
