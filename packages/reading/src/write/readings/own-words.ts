import type { WriteContext } from '#write/types.ts'

/** What was said of a question: the whole message of one alone, of several its own clause. */
export const ownWords = ({ asked, parsed, question }: WriteContext): string =>
  parsed.questions.length === 1 ? question.message : asked.words
