export const SHORTEST = 6
export const LONGEST = 2000

const countCharacters = (text: string) => [...text].length

export type QuestionCheck = 'empty' | 'short' | 'long' | 'ok'

/** Judges a typed question as the service does: trimmed, counted in code points. */
export const checkQuestion = (typed: string): QuestionCheck => {
  const count = countCharacters(typed.normalize('NFC').trim())
  if (count === 0) return 'empty'
  if (count < SHORTEST) return 'short'
  return count > LONGEST ? 'long' : 'ok'
}
