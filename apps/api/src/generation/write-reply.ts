import { LlmFailure, type Piece } from '@dhruva/adapters'
import { CHARGED_FROM_CHARACTERS, countCharacters } from '@dhruva/contract'
import type { ReplyLimits } from '#config.ts'
import type { ReplyText } from '#generation/reply-text.ts'

export type Failure = 'first_text' | 'gap' | 'total' | 'provider' | 'empty' | 'too_long' | 'shutdown' | 'storing'

/** How the writing of a reply ended. */
export type Outcome = { kind: 'complete' } | { kind: 'stopped' } | { kind: 'failed'; why: Failure; error?: unknown }

export type Writing = {
  /** Resolves once, never rejects; from then on no text is added. */
  ended: Promise<Outcome>
  /** Ends it at once, unless it has ended. */
  cut: (outcome: Outcome) => void
}

const failed = (why: Failure): Outcome => ({ kind: 'failed', why })

/** A reply that reached its token limit has been read: from what a stopped one is charged, it is an answer. */
const outcomeOf = (error: unknown, text: string): Outcome =>
  error instanceof LlmFailure && error.kind === 'length' && countCharacters(text) >= CHARGED_FROM_CHARACTERS
    ? { kind: 'complete' }
    : { kind: 'failed', why: 'provider', error }

/** Why a provider is left: a clock that ran out is a `TimeoutError`, as `AbortSignal.timeout` has it. */
const reasonOf = (outcome: Outcome) =>
  outcome.kind === 'failed' && (outcome.why === 'first_text' || outcome.why === 'gap')
    ? new DOMException(outcome.why, 'TimeoutError')
    : undefined

/** Three clocks over one reply; `onTime` is told which of them ran out. */
const startClocks = (limits: ReplyLimits, onTime: (why: Failure) => void) => {
  const total = setTimeout(onTime, limits.totalMs, 'total')
  const first = setTimeout(onTime, limits.firstTextMs, 'first_text')
  let gap: NodeJS.Timeout | null = null
  return {
    heard: () => {
      clearTimeout(first)
      gap = gap?.refresh() ?? setTimeout(onTime, limits.gapMs, 'gap')
    },
    stop: () => {
      for (const clock of [total, first, gap]) if (clock) clearTimeout(clock)
    },
  }
}

/**
 * Lets a provider write into a text until it is complete, fails, takes too long or is cut. A provider that ignores its
 * signal is left behind: whatever it does later changes nothing.
 */
export const writeReply = (
  provide: (signal: AbortSignal) => AsyncIterable<Piece>,
  text: ReplyText,
  limits: ReplyLimits,
): Writing => {
  const controller = new AbortController()
  const end = Promise.withResolvers<Outcome>()
  const clocks = startClocks(limits, (why) => cut(failed(why)))

  const cut = (outcome: Outcome) => {
    clocks.stop()
    text.close()
    end.resolve(outcome)
    // only now: a provider may fail in the very moment it is aborted, and the first outcome counts
    if (outcome.kind !== 'complete') controller.abort(reasonOf(outcome))
  }

  const write = async (): Promise<Outcome> => {
    for await (const piece of provide(controller.signal)) {
      if (controller.signal.aborted) break
      if (piece.text !== '') clocks.heard()
      if (!text.append(piece)) return failed('too_long')
    }
    return text.read().trim() === '' ? failed('empty') : { kind: 'complete' }
  }

  write().then(cut, (error: unknown) => cut(outcomeOf(error, text.read())))
  return { ended: end.promise, cut }
}
