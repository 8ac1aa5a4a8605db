import { setTimeout as sleep } from 'node:timers/promises'
import { answer, piecesOf } from '@dhruva/reading'
import type { Llm } from './port.ts'

/**
 * The astrologer without a provider: reads the chart itself, in one go, and says it word by word.
 *
 * @param paceMs pause after each word; the first comes without one
 */
export const createEmbeddedLlm = (paceMs: number): Llm => ({
  name: 'embedded',
  async *answer(question, signal, { onFacts, onReply } = {}) {
    signal.throwIfAborted()
    const answered = answer(question)
    onReply?.(answered)
    onFacts?.(answered.facts)
    let first = true
    for (const piece of piecesOf(answered)) {
      if (!first) await pause(paceMs, signal)
      first = false
      yield piece
    }
  },
})

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => {})
  signal.throwIfAborted()
}
