import { round6 } from '#angles.ts'
import { CATEGORIES, type Category, forEachCategory, type Score, type ScoreId, type ScoreReason } from './types.ts'

const LEAST = 15
const MOST = 95
const REASONS = 3

const sum = (terms: readonly ScoreReason[]): number => terms.reduce((total, { points }) => total + points, 0)

const scoreOf = (base: number, terms: readonly ScoreReason[]): number =>
  // Six decimals: which order the terms are added in must not decide between two whole numbers.
  Math.max(LEAST, Math.min(MOST, Math.round(round6(base + sum(terms)))))

/** The largest terms by size, the largest first; equal ones stay in their order. */
function largest(terms: readonly ScoreReason[]): ScoreReason[] {
  return terms
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, REASONS)
    .map((term) => ({ ...term, points: Math.round(term.points * 100) / 100 }))
    .filter(({ points }) => points !== 0)
}

/** Scores from the terms of each category (and of Overall, for its reasons); Overall is the mean of the five numbers. */
export function scoresFrom(
  base: number,
  terms: Readonly<Record<ScoreId, readonly ScoreReason[]>>,
): Record<ScoreId, Score> {
  const of = (category: Category): Score => ({
    score: scoreOf(base, terms[category]),
    reasons: largest(terms[category]),
  })
  const scores = forEachCategory(of)
  const mean = CATEGORIES.reduce((total, category) => total + scores[category].score, 0) / CATEGORIES.length
  return { overall: { score: Math.round(mean), reasons: largest(terms.overall) }, ...scores }
}
