import type { Queryable } from '#db.ts'

/** Acts on how the provider says a subscription stands, once its payments are settled. `forget`: one nobody has paid since is given up. */
export const noteMandate = (
  db: Queryable,
  providerId: string,
  { status, forget }: { status: string; forget: Date },
  now: Date,
) =>
  db.query({
    name: 'subscriptions.note_mandate',
    text: 'SELECT note_mandate($1, $2, $3, $4)',
    values: [providerId, status, forget, now],
  })

/** What the provider is to be told of a subscription's debits, as far as it has not confirmed it; null for none of ours. */
export const findMandate = async (db: Queryable, id: string) => {
  const [row] = await db.query<{ providerId: string; wanted: 'ending' | 'over' | null }>({
    name: 'subscriptions.mandate',
    text: `SELECT provider_id AS "providerId", CASE WHEN mandate = 'over' OR stopped_at IS NULL THEN NULL
             WHEN state = 'ended' THEN 'over' WHEN mandate <> 'ending' THEN 'ending' END AS wanted
           FROM subscription WHERE id = $1 AND provider_id IS NOT NULL`,
    values: [id],
  })
  return row ?? null
}

/** Keeps what the provider has confirmed of the debits. */
export const keepMandate = (db: Queryable, id: string, mandate: 'ending' | 'over') =>
  db.query({
    name: 'subscriptions.keep_mandate',
    text: `UPDATE subscription SET mandate = $2 WHERE id = $1 AND mandate <> 'over'`,
    values: [id, mandate],
  })

/** Subscriptions whose debits the provider is still to be told of, so many after `last`. */
export const findMandatesToCancel = async (db: Queryable, last: string | null, limit: number): Promise<string[]> => {
  const rows = await db.query<{ id: string }>({
    name: 'subscriptions.to_cancel',
    text: `SELECT id FROM subscription WHERE mandate <> 'over' AND stopped_at IS NOT NULL AND provider_id IS NOT NULL
             AND (state = 'ended' OR mandate <> 'ending') AND ($1::uuid IS NULL OR id > $1) ORDER BY id LIMIT $2`,
    values: [last, limit],
  })
  return rows.map(({ id }) => id)
}

/** One that runs or waits for its payment; `known`: how many of its payments are settled, null while one is to be expected. */
export type LiveSubscription = { id: string; providerId: string; known: number | null }

/** Takes live subscriptions made before `to` that were not looked at since `since`, as `takeUnpaidOrders` does orders. */
export const takeLiveSubscriptions = (db: Queryable, { to, since, limit }: { to: Date; since: Date; limit: number }) =>
  db.query<LiveSubscription>({
    name: 'subscriptions.take_live',
    text: `UPDATE subscription s SET checked_at = $2 WHERE id IN (
             SELECT id FROM subscription
             WHERE state IN ('open', 'active') AND created_at <= $1 AND (checked_at IS NULL OR checked_at < $2)
             ORDER BY checked_at NULLS FIRST, created_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
           ) RETURNING id, provider_id AS "providerId", CASE WHEN state = 'open' OR current_end > $2 THEN (
             SELECT count(*) FROM payment WHERE subscription_id = s.id AND outcome IS NOT NULL
           ) END AS known`,
    values: [to, since, limit],
  })

/** A debit to be told of before it is taken; `payment` names the month that ends with it. */
export type DueNotice = { payment: string; mobile: string; paise: number; at: Date }

/**
 * Takes months that end between now and `until`, will be renewed, and of whose debit nobody was told; one that was taken before and
 * not kept as told comes again after an hour.
 */
export const takeDueNotices = (db: Queryable, { now, until, limit }: { now: Date; until: Date; limit: number }) =>
  db.query<DueNotice>({
    name: 'subscriptions.take_notices',
    text: `UPDATE subscription_month m SET notice_asked_at = $1 FROM (
             SELECT payment_id, total_paise, mobile FROM subscription_month JOIN subscription s ON s.id = subscription_id
               JOIN person p ON p.uid = s.uid
             WHERE lapsed_at IS NULL AND noticed_at IS NULL AND ends_at > $1 AND ends_at <= $2
               AND (notice_asked_at IS NULL OR notice_asked_at <= $1::timestamptz - interval '1 hour')
               AND s.state = 'active' AND stopped_at IS NULL AND mobile IS NOT NULL
             ORDER BY ends_at LIMIT $3 FOR NO KEY UPDATE OF subscription_month SKIP LOCKED
           ) due WHERE m.payment_id = due.payment_id
           RETURNING m.payment_id AS payment, mobile, total_paise AS paise, ends_at AS at`,
    values: [now, until, limit],
  })

/** Keeps that somebody was told of the debit at the end of a month. */
export const keepNotice = (db: Queryable, payment: string, now: Date) =>
  db.query({
    name: 'subscriptions.keep_notice',
    text: 'UPDATE subscription_month SET noticed_at = $2 WHERE payment_id = $1 AND noticed_at IS NULL',
    values: [payment, now],
  })
