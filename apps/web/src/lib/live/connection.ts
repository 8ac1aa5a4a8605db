import type { LiveEvent } from '@dhruva/contract'
import type { LiveDeps, Viewed } from './deps.ts'
import { createSessionManager } from './live-session-manager.ts'
import { createSubscriptions } from './subscriptions.ts'

export type LiveConnection = {
  /** Hears what concerns this discussion and person until the function it gives is called. */
  subscribe: (viewed: Viewed, onEvent: (event: LiveEvent) => void) => () => void
  /** The tab went out of sight, or came back. */
  setHidden: (hidden: boolean) => void
  /** The connection may be better now. */
  wake: () => void
}

/** Between pages one subscriber leaves and the next comes: one change. */
const SETTLE_MS = 100
const HIDDEN_MS = 60_000

/** Runs something a moment after the last of several calls. */
const soon = (act: () => void, ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    call: () => {
      clearTimeout(timer)
      timer = setTimeout(act, ms)
    },
    cancel: () => clearTimeout(timer),
  }
}

/**
 * One stream for all of a tab that look: opened with the first, opened anew when another discussion or person is looked at,
 * put away with the last and while the tab is out of sight. While there is none, ordinary calls ask now and then.
 */
export const createConnection = (parts: LiveDeps): LiveConnection => {
  const subscriptions = createSubscriptions()
  const sessions = createSessionManager(parts, subscriptions)
  let isAway = false

  const settle = () => {
    const next = subscriptions.viewed()
    if (isAway || (next.uid === null && next.did === null)) sessions.stop()
    else sessions.follow(next)
  }
  const settling = soon(settle, SETTLE_MS)
  const going = soon(() => {
    isAway = true
    settle()
  }, HIDDEN_MS)
  const wake = () => {
    if (!sessions.retry()) settling.call()
  }

  return {
    subscribe: (viewed, onEvent) => {
      const subscriber = { viewed, onEvent }
      subscriptions.add(subscriber)
      if (sessions.isFor(viewed.uid)) subscriptions.sendWhatIsKnown(subscriber)
      settling.call()
      return () => {
        subscriptions.remove(subscriber)
        settling.call()
      }
    },
    setHidden: (hidden) => {
      if (hidden) return going.call()
      going.cancel()
      isAway = false
      wake()
    },
    wake,
  }
}
