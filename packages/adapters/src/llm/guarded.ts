import { inStreamSpan } from '@dhruva/telemetry'
import { type Llm, type LlmCounts, LlmFailure, type LlmFailureKind } from './port.ts'

const WINDOW_MS = 30_000
const OPEN_MS = 15_000
const MIN_CALLS = 20
const MAX_FAILED_SHARE = 0.5

/** After too many failures among the last calls, spares the provider and the person's patience for a while. */
export function createBreaker(now: () => Date, onChange: (open: boolean) => void = () => {}) {
  let calls: { at: number; failed: boolean }[] = []
  let openUntil = 0
  let trying = false

  return {
    /** Whether a call may be made. After the pause one is let through to see whether the provider is back. */
    admits(): boolean {
      if (openUntil === 0) return true
      if (trying || now().getTime() < openUntil) return false
      trying = true
      return true
    },
    note(failed: boolean): void {
      const at = now().getTime()
      if (trying) {
        trying = false
        openUntil = failed ? at + OPEN_MS : 0
        calls = []
        if (!failed) onChange(false)
        return
      }
      calls = [...calls.filter((call) => at - call.at < WINDOW_MS), { at, failed }]
      const failures = calls.filter((call) => call.failed).length
      if (calls.length >= MIN_CALLS && failures / calls.length >= MAX_FAILED_SHARE) {
        openUntil = at + OPEN_MS
        onChange(true)
      }
    },
    /** The call said nothing about the provider: its question was refused, or nobody waits any more. */
    forget(): void {
      trying = false
    },
  }
}

/** What a person cannot bring about by what he asks. */
const OUTAGES: ReadonlySet<LlmFailureKind> = new Set(['unavailable', 'silent', 'limited', 'broken'])
const isOutage = (error: unknown) => error instanceof LlmFailure && OUTAGES.has(error.kind)
const mayTryAgain = (error: unknown) => error instanceof LlmFailure && error.kind === 'unavailable'

/** A call given up by a clock after so long without a token says that the provider hangs, not that its text was withheld. */
const SILENT_MS = 10_000
const isLate = ({ aborted, reason }: AbortSignal) =>
  aborted && reason instanceof DOMException && reason.name === 'TimeoutError'

type Complete = NonNullable<Llm['complete']>
type Breaker = ReturnType<typeof createBreaker>

/** A sentence more of a provider that is spared is not asked for; it is tried once. */
const sparing = (complete: Complete, breaker: Breaker, counts?: LlmCounts): Complete =>
  async function* (prompt, signal, listener) {
    if (!breaker.admits()) throw new LlmFailure('unavailable', 'the provider is spared')
    let failed: boolean | undefined
    try {
      yield* complete(prompt, signal, listener)
      failed = false
    } catch (error) {
      if (isOutage(error)) failed = true
      if (error instanceof LlmFailure) counts?.countProviderFailure('llm', error.kind)
      throw error
    } finally {
      if (failed === undefined) breaker.forget()
      else breaker.note(failed)
    }
  }

/**
 * Makes a provider bearable: one more try when it fails before its first word, none of it when it keeps failing
 * (half of at least 20 replies within 30 s: no call for 15 s).
 *
 * Only what is no question's doing counts as failing: no network, 5xx, 429, a broken stream, silence until the signal
 * is aborted with a `TimeoutError`. Else whoever asks for the longest text could open the breaker for everybody.
 */
export const guarded = (llm: Llm, now: () => Date, counts?: LlmCounts): Llm => {
  const breaker = createBreaker(now, counts?.setBreaker)
  return {
    ...llm,
    ...(llm.complete ? { complete: sparing(llm.complete, breaker, counts) } : {}),
    async *answer(question, signal, listener) {
      let begun = false
      for (let tries = 1; ; tries++) {
        if (!breaker.admits()) throw new LlmFailure('unavailable', 'the provider is spared')
        let failed: boolean | undefined
        let heardAt = now().getTime()
        try {
          for await (const piece of inStreamSpan('llm answer', llm.answer(question, signal, listener))) {
            begun = true
            heardAt = now().getTime()
            yield piece
          }
          failed = false
          return
        } catch (error) {
          if (isOutage(error)) failed = true
          if (error instanceof LlmFailure) counts?.countProviderFailure('llm', error.kind)
          if (begun || tries > 1 || !mayTryAgain(error)) throw error
        } finally {
          if (isLate(signal) && now().getTime() - heardAt >= SILENT_MS) failed = true
          if (failed === undefined) breaker.forget()
          else breaker.note(failed)
        }
      }
    },
  }
}
