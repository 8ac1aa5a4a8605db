import { setTimeout as sleep } from 'node:timers/promises'
import { createPayments, createPush, createSms } from '@dhruva/adapters'
import { countWaiting, type Db, databaseTrouble, isDatabaseAway, openDb } from '@dhruva/db'
import { createErrorLog, createJobs, type Handler, type JobName, jobs, type Log, startWork } from '@dhruva/jobs'
import type { Config } from '#config.ts'
import type { Ctx } from '#context.ts'
import { cancelMandate } from '#jobs/cancelMandate.ts'
import { catchUpForum } from '#jobs/catchUpForum.ts'
import { countService } from '#jobs/countService.ts'
import { deliverNotice } from '#jobs/deliverNotice.ts'
import { noticeDebits } from '#jobs/noticeDebits.ts'
import { purgeExpired } from '#jobs/purgeExpired.ts'
import { reconcilePayments } from '#jobs/reconcilePayments.ts'
import { refreshCharts } from '#jobs/refreshCharts.ts'
import { reportPayments } from '#jobs/reportPayments.ts'
import { returnTransfers } from '#jobs/returnTransfers.ts'
import { sendNotes } from '#jobs/sendNotes.ts'
import { settleEvent } from '#jobs/settleEvent.ts'
import { settlePoints } from '#jobs/settlePoints.ts'
import { settleRefund } from '#jobs/settleRefund.ts'
import { sweepHolds } from '#jobs/sweepHolds.ts'
import { writeHoroscopes } from '#jobs/writeHoroscopes.ts'
import type { Figures, Metrics } from '#metrics.ts'

/** Every job has its handler, or this does not compile. */
const handlers: Record<JobName, Handler<Ctx>> = {
  sweepHolds,
  purgeExpired,
  countService,
  refreshCharts,
  returnTransfers,
  writeHoroscopes,
  deliverNotice,
  settlePoints,
  catchUpForum,
  settleEvent,
  settleRefund,
  reconcilePayments,
  cancelMandate,
  noticeDebits,
  reportPayments,
  sendNotes,
}

export type Worker = {
  /** For how long its relay has not turned, milliseconds. */
  silentMs(): number
  figures(): Promise<Figures>
  /** Takes no further job, gives running ones 10 s. */
  stop(): Promise<void>
}

const GRACE_MS = 10_000
const AWAY_PAUSE_MS = 1_000

/** Starts the background work of the product; waits for database and queue for as long as they need. */
export async function startWorker(config: Config, log: Log, metrics?: Metrics): Promise<Worker> {
  const { databaseUrl, pgbouncerUrl, redisUrl, poolSize, concurrency, points } = config
  const onConnectionLost = (error: Error) => logLost(error)
  const db = openDb({
    url: pgbouncerUrl ?? databaseUrl,
    isPooled: pgbouncerUrl !== undefined,
    poolSize,
    applicationName: 'dhruva worker',
    onConnectionLost,
  })
  const { now } = db
  const logLost = createErrorLog(log, 'a connection to the database was lost', now)
  const { publicUrl } = config
  const sms = createSms(config.sms, db, now)
  const [payments, push] = [createPayments(config.payments), createPush(config.push)]
  const ctx: Ctx = { db, payments, sms, push, publicUrl, now, log, points }
  const work = await startWork({
    databaseUrl,
    redisUrl,
    concurrency,
    db,
    ctx,
    handlers: Object.values(handlers),
    log,
    now,
    onEnd: metrics?.observe,
  })
  await lookOnce(db, log)
  return {
    silentMs: work.silentMs,
    async figures() {
      const [waiting, queued] = await Promise.all([countWaiting(db, now()), work.queued()])
      return { waiting, queued, now: now() }
    },
    async stop() {
      await work.close(GRACE_MS)
      await db.close()
    },
  }
}

/** A release may bring another calculation or other texts, a death leaves actions of the forum waiting: every start looks once. */
async function lookOnce(db: Db, log: Log): Promise<void> {
  const look = () =>
    db.tx(async (tx) => {
      await createJobs().add(tx, jobs.refreshCharts, {})
      await createJobs().add(tx, jobs.writeHoroscopes, {})
      await createJobs().add(tx, jobs.catchUpForum, {})
    })
  let said: string | undefined = ''
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      const reason = databaseTrouble(error)
      if (reason !== said) log.warn({ reason }, 'the database does not answer')
      said = reason
      await sleep(AWAY_PAUSE_MS)
    }
  }
}
