import type { LiveEvent } from '@dhruva/contract'
import type { LineParts, Looking } from './parts.ts'

const UNSEEN_EVERY_MS = 60_000
const DISCUSSION_EVERY_MS = 30_000

type Polling = { start: (looking: Looking) => void; stop: () => void }

/** Asks now and then for what a stream would have told; a call that fails is made again at its next turn. */
export const createPolling = ({
  ask,
  tell,
}: Pick<LineParts, 'ask'> & { tell: (event: LiveEvent) => void }): Polling => {
  let stopping: AbortController | null = null

  const askEvery = (topic: 'unseen' | 'discussion', ms: number, looking: Looking, signal: AbortSignal) => {
    const now = () =>
      ask(topic, looking, signal).then(
        (event) => {
          if (event && !signal.aborted) tell(event)
        },
        () => undefined,
      )
    const timer = setInterval(() => void now(), ms)
    signal.addEventListener('abort', () => clearInterval(timer))
    void now()
  }

  return {
    start: (looking) => {
      if (stopping) return
      stopping = new AbortController()
      if (looking.uid !== null) askEvery('unseen', UNSEEN_EVERY_MS, looking, stopping.signal)
      if (looking.did !== null) askEvery('discussion', DISCUSSION_EVERY_MS, looking, stopping.signal)
    },
    stop: () => {
      stopping?.abort()
      stopping = null
    },
  }
}
