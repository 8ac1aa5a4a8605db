export type Gather = {
  mark: (topic: string) => void
  close: () => void
}

type Gathering = {
  /** between two looks */
  pauseMs: number
  /** after one that failed */
  retryMs: number
  look: (topics: string[]) => Promise<void>
  onError: (error: unknown) => void
}

/** Gathers topics that changed and looks at them together: once a pause however often they changed, and never twice at once. */
export const createGather = ({ pauseMs, retryMs, look, onError }: Gathering): Gather => {
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let isClosed = false

  const plan = (ms: number) => {
    if (timer || isLooking || isClosed || changed.size === 0) return
    timer = setTimeout(() => void lookNow(), ms)
  }
  const lookNow = async () => {
    timer = undefined
    isLooking = true
    const topics = [...changed]
    changed.clear()
    const next = await look(topics).then(
      () => pauseMs,
      (error: unknown) => {
        onError(error)
        for (const topic of topics) changed.add(topic)
        return retryMs
      },
    )
    isLooking = false
    plan(next)
  }

  return {
    mark: (topic) => {
      changed.add(topic)
      plan(pauseMs)
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
