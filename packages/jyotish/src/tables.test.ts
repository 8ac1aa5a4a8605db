import { DAY_MS } from '@dhruva/common'
import { describe, expect, test } from 'vitest'
import { SEVEN } from './ids.ts'
import {
  GRAHA_NAMES,
  KARANA_NAMES,
  NAKSHATRA_NAMES,
  type Name,
  SIGN_NAMES,
  TITHI_NAMES,
  VARA_NAMES,
  YOGA_NAMES,
} from './names.ts'
import { lahiriAyanamsa } from './sky/ayanamsa.ts'
import { frameAt } from './sky/frame.ts'
import { deltaTSeconds } from './time/delta-t.ts'
import { naturalRelation } from './zodiac/friendship.ts'
import { NAKSHATRAS, nakshatraLord, nakshatraOf, padaOf } from './zodiac/nakshatra.ts'
import { SIGNS } from './zodiac/signs.ts'

const J2000_TT = 2_451_545

describe('Lahiri ayanamsa', () => {
  // Mean values of Swiss Ephemeris at 0 h TT; Julian days.
  test.each([
    ['1945-01-01', 2_431_456.5, 23.0889064],
    ['1956-03-21', 2_435_553.5, 23.245561],
    ['1985-01-01', 2_446_066.5, 23.6475756],
    ['2000-01-01', 2_451_544.5, 23.8570732],
    ['2024-01-01', 2_460_310.5, 24.192344],
    ['2026-01-01', 2_461_041.5, 24.2203039],
  ])('on %s', (_, julianDay, expected) => {
    expect(Math.abs(lahiriAyanamsa((julianDay - J2000_TT) / 36_525) - expected) * 3600).toBeLessThan(0.0006)
  })

  test('true on 21 March 1956 it is 23°15′00.658″, as the Calendar Reform Committee fixed it', () => {
    // To half a second of arc: the almanacs of that time had an older theory of nutation.
    const frame = frameAt(Date.parse('1956-03-21T00:00:00Z') - 31_360)
    expect(Math.abs(frame.ayanamsa + frame.nutation - (23 + 15 / 60 + 0.658 / 3600)) * 3600).toBeLessThan(0.5)
  })
})

test('TT - UT of the tabulated years, linear between them, held after the last', () => {
  const at = (iso: string) => deltaTSeconds((Date.parse(iso) - Date.UTC(2000, 0, 1, 12)) / DAY_MS)
  for (const [iso, seconds] of [
    ['1900-01-01', -1.99],
    ['1950-01-01', 28.93],
    ['2000-01-01', 63.83],
    ['2020-01-01', 69.36],
    ['2026-01-01', 68.9],
  ] as const) {
    expect(Math.abs(at(iso) - seconds), iso).toBeLessThan(0.02)
  }
  expect(at('1985-07-02')).toBeCloseTo((54.34 + 54.87) / 2, 2)
  expect([at('2031-01-01'), at('2090-01-01')]).toEqual([69.28, 69.28])
})

describe('the zodiac', () => {
  test('elements, modes and varnas go round', () => {
    const columns = SIGNS.map(({ element, mode, varna }) => [element, mode, varna])
    for (const [index, [element, mode, varna]] of columns.entries()) {
      expect(element).toBe(['fire', 'earth', 'air', 'water'][index % 4])
      expect(mode).toBe(['movable', 'fixed', 'dual'][index % 3])
      expect(varna).toBe(['kshatriya', 'vaishya', 'shudra', 'brahmin'][index % 4])
    }
  })

  test('lords mirror each other about the line between Karka and Simha', () => {
    for (let step = 1; step < 6; step += 1) expect(SIGNS[(3 - step + 12) % 12]!.lord).toBe(SIGNS[4 + step]!.lord)
    expect([SIGNS[3]!.lord, SIGNS[4]!.lord]).toEqual(['moon', 'sun'])
  })

  test('natural friends come from the moolatrikona: lords of its 2, 4, 5, 8, 9, 12 and of the exaltation', () => {
    const roots = { sun: 4, moon: 1, mars: 0, mercury: 5, jupiter: 8, venus: 6, saturn: 10 }
    const exalted = { sun: 0, moon: 1, mars: 9, mercury: 5, jupiter: 3, venus: 11, saturn: 6 }
    for (const of of SEVEN) {
      const friendly = [1, 3, 4, 7, 8, 11].map((step) => (roots[of] + step) % 12)
      friendly.push(exalted[of])
      for (const other of SEVEN) {
        if (other === of) continue
        const signs = SIGNS.flatMap(({ lord }, sign) => (lord === other ? [sign] : []))
        const share = signs.filter((sign) => friendly.includes(sign)).length / signs.length
        expect(naturalRelation(of, other), `${of} ${other}`).toBe(share === 1 ? 1 : share === 0 ? -1 : 0)
      }
    }
  })
})

describe('the nakshatras', () => {
  const count = <T>(values: readonly T[]) => [...Map.groupBy(values, (each) => each)].map(([, all]) => all.length)

  test('nadis go to and fro by three; nine of each gana and nadi', () => {
    const order = ['adi', 'madhya', 'antya', 'antya', 'madhya', 'adi']
    expect(NAKSHATRAS.map(({ nadi }) => nadi)).toEqual(NAKSHATRAS.map((_, index) => order[index % 6]))
    expect(count(NAKSHATRAS.map(({ gana }) => gana))).toEqual([9, 9, 9])
  })

  test('every yoni has two nakshatras but the mongoose, who is alone', () => {
    const yonis = Map.groupBy(NAKSHATRAS, ({ yoni }) => yoni)
    expect(yonis.size).toBe(14)
    for (const [yoni, all] of yonis) expect(all.length, yoni).toBe(yoni === 'mongoose' ? 1 : 2)
  })

  test('lords repeat every nine, from Ketu', () => {
    expect([0, 9, 18].map(nakshatraLord)).toEqual(['ketu', 'ketu', 'ketu'])
    expect([5, 8, 26].map(nakshatraLord)).toEqual(['rahu', 'mercury', 'mercury'])
  })

  test('edges are half open: 13°20′ and 3°20′ begin the next one', () => {
    for (let pada = 0; pada < 108; pada += 1) {
      const edge = (pada * 360) / 108
      expect(padaOf(edge + 1e-9)).toBe((pada % 4) + 1)
      expect(nakshatraOf(edge + 1e-9)).toBe(Math.floor(pada / 4))
      expect(padaOf((edge + 360 - 1e-6) % 360)).toBe(((pada + 107) % 4) + 1)
    }
  })

  test('no syllable stands twice', () => {
    const syllables = NAKSHATRAS.flatMap((each) => each.syllables)
    expect(new Set(syllables).size).toBe(108)
  })
})

test('names: as many as there are things, each in both scripts', () => {
  const tables: [readonly Name[], number][] = [
    [SIGN_NAMES, 12],
    [NAKSHATRA_NAMES, 27],
    [TITHI_NAMES, 30],
    [YOGA_NAMES, 27],
    [KARANA_NAMES, 60],
    [VARA_NAMES, 7],
    [Object.values(GRAHA_NAMES), 9],
  ]
  for (const [names, size] of tables) {
    expect(names).toHaveLength(size)
    for (const { sa, en, hi } of names) {
      expect(sa).toMatch(/^[A-Z][A-Za-z ]+$/)
      expect(en).toMatch(/^[A-Z][A-Za-z ]+$/)
      expect(hi).toMatch(/^[\u0900-\u097f ]+$/)
    }
  }
  expect([TITHI_NAMES[14]!.sa, TITHI_NAMES[29]!.sa]).toEqual(['Purnima', 'Amavasya'])
  expect(KARANA_NAMES.filter(({ sa }) => sa === 'Vishti')).toHaveLength(8)
})
