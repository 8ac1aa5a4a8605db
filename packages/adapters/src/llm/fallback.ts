import { speechOf } from '@dhruva/reading'
import { type FallbackReason, type Llm, LlmFailure } from './port.ts'

/** Said below an answer that another than the chosen astrologer wrote: nobody is to take it for the model's. */
const SAID = {
  english:
    'The language model could not be reached just now: this answer was composed from your chart by Dhruva itself.',
  devanagari: 'भाषा मॉडल से अभी संपर्क नहीं हो पाया: यह उत्तर ध्रुव ने स्वयं आपकी कुंडली से दिया है।',
  roman_hindi: 'Language model se abhi baat nahi ho payi: yeh jawab Dhruva ne khud aapki kundli se diya hai.',
}

/** What a text that could not be used was withheld for, where it is one word. */
const reasonOf = ({ kind, fault }: LlmFailure): FallbackReason =>
  kind === 'unusable' && /^[a-z_]{1,20}$/.test(fault) ? fault : kind

/**
 * Lets the embedded astrologer answer in the same stream while a model does not: whoever asked has an answer, and is told
 * whose. Once a word of the model was shown, it is its reply, and fails as such.
 *
 * @param count told why, each time
 */
export const withFallback = (llm: Llm, embedded: Llm, count: (reason: FallbackReason) => void = () => {}): Llm => ({
  ...llm,
  async *answer(question, signal, listener) {
    let shown = false
    try {
      for await (const piece of llm.answer(question, signal, listener)) {
        shown ||= piece.text.trim() !== ''
        if (shown) yield piece
      }
      if (shown) return
      count('unusable')
      listener?.onFallback?.(new LlmFailure('unusable', 'no text'))
    } catch (error) {
      signal.throwIfAborted()
      if (shown || !(error instanceof LlmFailure)) throw error
      count(reasonOf(error))
      listener?.onFallback?.(error)
    }
    yield* embedded.answer(question, signal, listener)
    yield { text: `\n\n${SAID[speechOf(question)]}`, facts: [] }
  },
})
