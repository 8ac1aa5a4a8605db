import type { PredictionType, Question } from '@dhruva/reading'
import { noonOfDay, worldsOf } from '@dhruva/reading'
import { type Sky, skyOf } from './sky.ts'
import type { Claim, TimeSpan, Token } from './types.ts'

/** The skies of every chart that a birth of an uncertain time can have; none where the time is exact. */
const possibleSkies = ({ chart, at, uncertainty }: Question, about: TimeSpan | null): Sky[] => {
  if (uncertainty === undefined || uncertainty === 0) return []
  return worldsOf(chart, uncertainty, noonOfDay(at)).charts.map((each) => skyOf(each, at, about))
}

/** The days that each kind of prediction can speak of, to either side of its day. */
const PREDICTED_DAYS: Record<PredictionType, number> = { daily: 2, weekly: 8, monthly: 32, yearly: 367 }

const spokenOf = ({ predict, at }: Question): TimeSpan | null => {
  if (!predict) return null
  const ms = PREDICTED_DAYS[predict] * 86_400_000
  return { lo: at.getTime() - ms, hi: at.getTime() + ms }
}

/** What the sentences of one reply are held against: the chart, those its birth may have, that of the other person. */
export type Skies = { own: Sky; possible: () => Sky[]; others: Sky[] }

export const skiesOf = (question: Question): Skies => {
  const spoken = spokenOf(question)
  let possible: Sky[] | undefined
  return {
    own: skyOf(question.chart, question.at, spoken),
    possible: () => {
      possible ??= possibleSkies(question, spoken)
      return possible
    },
    others: question.other ? [skyOf(question.other.chart, question.at)] : [],
  }
}

const nameOf = ({ kind, about }: Claim): string => [kind, ...about].join(' ')

/** Words that tell of several possible charts: `changes from Leo to Virgo`, `either`, `संभव`. */
const HEDGES =
  /^(?:changes|change|changed|either|or|possible|possibly|depending|may|might|could|perhaps|unless|या|संभव|संभावित|शायद|सकता|सकती|सकते|बदलता|बदलती|बदल|ya|sakta|sakti)$/

const isSomewhere = (claim: Claim, possible: ReadonlyArray<readonly Claim[]>): boolean =>
  possible.some((claims) => claims.some((other) => other.ok && nameOf(other) === nameOf(claim)))

/**
 * Claims that hold in every possible chart. What is so in one but not in another was not known, so it is false; a date is
 * right when it is that of any, since it is told as widely as it can move.
 */
export const heldBy = (
  given: readonly Claim[],
  possible: ReadonlyArray<readonly Claim[]>,
  tokens: readonly Token[],
): Claim[] => {
  if (possible.length === 0) return [...given]
  if (tokens.some(({ word }) => HEDGES.test(word)))
    return given.map((claim) => ({ ...claim, ok: claim.ok || isSomewhere(claim, possible) }))
  const dated = new Set(
    possible.flatMap((claims) => claims.filter(({ ok, dated: isDate }) => ok && isDate).map(nameOf)),
  )
  const told = given.map((claim) => (claim.dated && dated.has(nameOf(claim)) ? { ...claim, ok: true } : claim))
  // what runs `until about June` may run out in a chart whose dates are earlier
  const about = tokens.some(({ is }) => is.kind === 'time' && is.loose)
  const moves = ({ kind, dated: isDate }: Claim) => isDate || (about && kind === 'dasha')
  const failing = possible.flatMap((claims) => claims.filter((claim) => !claim.ok && !moves(claim)))
  const names = new Set(failing.map(nameOf))
  const known = told.map((claim) => (names.has(nameOf(claim)) ? { ...claim, ok: false } : claim))
  const named = new Set(known.map(nameOf))
  // a chart with other lords reads other subjects out of the same words
  const others = failing.filter((claim) => !named.has(nameOf(claim)))
  return others.length > 0 && known.every(({ ok }) => ok) ? [...known, ...others.slice(0, 1)] : known
}
