import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const CONNECT_TIMEOUT_MS = 5_000
const RETRY_MS = 500
const PROBE_MS = 4_000
const ANSWER_MS = 3_000
const LEAVE_MS = 1_000

type KeptConnection = {
  databaseUrl: string
  applicationName: string
  /** Makes the connection what it is for; one where this fails is made anew. */
  prepare: (client: pg.Client) => Promise<void>
  signal: AbortSignal
  /** how often it is asked whether it still lives */
  probeMs?: number
}

/**
 * Keeps one connection of its own, made again whenever it breaks or falls silent; returns when told to end. For what belongs
 * to a session of the database: what it listens to, the locks it holds.
 */
export async function keepConnection({
  databaseUrl,
  applicationName,
  prepare,
  signal,
  probeMs,
}: KeptConnection): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: ANSWER_MS,
      application_name: applicationName,
    })
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const stop = () => end()
    signal.addEventListener('abort', stop, { once: true })
    client.once('end', stop)
    client.on('error', () => {})
    try {
      await client.connect()
      await prepare(client)
      await probe(client, ended, probeMs ?? PROBE_MS)
    } catch {
      client.connection.stream.destroy()
      await sleep(RETRY_MS, undefined, { signal }).catch(() => {})
    } finally {
      signal.removeEventListener('abort', stop)
      await leave(client)
    }
  }
}

/** In order, but nobody may be there to hear it. */
async function leave(client: pg.Client): Promise<void> {
  const late = setTimeout(() => client.connection.stream.destroy(), LEAVE_MS)
  await client.end().catch(() => {})
  clearTimeout(late)
}

/** Returns when the connection has ended. @throws when it does not answer */
async function probe(client: pg.Client, ended: Promise<void>, everyMs: number): Promise<void> {
  let isOver = false
  const over = ended.then(() => {
    isOver = true
  })
  for (;;) {
    const pause = new AbortController()
    await Promise.race([over, sleep(everyMs, undefined, { signal: pause.signal }).catch(() => {})])
    pause.abort()
    if (isOver) return
    await client.query('SELECT 1')
  }
}

type Listening = Pick<KeptConnection, 'databaseUrl' | 'signal' | 'probeMs'> & {
  /** a word of ours, never a caller's */
  channel: 'outbox' | 'live'
  onNotice: (payload: string) => void
  /** after each new connection: notices may have come while there was none */
  onOpen: () => void
}

/** Hears a channel of the database over a connection of its own, made again whenever it breaks; returns when told to end. */
export const listenTo = ({ channel, onNotice, onOpen, ...kept }: Listening): Promise<void> =>
  keepConnection({
    ...kept,
    applicationName: `dhruva listens to ${channel}`,
    prepare: async (client) => {
      client.on('notification', ({ payload = '' }) => onNotice(payload))
      await client.query(`LISTEN ${channel}`)
      onOpen()
    },
  })
