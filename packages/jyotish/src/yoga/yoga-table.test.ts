import { expect, test } from 'vitest'
import type { GrahaId } from '#ids.ts'
import { madeOfSigns } from '#testing/made-chart.ts'
import type { YogaId } from '#yoga-types.ts'
import { YOGA_RULES, yogasOf } from './yogas.ts'

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

type Sky = readonly [ascendant: number, moved: Partial<Record<GrahaId, number>>]

const far = { moon: 5, mars: 3, mercury: 3, jupiter: 3, venus: 3, saturn: 3, sun: 0 }

/** Each row of the list: a sky that has the yoga and one that only just has not. */
const rows: [YogaId, Sky, Sky][] = [
  ['gajakesari', [0, { jupiter: 8 }], [0, { jupiter: 9 }]],
  ['budha_aditya', [0, { mercury: 2 }], [0, { mercury: 3 }]],
  ['chandra_mangala', [0, { mars: 5 }], [0, { mars: 11 }]],
  ['ruchaka', [9, { mars: 9 }], [10, { mars: 9 }]],
  ['bhadra', [2, { mercury: 2 }], [2, { mercury: 8 }]],
  ['hamsa', [3, { jupiter: 3 }], [7, { jupiter: 3 }]],
  ['malavya', [1, { venus: 1 }], [1, { venus: 4 }]],
  ['shasha', [9, { saturn: 9 }], [9, { saturn: 0 }]],
  ['sunapha', [0, { mars: 6 }], [0, { mars: 0, sun: 6 }]],
  ['anapha', [0, { mars: 4 }], [0, { mars: 0, rahu: 4, ketu: 10 }]],
  ['durudhara', [0, { mars: 4, venus: 6 }], [0, { mars: 4 }]],
  ['kemadruma', [1, far], [1, { ...far, mars: 5 }]],
  ['vesi', [0, { mercury: 0 }], [0, { mercury: 0, venus: 6, moon: 3 }]],
  ['vosi', [0, { venus: 6 }], [0, { venus: 6, mercury: 0, rahu: 1, ketu: 7 }]],
  ['ubhayachari', [0, {}], [0, { venus: 6 }]],
  ['adhi', [0, { mercury: 10, jupiter: 11, venus: 0 }], [0, { mercury: 10, jupiter: 11, venus: 1 }]],
  ['amala', [0, { jupiter: 9, rahu: 8, ketu: 2 }], [0, { jupiter: 9 }]],
  ['lakshmi', [0, { jupiter: 8, mars: 0 }], [0, { jupiter: 8, mars: 4 }]],
  ['saraswati', [0, { mercury: 1, jupiter: 3, venus: 4 }], [0, { mercury: 2, jupiter: 3, venus: 4 }]],
  ['raja', [3, { venus: 0, jupiter: 0 }], [3, { jupiter: 2, saturn: 9 }]],
  ['yogakaraka', [3, {}], [0, {}]],
  ['dharma_karmadhipati', [4, { mars: 6, venus: 6 }], [4, { mars: 6, venus: 3 }]],
  ['dhana', [4, { mercury: 6, jupiter: 6 }], [4, { jupiter: 2 }]],
  ['vipareeta', [0, { mercury: 7, mars: 0, jupiter: 0 }], [0, { mercury: 0, mars: 0, jupiter: 0 }]],
  ['neecha_bhanga', [1, { saturn: 0 }], [0, { saturn: 0, mars: 8, sun: 2, moon: 4 }]],
  ['parivartana', [0, { mars: 1, venus: 0 }], [0, { mars: 1 }]],
  ['chandra_grahan', [0, { moon: 9 }], [0, { moon: 8 }]],
  ['surya_grahan', [0, { sun: 3 }], [0, { sun: 4 }]],
  ['guru_chandal', [0, { jupiter: 3 }], [0, { jupiter: 4 }]],
  ['shrapit', [0, { saturn: 9 }], [0, { saturn: 3 }]],
  ['angarak', [0, { mars: 9 }], [0, { mars: 3 }]],
]

const has = (id: YogaId, [ascendant, moved]: Sky) =>
  yogasOf(madeOfSigns(ascendant, { ...base, ...moved })).some((yoga) => yoga.id === id)

test.each(rows)('%s: present and absent', (id, present, absent) => {
  expect(has(id, present)).toBe(true)
  expect(has(id, absent)).toBe(false)
})

test('the rows are the whole list, and each names its source', () => {
  expect(rows.map(([id]) => id).toSorted()).toEqual([...new Set(YOGA_RULES.map(({ id }) => id))].toSorted())
  for (const { source } of YOGA_RULES) expect(source.length).toBeGreaterThan(5)
})
