import type { Queryable } from '#db.ts'

/** What something costs, tax included, and of which kind the tax is; in paise. */
export type Taxed = {
  total: number
  price: number
  cgst: number
  sgst: number
  igst: number
  /** hundredths of a per cent */
  gstRate: number
  sac: string
  /** GST codes of states */
  sellerState: string
  place: string
}

/** What is ordered and what it costs; money in paise. */
export type NewOrder = Taxed & {
  /** the provider's receipt */
  id: string
  uid: number
  pack: string
  /** what is credited, and how much of it */
  unit: string
  quantity: number
  list: number
  percent: number
  /** the id of the coupon that takes `percent` off */
  coupon: string | null
}

/** `known`: the same was ordered a moment ago, and `id` is that order; `gone`: no account; `coupon`: it is not good. */
export type OpenedOrder =
  | { result: 'made' | 'known'; id: string; providerId: string | null }
  | { result: 'gone' }
  | { result: 'coupon' }

/** Writes an order down before the provider is asked for it. */
export const openOrder = async (db: Queryable, order: NewOrder, now: Date): Promise<OpenedOrder> => {
  const [row] = await db.query<OpenedOrder>({
    name: 'payments.open_order',
    text: `SELECT result, id, provider_id AS "providerId"
           FROM open_order($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    values: [
      order.id,
      order.uid,
      order.pack,
      order.unit,
      order.quantity,
      order.list,
      order.percent,
      order.coupon,
      order.total,
      order.price,
      order.cgst,
      order.sgst,
      order.igst,
      order.gstRate,
      order.sac,
      order.sellerState,
      order.place,
      now,
    ],
  })
  if (!row) throw new Error('the order gave no answer')
  return row
}

/** Keeps the id the provider gave an order. @returns the one that is kept, of two that came at once the first; null: another order has it */
export const keepProviderOrder = async (db: Queryable, id: string, providerId: string): Promise<string | null> => {
  const [row] = await db.query<{ providerId: string }>({
    name: 'payments.keep_provider_order',
    text: `UPDATE payment_order SET provider_id = coalesce(provider_id, $2), state = CASE state WHEN 'new' THEN 'open' ELSE state END
           WHERE id = $1 AND NOT EXISTS (SELECT FROM payment_order WHERE provider_id = $2 AND id <> $1)
           RETURNING provider_id AS "providerId"`,
    values: [id, providerId],
  })
  return row?.providerId ?? null
}

/** How a payment for an order of this person was settled, null while it is not; undefined: the person has no such order. */
export const findOutcome = async (db: Queryable, uid: number, providerId: string, payment: string) => {
  const [row] = await db.query<{ outcome: 'credited' | 'to_refund' | null }>({
    name: 'payments.find_outcome',
    text: `SELECT outcome FROM payment_order o LEFT JOIN payment p ON p.order_id = o.id AND p.id = $3
           WHERE o.uid = $1 AND provider_id = $2`,
    values: [uid, providerId, payment],
  })
  return row?.outcome
}

/** A payment as the provider tells it; paise. */
export type ToldPayment = {
  id: string
  orderId: string | null
  subscriptionId: string | null
  /** the month that a subscription's payment is for, where the provider tells it */
  month: { from: Date; to: Date } | null
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  amountRefunded: number
  method: string | null
  createdAt: Date
}

/**
 * `credited`: now or before; `to_refund`: the money came and cannot be credited; `waiting`: not captured yet; `returned`: refunded
 * before it was credited; `unknown`: it is for none of our orders and subscriptions.
 */
export type Settled =
  | { result: 'credited' | 'waiting' | 'failed' | 'returned' | 'unknown' }
  | { result: 'to_refund'; reason: 'gone' | 'currency' | 'amount' | 'refunded' | 'second' | 'coupon' | 'ended' }

/** Writes down how a payment stands and, when its money is there, credits it once. */
export const settlePayment = async (db: Queryable, payment: ToldPayment, now: Date): Promise<Settled> => {
  const [row] = await db.query<Settled>({
    name: 'payments.settle',
    text: 'SELECT result, reason FROM settle_payment($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values: [
      payment.id,
      payment.orderId,
      payment.amount,
      payment.currency,
      payment.status,
      payment.amountRefunded,
      payment.method,
      payment.createdAt,
      now,
    ],
  })
  if (!row) throw new Error('the settling gave no answer')
  return row
}

/** The ids in an event of the provider. */
export type ToldEvent = {
  id: string
  kind: string
  payment: string | null
  order: string | null
  subscription: string | null
}

/** Keeps an event and orders its job, both once. @returns false when it was known */
export const noteEvent = async (db: Queryable, event: ToldEvent, now: Date): Promise<boolean> => {
  const rows = await db.query({
    name: 'payments.note_event',
    text: `WITH noted AS (
             INSERT INTO payment_event (id, kind, payment_id, order_id, subscription_id, received_at)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id
           )
           INSERT INTO outbox (job, payload) SELECT 'settleEvent', jsonb_build_object('id', id) FROM noted RETURNING 1`,
    values: [event.id, event.kind, event.payment, event.order, event.subscription, now],
  })
  return rows.length === 1
}

/** An event that waits to be acted on; null when that was done. */
export const findWaitingEvent = async (db: Queryable, id: string) => {
  const [row] = await db.query<Pick<ToldEvent, 'kind' | 'payment' | 'order' | 'subscription'>>({
    name: 'payments.waiting_event',
    text: `SELECT kind, payment_id AS payment, order_id AS "order", subscription_id AS subscription
           FROM payment_event WHERE id = $1 AND done_at IS NULL`,
    values: [id],
  })
  return row ?? null
}

export const endEvent = (db: Queryable, id: string, now: Date) =>
  db.query({
    name: 'payments.end_event',
    text: 'UPDATE payment_event SET done_at = $2 WHERE id = $1 AND done_at IS NULL',
    values: [id, now],
  })

/** Events that came between two moments and wait although their job should have ended them, oldest first; `last` is the one before. */
export const findLateEvents = async (
  db: Queryable,
  { from, to }: { from: Date; to: Date },
  last: string | null,
): Promise<string[]> => {
  const rows = await db.query<{ id: string }>({
    name: 'payments.late_events',
    text: `SELECT id FROM payment_event WHERE done_at IS NULL AND received_at BETWEEN $1 AND $2
             AND ($3::text IS NULL OR (received_at, id) > (SELECT received_at, id FROM payment_event WHERE id = $3))
           ORDER BY received_at, id LIMIT 100`,
    values: [from, to, last],
  })
  return rows.map(({ id }) => id)
}

/** An order that nobody has paid yet, as far as is known here; `providerId` null: nor is it known whether the provider has it. */
export type UnpaidOrder = { id: string; providerId: string | null; total: number }

/**
 * Takes unpaid orders that were made between two moments and were not looked at since `since`, those longest ago first. Whoever
 * takes them says that they are looked at now, so that two who reconcile share the work and one that fails does not come again.
 */
export const takeUnpaidOrders = (
  db: Queryable,
  { from, to, since, limit }: { from: Date; to: Date; since: Date; limit: number },
) =>
  db.query<UnpaidOrder>({
    name: 'payments.take_unpaid',
    text: `UPDATE payment_order SET checked_at = $3 WHERE id IN (
             SELECT id FROM payment_order
             WHERE state <> 'paid' AND created_at BETWEEN $1 AND $2 AND (checked_at IS NULL OR checked_at < $3)
             ORDER BY checked_at NULLS FIRST, created_at LIMIT $4 FOR NO KEY UPDATE SKIP LOCKED
           ) RETURNING id, provider_id AS "providerId", total_paise AS total`,
    values: [from, to, since, limit],
  })

export type GoodCoupon = { id: string; percent: number; expiresAt: Date }

/** The best coupon of a person that can be used now, or the one named if it can. */
export const findGoodCoupon = async (db: Queryable, uid: number, now: Date, id: string | null = null) => {
  const [row] = await db.query<GoodCoupon>({
    name: 'payments.good_coupon',
    text: `SELECT id, percent, expires_at AS "expiresAt" FROM coupon
           WHERE uid = $1 AND spent_by IS NULL AND expires_at > $2 AND ($3::text IS NULL OR id::text = $3)
           ORDER BY percent DESC, expires_at DESC LIMIT 1`,
    values: [uid, now, id],
  })
  return row ?? null
}
