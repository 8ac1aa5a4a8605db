import { type MatchRequest, matchRequest } from '@dhruva/intent'
import type { Other, Question } from '#types.ts'

/** For as long as the question is. */
const asked = new WeakMap<Question, MatchRequest | null>()

/** The comparison that a message asks for, read once; null of a public figure and where none is asked for. */
export const matchAskedOf = (question: Question): MatchRequest | null => {
  const known = asked.get(question)
  if (known !== undefined) return known
  const found = question.celebrity ? null : matchRequest(question.message, question.history)
  asked.set(question, found)
  return found
}

/** A question with the birth that its message compares with. */
export const comparedWith = (question: Question, other: Other): Question => {
  const compared = { ...question, other }
  asked.set(compared, matchAskedOf(question))
  return compared
}
