import type { Classical, GrahaId } from '#ids.ts'

export type Compound = 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy'

/** Natural friends and enemies of each graha, the rest are neutral (Brihat Parashara Hora Shastra 3.55). */
const NATURAL: Readonly<Record<Classical, { friends: readonly GrahaId[]; enemies: readonly GrahaId[] }>> = {
  sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { friends: ['sun', 'mercury'], enemies: [] },
  mars: { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
  mercury: { friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: { friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
}

const TEMPORAL_FRIEND_HOUSES: readonly number[] = [2, 3, 4, 10, 11, 12]
const COMPOUND: readonly Compound[] = ['great_enemy', 'enemy', 'neutral', 'friend', 'great_friend']

/** How `of` regards `other` by nature: 1 friend, 0 neutral, -1 enemy. */
export function naturalRelation(of: Classical, other: GrahaId): -1 | 0 | 1 {
  if (NATURAL[of].friends.includes(other)) return 1
  return NATURAL[of].enemies.includes(other) ? -1 : 0
}

/** The relation that holds in a chart: natural plus temporal, the latter from where `other` stands seen from `of`. */
export function compoundRelation(of: Classical, other: GrahaId, ofSign: number, otherSign: number): Compound {
  const house = ((otherSign - ofSign + 12) % 12) + 1
  const temporal = TEMPORAL_FRIEND_HOUSES.includes(house) ? 1 : -1
  return COMPOUND[naturalRelation(of, other) + temporal + 2] ?? 'neutral'
}
