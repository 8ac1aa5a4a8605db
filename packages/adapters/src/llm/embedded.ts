import { setTimeout as sleep } from 'node:timers/promises'
import { answer, piecesOf } from '@dhruva/reading'
import { ahead } from './ahead.ts'
import type { Llm } from './port.ts'

/**
 * The astrologer without a provider: reads the chart itself, in one go, and says it word by word.
 *
 * @param paceMs pause after each word; the first comes without one
 */
export const createEmbeddedLlm = (paceMs: number): Llm => {
  const answers = ahead((question) => answer(question))
  return {
    name: 'embedded',
    prepare: answers.prepare,
    async *answer(question, signal) {
      signal.throwIfAborted()
      let first = true
      for (const piece of piecesOf(answers.take(question))) {
        if (!first) await pause(paceMs, signal)
        first = false
        yield piece
      }
    },
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => {})
  signal.throwIfAborted()
}
