import type { Invariant } from '#audit/invariant.ts'

/** What always holds of payments, their coupons and their invoices. */
export const moneyInvariants: readonly Invariant[] = [
  {
    id: 'I6',
    description: 'a payment that is credited brings what was ordered, once; no other payment brings anything',
    violationsQuery: `SELECT FROM (
            SELECT 'pay:' || p.id AS op_key, o.uid, unnest(ARRAY['user', 'sys:sales']) AS account, o.unit,
              unnest(ARRAY[o.quantity, -o.quantity]) AS delta
            FROM payment p JOIN payment_order o ON o.id = p.order_id WHERE outcome = 'credited'
          ) due FULL JOIN (
            SELECT op_key, e.uid, account, unit, delta FROM ledger_op JOIN ledger_entry e USING (op_key)
            WHERE kind = 'pay' OR op_key LIKE 'pay:%'
          ) moved USING (op_key, uid, account, unit, delta) WHERE due IS NULL OR moved IS NULL
          UNION ALL SELECT FROM payment WHERE status = 'captured' AND outcome IS NULL`,
  },
  {
    id: 'I7',
    description:
      'what is credited was paid in rupees, to the paisa and by whoever ordered it; an order is paid by one payment',
    violationsQuery: `SELECT FROM payment p JOIN payment_order o ON o.id = p.order_id
            WHERE p.uid <> o.uid OR outcome = 'credited' AND (currency <> 'INR' OR amount_paise <> total_paise)
          UNION ALL SELECT FROM payment_order o LEFT JOIN (
            SELECT order_id, count(*) AS credits FROM payment WHERE outcome = 'credited' GROUP BY order_id
          ) p ON p.order_id = o.id WHERE coalesce(credits, 0) <> CASE WHEN state = 'paid' THEN 1 ELSE 0 END`,
  },
  {
    id: 'I20',
    description:
      'a discount is that of a coupon the service drew for this person, at most 15 per cent, good when it was used, and spent once',
    violationsQuery: `SELECT FROM payment_order o LEFT JOIN coupon c ON c.id = o.coupon_id
            WHERE o.percent <> coalesce(c.percent, 0) OR o.percent > 15 OR c.uid <> o.uid
              OR o.created_at NOT BETWEEN c.drawn_at AND c.expires_at
              OR o.state = 'paid' AND c.spent_by IS DISTINCT FROM CASE WHEN c.id IS NOT NULL THEN o.id END
          UNION ALL SELECT FROM coupon c LEFT JOIN payment_order o ON o.id = c.spent_by
            WHERE c.spent_by IS NOT NULL AND (o.coupon_id IS DISTINCT FROM c.id OR o.state <> 'paid')`,
  },
  {
    id: 'I21',
    description:
      'a credited payment has one invoice, of what was paid; its parts add up; numbers of a financial year have no gap and no repeat',
    violationsQuery: `SELECT FROM (
            SELECT p.id AS payment_id, p.uid, p.amount_paise AS total_paise, o.price_paise, o.cgst_paise, o.sgst_paise, o.igst_paise,
              o.place, o.seller_state
            FROM payment p JOIN payment_order o ON o.id = p.order_id WHERE outcome = 'credited'
          ) due FULL JOIN (SELECT *, true AS is_there FROM invoice WHERE kind = 'invoice') i
            USING (payment_id, uid, total_paise, price_paise, cgst_paise, sgst_paise, igst_paise, place, seller_state)
            WHERE due IS NULL OR is_there IS NULL
          UNION ALL SELECT FROM invoice
            WHERE price_paise + cgst_paise + sgst_paise + igst_paise <> total_paise OR length(number) > 16
              OR year <> extract(year FROM day_in_india(issued_at) - interval '3 months')
          UNION ALL SELECT FROM invoice GROUP BY number HAVING count(*) > 1
          UNION ALL SELECT FROM (
              SELECT kind, year, count(*) AS issued, count(DISTINCT serial) AS serials, max(serial) AS last FROM invoice GROUP BY kind, year
            ) i FULL JOIN invoice_series s USING (kind, year, last)
            WHERE issued IS DISTINCT FROM last OR serials IS DISTINCT FROM last OR s IS NULL`,
  },
]
