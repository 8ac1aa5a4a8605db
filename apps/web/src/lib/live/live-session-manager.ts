import type { LiveDeps, Viewed } from './deps.ts'
import { keepListening, type LiveSession } from './live-session.ts'
import { createPolling } from './polling.ts'
import type { Subscriptions } from './subscriptions.ts'

/** One session at a time; while its stream is down, ordinary calls ask now and then. */
export const createSessionManager = ({ listen, ask, random }: LiveDeps, subscriptions: Subscriptions) => {
  const { send } = subscriptions
  const polling = createPolling({ ask, send })
  let session: LiveSession | null = null

  const stop = () => {
    session?.leaving.abort()
    session = null
    polling.stop()
  }
  const isFor = (uid: number | null) => session !== null && session.viewed.uid === uid
  const start = (viewed: Viewed) => {
    if (isFor(viewed.uid)) subscriptions.forgetDiscussions()
    else subscriptions.forget()
    stop()
    session = { viewed, leaving: new AbortController(), isOpen: false }
    void keepListening(session, { listen, random, send, onOpen: polling.stop, onDown: () => polling.start(viewed) })
  }
  return {
    stop,
    /** Whether there is one that tells this person's. */
    isFor,
    follow: (next: Viewed) => {
      // a stream that tells of one discussion too many does no harm
      const isServed = isFor(next.uid) && (next.did === null || session?.viewed.did === next.did)
      if (!isServed) start(next)
    },
    /** Begins anew where the stream is down; false where none is. */
    retry: () => {
      if (!session || session.isOpen) return false
      start(session.viewed)
      return true
    },
  }
}
