import { type Llm, LlmFailure } from './port.ts'

export type Clocks = { firstTextMs: number; gapMs: number }

/**
 * Gives a model up that is silent for too long, before those who wait for it do: another can answer then.
 *
 * @param countFirstText told after how many milliseconds the first text came
 */
export const clocked = (
  llm: Llm,
  { firstTextMs, gapMs }: Clocks,
  countFirstText: (ms: number) => void = () => {},
): Llm => ({
  ...llm,
  async *answer(question, signal, listener) {
    const silent = new AbortController()
    let heard = false
    const asked = performance.now()
    let clock = setTimeout(() => silent.abort(), firstTextMs)
    try {
      for await (const piece of llm.answer(question, AbortSignal.any([signal, silent.signal]), listener)) {
        if (piece.text !== '' && heard) clock.refresh()
        else if (piece.text !== '') {
          heard = true
          countFirstText(performance.now() - asked)
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
