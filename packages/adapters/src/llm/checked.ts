import { createScreen, createVerifier, screened, type Verified, verified, Withheld } from '@dhruva/fact-check'
import { HELPLINE, type Piece, parsedOf, type Question, rulesOf } from '@dhruva/reading'
import { type Llm, LlmFailure } from './port.ts'

/** The longest answer that was asked for, and a third. */
const MAX_WORDS = 330

const screenOf = (question: Question, maxWords: number | null) =>
  createScreen({
    write: parsedOf(question).speech,
    rules: rulesOf(question.astrologer),
    earlier: question.history.filter(({ role }) => role === 'astrologer').map(({ text }) => text),
    helplines: [HELPLINE.number, HELPLINE.emergency],
    maxWords: question.predict ? null : maxWords,
  })

async function* withheldAsFailure(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces
  } catch (error) {
    throw error instanceof Withheld ? new LlmFailure('unusable', error.check) : error
  }
}

export type CheckCounts = {
  /** told what was found of the sky, of every reply */
  countChecked?: (found: Verified) => void
  /** told what may not be said and was, each time */
  countScreened?: (check: string) => void
}

/**
 * A language model whose every sentence is looked at before anyone sees it: whether it may be said at all (`screen`), and
 * whether it is true of the chart and the sky of the day; a false one is dropped. Text comes a
 * sentence at a time.
 *
 * @param maxWords of an answer, after which it ends; null: no limit
 */
export const checked = (
  llm: Llm,
  { countChecked = () => {}, countScreened = () => {} }: CheckCounts = {},
  maxWords: number | null = MAX_WORDS,
): Llm => ({
  ...llm,
  answer: (question, signal, listener = {}) => {
    const verifier = createVerifier(question)
    const composed = () => {
      const answered = verifier.composed()
      listener.onFacts?.(answered.facts)
      return answered
    }
    const allowed = screened(llm.answer(question, signal, listener), screenOf(question, maxWords), countScreened)
    return verified(withheldAsFailure(allowed), { ...verifier, composed }, (found) => {
      countChecked(found)
      listener.onChecked?.(found)
    })
  },
})
