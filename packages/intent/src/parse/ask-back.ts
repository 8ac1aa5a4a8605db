import type { Guess } from './listen.ts'
import type { Heard } from './normalise.ts'
import type { AskBack, Matter, Question } from './types.ts'

/** Below this a matter is not sure, and another this near may be meant. */
const UNSURE = 0.45
const NEAR = 0.15
/** Nothing was heard at all. */
const NOTHING = 0.12

/** What must be asked back, free, because answers would differ. */
export const askBackFor = (
  found: readonly { question: Question; guesses: readonly Guess<Matter>[] }[],
  saved: readonly string[],
  { keys }: Heard,
): AskBack | null => {
  const [first] = found
  if (!first || found.length > 1) return null
  const { question, guesses } = first
  const { subject } = question
  if (subject.kind === 'saved' && saved.filter((name) => name === subject.name).length > 1)
    return { about: 'same_name', name: subject.name }
  if (question.matter === null || question.refers !== null) return null
  const [one, two] = guesses
  if (one && one.share < NOTHING && keys.length > 0) return { about: 'nothing_heard' }
  if (one && two && one.share < UNSURE && one.share - two.share < NEAR)
    return { about: 'matter', between: [one.name, two.name] }
  if (question.matter === 'muhurat' && question.activity === null) return { about: 'activity' }
  return null
}
