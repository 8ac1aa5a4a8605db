import { COMMENT_LENGTH, countCharacters } from '@dhruva/contract'

export type CommentRefusal = 'missing' | 'short' | 'long'

/** What is wrong with a comment before it is sent, or null. */
export const checkComment = (typed: string): CommentRefusal | null => {
  const count = countCharacters(typed.trim())
  if (count === 0) return 'missing'
  if (count < COMMENT_LENGTH.min) return 'short'
  return count > COMMENT_LENGTH.max ? 'long' : null
}

/** What was typed on while a comment was on its way: it is not lost with the comment's leaving. */
export const restOf = (typed: string, sent: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed
