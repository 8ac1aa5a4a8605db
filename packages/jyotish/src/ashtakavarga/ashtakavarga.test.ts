import { describe, expect, test } from 'vitest'
import { forEachGraha, SEVEN } from '#ids.ts'
import published from '../../testdata/kundli-thirdparty.json' with { type: 'json' }
import { ashtakavarga } from './ashtakavarga.ts'
import { ASHTAKAVARGA_TABLES } from './ashtakavarga-data.ts'

const TOTALS = { sun: 48, moon: 49, mars: 39, mercury: 54, jupiter: 56, venus: 52, saturn: 39 }
const sum = (row: readonly number[]) => row.reduce((total, each) => total + each, 0)
const withNodes = (signs: Record<(typeof SEVEN)[number], number>) => ({ ...signs, rahu: 0, ketu: 6 })

describe.each(['raman', 'jhora'] as const)('table %s', (table) => {
  test('has the totals 48 49 39 54 56 52 39 wherever the grahas are', () => {
    for (let turn = 0; turn < 144; turn += 1) {
      const signs = forEachGraha((id) => (turn * (id.length + 3) + id.charCodeAt(0)) % 12)
      const { bav, sav } = ashtakavarga(signs, turn % 12, table)
      for (const id of SEVEN) expect(sum(bav[id]), id).toBe(TOTALS[id])
      expect(sum(sav)).toBe(337)
      expect(sav.every((bindus, sign) => bindus === sum(SEVEN.map((id) => bav[id][sign]!)))).toBe(true)
    }
  })
})

test('check vector of the design', () => {
  const signs = withNodes({ sun: 7, moon: 6, mars: 4, mercury: 8, jupiter: 8, venus: 6, saturn: 11 })
  expect(ashtakavarga(signs, 9, 'raman').sav).toEqual([27, 31, 31, 22, 34, 30, 33, 31, 24, 24, 23, 27])
  expect(ashtakavarga(signs, 9, 'jhora').sav).toEqual([26, 31, 32, 22, 34, 30, 33, 31, 23, 25, 23, 27])
})

test.each(published.ashtakavarga.cases)('published case %#', ({ signs, sav_jhora, sav_raman, ...rest }) => {
  const { ascendant, ...seven } = signs
  const jhora = ashtakavarga(withNodes(seven), ascendant, 'jhora')
  expect(jhora.sav).toEqual(sav_jhora)
  if ('bav_jhora' in rest) expect(jhora.bav).toEqual(rest.bav_jhora)
  expect(ashtakavarga(withNodes(seven), ascendant, 'raman').sav).toEqual(sav_raman)
})

test('the two tables differ in four cells', () => {
  const differing = SEVEN.flatMap((id) =>
    ASHTAKAVARGA_TABLES.raman[id].flatMap((cell, index) =>
      cell === ASHTAKAVARGA_TABLES.jhora[id][index] ? [] : [`${id} ${index}`],
    ),
  )
  expect(differing).toEqual(['moon 1', 'moon 2', 'moon 4', 'venus 2'])
})
