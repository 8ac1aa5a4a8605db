import type { Queryable } from '#db.ts'

/** A payment as operators see it; paise. */
export type PaymentRow = {
  id: string
  uid: number
  order: string | null
  amount: number
  currency: string
  status: string
  outcome: string | null
  reason: string | null
  method: string | null
  madeAt: Date
  pack: string | null
  invoice: string | null
  /** gone back, asked for, and units that were used before they could be taken */
  returned: number
  asked: number
  debt: number
  /** what it brings, and how much of it */
  unit: string | null
  quantity: number | null
}

const PAYMENTS = `
  SELECT p.id, p.uid, o.provider_id AS "order", p.amount_paise AS amount, p.currency, p.status, p.outcome, p.reason, p.method,
    p.made_at AS "madeAt", coalesce(i.pack, o.pack) AS pack, i.number AS invoice, coalesce(i.unit, o.unit) AS unit,
    coalesce(i.quantity, o.quantity) AS quantity,
    (SELECT coalesce(sum(amount_paise), 0)::bigint FROM payment_refund r WHERE r.payment_id = p.id AND state = 'processed') AS returned,
    (SELECT coalesce(sum(amount_paise), 0)::bigint FROM payment_refund r WHERE r.payment_id = p.id AND state = 'asked') AS asked,
    (SELECT coalesce(sum(debt), 0)::bigint FROM payment_refund r WHERE r.payment_id = p.id AND state <> 'refused') AS debt
  FROM payment p LEFT JOIN payment_order o ON o.id = p.order_id LEFT JOIN invoice i ON i.payment_id = p.id AND i.kind = 'invoice'`

/**
 * Payments by what an operator may have of one: its id, the order (ours or the provider's), the number of an invoice or a credit note,
 * a refund (ours or the provider's), or the uid or number of a person; newest first.
 */
export const findPaymentsFor = (db: Queryable, what: string) =>
  db.query<PaymentRow>({
    name: 'operator.payments',
    text: `${PAYMENTS}
           WHERE $1 IN (p.id, o.provider_id, o.id::text, p.uid::text)
             OR p.id IN (SELECT payment_id FROM invoice WHERE number = upper($1)
               UNION SELECT payment_id FROM payment_refund WHERE $1 IN (id::text, provider_id))
             OR p.uid = (SELECT uid FROM person WHERE mobile = $1)
           ORDER BY p.made_at DESC, p.id LIMIT 100`,
    values: [what],
  })

/** An order that nobody has paid, found as `findPaymentsFor` finds payments; its id at the provider. */
export const findUnpaidOrder = async (db: Queryable, what: string) => {
  const [row] = await db.query<{ id: string; uid: number; order: string | null; total: number; createdAt: Date }>({
    name: 'operator.unpaid_order',
    text: `SELECT id, uid, provider_id AS "order", total_paise AS total, created_at AS "createdAt"
           FROM payment_order WHERE $1 IN (id::text, provider_id)`,
    values: [what],
  })
  return row ?? null
}

/** Something that happened to a payment; amounts are paise. */
type Step =
  | { kind: 'ordered'; order: string; unit: string; quantity: number; amount: number }
  | { kind: 'paid'; method: string | null; amount: number; currency: string }
  | { kind: 'told'; event: string }
  | { kind: 'settled'; outcome: string; reason: string | null }
  | { kind: 'invoice' | 'credit_note'; number: string; amount: number }
  | {
      kind: 'refund_asked'
      refund: string
      by: 'self' | 'ops' | 'auto' | 'found'
      amount: number
      /** what was taken for it, and how much of what it brought was used already */
      unit: string | null
      quantity: number
      debt: number
    }
  | { kind: 'refund_ended'; refund: string; amount: number; state: string; fault: string | null }
  | { kind: 'act'; act: number; command: string; operator: string; reason: string }

export type PaymentStep = { at: Date } & Step

/** What happened to a payment, oldest first; its order before all, for the provider's clock has whole seconds. */
export const timelineOf = async (db: Queryable, payment: string): Promise<PaymentStep[]> => {
  const rows = await db.query<{ at: Date; step: Step }>({
    name: 'operator.payment_steps',
    text: `SELECT at, step FROM (
             SELECT o.created_at AS at, 0 AS nth, jsonb_build_object('kind', 'ordered', 'order', o.id, 'unit', o.unit,
                 'quantity', o.quantity, 'amount', o.total_paise) AS step
               FROM payment_order o JOIN payment p ON p.order_id = o.id WHERE p.id = $1
             UNION ALL SELECT made_at, 1, jsonb_build_object('kind', 'paid', 'method', method, 'amount', amount_paise, 'currency', currency)
               FROM payment WHERE id = $1
             UNION ALL SELECT received_at, 1, jsonb_build_object('kind', 'told', 'event', kind) FROM payment_event WHERE payment_id = $1
             UNION ALL SELECT settled_at, 2, jsonb_build_object('kind', 'settled', 'outcome', outcome, 'reason', reason)
               FROM payment WHERE id = $1 AND settled_at IS NOT NULL
             UNION ALL SELECT issued_at, CASE kind WHEN 'credit' THEN 6 ELSE 3 END, jsonb_build_object(
                 'kind', CASE kind WHEN 'credit' THEN 'credit_note' ELSE 'invoice' END, 'number', number, 'amount', total_paise)
               FROM invoice WHERE payment_id = $1
             UNION ALL SELECT asked_at, 4, jsonb_build_object('kind', 'refund_asked', 'refund', id, 'by', kind, 'amount', amount_paise,
                 'unit', unit, 'quantity', quantity, 'debt', debt) FROM payment_refund WHERE payment_id = $1
             UNION ALL SELECT done_at, 5, jsonb_build_object('kind', 'refund_ended', 'refund', id, 'amount', amount_paise,
                 'state', state, 'fault', fault) FROM payment_refund WHERE payment_id = $1 AND done_at IS NOT NULL
             UNION ALL SELECT at, 7, jsonb_build_object('kind', 'act', 'act', id, 'command', command, 'operator', operator,
                 'reason', reason) FROM operator_act WHERE target = $1
           ) happened ORDER BY nth > 0, at, nth, step`,
    values: [payment],
  })
  return rows.map(({ at, step }) => ({ at, ...step }))
}

/** A payment and a refund as the books have them, beside those of the provider; paise. */
export type BookedPayment = {
  id: string
  amount: number
  currency: string
  outcome: 'credited' | 'to_refund' | null
  madeAt: Date
  /** what the provider is known to have given back, or to be about to */
  returned: number
}
export type BookedRefund = {
  id: string
  providerId: string
  payment: string
  amount: number
  state: 'asked' | 'processed' | 'refused'
}

type Span = { from: Date; to: Date }

/** Payments with these ids, and those made in a span. */
export const findBookedPayments = (db: Queryable, ids: readonly string[], { from, to }: Span) =>
  db.query<BookedPayment>({
    name: 'reconciliation.payments',
    text: `SELECT id, amount_paise AS amount, currency, outcome, made_at AS "madeAt",
             (SELECT coalesce(sum(amount_paise), 0)::bigint FROM payment_refund r
              WHERE r.payment_id = p.id AND provider_id IS NOT NULL AND state <> 'refused') AS returned
           FROM payment p WHERE id = ANY ($1) OR made_at >= $2 AND made_at < $3`,
    values: [ids, from, to],
  })

/** Refunds with these ids of the provider, and those asked for in a span that it has. */
export const findBookedRefunds = (db: Queryable, ids: readonly string[], { from, to }: Span) =>
  db.query<BookedRefund>({
    name: 'reconciliation.refunds',
    text: `SELECT id, provider_id AS "providerId", payment_id AS payment, amount_paise AS amount, state FROM payment_refund
           WHERE provider_id = ANY ($1) OR provider_id IS NOT NULL AND asked_at >= $2 AND asked_at < $3`,
    values: [ids, from, to],
  })

/** Keeps the report of a day in the place of an earlier one. */
export const keepReconciliation = (
  db: Queryable,
  report: { day: string; compared: number; differences: number; csv: string },
  now: Date,
) =>
  db.query({
    name: 'reconciliation.keep',
    text: `INSERT INTO reconciliation (day, made_at, compared, differences, csv) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (day) DO UPDATE SET made_at = excluded.made_at, compared = excluded.compared,
             differences = excluded.differences, csv = excluded.csv`,
    values: [report.day, now, report.compared, report.differences, report.csv],
  })

/** Of some days those without a report. */
export const findUnreportedDays = async (db: Queryable, days: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ day: string }>({
    name: 'reconciliation.unreported',
    text: `SELECT day FROM unnest($1::date[]) AS wanted (day) WHERE NOT EXISTS (SELECT FROM reconciliation r WHERE r.day = wanted.day)
           ORDER BY day`,
    values: [days],
  })
  return rows.map(({ day }) => day)
}
