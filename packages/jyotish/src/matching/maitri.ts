import { type Classical, type GrahaId, isClassical } from '#ids.ts'
import { naturalRelation } from '#zodiac/friendship.ts'
import type { NatalMoon } from './moon.ts'
import type { Koota, MaitriRelation } from './types.ts'

const RELATIONS: Readonly<Record<-1 | 0 | 1, MaitriRelation>> = { [-1]: 'enemy', 0: 'neutral', 1: 'friend' }

/** Points of two relations, whichever is whose. */
function pointsOf(one: -1 | 0 | 1, other: -1 | 0 | 1): number {
  const pair = [one, other].toSorted((a, b) => b - a).join()
  const points: Readonly<Record<string, number>> = { '1,1': 5, '1,0': 4, '0,0': 3, '1,-1': 1, '0,-1': 0.5, '-1,-1': 0 }
  return points[pair] ?? 0
}

/** The lord of a Moon's sign, which is never a node. */
export function moonLord({ ofSign: { lord } }: NatalMoon): Classical {
  if (!isClassical(lord)) throw new RangeError(`${lord} rules no sign`)
  return lord
}

/** How one lord regards another by nature; itself as a friend. */
export const regards = (of: Classical, other: GrahaId): -1 | 0 | 1 => (of === other ? 1 : naturalRelation(of, other))

/** Graha maitri, up to 5 points for the natural relation of the two Moon signs' lords, each way (Muhurta Chintamani 6). */
export function maitriKoota(groom: NatalMoon, bride: NatalMoon): Koota {
  const [his, hers] = [moonLord(groom), moonLord(bride)]
  const [he, she] = [regards(his, hers), regards(hers, his)]
  return {
    id: 'maitri',
    points: pointsOf(he, she),
    maximum: 5,
    reason: {
      code: 'maitri',
      groom: his,
      bride: hers,
      groom_regards: RELATIONS[he],
      bride_regards: RELATIONS[she],
    },
  }
}
