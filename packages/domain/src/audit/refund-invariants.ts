import type { Invariant } from '#audit/invariant.ts'

/** What always holds of money that goes back. */
export const refundInvariants: readonly Invariant[] = [
  {
    id: 'I26',
    description:
      'a refund takes the units it says, once, and gives them back when it is refused; no more goes back than was paid, nor is more taken than it brought',
    violationsQuery: `SELECT FROM (
            SELECT 'refund:' || id AS op_key, uid, unnest(ARRAY['user', 'sys:refunded']) AS account, unit,
              unnest(ARRAY[-quantity, quantity]) AS delta
            FROM payment_refund WHERE quantity > 0
            UNION ALL SELECT 'unrefund:' || id, uid, unnest(ARRAY['back', 'sys:refunded']), unit, unnest(ARRAY[quantity, -quantity])
            FROM payment_refund WHERE quantity > 0 AND state = 'refused'
          ) due FULL JOIN (
            SELECT op_key, e.uid, unit, delta,
              CASE WHEN kind = 'unrefund_payment' AND account IN ('user', 'sys:expired') THEN 'back' ELSE account END AS account
            FROM ledger_op JOIN ledger_entry e USING (op_key)
            WHERE kind IN ('refund_payment', 'unrefund_payment') OR op_key ~ '^(un)?refund:' OR account = 'sys:refunded'
          ) moved USING (op_key, uid, account, unit, delta) WHERE due IS NULL OR moved IS NULL
          UNION ALL SELECT FROM payment p JOIN payment_refund r ON r.payment_id = p.id LEFT JOIN invoice i
              ON i.payment_id = p.id AND i.kind = 'invoice'
            WHERE r.state <> 'refused' GROUP BY p.id, i.number
            HAVING sum(r.amount_paise) > p.amount_paise OR sum(r.quantity + r.debt) > coalesce(i.quantity, 0)
          UNION ALL SELECT FROM payment_refund r JOIN payment p ON p.id = r.payment_id
            LEFT JOIN invoice i ON i.payment_id = p.id AND i.kind = 'invoice'
            WHERE r.uid <> p.uid OR r.unit IS DISTINCT FROM i.unit OR p.outcome IS NULL
              OR r.kind = 'auto' AND p.outcome <> 'to_refund'`,
  },
  {
    id: 'I27',
    description:
      'a refund that was made of a credited payment has one credit note, of its amount; those of a payment never exceed its invoice, and are it when all went back',
    violationsQuery: `SELECT FROM (
            SELECT r.id AS refund_id, r.payment_id, r.uid, r.amount_paise AS total_paise, i.number AS corrects, i.place, i.seller_state,
              i.gst_rate, i.sac, r.quantity + r.debt AS quantity
            FROM payment_refund r JOIN invoice i ON i.payment_id = r.payment_id AND i.kind = 'invoice' WHERE r.state = 'processed'
          ) due FULL JOIN (SELECT *, true AS is_there FROM invoice WHERE kind = 'credit') c
            USING (refund_id, payment_id, uid, total_paise, corrects, place, seller_state, gst_rate, sac, quantity)
            WHERE due IS NULL OR is_there IS NULL
          UNION ALL SELECT FROM invoice i JOIN invoice c ON c.corrects = i.number
            GROUP BY i.number HAVING CASE WHEN sum(c.total_paise) = i.total_paise
              THEN (sum(c.price_paise), sum(c.cgst_paise), sum(c.sgst_paise), sum(c.igst_paise))
                <> (i.price_paise, i.cgst_paise, i.sgst_paise, i.igst_paise)
              ELSE sum(c.total_paise) > i.total_paise OR sum(c.price_paise) > i.price_paise OR sum(c.cgst_paise) > i.cgst_paise
                OR sum(c.sgst_paise) > i.sgst_paise OR sum(c.igst_paise) > i.igst_paise END`,
  },
]
