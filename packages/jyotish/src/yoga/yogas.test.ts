import { DAY_MS } from '@dhruva/common'
import { describe, expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import type { GrahaId } from '#ids.ts'
import { madeOfSigns } from '#testing/made-chart.ts'
import type { YogaId } from '#yoga-types.ts'
import { KENDRA } from '#zodiac/houses.ts'
import { YOGA_RULES, yogasOf } from './yogas.ts'

/** No two grahas have anything to do with each other here but by chance; each test moves the ones it is about. */
const base: Record<GrahaId, number> = {
  sun: 2,
  moon: 5,
  mars: 4,
  mercury: 1,
  jupiter: 10,
  venus: 3,
  saturn: 7,
  rahu: 9,
  ketu: 3,
}
const yogas = (ascendant: number, moved: Partial<Record<GrahaId, number>> = {}) =>
  yogasOf(madeOfSigns(ascendant, { ...base, ...moved }))
const only = (id: YogaId, ascendant: number, moved: Partial<Record<GrahaId, number>> = {}) =>
  yogas(ascendant, moved).filter((yoga) => yoga.id === id)

describe('from the Moon', () => {
  test('gajakesari in each kendra and nowhere else', () => {
    for (let jupiter = 0; jupiter < 12; jupiter += 1) {
      const house = ((jupiter - 5 + 12) % 12) + 1
      const found = only('gajakesari', 0, { jupiter })
      expect(found.length, String(jupiter)).toBe(KENDRA.includes(house) ? 1 : 0)
      if (found[0]) expect(found[0].why).toMatchObject({ code: 'house_from_moon', house })
    }
  })

  test('gajakesari is strict only with a benefic and outside enemy signs', () => {
    const strict = (moved: Partial<Record<GrahaId, number>>) =>
      only('gajakesari', 0, { moon: 6, jupiter: 3, ...moved })[0]?.why
    expect(strict({ venus: 3 })).toMatchObject({ strict: true })
    expect(strict({ venus: 4, mercury: 4 })).toMatchObject({ strict: false })
  })

  test('sunapha, anapha and durudhara exclude each other', () => {
    const beside = (moved: Partial<Record<GrahaId, number>>) =>
      yogas(0, moved)
        .map((yoga) => yoga.id)
        .filter((id) => ['sunapha', 'anapha', 'durudhara'].includes(id))
    expect(beside({ mars: 0 })).toEqual([])
    expect(beside({ mars: 6 })).toEqual(['sunapha'])
    expect(beside({ mars: 4 })).toEqual(['anapha'])
    expect(beside({ mars: 4, venus: 6 })).toEqual(['durudhara'])
    expect(beside({ mars: 0, sun: 6, rahu: 4 })).toEqual([])
  })

  test('kemadruma, and the star in a kendra that undoes it', () => {
    const far = { moon: 5, mars: 3, mercury: 3, jupiter: 3, venus: 3, saturn: 3, sun: 0 }
    expect(only('kemadruma', 1, far)).toMatchObject([{ grahas: ['moon'], cancelled_by: [] }])
    expect(only('kemadruma', 0, far)[0]?.cancelled_by).toContainEqual({
      code: 'graha_in_kendra',
      graha: 'mars',
      from: ['ascendant'],
    })
    expect(only('kemadruma', 1, { ...far, mars: 8 })[0]?.cancelled_by).toEqual([
      { code: 'graha_in_kendra', graha: 'mars', from: ['moon'] },
    ])
    expect(only('kemadruma', 0, { ...far, mars: 5 })).toEqual([])
  })

  test('adhi takes all three in 6, 7 and 8', () => {
    expect(only('adhi', 0, { mercury: 10, jupiter: 11, venus: 0 })).toMatchObject([{ why: { houses: [6, 7, 8] } }])
    expect(only('adhi', 0, { mercury: 10, jupiter: 11, venus: 1 })).toEqual([])
  })
})

describe('by placement', () => {
  test.each<[YogaId, GrahaId, number, number, number]>([
    ['ruchaka', 'mars', 9, 0, 3],
    ['bhadra', 'mercury', 5, 2, 11],
    ['hamsa', 'jupiter', 3, 6, 9],
    ['malavya', 'venus', 11, 11, 5],
    ['shasha', 'saturn', 6, 3, 0],
  ])('%s: %s in sign %d, ascendant %d, not in sign %d', (id, graha, sign, ascendant, other) => {
    expect(only(id, ascendant, { [graha]: sign })).toMatchObject([{ grahas: [graha] }])
    expect(only(id, (ascendant + 1) % 12, { [graha]: sign })).toEqual([])
    expect(only(id, ascendant, { [graha]: other })).toEqual([])
  })

  test('conjunctions', () => {
    expect(only('budha_aditya', 0, { mercury: 2 })).toMatchObject([
      { why: { sign: 2, house: 3, combust_mercury: false } },
    ])
    expect(only('chandra_mangala', 0, { mars: 5 })).toHaveLength(1)
    expect(only('chandra_mangala', 0, { mars: 11 })).toEqual([])
    expect(only('chandra_grahan', 0, { moon: 9 })).toMatchObject([{ grahas: ['moon', 'rahu'] }])
    expect(only('surya_grahan', 0, { sun: 3 })).toMatchObject([{ grahas: ['sun', 'ketu'] }])
    expect(only('guru_chandal', 0, { jupiter: 3 })).toMatchObject([{ grahas: ['jupiter', 'ketu'] }])
    expect(only('shrapit', 0, { saturn: 3 })).toEqual([])
    expect(only('shrapit', 0, { saturn: 9 })).toHaveLength(1)
    expect(only('angarak', 0, { mars: 9 })).toHaveLength(1)
  })

  test('amala needs the benefic to be alone', () => {
    expect(only('amala', 0, { jupiter: 9, rahu: 8, ketu: 2 })).toMatchObject([
      { grahas: ['jupiter'], why: { from: 'ascendant' } },
    ])
    expect(only('amala', 0, { jupiter: 9, rahu: 9, ketu: 3 })).toEqual([])
    expect(only('amala', 3, { jupiter: 2, sun: 1 })).toMatchObject([{ why: { from: 'moon' } }])
  })

  test('lakshmi and saraswati', () => {
    // Mesha rises: Jupiter rules 9, Mars rules 1.
    expect(only('lakshmi', 0, { jupiter: 8, mars: 0 })).toMatchObject([{ grahas: ['jupiter', 'mars'] }])
    expect(only('lakshmi', 0, { jupiter: 11, mars: 0 })).toEqual([])
    expect(only('saraswati', 0, { mercury: 1, jupiter: 3, venus: 4 })).toHaveLength(1)
    expect(only('saraswati', 0, { mercury: 2, jupiter: 3, venus: 4 })).toEqual([])
    expect(only('saraswati', 0, { mercury: 1, jupiter: 9, venus: 4 })).toEqual([])
  })

  test('a debilitation and what cancels it', () => {
    const saturn = { saturn: 0 }
    // Its lord Mars in Simha, exalted-there Sun in Mithuna; Vrishabha rises, the Moon is in Kanya: the Sun is in its kendra.
    expect(only('neecha_bhanga', 1, saturn)[0]?.why).toEqual({
      code: 'debilitation_cancelled',
      by: [
        { code: 'sign_lord_in_kendra', graha: 'mars', from: ['ascendant'] },
        { code: 'exalted_there_in_kendra', graha: 'sun', from: ['moon'] },
      ],
    })
    expect(only('neecha_bhanga', 0, { saturn: 0, mars: 8, sun: 2, moon: 4 })).toEqual([])
    expect(only('neecha_bhanga', 0, { saturn: 0, mars: 5, sun: 0, moon: 4 })[0]?.why).toMatchObject({
      by: [
        { code: 'exalted_there_in_kendra', graha: 'sun' },
        { code: 'sign_lord_aspects', graha: 'mars' },
        { code: 'with_exalted', graha: 'sun' },
      ],
    })
  })
})

describe('by lordship', () => {
  test('raja: lords of a kendra and a trikona together, in exchange or facing each other', () => {
    // Karka rises: Venus rules 4 and 11, Jupiter 6 and 9.
    const pair = (moved: Partial<Record<GrahaId, number>>) =>
      only('raja', 3, moved).filter(({ grahas }) => grahas.toSorted().join() === 'jupiter,venus')
    expect(pair({ venus: 0, jupiter: 0 })).toMatchObject([{ why: { lords: [[4, 9]], by: ['together'] } }])
    expect(pair({ venus: 11, jupiter: 6 })).toMatchObject([{ why: { by: ['exchange'] } }])
    expect(pair({ venus: 0, jupiter: 6 })).toMatchObject([{ why: { by: ['mutual_aspect'] } }])
    expect(pair({ venus: 0, jupiter: 8 })).toEqual([])
  })

  test('one graha of both kinds is a yogakaraka and no raja yoga with itself', () => {
    const karakas = Array.from({ length: 12 }, (_, sign) => only('yogakaraka', sign)[0]?.grahas[0] ?? null)
    expect(karakas).toEqual([null, 'saturn', null, 'mars', 'mars', null, 'saturn', null, null, 'venus', 'venus', null])
    for (let sign = 0; sign < 12; sign += 1) {
      for (const { grahas } of [...only('raja', sign), ...only('dhana', sign)]) expect(new Set(grahas).size).toBe(2)
    }
    expect(only('dharma_karmadhipati', 1, { saturn: 1 })).toEqual([])
  })

  test('dharma karmadhipati and dhana', () => {
    // Simha rises: Mars rules 9, Venus 10; Mercury rules 2 and 11, Jupiter 5. Of each pair the first house is Mercury's.
    expect(only('dharma_karmadhipati', 4, { mars: 6, venus: 6 })).toHaveLength(1)
    expect(only('dhana', 4, { mercury: 6, jupiter: 6 })).toMatchObject([
      {
        why: {
          lords: expect.arrayContaining([
            [2, 5],
            [11, 5],
          ]),
          by: ['together'],
        },
      },
    ])
  })

  test('vipareeta has three names', () => {
    // Mesha rises: Mercury rules 6, Mars 8, Jupiter 12.
    const kinds = only('vipareeta', 0, { mercury: 7, mars: 5, jupiter: 11 }).map(({ why }) => why)
    expect(kinds).toMatchObject([
      { kind: 'harsha', house: 8 },
      { kind: 'sarala', house: 6 },
      { kind: 'vimala', house: 12 },
    ])
    expect(only('vipareeta', 0, { mercury: 0, mars: 0, jupiter: 0 })).toEqual([])
  })

  test.each<[Partial<Record<GrahaId, number>>, [number, number], string]>([
    [{ mars: 1, venus: 0 }, [1, 2], 'maha'],
    [{ mars: 2, mercury: 0 }, [1, 3], 'khala'],
    [{ mars: 5, mercury: 0 }, [1, 6], 'dainya'],
  ])('parivartana %o', (moved, houses, kind) => {
    const found = only('parivartana', 0, moved).map(({ why }) => why)
    expect(found).toContainEqual({ code: 'exchange_of_signs', kind, houses })
  })
})

test('strength counts dignity, combustion and dusthanas and stays within 0..3', () => {
  const [exalted] = only('hamsa', 3, { jupiter: 3 })
  expect(exalted).toMatchObject({ strength: 2, weights: [{ code: 'strong', graha: 'jupiter', by: 1 }] })
  const [weak] = only('guru_chandal', 4, { jupiter: 9, saturn: 6, mars: 3 })
  expect(weak).toMatchObject({
    strength: 0,
    weights: [
      { code: 'debilitated', graha: 'jupiter' },
      { code: 'dusthana', graha: 'jupiter' },
      { code: 'dusthana', graha: 'rahu' },
    ],
  })
})

test('every rule is found in some chart, and every strength is whole', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  const seen = new Set<YogaId>()
  for (let day = 0; day < 1500; day += 1) {
    const date = new Date(Date.UTC(1920, 0, 1) + day * 26.3 * DAY_MS)
    const dob = `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`
    const chart = computeChart({ dob, tob: `${day % 24}:30`, lat: 26, lng: 80 }, now)
    for (const yoga of chart.yogas) {
      seen.add(yoga.id)
      expect([0, 1, 2, 3]).toContain(yoga.strength)
    }
  }
  expect(YOGA_RULES.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([])
})
