import { DAY_MS } from '@dhruva/common'
import { desk } from '@dhruva/contract/desk'
import {
  backupAges,
  countHeld,
  countPayments,
  countWaiting,
  listIncidents,
  readDatabaseVersions,
  readNoteCounts,
} from '@dhruva/db'
import { askQueue } from '@dhruva/jobs'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'

const QUEUE_MS = 2_000
const TOLD_DAYS = 90

const queueOf = async ({ config }: Ctx) => {
  const found = await askQueue(config, QUEUE_MS)
  return (
    found && {
      counts: found.counts,
      oldest_at: found.oldest === null ? null : new Date(found.oldest).toISOString(),
      failed: found.failed.map(({ job, at }) => ({ job, at: new Date(at).toISOString() })),
    }
  )
}

export const getHealth = implement(desk.getHealth, async ({ ctx }) => {
  const { db, config } = ctx
  const now = ctx.now()
  const [waiting, held, payments, backup, notes, versions, incidents, queue] = await Promise.all([
    countWaiting(db, now),
    countHeld(db, now),
    countPayments(db, now),
    backupAges(db, now),
    readNoteCounts(db, now),
    readDatabaseVersions(db),
    listIncidents(db, new Date(now.getTime() - TOLD_DAYS * DAY_MS)),
    queueOf(ctx),
  ])
  return {
    status: 'success' as const,
    waiting: { events: waiting.events, jobs: waiting.jobs, oldest_seconds: waiting.oldestSeconds },
    held: { count: held.count, oldest_seconds: held.oldestSeconds },
    payments: {
      events: payments.events,
      oldest_seconds: payments.oldestSeconds,
      to_refund: payments.toRefund,
      mandate_seconds: payments.mandateSeconds,
    },
    queue,
    backup: { here_seconds: backup.here, elsewhere_seconds: backup.elsewhere },
    notes,
    model_spared_since: ctx.llmSparedSince()?.toISOString() ?? null,
    versions: { service: config.build.version, commit: config.build.commit, ...versions },
    incidents: incidents.map(({ began_at, ended_at, ...incident }) => ({
      ...incident,
      began_at: began_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    })),
  }
})
