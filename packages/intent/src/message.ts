import { lazy } from './lazy.ts'
import { spanOf, withoutSpan } from './message-time.ts'
import type { Span, Turn } from './types.ts'
import { IDIOMS } from './vocabulary-data.ts'
import { type Words, without, wordsOf } from './words.ts'

/** One message of a person. It is cut into words when somebody first looks at them, and only then. */
export type Message = {
  readonly text: string
  readonly words: Words
  /** the words without figures of speech */
  readonly literal: Words
  /** of those, the ones that name no time: what can name a matter */
  readonly matter: Words
  /** the time that is named; null when none is */
  readonly span: Span | null
}

export const messageOf = (text: string): Message => {
  const words = lazy(() => wordsOf(text))
  const literal = lazy(() => without(IDIOMS, words()))
  const matter = lazy(() => withoutSpan(literal()))
  const span = lazy(() => spanOf(literal()))
  return {
    text,
    get words() {
      return words()
    },
    get literal() {
      return literal()
    },
    get matter() {
      return matter()
    },
    get span() {
      return span()
    },
  }
}

/** What the person wrote before in a talk, the last message first. */
export const earlierIn = (history: readonly Turn[]): Message[] =>
  history
    .filter(({ role }) => role === 'user')
    .toReversed()
    .map(({ text }) => messageOf(text))
