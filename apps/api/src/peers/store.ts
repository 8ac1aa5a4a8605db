import { Redis } from 'ioredis'

/** A call goes on without Redis rather than wait longer for it, and so do those of the next second. */
const ANSWER_MS = 250
const SPARED_MS = 1_000
/** A connection that says nothing to what it is asked is made anew. */
const SILENT_MS = 2_000
const RECONNECT_MS = { first: 200, most: 2_000 }
const PROBE_MS = 5_000

/** What the apis of one installation share beside the database, which lives in Redis and may be lost at any moment. */
export type Store = {
  /** Asks Redis. @returns null when it does not answer */
  ask: <T>(question: (redis: Redis) => Promise<T>) => Promise<T | null>
  /** Hears a channel from now on, also after a lost connection; what was said in between is not said again. */
  listen: (channel: string, onMessage: (text: string) => void) => void
  close: () => void
}

/** @param onAway told of errors of the connections, each time they come */
export const openStore = (url: string, onAway: (error: unknown) => void): Store => {
  const retryStrategy = (times: number) => Math.min(times * RECONNECT_MS.first, RECONNECT_MS.most)
  const base = { retryStrategy, socketTimeout: SILENT_MS }
  let isClosed = false
  const onError = (error: unknown) => {
    if (!isClosed) onAway(error)
  }
  const redis = new Redis(url, { ...base, enableOfflineQueue: false, commandTimeout: ANSWER_MS })
  redis.on('error', onError)
  let sparedUntil = 0

  const openSubscriber = () => {
    const connection = new Redis(url, { ...base, maxRetriesPerRequest: null }).on('error', onError)
    // it only listens: without a question it would never find out that nobody is there
    const probe = setInterval(() => void connection.ping().catch(onError), PROBE_MS)
    probe.unref()
    return { connection, probe }
  }
  let subscriber: ReturnType<typeof openSubscriber> | undefined

  return {
    ask: async (question) => {
      if (redis.status !== 'ready' || performance.now() < sparedUntil) return null
      try {
        return await question(redis)
      } catch (error) {
        sparedUntil = performance.now() + SPARED_MS
        onError(error)
        return null
      }
    },
    listen: (channel, onMessage) => {
      subscriber ??= openSubscriber()
      subscriber.connection.on('message', (from, text) => {
        if (from === channel) onMessage(text)
      })
      subscriber.connection.subscribe(channel).catch(onError)
    },
    close: () => {
      isClosed = true
      clearInterval(subscriber?.probe)
      subscriber?.connection.disconnect()
      redis.disconnect()
    },
  }
}
