import { setTimeout as sleep } from 'node:timers/promises'
import {
  assertSchemaCompatibility,
  type BackendClasses,
  createPostgresBackend,
  createRedisBackend,
  type IQueueBackend,
  type JobsOptions,
  type Queue,
  type Job as QueuedJob,
  runMigrations,
  type WorkerOptions,
  withBackend,
} from 'bullmq'
import { Redis } from 'ioredis'
import pg from 'pg'

const QUEUE = 'jobs'
const SCHEMA = 'bullmq'
const PREFIX = 'dhruva'
const ANSWER_TIMEOUT_MS = 5_000
const LAST_FAILED = 10
const PROBE_AFTER_MS = 10_000

export type QueuePlace = {
  databaseUrl: string
  /** Set: the queue lives in Redis; else in the database, schema `bullmq`. Jobs do not move between them. */
  redisUrl?: string | undefined
  /** Of every key in Redis, so that several installations or tests may share one. */
  prefix?: string
}

type Entry = { name: string; data: unknown; opts: JobsOptions }

/** When a job runs by itself. */
export type Repeat = { every: number } | { pattern: string; tz: string }
export type Scheduled = { name: string; repeat: Repeat; opts: JobsOptions }

/** Jobs of the queue by their state; `oldest`: when the first that waits was added, milliseconds since 1970 UTC. */
export type Queued = { counts: Record<string, number>; oldest: number | null }

/** A job that was given up, and when, milliseconds since 1970 UTC. */
export type FailedJob = { job: string; at: number }

/** The writing end. Calls are refused at once while the queue is away; errors between calls go to `onError`. */
export type Producer = {
  ready(): Promise<void>
  addBulk(entries: Entry[]): Promise<void>
  /** Makes the schedules of the queue these and no others. */
  schedule(entries: Scheduled[]): Promise<void>
  /** Makes these schedules if the queue has none at all, as a Redis that was emptied. @returns whether it had none */
  restore(entries: Scheduled[]): Promise<boolean>
  /** When each schedule of the queue runs next, milliseconds since 1970 UTC. */
  nextRuns(): Promise<number[]>
  queued(): Promise<Queued>
  /** The last jobs that were given up, newest first. */
  failed(): Promise<FailedJob[]>
  close(): Promise<void>
}

export type Process = (job: QueuedJob<unknown, void>, token: string | undefined) => Promise<void>

/** The working end. */
export type Consumer = {
  onFailed(listen: (job: QueuedJob<unknown, void> | undefined, error: Error) => void): void
  ready(): Promise<void>
  /** Takes no further job; returns when those at work have ended. */
  close(): Promise<void>
}

type Tuning = Pick<
  WorkerOptions,
  'concurrency' | 'lockDuration' | 'stalledInterval' | 'maxStalledCount' | 'runRetryDelay'
>
type OnError = (error: Error) => void

export type Backend = {
  kind: 'redis' | 'postgres'
  openProducer(onError: OnError): Producer
  openConsumer(process: Process, tuning: Tuning, onError: OnError): Consumer
}

/** Redis where there is one, else BullMQ's own PostgreSQL backend in the product's database. */
export function openBackend({ databaseUrl, redisUrl, prefix = PREFIX }: QueuePlace): Backend {
  if (redisUrl) {
    const producer = { url: redisUrl, enableOfflineQueue: false, commandTimeout: ANSWER_TIMEOUT_MS }
    const consumer = { url: redisUrl, maxRetriesPerRequest: null }
    return bind('redis', withBackend(createRedisBackend), { producer, consumer }, prefix)
  }
  const connection = {
    connectionString: databaseUrl,
    schema: SCHEMA,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    // a connection that does not answer is given up, and with it what it was asked: BullMQ asks again
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
    // thousands of small steps, of which a crash may lose the last: outbox and schedules bring back what was lost
    options: '-c synchronous_commit=off',
  }
  const connections = { producer: { ...connection, max: 2 }, consumer: { ...connection, max: 4 } }
  return bind('postgres', withBackend(createPostgresBackend), connections, prefix)
}

function bind<B extends IQueueBackend, C>(
  kind: Backend['kind'],
  { Queue, Worker }: BackendClasses<B, C>,
  connections: { producer: C; consumer: C },
  prefix: string,
): Backend {
  return {
    kind,
    openProducer(onError) {
      const queue = new Queue<unknown, void>(QUEUE, { connection: connections.producer, prefix })
      queue.on('error', onError)
      return producerOf(queue)
    },
    openConsumer(process, tuning, onError) {
      const worker = new Worker<unknown, void>(QUEUE, process, { connection: connections.consumer, prefix, ...tuning })
      worker.on('error', onError)
      return {
        onFailed: (listen) => void worker.on('failed', listen),
        ready: () => worker.waitUntilReady(),
        close: () => worker.close(),
      }
    },
  }
}

type Queueing = Pick<
  Queue<unknown, void>,
  | 'waitUntilReady'
  | 'addBulk'
  | 'getJobCounts'
  | 'getWaiting'
  | 'getFailed'
  | 'upsertJobScheduler'
  | 'getJobSchedulers'
  | 'removeJobScheduler'
  | 'close'
>

function producerOf(queue: Queueing): Producer {
  const upsert = async (entries: Scheduled[]) => {
    for (const { name, repeat, opts } of entries) {
      await queue.upsertJobScheduler(name, repeat, { name, data: {}, opts })
    }
  }
  return {
    async ready() {
      await queue.waitUntilReady()
    },
    async addBulk(entries) {
      await queue.addBulk(entries)
    },
    async schedule(entries) {
      await upsert(entries)
      const wanted = new Set(entries.map((entry) => entry.name))
      for (const { key } of await queue.getJobSchedulers()) if (!wanted.has(key)) await queue.removeJobScheduler(key)
    },
    async restore(entries) {
      if (entries.length === 0 || (await queue.getJobSchedulers()).length > 0) return false
      await upsert(entries)
      return true
    },
    async nextRuns() {
      return (await queue.getJobSchedulers()).flatMap(({ next }) => (next === undefined ? [] : [next]))
    },
    async queued() {
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed')
      const [first] = await queue.getWaiting(0, 0)
      return { counts, oldest: first?.timestamp ?? null }
    },
    async failed() {
      const jobs = await queue.getFailed(0, LAST_FAILED - 1)
      return jobs.map(({ name, finishedOn, timestamp }) => ({ job: name, at: finishedOn ?? timestamp }))
    },
    close: () => queue.close(),
  }
}

/** Looks once at the queue, for somebody who asks seldom. @returns null when it does not answer in time */
export const askQueue = async (
  place: QueuePlace,
  withinMs: number,
): Promise<(Queued & { failed: FailedJob[] }) | null> => {
  const producer = openBackend(place).openProducer(() => {})
  const ask = async () => {
    const [queued, failed] = await Promise.all([producer.queued(), producer.failed()])
    return { ...queued, failed }
  }
  try {
    return await Promise.race([ask(), sleep(withinMs, null, { ref: false })])
  } catch {
    return null
  } finally {
    void producer.close().catch(() => undefined)
  }
}

/** Makes or updates the queue's tables; a part of the one migration step before a start. Any number may run at once. */
export async function prepareQueue(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: ANSWER_TIMEOUT_MS })
  await client.connect()
  try {
    await runMigrations(client, SCHEMA)
  } finally {
    await client.end()
  }
}

export type QueueProbe = {
  /** @throws Error whose message says what is wrong with the queue, fit for `/readyz` */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Whether jobs could be carried now. For processes that only write outbox rows. */
export function openQueueProbe(pool: Pick<pg.Pool, 'query'>, redisUrl?: string): QueueProbe {
  if (!redisUrl) {
    const ready = async () => {
      await assertSchemaCompatibility(pool, SCHEMA).catch((error: unknown) => {
        throw new Error('the queue in the database is not ready', { cause: error })
      })
    }
    return { ready, close: async () => {} }
  }
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    commandTimeout: 1_000,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  })
  redis.on('error', () => {})
  return {
    async ready() {
      await redis.ping().catch((error: unknown) => {
        throw new Error('the queue (Redis) does not answer', { cause: error })
      })
    },
    close: async () => redis.disconnect(),
  }
}
