import { lazy } from './lazy.ts'
import type { Turn } from './types.ts'
import { type Words, wordsOf } from './words.ts'

/** One message of a person. It is cut into words when somebody first looks at them, and only then. */
export type Message = { readonly text: string; readonly words: Words }

export const messageOf = (text: string): Message => {
  const words = lazy(() => wordsOf(text))
  return {
    text,
    get words() {
      return words()
    },
  }
}

/** What the person wrote before in a talk, the last message first. */
export const earlierIn = (history: readonly Turn[]): Message[] =>
  history
    .filter(({ role }) => role === 'user')
    .toReversed()
    .map(({ text }) => messageOf(text))
