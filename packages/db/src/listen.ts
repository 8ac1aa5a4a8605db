import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const CONNECT_TIMEOUT_MS = 5_000
const RETRY_MS = 1_000
const PROBE_AFTER_MS = 10_000

type Listening = {
  databaseUrl: string
  /** a word of ours, never a caller's */
  channel: 'outbox' | 'live'
  onNotice: (payload: string) => void
  /** after each new connection: notices may have come while there was none */
  onOpen: () => void
  signal: AbortSignal
}

/** Hears a channel of the database over a connection of its own, made again whenever it breaks; returns when told to end. */
export async function listenTo({ databaseUrl, channel, onNotice, onOpen, signal }: Listening): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBE_AFTER_MS,
      application_name: `dhruva listens to ${channel}`,
    })
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const stop = () => end()
    signal.addEventListener('abort', stop, { once: true })
    client.once('end', stop)
    client.on('error', () => {}).on('notification', ({ payload = '' }) => onNotice(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
      onOpen()
      await ended
    } catch {
      await sleep(RETRY_MS, undefined, { signal }).catch(() => {})
    } finally {
      signal.removeEventListener('abort', stop)
      await client.end().catch(() => {})
    }
  }
}
