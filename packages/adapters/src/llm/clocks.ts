import { type Llm, LlmFailure } from './port.ts'

export type Clocks = { firstTextMs: number; gapMs: number }

/** Gives a model up that is silent for too long, before those who wait for it do: another can answer then. */
export const clocked = (llm: Llm, { firstTextMs, gapMs }: Clocks): Llm => ({
  ...llm,
  async *answer(question, signal, listener) {
    const silent = new AbortController()
    let heard = false
    let clock = setTimeout(() => silent.abort(), firstTextMs)
    try {
      for await (const piece of llm.answer(question, AbortSignal.any([signal, silent.signal]), listener)) {
        if (piece.text !== '' && heard) clock.refresh()
        else if (piece.text !== '') {
          heard = true
          clearTimeout(clock)
          clock = setTimeout(() => silent.abort(), gapMs)
        }
        yield piece
      }
    } catch (error) {
      signal.throwIfAborted()
      throw silent.signal.aborted ? new LlmFailure('silent', heard ? 'fell silent' : 'no text') : error
    } finally {
      clearTimeout(clock)
    }
  },
})
