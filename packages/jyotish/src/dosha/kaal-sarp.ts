import { normalize } from '#angles.ts'
import type { KaalSarp, KaalSarpType } from '#dosha-types.ts'
import { type GrahaId, SEVEN } from '#ids.ts'
import { at } from '#names.ts'

/** Names by the house of Rahu, 1..12. */
const TYPES: readonly KaalSarpType[] = [
  'anant',
  'kulik',
  'vasuki',
  'shankhapal',
  'padma',
  'mahapadma',
  'takshak',
  'karkotak',
  'shankhachud',
  'ghatak',
  'vishdhar',
  'sheshnag',
]

/**
 * Whether all seven from Sun to Saturn lie by degree in one half circle between the nodes; with one outside it is
 * partial. Modern and absent from the classics. `rahuHouse` is 1..12 from the ascendant.
 */
export function kaalSarp(lons: Readonly<Record<GrahaId, number>>, rahuHouse: number): KaalSarp {
  const beyondRahu = (id: GrahaId) => normalize(lons[id] - lons.rahu)
  // The edge itself belongs to both halves: a graha exactly with a node is inside either way.
  const outsideAscending = SEVEN.filter((id) => beyondRahu(id) > 180)
  const outsideDescending = SEVEN.filter((id) => beyondRahu(id) > 0 && beyondRahu(id) < 180)
  const ascending = outsideAscending.length <= outsideDescending.length
  const outside = ascending ? outsideAscending : outsideDescending
  const present = outside.length === 0
  const partial = outside.length === 1
  return {
    present,
    partial,
    type: present || partial ? at(TYPES, rahuHouse - 1) : null,
    direction: present || partial ? (ascending ? 'ascending' : 'descending') : null,
    outside: partial ? (outside[0] ?? null) : null,
  }
}
