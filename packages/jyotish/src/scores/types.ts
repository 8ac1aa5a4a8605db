import type { TaraId } from '#gochara/tarabala.ts'
import type { Classical, GrahaId } from '#ids.ts'

export const CATEGORIES = ['love', 'career', 'money', 'health', 'family'] as const
export type Category = (typeof CATEGORIES)[number]
export type ScoreId = 'overall' | Category

export type TithiGroup = 'nanda' | 'bhadra' | 'jaya' | 'rikta' | 'purna' | 'purnima' | 'amavasya'

/** What moved a score; houses are 1..12. */
export type ScoreCause =
  | { code: 'transit'; graha: GrahaId; house: number; state: 'good' | 'obstructed' | 'bad'; obstructed_by: Classical[] }
  | { code: 'in_key_house' | 'aspects_key_house'; graha: GrahaId; house: number }
  | { code: 'weekday_lord'; graha: GrahaId; relation: 'lord' | 'friend' | 'enemy' }
  | { code: 'tithi'; tithi: number; group: TithiGroup }
  | { code: 'tara'; tara: number; id: TaraId }
  | { code: 'chandra'; house: number }
  | { code: 'dasha'; level: 'maha' | 'antar'; graha: GrahaId; effect: 'supports' | 'hinders' }

/** A cause with its share in points of the score, averaged over the instants of the day; never 0. */
export type ScoreReason = ScoreCause & { points: number }

/** A score of 15..95 with the three largest causes, the largest first. */
export type Score = { score: number; reasons: ScoreReason[] }

export type DayScores = { date: string; scores: Record<ScoreId, Score> }

/** A record with one entry for each category. */
export const forEachCategory = <T>(make: (category: Category) => T): Record<Category, T> => ({
  love: make('love'),
  career: make('career'),
  money: make('money'),
  health: make('health'),
  family: make('family'),
})

/** The same with Overall first. */
export const forEachScore = <T>(make: (id: ScoreId) => T): Record<ScoreId, T> => ({
  overall: make('overall'),
  ...forEachCategory(make),
})
