import { type Db, listenTo, standingSessions } from '@dhruva/db'
import { createErrorLog, type Log } from '@dhruva/jobs'
import { createGather } from '#features/astrohub/live/gather.ts'
import { createSeats, type Seats, topicsOf } from '#features/astrohub/live/seats.ts'
import { type LiveStream, openStream, type Viewer } from '#features/astrohub/live/stream.ts'
import { readValues } from '#features/astrohub/live/values.ts'
import { busy } from '#http/fail.ts'

export type LiveLimits = {
  /** open streams of this process */
  streams: number
  perPerson: number
  /** visitors share addresses, behind a carrier by the hundred */
  perAddress: number
  heartbeatMs: number
  /** how long changes are gathered before they are read, together */
  gatherMs: number
}

export type Live = {
  /**
   * Opens a stream that begins with what stands now. The oldest of someone's too many is closed for it.
   * @throws Refusal `unavailable` when this process has no seat left, for a member also none of a visitor's, or is ending
   */
  open: (viewer: Viewer) => LiveStream
  size: () => number
  /** Ends all streams, and with them the listening. */
  close: () => Promise<void>
}

type LiveOptions = { db: Db; databaseUrl: string; limits: LiveLimits; log: Log; now: () => Date }

const RETRY_MS = 1_000

/**
 * Makes room for one more stream: of its owner's too many the oldest is told not to come back by itself; where all seats are taken
 * the oldest visitor leaves one to a member.
 */
const makeRoom = (seats: Seats, { owner, uid }: Viewer, limits: LiveLimits) => {
  const [oldest, ...others] = seats.ownedBy(owner)
  if (oldest && others.length + 1 >= (uid === null ? limits.perAddress : limits.perPerson)) {
    oldest.tell({ type: 'replaced' })
    oldest.end()
  }
  if (seats.size() < limits.streams) return
  const visitor = uid === null ? undefined : seats.oldestVisitor()
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
const beatAll = async (seats: Seats, db: Db) => {
  const streams = [...seats.all()]
  for (const stream of streams) stream.beat()
  await endRevoked(streams, db)
}

const isPersonal = (topic: string) => !topic.startsWith('d')

/**
 * Reads what changed once and says it to each who looks at it. Logins are looked at after the values: nobody is told of personal
 * things that came about when the login had ended.
 */
const tellAll = (seats: Seats, db: Db) => async (topics: string[]) => {
  const values = await readValues(db, topics)
  await endRevoked([...new Set(topics.filter(isPersonal).flatMap((topic) => [...seats.of(topic)]))], db)
  for (const [topic, value] of values) for (const stream of seats.of(topic)) stream.tell(value(stream.viewer))
}

/** Starts something at the first call; a process nobody looks through holds no connection for it. */
const once = <T>(begin: () => T) => {
  let begun: T | undefined
  return {
    now: () => {
      begun ??= begin()
    },
    done: () => begun,
  }
}

/**
 * The open streams of one process. The database says what changed over one connection, the values are read once for all who
 * look and go to each; after a lost connection everyone is told what stands.
 */
export const createLive = ({ db, databaseUrl, limits, log, now }: LiveOptions): Live => {
  const seats = createSeats()
  const closing = new AbortController()
  const onError = createErrorLog(log, 'what changed could not be told', now)
  const gather = createGather({ pauseMs: limits.gatherMs, retryMs: RETRY_MS, onError, look: tellAll(seats, db) })
  const wake = once(() => {
    const beating = setInterval(() => void beatAll(seats, db).catch(onError), limits.heartbeatMs)
    const listening = listenTo({
      databaseUrl,
      channel: 'live',
      onNotice: (topic) => seats.isWatched(topic) && gather.mark(topic),
      onOpen: () => {
        for (const topic of seats.topics()) gather.mark(topic)
      },
      signal: closing.signal,
    })
    return { beating, listening }
  })
  return {
    size: seats.size,
    open: (viewer) => {
      if (closing.signal.aborted) throw busy()
      makeRoom(seats, viewer, limits)
      const stream = openStream(viewer, seats.remove)
      seats.add(stream)
      wake.now()
      for (const topic of topicsOf(viewer)) gather.mark(topic)
      return stream
    },
    close: async () => {
      closing.abort()
      gather.close()
      for (const stream of seats.all()) stream.end()
      const awake = wake.done()
      clearInterval(awake?.beating)
      await awake?.listening
    },
  }
}
