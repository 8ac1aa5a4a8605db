import { type Mend, type Screen, sentencesOf } from '@dhruva/fact-check'
import { citedIn, mendingPromptFor, type Piece, type Question, truthsFor } from '@dhruva/reading'
import type { Listener, Llm } from './port.ts'

type Complete = NonNullable<Llm['complete']>

export type Mending = {
  question: Question
  /** what the sentence has to pass as well */
  screen: Pick<Screen, 'check'>
  signal: AbortSignal
  /** told what asking cost */
  onUsage: Listener['onUsage']
  /** longest wait */
  ms: number
  /** told whether a sentence came that may be said */
  count: (mended: boolean) => void
}

/** One sentence was asked for: more is no answer to that. */
const isOne = (text: string): boolean => sentencesOf(text).filter((sentence) => sentence.trim() !== '').length === 1

const textOf = (pieces: readonly Piece[]): string => pieces.reduce((all, { text }) => all + text, '')

/** Asks a model for one sentence anew: the false one from what is so, the first one from the verdict. */
export const mendBy =
  (complete: Complete, { question, screen, signal, onUsage, ms, count }: Mending): Mend =>
  async (wanted) => {
    const prompt =
      'verdict' in wanted
        ? mendingPromptFor(question, {
            paragraph: wanted.paragraph,
            verdict: wanted.verdict,
            facts: citedIn(question, wanted.facts),
          })
        : mendingPromptFor(question, {
            paragraph: wanted.paragraph,
            sentence: wanted.sentence,
            facts: truthsFor(question, new Set(wanted.claims.flatMap(({ about }) => about)), wanted.cites),
          })
    const pieces: Piece[] = []
    try {
      const within = AbortSignal.any([signal, AbortSignal.timeout(ms)])
      for await (const piece of complete(prompt, within, onUsage ? { onUsage } : {})) pieces.push(piece)
    } catch {
      // whoever asked is gone; any other failure leaves the sentence out
      signal.throwIfAborted()
      count(false)
      return null
    }
    const text = textOf(pieces).trim()
    const { check, ends } = text === '' ? { check: 'empty', ends: true } : screen.check(text)
    const stands = check === null && !ends && isOne(text)
    count(stands)
    return stands ? pieces : null
  }
