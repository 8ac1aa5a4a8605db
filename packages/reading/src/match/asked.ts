import { type MatchRequest, matchRequest } from '@dhruva/intent'
import { type Matter, parse } from '@dhruva/intent/parse'
import type { Other, Question } from '#types.ts'

/** For as long as the question is. */
const asked = new WeakMap<Question, MatchRequest | null>()

/** What two people are compared for, whatever time is named. */
const OF_TWO = new Set<Matter | null>([
  'kundli_match',
  'proposal_match',
  'love_marriage',
  'marriage_time',
  'marriage_late',
  'partner_meet',
  'love_feelings',
  'proposal_answer',
  'ex_return',
])

/** `how will 2027 be for me and Pallavi`: a time is asked for, not how two charts fit. */
const asksOfTime = ({ message, at, saved = [] }: Question): boolean => {
  const { questions } = parse({ message, history: [], at, saved: saved.map(({ name }) => name) })
  return questions.some(({ scope, periods, matter }) => (scope !== null || periods !== null) && !OF_TWO.has(matter))
}

/** The comparison that a message asks for, read once; null of a public figure and where none is asked for. */
export const matchAskedOf = (question: Question): MatchRequest | null => {
  const known = asked.get(question)
  if (known !== undefined) return known
  const named = question.celebrity ? null : matchRequest(question.message, question.history)
  const found = named && !named.sure && asksOfTime(question) ? null : named
  asked.set(question, found)
  return found
}

/** A question with the birth that its message compares with. */
export const comparedWith = (question: Question, other: Other): Question => {
  const compared = { ...question, other }
  asked.set(compared, matchAskedOf(question))
  return compared
}
