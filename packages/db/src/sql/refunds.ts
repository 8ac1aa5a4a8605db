import type { Queryable } from '#db.ts'

/** Asks for unused units of an own payment to be given back, for the amount that was shown (paise). */
export const askRefund = async (
  db: Queryable,
  { id, uid, payment, shown, now }: { id: string; uid: number; payment: string; shown: number; now: Date },
) => {
  const [row] = await db.query<{ result: 'asked' | 'unknown' | 'none' | 'late' | 'changed'; promised: string | null }>({
    name: 'refunds.ask',
    text: 'SELECT result, promised FROM ask_refund($1, $2, $3, $4, $5)',
    values: [id, uid, payment, shown, now],
  })
  if (!row) throw new Error('the refund gave no answer')
  return row
}

/** An operator gives back: so many paise, what is unused, or all that is left. @returns the paise that are asked for */
export const orderRefund = async (
  db: Queryable,
  { id, payment, what, now }: { id: string; payment: string; what: number | 'unused' | 'all'; now: Date },
) => {
  const [row] = await db.query<{ result: 'asked' | 'none' | 'more'; paise: number }>({
    name: 'refunds.order',
    text: 'SELECT result, paise FROM order_refund($1, $2, $3, $4, $5)',
    values: [id, payment, typeof what === 'number' ? 'paise' : what, typeof what === 'number' ? what : null, now],
  })
  if (!row) throw new Error('the refund gave no answer')
  return row
}

/** Who paid; null when there is no such payment. */
export const findPayer = async (db: Queryable, payment: string): Promise<number | null> => {
  const [row] = await db.query<{ uid: number }>({
    name: 'refunds.payer',
    text: 'SELECT uid FROM payment WHERE id = $1',
    values: [payment],
  })
  return row?.uid ?? null
}

/** A refund that the provider is to be asked for; `providerId` once it is known there. */
export type OpenRefund = { id: string; payment: string; amount: number; providerId: string | null; receipt: string }

const OPEN = 'id, payment_id AS payment, amount_paise AS amount, provider_id AS "providerId", id::text AS receipt'

/** null when it was answered */
export const findOpenRefund = async (db: Queryable, id: string): Promise<OpenRefund | null> => {
  const [row] = await db.query<OpenRefund>({
    name: 'refunds.open',
    text: `SELECT ${OPEN} FROM payment_refund WHERE id = $1 AND state = 'asked'`,
    values: [id],
  })
  return row ?? null
}

/** Those of a payment that nobody knows whether the provider has. */
export const findUnknownRefunds = async (db: Queryable, payment: string): Promise<string[]> => {
  const rows = await db.query<{ id: string }>({
    name: 'refunds.unknown',
    text: `SELECT id FROM payment_refund WHERE payment_id = $1 AND state = 'asked' AND provider_id IS NULL ORDER BY asked_at, id`,
    values: [payment],
  })
  return rows.map(({ id }) => id)
}

/** A refund as the provider tells it; paise. */
export type ToldRefund = {
  id: string
  paymentId: string
  amount: number
  status: 'pending' | 'processed' | 'failed'
  receipt: string | null
}

/** `asked`: not done yet; `unknown`: of no payment of ours; `later`: those of ours are to be asked for first. */
export type SettledRefund = 'asked' | 'processed' | 'refused' | 'unknown' | 'later'

/** Writes down how a refund stands at the provider, and books one that was made there by nobody here. */
export const settleToldRefund = async (db: Queryable, refund: ToldRefund, now: Date): Promise<SettledRefund> => {
  const [row] = await db.query<{ result: SettledRefund }>({
    name: 'refunds.settle',
    text: 'SELECT settle_refund($1, $2, $3, $4, $5, $6) AS result',
    values: [refund.paymentId, refund.id, refund.receipt, refund.amount, refund.status, now],
  })
  if (!row) throw new Error('the settling of a refund gave no answer')
  return row.result
}

/** Writes down that the provider will not make a refund: what was taken for it is given back. */
export const refuseRefund = (db: Queryable, id: string, fault: string, now: Date) =>
  db.query({
    name: 'refunds.refuse',
    text: "SELECT end_refund($1, NULL, 'refused', $2, $3)",
    values: [id, fault, now],
  })

/** Takes refunds that were asked for before `to` and wait for an answer, as `takeUnpaidOrders` takes orders. */
export const takeOpenRefunds = (db: Queryable, { to, since, limit }: { to: Date; since: Date; limit: number }) =>
  db.query<OpenRefund>({
    name: 'refunds.take_open',
    text: `UPDATE payment_refund SET checked_at = $2 WHERE id IN (
             SELECT id FROM payment_refund
             WHERE state = 'asked' AND asked_at < $1 AND (checked_at IS NULL OR checked_at < $2)
             ORDER BY checked_at NULLS FIRST, asked_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
           ) RETURNING ${OPEN}`,
    values: [to, since, limit],
  })

/** Asks for what is to be given back and was not asked for, as of payments that were settled by an older version. */
export const refundForgotten = (db: Queryable, now: Date) =>
  db.query({
    name: 'refunds.forgotten',
    text: `SELECT refund_rest(id, $1) FROM payment WHERE outcome = 'to_refund' AND refunded_paise < amount_paise
             AND NOT EXISTS (SELECT FROM payment_refund r WHERE r.payment_id = payment.id AND kind IN ('auto', 'ops'))`,
    values: [now],
  })

/** Of refunds the provider lists, the payments of those that the books do not have so. */
export const findPaymentsToSettle = async (db: Queryable, told: readonly ToldRefund[]): Promise<string[]> => {
  const rows = await db.query<{ payment: string }>({
    name: 'refunds.to_settle',
    text: `SELECT DISTINCT p.id AS payment
           FROM unnest($1::text[], $2::text[], $3::text[]) AS told (id, payment, status)
           JOIN payment p ON p.id = told.payment AND p.outcome IS NOT NULL
           LEFT JOIN payment_refund r ON r.provider_id = told.id
           WHERE told.status <> 'failed' AND r.id IS NULL OR told.status <> 'pending' AND r.state = 'asked'`,
    values: [told.map(({ id }) => id), told.map(({ paymentId }) => paymentId), told.map(({ status }) => status)],
  })
  return rows.map(({ payment }) => payment)
}

/** A payment as its person sees it; paise, units and days of India. */
export type OwnPayment = {
  id: string
  at: Date
  amount: number
  outcome: 'credited' | 'to_refund'
  /** what it brought, or was to bring */
  unit: string | null
  quantity: number | null
  invoice: string | null
  /** what may be asked back until when, and when it is there */
  units: number
  paise: number
  until: string
  promised: string
  refunds: {
    amount: number
    state: 'asked' | 'processed' | 'refused'
    kind: 'self' | 'ops' | 'auto' | 'found'
    askedAt: string
    promisedOn: string
    doneAt: string | null
    creditNote: string | null
  }[]
}

const REFUNDS = `(SELECT coalesce(jsonb_agg(jsonb_build_object('amount', r.amount_paise, 'state', r.state, 'kind', r.kind,
    'askedAt', r.asked_at, 'promisedOn', r.promised_on, 'doneAt', r.done_at, 'creditNote', c.number)
    ORDER BY r.asked_at, r.id), '[]')
  FROM payment_refund r LEFT JOIN invoice c ON c.refund_id = r.id WHERE r.payment_id = p.id)`

/** Payments of a person whose money came, newest first; the provider tells the second, so of two in one the later seen is newer. */
export const listOwnPayments = (
  db: Queryable,
  { uid, start, limit, now }: { uid: number; start: number; limit: number; now: Date },
) =>
  db.query<OwnPayment>({
    name: 'refunds.own_payments',
    text: `SELECT p.id, p.made_at AS at, p.amount_paise AS amount, p.outcome, coalesce(i.unit, o.unit) AS unit,
             coalesce(i.quantity, o.quantity) AS quantity, i.number AS invoice, f.units, f.paise, f.until, f.promised,
             ${REFUNDS} AS refunds
           FROM (SELECT * FROM payment WHERE uid = $1 AND outcome IS NOT NULL ORDER BY made_at DESC, seen_at DESC, id
             LIMIT $3 OFFSET $2) p
           LEFT JOIN invoice i ON i.payment_id = p.id AND i.kind = 'invoice' LEFT JOIN payment_order o ON o.id = p.order_id,
             refund_offer(p.id, $4) f
           ORDER BY p.made_at DESC, p.seen_at DESC, p.id`,
    values: [uid, start, limit, now],
  })

/** An invoice or a credit note; paise. */
export type InvoiceRow = {
  number: string
  kind: 'invoice' | 'credit'
  uid: number
  paymentId: string
  issuedAt: Date
  /** of a credit note, the invoice it is for */
  corrects: string | null
  correctsAt: Date | null
  pack: string
  unit: string
  quantity: number
  sac: string
  sellerState: string
  place: string
  gstRate: number
  pricePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  totalPaise: number
}

/** An own invoice or credit note; null for none. */
export const findOwnInvoice = async (db: Queryable, uid: number, number: string): Promise<InvoiceRow | null> => {
  const [row] = await db.query<InvoiceRow>({
    name: 'refunds.own_invoice',
    text: `SELECT i.number, i.kind, i.uid, i.payment_id AS "paymentId", i.issued_at AS "issuedAt", i.corrects,
             c.issued_at AS "correctsAt", i.pack, i.unit, i.quantity, i.sac, i.seller_state AS "sellerState", i.place,
             i.gst_rate AS "gstRate", i.price_paise AS "pricePaise", i.cgst_paise AS "cgstPaise", i.sgst_paise AS "sgstPaise",
             i.igst_paise AS "igstPaise", i.total_paise AS "totalPaise"
           FROM invoice i LEFT JOIN invoice c ON c.number = i.corrects WHERE i.number = $2 AND i.uid = $1`,
    values: [uid, number],
  })
  return row ?? null
}
