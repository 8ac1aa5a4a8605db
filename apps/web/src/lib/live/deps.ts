import type { LiveEvent } from '@dhruva/contract'

/** Who looks, and the discussion that is open, if any. */
export type Viewed = { uid: number | null; did: number | null }

/** What a line is made of: the stream, the calls in its place, chance. */
export type LiveDeps = {
  /** Hears events until the service ends them; rejects when there is no such stream to be had. */
  listen: (
    did: number | null,
    handlers: { onEvent: (event: LiveEvent) => void; onOpen: () => void; signal: AbortSignal },
  ) => Promise<void>
  /** The same by an ordinary call; null when there is nothing to send. */
  ask: (topic: 'unseen' | 'discussion', viewed: Viewed, signal: AbortSignal) => Promise<LiveEvent | null>
  /** 0 to 1; spreads the return of many tabs over time */
  random: () => number
}
