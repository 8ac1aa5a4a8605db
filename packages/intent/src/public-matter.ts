import * as W from './vocabulary-data.ts'
import { has, type Words } from './words.ts'

/** What a message asks about a public figure: who they are, their work, a time of theirs, or just them. */
export type PublicMatter = 'character' | 'work' | 'season' | 'person'

/** Null where the message names none of these or strays from them. */
export const publicMatterOf = (words: Words): PublicMatter | null => {
  if (has(W.CHARACTER_WORDS, words)) return 'character'
  if (has(W.PUBLIC_WORK_WORDS, words)) return 'work'
  if (has(W.SEASON_WORDS, words)) return 'season'
  return has(W.THEM_WORDS, words) && !has(W.OFF_TOPIC_WORDS, words) ? 'person' : null
}
