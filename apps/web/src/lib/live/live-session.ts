import type { LiveEvent } from '@dhruva/contract'
import type { LiveDeps, Viewed } from './deps.ts'

/** One stream after another for the same view, until it is left. */
export type LiveSession = { viewed: Viewed; leaving: AbortController; isOpen: boolean }

type SessionHandlers = Pick<LiveDeps, 'listen' | 'random'> & {
  send: (event: LiveEvent) => void
  onOpen: () => void
  onDown: () => void
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** A stream that lasted so long was a good one: the next try comes soon. */
const GOOD_MS = 30_000

/** How long to wait after so many streams in a row that came to nothing. */
export const pauseAfter = (failures: number, random: number) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1)) * (0.5 + random / 2)

/** Resolves after a time, or at once when told to. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** @returns whether it was a good stream, and whether this tab was sent away */
const listenOnce = async (session: LiveSession, { listen, send, onOpen }: SessionHandlers) => {
  const since = performance.now()
  const { signal } = session.leaving
  let isReplaced = false
  const handlers = {
    signal,
    onEvent: (event: LiveEvent) => {
      if (event.type === 'replaced') isReplaced = true
      else if (!signal.aborted) send(event)
    },
    onOpen: () => {
      session.isOpen = true
      onOpen()
    },
  }
  await listen(session.viewed.did, handlers).catch(() => undefined)
  session.isOpen = false
  return { isReplaced, isGood: performance.now() - since > GOOD_MS }
}

/** Hears until it is left; between two streams it waits, longer and longer while they come to nothing. */
export const keepListening = async (session: LiveSession, handlers: SessionHandlers) => {
  const { signal } = session.leaving
  for (let failures = 0; !signal.aborted; ) {
    const { isReplaced, isGood } = await listenOnce(session, handlers)
    if (signal.aborted) return
    failures = isGood ? 0 : failures + 1
    handlers.onDown()
    // newer tabs of this person listen in its place; it comes back when it is looked at again
    if (isReplaced) return
    await pause(pauseAfter(failures, handlers.random()), signal)
  }
}
