import { countCharacters, FIRST_MESSAGE_CHARACTERS } from '@dhruva/contract'

export const LONGEST = 2000

export type QuestionCheck = 'empty' | 'short' | 'long' | 'ok'

/**
 * Judges a typed question as the service does: trimmed, counted in code points.
 * @param isFirst of a talk: after a reply "why?" is a question
 */
export const checkQuestion = (typed: string, isFirst: boolean): QuestionCheck => {
  const count = countCharacters(typed.normalize('NFC').trim())
  if (count === 0) return 'empty'
  if (isFirst && count < FIRST_MESSAGE_CHARACTERS) return 'short'
  return count > LONGEST ? 'long' : 'ok'
}
