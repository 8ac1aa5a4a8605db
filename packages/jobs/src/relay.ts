import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, listenTo, type Tx } from '@dhruva/db'
import type { JobsOptions } from 'bullmq'
import type { Producer } from '#backend.ts'
import type { Job } from '#job.ts'

const BATCH = 200
const POLL_MS = 5_000
const RETRY_MS = 1_000

/** What the queue remembers of finished jobs: enough to know a row that is dispatched to it a second time. */
const KEPT = { removeOnComplete: { count: 1_000 }, removeOnFail: { count: 5_000 } }

/** How a job is carried: tries, growing pauses with some spread, and how long it is remembered. */
export const jobOptions = ({ attempts }: Job): JobsOptions => ({
  attempts,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  ...KEPT,
})

type Waiting = { id: number; job: string; payload: unknown; born: string }

const waitingRows = (tx: Tx, names: string[]) =>
  tx.query<Waiting>({
    name: 'outbox.waiting',
    text: `SELECT id, job, payload, (extract(epoch FROM created_at) * 1000000)::bigint::text AS born FROM outbox
           WHERE handed_at IS NULL AND job = ANY($1) ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    values: [names],
  })

const markDispatched = (tx: Tx, ids: number[]) =>
  tx.query({ name: 'outbox.dispatched', text: 'UPDATE outbox SET handed_at = now() WHERE id = ANY($1)', values: [ids] })

/**
 * Dispatches waiting rows to the queue. The rows stay locked while the queue is told, the only network call inside a
 * transaction of the product: so that two relays never dispatch the same row, and a relay that dies leaves it waiting.
 * Handed twice all the same, it is one job, for its id is the row's (and its birth's: a new database counts from 1 again).
 *
 * @returns how many rows were dispatched
 */
export function dispatchBatch(db: Db, producer: Producer, jobs: Job[]): Promise<number> {
  const options = new Map(jobs.map((job) => [job.name, jobOptions(job)]))
  return db.tx(async (tx) => {
    const rows = await waitingRows(tx, [...options.keys()])
    if (rows.length === 0) return 0
    const entries = rows.map(({ id, job, payload, born }) => ({
      name: job,
      data: payload,
      opts: { ...options.get(job), jobId: `outbox-${id}-${born}` },
    }))
    await producer.addBulk(entries)
    await markDispatched(
      tx,
      rows.map((row) => row.id),
    )
    return rows.length
  })
}

export type Relay = {
  /** For how long it has not begun another round, milliseconds: few seconds, whether or not the database answers. */
  silentMs(): number
  close(): Promise<void>
}

type RelayOptions = {
  db: Db
  databaseUrl: string
  producer: Producer
  jobs: Job[]
  onError: (error: unknown) => void
}

/** Carries outbox rows to the queue until closed: woken at the commit that wrote them, and every few seconds anyway. */
export function startRelay({ db, databaseUrl, producer, jobs, onError }: RelayOptions): Relay {
  const closing = new AbortController()
  const wakeSignal = createWakeSignal()
  const listening = listenTo({
    databaseUrl,
    channel: 'outbox',
    onNotice: wakeSignal.ring,
    onOpen: wakeSignal.ring,
    signal: closing.signal,
  })

  let roundAt = performance.now()
  async function carry() {
    while (!closing.signal.aborted) {
      roundAt = performance.now()
      try {
        const dispatched = await dispatchBatch(db, producer, jobs)
        if (dispatched < BATCH) await wakeSignal.wait(POLL_MS)
      } catch (error) {
        onError(error)
        await wakeSignal.wait(RETRY_MS)
      }
    }
  }
  const carrying = carry()

  return {
    silentMs: () => performance.now() - roundAt,
    async close() {
      closing.abort()
      wakeSignal.ring()
      await Promise.race([carrying, sleep(POLL_MS, undefined, { ref: false })])
      await listening
    },
  }
}

/** One sleeper, woken by the next ring or by one that came while it was awake. */
function createWakeSignal() {
  let rung = false
  let wake = () => {}
  return {
    ring() {
      rung = true
      wake()
    },
    async wait(ms: number) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const late = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(late)
            resolve()
          }
        })
      }
      rung = false
    },
  }
}
