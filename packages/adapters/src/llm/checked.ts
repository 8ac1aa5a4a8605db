import {
  begunWith,
  createScreen,
  createVerifier,
  type Mend,
  type Screen,
  screened,
  type Verified,
  verdictFor,
  verified,
  Withheld,
} from '@dhruva/fact-check'
import {
  type Answer,
  CANARY,
  helplinesFor,
  type Piece,
  piecesOf,
  planOf,
  preparedOf,
  type Question,
  rulesOf,
  speechOf,
} from '@dhruva/reading'
import { mendBy } from './mending.ts'
import { type Llm, LlmFailure } from './port.ts'

/** An answer may be so much longer than its form allows before it is ended. */
const LONGER = 1.3
/** For one sentence more nobody waits longer. */
const MEND_MS = 4_000

/** The numbers that a person may be told to call. */
const numbersFor = ({ helplines, chart }: Question): string[] =>
  Object.values((helplines ?? helplinesFor(chart.input.tz)).entries).map(({ number }) => number.replace(/\D/g, ''))

const screenOf = (question: Question, isLimited: boolean): Screen =>
  createScreen({
    write: speechOf(question),
    rules: rulesOf(question.astrologer),
    canary: CANARY,
    earlier: question.history.filter(({ role }) => role === 'astrologer').map(({ text }) => text),
    helplines: numbersFor(question),
    maxWords: isLimited && !question.predict ? Math.round(planOf(question).words * LONGER) : null,
  })

async function* withheldAsFailure(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces
  } catch (error) {
    throw error instanceof Withheld ? new LlmFailure('unusable', error.check) : error
  }
}

/** The fixed sentences of care around a reading, whoever writes it. */
const careAround = (question: Question) => (question.predict ? { before: [], after: [] } : preparedOf(question))

/** A reply between them; nothing of it, nothing of them. */
async function* amidCare(pieces: AsyncIterable<Piece>, question: Question): AsyncGenerator<Piece> {
  const { before, after } = careAround(question)
  const gap = { text: '\n\n', facts: [] }
  let begun = false
  for await (const piece of pieces) {
    if (!begun && piece.text.trim() === '') continue
    if (!begun && before.length > 0) yield* [...piecesOf({ paragraphs: before }), gap]
    begun = true
    yield piece
  }
  if (begun && after.length > 0) yield* [gap, ...piecesOf({ paragraphs: after })]
}

/** What the embedded astrologer says without the care around it. */
const readingOf = (answered: Answer, question: Question): Answer => {
  const { before, after } = careAround(question)
  const { paragraphs } = answered
  return { ...answered, paragraphs: paragraphs.slice(before.length, paragraphs.length - after.length) }
}

export type CheckCounts = {
  /** told what was found of the sky, of every reply */
  countChecked?: (found: Verified) => void
  /** told what may not be said and was, each time */
  countScreened?: (check: string) => void
  /** told of a sentence that was asked for anew, whether one came that may stand there */
  countRewrite?: (mended: boolean) => void
}

export type CheckSettings = {
  /** whether an answer ends that is far longer than its form allows */
  isLimited?: boolean
  /** longest wait for a sentence that is asked for anew */
  mendMs?: number
}

/**
 * A language model whose every sentence is looked at before anyone sees it: whether it may be said at all (`screen`), whether
 * the reply begins with the verdict of the judgement, and whether it is true of the chart and the sky of the day. A false one is
 * asked for anew, once, or dropped. Text comes a sentence at a time.
 */
export const checked = (
  llm: Llm,
  { countChecked = () => {}, countScreened = () => {}, countRewrite = () => {} }: CheckCounts = {},
  { isLimited = true, mendMs = MEND_MS }: CheckSettings = {},
): Llm => ({
  ...llm,
  answer: (question, signal, listener = {}) => {
    const verifier = createVerifier(question)
    const composed = () => {
      const answered = readingOf(verifier.composed(), question)
      listener.onFacts?.(answered.facts)
      return answered
    }
    const screen = screenOf(question, isLimited)
    const mend: Mend | null = llm.complete
      ? mendBy(llm.complete, {
          question,
          screen,
          signal,
          onUsage: listener.onUsage,
          ms: mendMs,
          count: countRewrite,
        })
      : null
    const allowed = screened(llm.answer(question, signal, listener), screen, countScreened)
    const begun = begunWith(allowed, verdictFor(question), verifier, mend)
    const told = verified(
      withheldAsFailure(begun),
      { ...verifier, composed },
      (found) => {
        countChecked(found)
        listener.onChecked?.(found)
      },
      mend,
    )
    return amidCare(told, question)
  },
})
