import { createVerifier, type Verified, verified } from '@dhruva/reading'
import type { Llm } from './port.ts'

/**
 * A language model whose every sentence is checked against the chart and the sky of the day before anyone sees it; a false
 * one is replaced by the composer's or dropped. Text comes a sentence at a time.
 *
 * @param count told what was found, of every reply
 */
export const checked = (llm: Llm, count: (found: Verified) => void = () => {}): Llm => ({
  ...llm,
  answer: (question, signal, onChecked) =>
    verified(llm.answer(question, signal), createVerifier(question), (found) => {
      count(found)
      onChecked?.(found)
    }),
})
