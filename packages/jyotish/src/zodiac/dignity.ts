import type { Dignity, GrahaId } from '#types.ts'
import { compoundRelation } from './friendship.ts'
import { lordOf, signOf } from './signs.ts'

export type Rulership = {
  own: readonly number[]
  exalted: number
  /** degree of deepest exaltation inside that sign; the nodes have none */
  deepest: number | null
  debilitated: number
  /** degrees `from` <= d < `to` of `sign` */
  moolatrikona: { sign: number; from: number; to: number } | null
}

/** Signs where a graha is strong or weak (Brihat Parashara Hora Shastra 3.49-54); those of the nodes vary by author. */
export const RULERSHIPS: Readonly<Record<GrahaId, Rulership>> = {
  sun: { own: [4], exalted: 0, deepest: 10, debilitated: 6, moolatrikona: { sign: 4, from: 0, to: 20 } },
  moon: { own: [3], exalted: 1, deepest: 3, debilitated: 7, moolatrikona: { sign: 1, from: 3, to: 30 } },
  mars: { own: [0, 7], exalted: 9, deepest: 28, debilitated: 3, moolatrikona: { sign: 0, from: 0, to: 12 } },
  mercury: { own: [2, 5], exalted: 5, deepest: 15, debilitated: 11, moolatrikona: { sign: 5, from: 15, to: 20 } },
  jupiter: { own: [8, 11], exalted: 3, deepest: 5, debilitated: 9, moolatrikona: { sign: 8, from: 0, to: 10 } },
  venus: { own: [1, 6], exalted: 11, deepest: 27, debilitated: 5, moolatrikona: { sign: 6, from: 0, to: 15 } },
  saturn: { own: [9, 10], exalted: 6, deepest: 20, debilitated: 0, moolatrikona: { sign: 10, from: 0, to: 20 } },
  rahu: { own: [10], exalted: 1, deepest: null, debilitated: 7, moolatrikona: null },
  ketu: { own: [7], exalted: 7, deepest: null, debilitated: 1, moolatrikona: null },
}

/** Where exaltation, moolatrikona and own sign share one sign, exaltation ends at this degree. */
const EXALTED_UNTIL: Partial<Record<GrahaId, number>> = { moon: 3, mercury: 15 }

/**
 * Dignity of a graha at `lon`: the first that applies of exalted, moolatrikona, own, debilitated, else its compound
 * relation to the lord of its sign. The nodes have no friendships and are neutral there.
 */
export function dignityOf(id: GrahaId, lon: number, signs: Readonly<Record<GrahaId, number>>): Dignity {
  const sign = signOf(lon)
  const degree = lon - 30 * sign
  const { own, exalted, debilitated, moolatrikona } = RULERSHIPS[id]
  if (sign === exalted && degree < (EXALTED_UNTIL[id] ?? 30)) return 'exalted'
  if (moolatrikona?.sign === sign && degree >= moolatrikona.from && degree < moolatrikona.to) return 'moolatrikona'
  if (own.includes(sign)) return 'own'
  if (sign === debilitated) return 'debilitated'
  if (id === 'rahu' || id === 'ketu') return 'neutral'
  const lord = lordOf(sign)
  return compoundRelation(id, lord, sign, signs[lord])
}
