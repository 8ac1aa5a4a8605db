import type { LiveEvent } from '@dhruva/contract'
import type { LineParts, Looking } from './parts.ts'
import { createPolling } from './polling.ts'
import { keepHearing, type Run } from './run.ts'
import { createWatchers } from './watchers.ts'

export type Line = {
  /** Hears what concerns this discussion and person until the function it gives is called. */
  watch: (looking: Looking, hear: (event: LiveEvent) => void) => () => void
  /** The tab went out of sight, or came back. */
  setHidden: (hidden: boolean) => void
  /** The connection may be better now. */
  wake: () => void
}

/** Between pages one watcher leaves and the next comes: one change. */
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
export const createLine = ({ hear, ask, random }: LineParts): Line => {
  const watchers = createWatchers()
  const { tell } = watchers
  const polling = createPolling({ ask, tell })
  let run: Run | null = null
  let isAway = false

  const stop = () => {
    run?.leaving.abort()
    run = null
    polling.stop()
  }
  const start = (looking: Looking) => {
    if (run?.looking.uid === looking.uid) watchers.forgetDiscussions()
    else watchers.forget()
    stop()
    run = { looking, leaving: new AbortController(), isOpen: false }
    void keepHearing(run, { hear, random, tell, onOpen: polling.stop, onDown: () => polling.start(looking) })
  }
  const settle = () => {
    const next = watchers.looking()
    if (isAway || (next.uid === null && next.did === null)) return stop()
    // a stream that tells of one discussion too many does no harm
    const isServed = run && run.looking.uid === next.uid && (next.did === null || run.looking.did === next.did)
    if (!isServed) start(next)
  }
  const settling = soon(settle, SETTLE_MS)
  const going = soon(() => {
    isAway = true
    settle()
  }, HIDDEN_MS)
  const wake = () => (run && !run.isOpen ? start(run.looking) : settling.call())

  return {
    watch: (looking, onEvent) => {
      const watcher = { looking, hear: onEvent }
      watchers.add(watcher)
      if (run?.looking.uid === looking.uid) watchers.tellWhatIsKnown(watcher)
      settling.call()
      return () => {
        watchers.remove(watcher)
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
