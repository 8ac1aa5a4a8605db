import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@dhruva/db'
import { inSpan } from '@dhruva/telemetry'
import { DelayedError, UnrecoverableError } from 'bullmq'
import * as z from 'zod/mini'
import {
  openBackend,
  type Process,
  type Producer,
  type Queued,
  type QueuePlace,
  type Repeat,
  type Scheduled,
} from '#backend.ts'
import type { Job } from '#job.ts'
import { createErrorLog, type Log, loggable } from '#log.ts'
import { jobOptions, startRelay } from '#relay.ts'

type Call<P, Ctx> = {
  payload: P
  ctx: Ctx
  /** Aborts when the process is asked to end: long work stops at its next safe point. */
  signal: AbortSignal
}

export type Handler<Ctx> = {
  job: Job
  run(data: unknown, ctx: Ctx, signal: AbortSignal): Promise<void>
}

/** Binds a handler to its job. It may run twice for one job and must then have one effect. */
export const handle = <P extends z.ZodMiniType, Ctx>(
  job: Job<P>,
  act: (call: Call<z.output<P>, Ctx>) => Promise<void>,
): Handler<Ctx> => ({
  job,
  async run(data, ctx, signal) {
    const payload = z.safeParse(job.payload, data)
    if (!payload.success) throw new UnrecoverableError(`${job.name}: the payload is not what the job declares`)
    await act({ payload: payload.data, ctx, signal })
  },
})

export type WorkOptions<Ctx> = QueuePlace & {
  db: Db
  ctx: Ctx
  handlers: Handler<Ctx>[]
  log: Log
  now: () => Date
  concurrency?: number
  /** Called when a job has ended; failed ones are mostly tried again. */
  onEnd?: ((job: string, outcome: 'done' | 'failed', seconds: number) => void) | undefined
  /** How often it is looked whether the queue still has its schedules. */
  scheduleCheckMs?: number
  /** How long a job may be silent before another worker takes it: the delay after a crash. */
  lockMs?: number
}

export type Work = {
  /** For how long the relay of jobs to the queue has not turned, milliseconds. */
  silentMs(): number
  /** How many jobs the queue has, by their state, and since when the first of those that could run waits. */
  queued(): Promise<Queued>
  /** Takes no further job and gives those at work `graceMs` to end; what then still runs, another worker will run again. */
  close(graceMs: number): Promise<void>
}

type OnError = (error: unknown) => void

const UNKNOWN_RETRY_MS = 10_000
const RETRY_MS = 1_000
const SCHEDULE_CHECK_MS = 30_000
// A killed process says nothing of the jobs it held. A handful of restarts is no reason to give a job up.
const MAX_DEATHS = 20

/** Starts relay, schedules and worker; returns when jobs are taken, however long the queue makes it wait. */
export async function startWork<Ctx>(options: WorkOptions<Ctx>): Promise<Work> {
  const { db, databaseUrl, handlers, log, now, concurrency = 8, lockMs = 30_000 } = options
  const onError = createErrorLog(log, 'the queue has trouble', now)
  const jobs = handlers.map((handler) => handler.job)
  const closing = new AbortController()
  const backend = openBackend(options)
  const producer = await opened(() => backend.openProducer(onError), onError)
  const schedules = schedulesOf(jobs)
  await untilDone(() => producer.schedule(schedules), onError)
  const tuning = {
    concurrency,
    lockDuration: lockMs,
    stalledInterval: lockMs,
    maxStalledCount: MAX_DEATHS,
    runRetryDelay: RETRY_MS,
  }
  const process = processOf(options, closing.signal)
  const consumer = await opened(() => backend.openConsumer(process, tuning, onError), onError)
  consumer.onFailed((job, error) => {
    const what = { job: job?.name, id: job?.id, tries: job?.attemptsMade, error: loggable(error) }
    log.error(what, 'a job failed')
  })
  const relay = startRelay({ db, databaseUrl, producer, jobs, onError })
  const check = setInterval(
    () => void keepSchedules(producer, schedules, log).catch(onError),
    options.scheduleCheckMs ?? SCHEDULE_CHECK_MS,
  )
  log.info({ queue: backend.kind, jobs: jobs.length }, 'at work')
  return {
    silentMs: () => relay.silentMs(),
    queued: () => producer.queued(),
    async close(graceMs) {
      closing.abort()
      clearInterval(check)
      await relay.close()
      await Promise.race([consumer.close(), sleep(graceMs, undefined, { ref: false })])
      await producer.close()
    },
  }
}

/** A Redis that was emptied has lost its schedules too, and with them the job that catches up on all else it lost. */
async function keepSchedules(producer: Producer, schedules: Scheduled[], log: Log) {
  if (await producer.restore(schedules))
    log.warn({ schedules: schedules.length }, 'an emptied queue has its schedules again')
}

function processOf<Ctx>({ handlers, ctx, now, onEnd = () => {} }: WorkOptions<Ctx>, closing: AbortSignal): Process {
  const byName = new Map(handlers.map((handler) => [handler.job.name, handler]))
  return async (job, token) => {
    const handler = byName.get(job.name)
    if (!handler) {
      // written by a newer version while it is being rolled out: its own worker will take it
      await job.moveToDelayed(now().getTime() + UNKNOWN_RETRY_MS, token)
      throw new DelayedError()
    }
    const began = performance.now()
    let outcome: 'done' | 'failed' = 'failed'
    try {
      await inSpan('job', `job ${job.name}`, () => handler.run(job.data, ctx, closing))
      outcome = 'done'
    } finally {
      onEnd(job.name, outcome, (performance.now() - began) / 1_000)
    }
  }
}

const schedulesOf = (jobs: Job[]) =>
  jobs.flatMap((job) => {
    const repeat = repeatOf(job)
    return repeat ? [{ name: job.name, repeat, opts: jobOptions(job) }] : []
  })

const repeatOf = ({ everySeconds, dailyAt }: Job): Repeat | null => {
  if (dailyAt) return { pattern: `0 ${dailyAt.minute} ${dailyAt.hour} * * *`, tz: dailyAt.zone }
  return everySeconds ? { every: everySeconds * 1000 } : null
}

/** A connection that could not be made stays broken for good: each try opens a new one. */
const opened = <T extends { ready(): Promise<void>; close(): Promise<void> }>(open: () => T, onError: OnError) =>
  untilDone(async () => {
    const end = open()
    try {
      await end.ready()
      return end
    } catch (error) {
      await end.close().catch(() => {})
      throw error
    }
  }, onError)

async function untilDone<T>(act: () => Promise<T>, onError: OnError): Promise<T> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      onError(error)
      await sleep(RETRY_MS)
    }
  }
}
