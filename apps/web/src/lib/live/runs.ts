import type { LineParts, Looking } from './parts.ts'
import { createPolling } from './polling.ts'
import { keepHearing, type Run } from './run.ts'
import type { Watchers } from './watchers.ts'

/** One run at a time; while its stream is down, ordinary calls ask now and then. */
export const createRuns = ({ hear, ask, random }: LineParts, watchers: Watchers) => {
  const { tell } = watchers
  const polling = createPolling({ ask, tell })
  let run: Run | null = null

  const stop = () => {
    run?.leaving.abort()
    run = null
    polling.stop()
  }
  const isFor = (uid: number | null) => run !== null && run.looking.uid === uid
  const start = (looking: Looking) => {
    if (isFor(looking.uid)) watchers.forgetDiscussions()
    else watchers.forget()
    stop()
    run = { looking, leaving: new AbortController(), isOpen: false }
    void keepHearing(run, { hear, random, tell, onOpen: polling.stop, onDown: () => polling.start(looking) })
  }
  return {
    stop,
    /** Whether there is one that tells this person's. */
    isFor,
    follow: (next: Looking) => {
      // a stream that tells of one discussion too many does no harm
      const isServed = isFor(next.uid) && (next.did === null || run?.looking.did === next.did)
      if (!isServed) start(next)
    },
    /** Begins anew where the stream is down; false where none is. */
    retry: () => {
      if (!run || run.isOpen) return false
      start(run.looking)
      return true
    },
  }
}
