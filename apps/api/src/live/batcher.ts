export type Batcher = {
  enqueue: (topic: string) => void
  close: () => void
}

type BatcherOptions = {
  /** between two flushes */
  pauseMs: number
  /** after one that failed */
  retryMs: number
  flush: (topics: string[]) => Promise<void>
  onError: (error: unknown) => void
}

/** Collects topics that changed and flushes them together: once a pause however often they changed, and never twice at once. */
export const createBatcher = ({ pauseMs, retryMs, flush, onError }: BatcherOptions): Batcher => {
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFlushing = false
  let isClosed = false

  const schedule = (ms: number) => {
    if (timer || isFlushing || isClosed || changed.size === 0) return
    timer = setTimeout(() => void flushNow(), ms)
  }
  const flushNow = async () => {
    timer = undefined
    isFlushing = true
    const topics = [...changed]
    changed.clear()
    const next = await flush(topics).then(
      () => pauseMs,
      (error: unknown) => {
        onError(error)
        for (const topic of topics) changed.add(topic)
        return retryMs
      },
    )
    isFlushing = false
    schedule(next)
  }

  return {
    enqueue: (topic) => {
      changed.add(topic)
      schedule(pauseMs)
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
