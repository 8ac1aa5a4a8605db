import { type Classical, forSeven, type GrahaId, SEVEN } from '#ids.ts'
import type { Ashtakavarga, Conventions } from '#types.ts'
import { ASHTAKAVARGA_TABLES } from './ashtakavarga-data.ts'

type TableId = Conventions['ashtakavarga']

const HOUSE_LETTERS = '123456789abc'
const CONTRIBUTORS: readonly (Classical | 'ascendant')[] = [...SEVEN, 'ascendant']

/** Houses less one, by graha and contributor. */
const OFFSETS = {
  raman: offsetsOf('raman'),
  jhora: offsetsOf('jhora'),
}

function offsetsOf(table: TableId): Record<Classical, number[][]> {
  return forSeven((id) => ASHTAKAVARGA_TABLES[table][id].map((cell) => [...cell].map((x) => HOUSE_LETTERS.indexOf(x))))
}

/** Bindus of one graha in the twelve signs: one for each contributor and each house its row lists. */
function bhinna(offsets: readonly (readonly number[])[], contributors: readonly number[]): number[] {
  const bindus = new Array<number>(12).fill(0)
  for (const [index, sign] of contributors.entries()) {
    for (const offset of offsets[index] ?? []) {
      const to = (sign + offset) % 12
      bindus[to] = (bindus[to] ?? 0) + 1
    }
  }
  return bindus
}

/**
 * Ashtakavarga from the signs of the ascendant and the seven grahas; index 0 of each row is Mesha.
 * Totals of the rows are 48, 49, 39, 54, 56, 52, 39 in either table; together 337.
 */
export function ashtakavarga(
  signs: Readonly<Record<GrahaId, number>>,
  ascendant: number,
  table: TableId,
): Ashtakavarga {
  const contributors = CONTRIBUTORS.map((id) => (id === 'ascendant' ? ascendant : signs[id]))
  const bav = forSeven((id) => bhinna(OFFSETS[table][id], contributors))
  const sav = Array.from({ length: 12 }, (_, sign) => SEVEN.reduce((sum, id) => sum + (bav[id][sign] ?? 0), 0))
  return { table, bav, sav }
}
