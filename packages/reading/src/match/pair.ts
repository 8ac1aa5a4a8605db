import { tieIn } from '@dhruva/intent'
import { type Chart, type Match, matchCharts, type Partner, withCurrent } from '@dhruva/jyotish'
import { ageOn, noonOfDay } from '#dates.ts'
import { spokenName } from '#names.ts'
import { ADULT } from '#rules.ts'
import type { Other, Question } from '#types.ts'

/** Two people laid beside each other for one question. */
export type Pair = {
  /** a marriage is weighed by the 36 gunas, any other bond is not */
  kind: 'couple' | 'bond'
  mine: Chart
  theirs: Chart
  other: Other
  /** the other's first name, without marks that would change the text around it */
  name: string
  match: Match
  /** whose part the asker has in the match */
  me: Partner
}

/** Minors, parents, friends and business are a bond; so are two of one gender unless marriage or gunas are named. */
const kindOf = (question: Question, other: Other, at: Date): Pair['kind'] => {
  const { person, chart } = question
  if ([chart, other.chart].some(({ input }) => ageOn(input.dob, at) < ADULT)) return 'bond'
  const tie = tieIn(question.message)
  if (tie === 'marriage') return 'couple'
  if (tie === 'kin') return 'bond'
  return person.gender === other.person.gender && tie !== 'matching' ? 'bond' : 'couple'
}

/** The asker and the other of a question; null when it has no other. */
export const pairOf = (question: Question): Pair | null => {
  const { other, person } = question
  if (!other) return null
  const at = noonOfDay(question.at)
  const [mine, theirs] = [question.chart, other.chart].map((chart) => withCurrent(chart, at))
  if (!mine || !theirs) return null
  // whoever is the man is the groom; of two of one gender the one of this talk
  const me: Partner = person.gender === 'Female' && other.person.gender === 'Male' ? 'bride' : 'groom'
  const match = me === 'groom' ? matchCharts(mine, theirs) : matchCharts(theirs, mine)
  return {
    kind: kindOf(question, other, at),
    mine,
    theirs,
    other,
    name: spokenName(other.person.name) || '…',
    match,
    me,
  }
}
