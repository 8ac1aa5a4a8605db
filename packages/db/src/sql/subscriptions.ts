import type { Queryable, Tx } from '#db.ts'
import type { Settled, Taxed, ToldPayment } from './payments.ts'

/** What is subscribed to; money in paise, of one month. */
export type NewSubscription = Taxed & {
  id: string
  uid: number
  plan: string
  /** questions a month */
  quantity: number
  graceDays: number
}

/** `known`: the one that waits for its payment; `active`: one runs already; `gone`: no account. */
export type OpenedSubscription =
  | { result: 'made' | 'known'; id: string; providerId: string | null }
  | { result: 'active' }
  | { result: 'gone' }

/** Writes a subscription down before the provider is asked for it. */
export const openSubscription = async (
  db: Queryable,
  wanted: NewSubscription,
  now: Date,
): Promise<OpenedSubscription> => {
  const [row] = await db.query<OpenedSubscription>({
    name: 'subscriptions.open',
    text: `SELECT result, id, provider_id AS "providerId"
           FROM open_subscription($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      wanted.id,
      wanted.uid,
      wanted.plan,
      wanted.quantity,
      wanted.total,
      wanted.price,
      wanted.cgst,
      wanted.sgst,
      wanted.igst,
      wanted.gstRate,
      wanted.sac,
      wanted.sellerState,
      wanted.place,
      wanted.graceDays,
      now,
    ],
  })
  if (!row) throw new Error('the subscription gave no answer')
  return row
}

/** Keeps the id the provider gave a subscription. @returns the one that is kept; null: it has ended, or another has that id */
export const keepProviderSubscription = async (
  db: Queryable,
  id: string,
  providerId: string,
): Promise<string | null> => {
  const [row] = await db.query<{ providerId: string }>({
    name: 'subscriptions.keep_provider',
    text: `UPDATE subscription SET provider_id = coalesce(provider_id, $2), state = CASE state WHEN 'new' THEN 'open' ELSE state END
           WHERE id = $1 AND state <> 'ended' AND NOT EXISTS (SELECT FROM subscription WHERE provider_id = $2 AND id <> $1)
           RETURNING provider_id AS "providerId"`,
    values: [id, providerId],
  })
  return row?.providerId ?? null
}

/** Writes down how a payment of a subscription stands and, when its money is there, grants its month once. */
export const settleMonth = async (db: Queryable, payment: ToldPayment, now: Date): Promise<Settled> => {
  const [row] = await db.query<Settled>({
    name: 'subscriptions.settle_month',
    text: 'SELECT result, reason FROM settle_month($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values: [
      payment.id,
      payment.subscriptionId,
      payment.amount,
      payment.currency,
      payment.status,
      payment.amountRefunded,
      payment.method,
      payment.createdAt,
      payment.month?.from ?? null,
      payment.month?.to ?? null,
      now,
    ],
  })
  if (!row) throw new Error('the settling gave no answer')
  return row
}

/** Why a subscription ends at once. */
export type EndReason = 'cancelled' | 'deleted' | 'refunded'

/**
 * Ends the person's live subscription: its questions lapse, and the provider is told by the job `cancelMandate` to debit no more.
 * Part of the caller's transaction.
 * @returns false when there is none
 */
export const endSubscription = async (tx: Tx, uid: number, reason: EndReason, now: Date): Promise<boolean> => {
  const [row] = await tx.query<{ ended: boolean }>({
    name: 'subscriptions.end',
    text: `SELECT end_subscription(id, $2, $3) AS ended FROM subscription WHERE uid = $1 AND state <> 'ended'`,
    values: [uid, reason, now],
  })
  return row?.ended ?? false
}

/** `stopped`: no debit after `until`; `already`: it was stopped before; `ended`: nothing was left of it; `none`: there is none. */
export type StoppedRenewal =
  | { result: 'stopped'; until: Date }
  | { result: 'already'; until: Date }
  | { result: 'ended' }
  | { result: 'none' }

/** No further debit; what was paid for stays. The provider is told by the job `cancelMandate`. */
export const stopRenewal = async (db: Queryable, uid: number, now: Date): Promise<StoppedRenewal> => {
  const [row] = await db.query<StoppedRenewal>({
    name: 'subscriptions.stop_renewal',
    text: 'SELECT result, until FROM stop_renewal($1, $2)',
    values: [uid, now],
  })
  if (!row) throw new Error('the stop gave no answer')
  return row
}

/** How a payment of this person's subscription was settled, null while it is not; undefined: they have no such subscription. */
export const findMonthOutcome = async (db: Queryable, uid: number, providerId: string, payment: string) => {
  const [row] = await db.query<{ outcome: 'credited' | 'to_refund' | null }>({
    name: 'subscriptions.find_outcome',
    text: `SELECT outcome FROM subscription s LEFT JOIN payment p ON p.subscription_id = s.id AND p.id = $3
           WHERE s.uid = $1 AND provider_id = $2`,
    values: [uid, providerId, payment],
  })
  return row?.outcome
}

/**
 * Takes on to ask the provider for a subscription: of many at once one does, until it gives up or has been silent for a while.
 * @returns whether it is the caller who asks
 */
export const claimAsking = async (db: Queryable, id: string, now: Date): Promise<boolean> => {
  const rows = await db.query({
    name: 'subscriptions.claim_asking',
    text: `UPDATE subscription SET asked_at = $2
           WHERE id = $1 AND state = 'new' AND (asked_at IS NULL OR asked_at <= $2::timestamptz - interval '20 s') RETURNING 1`,
    values: [id, now],
  })
  return rows.length === 1
}

/** The provider made none: the next one may ask. */
export const dropAsking = (db: Queryable, id: string) =>
  db.query({
    name: 'subscriptions.drop_asking',
    text: `UPDATE subscription SET asked_at = NULL WHERE id = $1 AND state = 'new'`,
    values: [id],
  })

/** The id the provider gave a subscription, `null` while it has none; undefined when it has ended. */
export const findProviderSubscription = async (db: Queryable, id: string) => {
  const [row] = await db.query<{ providerId: string | null }>({
    name: 'subscriptions.find_provider',
    text: `SELECT provider_id AS "providerId" FROM subscription WHERE id = $1 AND state <> 'ended'`,
    values: [id],
  })
  return row?.providerId
}

/** A subscription that was paid for, with its last month. */
export type KnownSubscription = {
  providerId: string
  plan: string
  quantity: number
  totalPaise: number
  isActive: boolean
  renews: boolean
  /** the end of what was paid for */
  startsAt: Date
  endsAt: Date
  questionsUntil: Date
  paidAt: Date
  /** what is left of the month's questions */
  left: number
}

/** The person's subscription: the live one, else the last; null when none was ever paid for. */
export const findSubscription = async (db: Queryable, uid: number, now: Date) => {
  const [row] = await db.query<KnownSubscription>({
    name: 'subscriptions.find',
    text: `SELECT provider_id AS "providerId", plan, s.quantity, total_paise AS "totalPaise",
             state = 'active' AND questions_until > $2 AS "isActive", stopped_at IS NULL AS renews,
             starts_at AS "startsAt", ends_at AS "endsAt", questions_until AS "questionsUntil", made_at AS "paidAt",
             CASE WHEN state = 'active' AND questions_until > $2 THEN
               (SELECT balance FROM wallet WHERE uid = $1 AND unit = 'sub_q') ELSE 0 END AS left
           FROM subscription s
             JOIN LATERAL (SELECT * FROM subscription_month WHERE subscription_id = s.id ORDER BY starts_at DESC LIMIT 1) m ON true
             JOIN payment p ON p.id = m.payment_id
           WHERE s.uid = $1 ORDER BY state <> 'ended' DESC, s.created_at DESC LIMIT 1`,
    values: [uid, now],
  })
  return row ?? null
}

/** How many people have paid for something. */
export const countPayers = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ payers: number }>({
    name: 'subscriptions.count_payers',
    text: `SELECT count(DISTINCT uid) AS payers FROM payment WHERE outcome = 'credited'`,
  })
  return row?.payers ?? 0
}

/**
 * Why the last subscription of a person that was paid for ended, locked until the transaction ends; null while it runs. One nobody has
 * paid for is none.
 */
export const findEndReason = async (tx: Tx, uid: number) => {
  const [row] = await tx.query<{ reason: string | null }>({
    name: 'subscriptions.end_reason',
    text: `SELECT end_reason AS reason FROM subscription WHERE uid = $1 AND started_at IS NOT NULL
           ORDER BY state <> 'ended' DESC, created_at DESC LIMIT 1 FOR NO KEY UPDATE`,
    values: [uid],
  })
  return row ? row.reason : 'none'
}
