import { type Db, listenTo, standingSessions } from '@dhruva/db'
import { createErrorLog, type Log } from '@dhruva/jobs'
import { busy } from '#http/fail.ts'
import { createBatcher } from './batcher.ts'
import { type LiveStream, openStream, type Viewer } from './stream.ts'
import { createSubscriptions, type Subscriptions, topicsOf } from './subscriptions.ts'
import { readValues } from './values.ts'

export type LiveLimits = {
  /** open streams of this process */
  streams: number
  perPerson: number
  /** visitors share addresses, behind a carrier by the hundred */
  perAddress: number
  heartbeatMs: number
  /** how long changes are gathered before they are read, together */
  batchMs: number
}

export type Live = {
  /**
   * Opens a stream that begins with what stands now. The oldest of someone's too many is closed for it.
   * @throws Refusal `unavailable` when this process has no room left, for a member also none of a visitor's, or is ending
   */
  open: (viewer: Viewer) => LiveStream
  size: () => number
  /** Ends all streams, and with them the listening. */
  close: () => Promise<void>
}

type LiveOptions = { db: Db; databaseUrl: string; limits: LiveLimits; log: Log; now: () => Date }

const RETRY_MS = 1_000

/**
 * Before one more stream: of its owner's too many the oldest is told not to come back by itself; where this process has no more
 * the oldest visitor gives way to a member.
 */
const evictOldest = (subscriptions: Subscriptions, { owner, uid }: Viewer, limits: LiveLimits) => {
  const [oldest, ...others] = subscriptions.ownedBy(owner)
  if (oldest && others.length + 1 >= (uid === null ? limits.perAddress : limits.perPerson)) {
    oldest.send({ type: 'replaced' })
    oldest.end()
  }
  if (subscriptions.size() < limits.streams) return
  const visitor = uid === null ? undefined : subscriptions.oldestVisitor()
  if (!visitor) throw busy()
  visitor.end()
}

/** Sends away whose login was ended. */
const endRevoked = async (streams: readonly LiveStream[], db: Db) => {
  const logins = streams.flatMap(({ viewer }) => (viewer.jti === null ? [] : [viewer.jti]))
  if (logins.length === 0) return
  const standing = await standingSessions(db, logins)
  for (const stream of streams) if (stream.viewer.jti && !standing.has(stream.viewer.jti)) stream.end()
}

/** A sign of life to everyone; a login whose end was not heard of is found here at the latest. */
const sendHeartbeats = async (subscriptions: Subscriptions, db: Db) => {
  const streams = [...subscriptions.all()]
  for (const stream of streams) stream.ping()
  await endRevoked(streams, db)
}

const isPersonal = (topic: string) => !topic.startsWith('d')

/**
 * Reads what changed once and says it to each who looks at it. Logins are looked at after the values: nobody is told of personal
 * things that came about when the login had ended.
 */
const broadcast = (subscriptions: Subscriptions, db: Db) => async (topics: string[]) => {
  const values = await readValues(db, topics)
  await endRevoked([...new Set(topics.filter(isPersonal).flatMap((topic) => [...subscriptions.of(topic)]))], db)
  for (const [topic, value] of values) for (const stream of subscriptions.of(topic)) stream.send(value(stream.viewer))
}

/** Starts something at the first call: without a subscriber there is no LISTEN connection. */
const lazy = <T>(begin: () => T) => {
  let begun: T | undefined
  return {
    start: () => {
      begun ??= begin()
    },
    started: () => begun,
  }
}

/**
 * The open streams of one process. The database says what changed over one connection, the values are read once for all who
 * look and go to each; after a lost connection everyone is told what stands.
 */
export const createLive = ({ db, databaseUrl, limits, log, now }: LiveOptions): Live => {
  const subscriptions = createSubscriptions()
  const closing = new AbortController()
  const onError = createErrorLog(log, 'what changed could not be told', now)
  const batcher = createBatcher({
    pauseMs: limits.batchMs,
    retryMs: RETRY_MS,
    onError,
    flush: broadcast(subscriptions, db),
  })
  const listener = lazy(() => {
    const beating = setInterval(() => void sendHeartbeats(subscriptions, db).catch(onError), limits.heartbeatMs)
    const listening = listenTo({
      databaseUrl,
      channel: 'live',
      onNotice: (topic) => subscriptions.isWatched(topic) && batcher.enqueue(topic),
      onOpen: () => {
        for (const topic of subscriptions.topics()) batcher.enqueue(topic)
      },
      signal: closing.signal,
    })
    return { beating, listening }
  })
  return {
    size: subscriptions.size,
    open: (viewer) => {
      if (closing.signal.aborted) throw busy()
      evictOldest(subscriptions, viewer, limits)
      const stream = openStream(viewer, subscriptions.remove)
      subscriptions.add(stream)
      listener.start()
      for (const topic of topicsOf(viewer)) batcher.enqueue(topic)
      return stream
    },
    close: async () => {
      closing.abort()
      batcher.close()
      for (const stream of subscriptions.all()) stream.end()
      const started = listener.started()
      clearInterval(started?.beating)
      await started?.listening
    },
  }
}
