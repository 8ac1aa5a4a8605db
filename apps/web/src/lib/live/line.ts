import type { LiveEvent } from '@dhruva/contract'
import type { LineParts, Looking } from './parts.ts'
import { createRuns } from './runs.ts'
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
export const createLine = (parts: LineParts): Line => {
  const watchers = createWatchers()
  const runs = createRuns(parts, watchers)
  let isAway = false

  const settle = () => {
    const next = watchers.looking()
    if (isAway || (next.uid === null && next.did === null)) runs.stop()
    else runs.follow(next)
  }
  const settling = soon(settle, SETTLE_MS)
  const going = soon(() => {
    isAway = true
    settle()
  }, HIDDEN_MS)
  const wake = () => {
    if (!runs.retry()) settling.call()
  }

  return {
    watch: (looking, onEvent) => {
      const watcher = { looking, hear: onEvent }
      watchers.add(watcher)
      if (runs.isFor(looking.uid)) watchers.tellWhatIsKnown(watcher)
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
