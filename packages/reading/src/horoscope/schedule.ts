import type { GrahaId, ScoreId } from '@dhruva/jyotish'

/** Of which sign (0..11) and field it is told, on which day (since 1970). */
export type Turn = { day: number; sign: number; field: ScoreId }

const FIELD: Readonly<Record<ScoreId, number>> = { overall: 0, love: 1, career: 2, money: 3, health: 4, family: 5 }

/** How often, in days, a graha has its turn in a field, and by how many days it stands behind the first. */
const TURNS: Readonly<Record<GrahaId, { every: number; after: number }>> = {
  moon: { every: 1, after: 0 },
  sun: { every: 3, after: 0 },
  mars: { every: 3, after: 1 },
  mercury: { every: 3, after: 2 },
  venus: { every: 3, after: 0 },
  jupiter: { every: 4, after: 0 },
  saturn: { every: 4, after: 1 },
  rahu: { every: 4, after: 2 },
  ketu: { every: 4, after: 3 },
}

/** The slow graha that may stand first in a field when its turn comes, every fourth day; the others stand behind. */
const SLOW_LEADER: Readonly<Record<ScoreId, GrahaId>> = {
  overall: 'jupiter',
  love: 'rahu',
  career: 'saturn',
  money: 'jupiter',
  health: 'ketu',
  family: 'saturn',
}

export const isSlow = (graha: GrahaId): boolean => TURNS[graha].every === 4
export const maySlowLead = (graha: GrahaId, field: ScoreId): boolean => SLOW_LEADER[field] === graha

const count = ({ day, sign, field }: Turn, graha: GrahaId): number => day + sign + FIELD[field] + TURNS[graha].after

/** Whether a graha has its turn: the Moon, who moves on, each day; the quick ones each third, the slow ones each fourth. */
export const hasTurn = (turn: Turn, graha: GrahaId): boolean => count(turn, graha) % TURNS[graha].every === 0

/**
 * The text of a pool whose turn it is. One turn takes the next text, so that of a pool of `length` none returns before
 * `length` turns are over: 12 days for a quick graha, 16 for a slow one. The Moon is in no house at four noons.
 */
export const inTurn = <T>(turn: Turn, graha: GrahaId, pool: readonly [T, ...T[]]): T =>
  pool[Math.floor(count(turn, graha) / TURNS[graha].every) % pool.length] ?? pool[0]

/** Every second day the Moon is told in a field beside the whole. */
export const isMoonTold = (turn: Turn): boolean =>
  turn.field === 'overall' || (turn.day + turn.sign + FIELD[turn.field]) % 2 === 0

/** A number that grows by one a day and is another one for each sign and field; `step` sets the fields apart. */
export const walk = ({ day, sign, field }: Turn, step = 1): number => day + 3 * sign + step * FIELD[field]
