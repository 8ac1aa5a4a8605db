import type { Queryable } from '#db.ts'

/** What waits for the worker: actions of the forum to settle or tell, jobs to hand on, and for how long the oldest of them. */
export const countWaiting = async (db: Queryable, now: Date) => {
  const [row] = await db.query<{ events: number; jobs: number; oldestSeconds: number }>({
    name: 'ops.waiting',
    text: `WITH waiting AS (
             SELECT 'event' AS kind, at FROM points_event WHERE settled IS NULL
             UNION ALL SELECT 'event', at FROM notice_event WHERE done_at IS NULL
             UNION ALL SELECT 'job', created_at FROM outbox WHERE handed_at IS NULL
           )
           SELECT count(*) FILTER (WHERE kind = 'event') AS events, count(*) FILTER (WHERE kind = 'job') AS jobs,
             greatest(0, coalesce(extract(epoch FROM $1::timestamptz - min(at)), 0))::float8 AS "oldestSeconds"
           FROM waiting`,
    values: [now],
  })
  return row ?? { events: 0, jobs: 0, oldestSeconds: 0 }
}

/** Events of the provider of payments that wait to be acted on, for how long the oldest, and how much
 * is owed: payments that could not be credited and are not back yet, refunds that the provider has not taken for an hour. */
export const countPayments = async (db: Queryable, now: Date) => {
  const [row] = await db.query<{ events: number; oldestSeconds: number; toRefund: number; mandateSeconds: number }>({
    name: 'ops.payments',
    text: `SELECT count(*) AS events,
             greatest(0, coalesce(extract(epoch FROM $1::timestamptz - min(received_at)), 0))::float8 AS "oldestSeconds",
             (SELECT count(*) FROM payment p WHERE outcome = 'to_refund'
                AND amount_paise > (SELECT coalesce(sum(r.amount_paise), 0) FROM payment_refund r WHERE r.payment_id = p.id AND state = 'processed'))
             + (SELECT count(*) FROM payment_refund WHERE state = 'asked' AND provider_id IS NULL
                AND asked_at < $1::timestamptz - interval '1 hour') AS "toRefund",
             (SELECT greatest(0, coalesce(extract(epoch FROM $1::timestamptz - min(ended_at)), 0))::float8 FROM subscription
                WHERE state = 'ended' AND mandate <> 'over' AND provider_id IS NOT NULL) AS "mandateSeconds"
           FROM payment_event WHERE done_at IS NULL`,
    values: [now],
  })
  return row ?? { events: 0, oldestSeconds: 0, toRefund: 0, mandateSeconds: 0 }
}

/** Questions that are held for a reply, and for how long the oldest of them. */
export const countHeld = async (db: Queryable, now: Date) => {
  const [row] = await db.query<{ count: number; oldestSeconds: number }>({
    name: 'ops.held',
    text: `SELECT count(*)::int AS count,
             greatest(0, coalesce(extract(epoch FROM $1::timestamptz - min(created_at)), 0))::float8 AS "oldestSeconds"
           FROM turn WHERE state = 'held'`,
    values: [now],
  })
  return row ?? { count: 0, oldestSeconds: 0 }
}

/** Which PostgreSQL it is, and the last change of its tables. */
export const readDatabaseVersions = async (db: Queryable) => {
  const [row] = await db.query<{ database: string; migration: string }>({
    name: 'ops.versions',
    text: `SELECT current_setting('server_version') AS database,
             (SELECT max(migration_name) FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS migration`,
  })
  return row ?? { database: 'unknown', migration: 'unknown' }
}

/** How old the newest dump of the database is, and the newest of which there is a copy elsewhere; null where none was ever to be. */
export const backupAges = async (db: Queryable, now: Date) => {
  const [row] = await db.query<{ here: number | null; elsewhere: number | null }>({
    name: 'ops.backup-ages',
    text: `SELECT extract(epoch FROM $1::timestamptz - max(ended_at))::float8 AS here,
             extract(epoch FROM $1::timestamptz - coalesce(max(ended_at) FILTER (WHERE offsite = 'done'),
               min(ended_at) FILTER (WHERE offsite = 'failed')))::float8 AS elsewhere
           FROM backup`,
    values: [now],
  })
  return row ?? { here: null, elsewhere: null }
}

export type Troubles = Record<'login' | 'answers' | 'payments' | 'forum', Date | null>

/**
 * Since when something does not work that people wait for; null where nothing is known against it. Login codes: none was sent since
 * the provider failed three people of different addresses (one alone can make it fail). The rest: the oldest that waits for far longer than it ever should.
 */
export const findTroubles = async (db: Queryable, now: Date): Promise<Troubles> => {
  const [row] = await db.query<Troubles>({
    name: 'ops.troubles',
    text: `SELECT
             (SELECT CASE WHEN count(DISTINCT address_mark) >= 3 THEN min(at) END FROM security_event
                WHERE kind = 'provider_failed' AND at > $1::timestamptz - interval '1 hour'
                  AND at > coalesce((SELECT max(at) FROM security_event
                    WHERE kind = 'code_sent' AND at > $1::timestamptz - interval '1 hour'), '-infinity')) AS login,
             (SELECT min(created_at) FROM turn
                WHERE state = 'held' AND created_at < $1::timestamptz - interval '4 minutes') AS answers,
             (SELECT min(received_at) FROM payment_event
                WHERE done_at IS NULL AND received_at < $1::timestamptz - interval '30 minutes') AS payments,
             (SELECT min(at) FROM (SELECT at FROM points_event WHERE settled IS NULL
                UNION ALL SELECT at FROM notice_event WHERE done_at IS NULL) waiting
                WHERE at < $1::timestamptz - interval '2 minutes') AS forum`,
    values: [now],
  })
  return row ?? { login: null, answers: null, payments: null, forum: null }
}

/** Whether the database answers. */
export const ping = (db: Queryable) => db.query({ name: 'ops.ping', text: 'SELECT 1' })
