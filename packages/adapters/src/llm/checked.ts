import { createVerifier, type Verified, verified } from '@dhruva/fact-check'
import type { Llm } from './port.ts'

/**
 * A language model whose every sentence is checked against the chart and the sky of the day before anyone sees it; a false
 * one is replaced by the composer's or dropped. Text comes a sentence at a time.
 *
 * @param count told what was found, of every reply
 */
export const checked = (llm: Llm, count: (found: Verified) => void = () => {}): Llm => ({
  ...llm,
  answer: (question, signal, listener = {}) => {
    const verifier = createVerifier(question)
    const composed = () => {
      const answered = verifier.composed()
      listener.onFacts?.(answered.facts)
      return answered
    }
    return verified(llm.answer(question, signal, listener), { ...verifier, composed }, (found) => {
      count(found)
      listener.onChecked?.(found)
    })
  },
})
