import { type ParsedMessage, parse } from '@dhruva/intent'
import type { Other, Question } from './types.ts'

/** For as long as the question is. */
const parsed = new WeakMap<Question, ParsedMessage>()

/** What a question says, read once for all who answer it. */
export const parsedOf = (question: Question): ParsedMessage => {
  const known = parsed.get(question) ?? parse(question)
  parsed.set(question, known)
  return known
}

/** A question with the birth that its message compares with. */
export const comparedWith = (question: Question, other: Other): Question => {
  const compared = { ...question, other }
  parsed.set(compared, parsedOf(question))
  return compared
}
