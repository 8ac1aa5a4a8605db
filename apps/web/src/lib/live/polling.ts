import type { LiveEvent } from '@dhruva/contract'
import type { LiveDeps, Viewed } from './deps.ts'

const UNSEEN_EVERY_MS = 60_000
const DISCUSSION_EVERY_MS = 30_000

type Polling = { start: (viewed: Viewed) => void; stop: () => void }

/** Asks now and then for what a stream would have told; a call that fails is made again at its next turn. */
export const createPolling = ({ ask, send }: Pick<LiveDeps, 'ask'> & { send: (event: LiveEvent) => void }): Polling => {
  let stopping: AbortController | null = null

  const askEvery = (topic: 'unseen' | 'discussion', ms: number, viewed: Viewed, signal: AbortSignal) => {
    const now = () =>
      ask(topic, viewed, signal).then(
        (event) => {
          if (event && !signal.aborted) send(event)
        },
        () => undefined,
      )
    const timer = setInterval(() => void now(), ms)
    signal.addEventListener('abort', () => clearInterval(timer))
    void now()
  }

  return {
    start: (viewed) => {
      if (stopping) return
      stopping = new AbortController()
      if (viewed.uid !== null) askEvery('unseen', UNSEEN_EVERY_MS, viewed, stopping.signal)
      if (viewed.did !== null) askEvery('discussion', DISCUSSION_EVERY_MS, viewed, stopping.signal)
    },
    stop: () => {
      stopping?.abort()
      stopping = null
    },
  }
}
