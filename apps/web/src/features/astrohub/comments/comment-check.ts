import { COMMENT_LENGTH, countCharacters } from '@dhruva/contract'

export type CommentRefusal = 'missing' | 'short' | 'long'

/** What is wrong with a comment before it is sent, or null. */
export const checkComment = (typed: string): CommentRefusal | null => {
  const count = countCharacters(typed.trim())
  if (count === 0) return 'missing'
  if (count < COMMENT_LENGTH.min) return 'short'
  return count > COMMENT_LENGTH.max ? 'long' : null
}
