import type { Invariant } from '#audit/invariant.ts'
import { refundInvariants } from '#audit/refund-invariants.ts'

/** What a payment is for: an order, or a month of a subscription. */
const BOUGHT = `(
    SELECT id, uid, unit, quantity, total_paise, price_paise, cgst_paise, sgst_paise, igst_paise, place, seller_state FROM payment_order
    UNION ALL SELECT id, uid, 'sub_q', quantity, total_paise, price_paise, cgst_paise, sgst_paise, igst_paise, place, seller_state
    FROM subscription
  )`

/** What always holds of payments, their coupons, subscriptions and invoices. */
export const moneyInvariants: readonly Invariant[] = [
  {
    id: 'I6',
    description:
      'a payment that is credited brings what was ordered or subscribed to, once; no other payment brings anything',
    violationsQuery: `SELECT FROM (
            SELECT 'pay:' || p.id AS op_key, o.uid, unnest(ARRAY['user', 'sys:sales']) AS account, o.unit,
              unnest(ARRAY[o.quantity, -o.quantity]) AS delta
            FROM payment p JOIN ${BOUGHT} o ON o.id = coalesce(p.order_id, p.subscription_id) WHERE outcome = 'credited'
          ) due FULL JOIN (
            SELECT op_key, e.uid, account, unit, delta FROM ledger_op JOIN ledger_entry e USING (op_key)
            WHERE kind = 'pay' OR op_key LIKE 'pay:%'
          ) moved USING (op_key, uid, account, unit, delta) WHERE due IS NULL OR moved IS NULL
          UNION ALL SELECT FROM payment WHERE status = 'captured' AND outcome IS NULL`,
  },
  {
    id: 'I7',
    description:
      'what is credited was paid in rupees, to the paisa and by whoever ordered or subscribed; an order is paid by one payment',
    violationsQuery: `SELECT FROM payment p LEFT JOIN ${BOUGHT} o ON o.id = coalesce(p.order_id, p.subscription_id)
            WHERE o.id IS NULL OR p.uid <> o.uid OR outcome = 'credited' AND (currency <> 'INR' OR amount_paise <> total_paise)
          UNION ALL SELECT FROM payment_order o LEFT JOIN (
            SELECT order_id, count(*) AS credits FROM payment WHERE outcome = 'credited' GROUP BY order_id
          ) p ON p.order_id = o.id WHERE coalesce(credits, 0) <> CASE WHEN state = 'paid' THEN 1 ELSE 0 END`,
  },
  {
    id: 'I17',
    description:
      'nobody has two subscriptions or two months that run; a month is granted for its payment, and its questions are used, left, or lapsed with it',
    violationsQuery: `SELECT FROM subscription WHERE state <> 'ended' GROUP BY uid HAVING count(*) > 1
          UNION ALL SELECT FROM subscription_month WHERE lapsed_at IS NULL GROUP BY uid HAVING count(*) > 1
          UNION ALL SELECT FROM (
            SELECT p.id AS payment_id, p.subscription_id, p.uid, s.quantity
            FROM payment p JOIN subscription s ON s.id = p.subscription_id WHERE outcome = 'credited'
          ) paid FULL JOIN subscription_month m USING (payment_id, subscription_id, uid, quantity) WHERE paid IS NULL OR m IS NULL
          UNION ALL SELECT FROM subscription s LEFT JOIN (
            SELECT subscription_id, max(ends_at) AS ends_at, bool_or(lapsed_at IS NULL) AS runs FROM subscription_month GROUP BY 1
          ) m ON m.subscription_id = s.id
            WHERE s.current_end IS DISTINCT FROM m.ends_at OR coalesce(runs, false) <> (state = 'active')
          UNION ALL SELECT FROM wallet w LEFT JOIN subscription_month m ON m.uid = w.uid AND lapsed_at IS NULL
            WHERE unit = 'sub_q' AND balance > coalesce(quantity, 0)
          UNION ALL SELECT FROM (
            SELECT 'lapse:' || payment_id AS op_key, uid, -lapsed AS delta FROM subscription_month WHERE lapsed > 0
            UNION ALL SELECT op_key, t.uid, -amount FROM ledger_op JOIN turn t ON op_key = 'lapse:' || t.turn_id
              WHERE t.unit = 'sub_q' AND t.state = 'refunded'
          ) due FULL JOIN (
            SELECT op_key, e.uid, delta FROM ledger_op JOIN ledger_entry e USING (op_key)
            WHERE (kind = 'lapse' OR op_key LIKE 'lapse:%') AND account = 'user' AND unit = 'sub_q'
          ) moved USING (op_key, uid, delta) WHERE due IS NULL OR moved IS NULL`,
  },
  {
    id: 'I20',
    description:
      'a discount is that of a coupon the wheel drew for this person, of the seed it had promised, at most 15 per cent, good when it was used, and spent once',
    violationsQuery: `SELECT FROM payment_order o LEFT JOIN coupon c ON c.id = o.coupon_id
            WHERE o.percent <> coalesce(c.percent, 0) OR o.percent > 15 OR c.uid <> o.uid
              OR o.created_at NOT BETWEEN c.drawn_at AND c.expires_at
              OR o.state = 'paid' AND c.spent_by IS DISTINCT FROM CASE WHEN c.id IS NOT NULL THEN o.id END
          UNION ALL SELECT FROM coupon c LEFT JOIN payment_order o ON o.id = c.spent_by
            WHERE c.spent_by IS NOT NULL AND (o.coupon_id IS DISTINCT FROM c.id OR o.state <> 'paid')
          UNION ALL SELECT FROM coupon c FULL JOIN (SELECT * FROM spin WHERE spun_at IS NOT NULL) s USING (id)
            WHERE (s.uid, s.percent, s.spun_at) IS DISTINCT FROM (c.uid, c.percent, c.drawn_at)
              OR s.commitment IS DISTINCT FROM encode(sha256(s.seed::bytea), 'hex')
              OR s.percent <> 1 + ('x' || left(encode(sha256((s.seed || ':' || s.nonce)::bytea), 'hex'), 12))::bit(48)::bigint % 15`,
  },
  {
    id: 'I21',
    description:
      'a credited payment has one invoice, of what was paid; its parts add up; numbers of a financial year have no gap and no repeat',
    violationsQuery: `SELECT FROM (
            SELECT p.id AS payment_id, p.uid, p.amount_paise AS total_paise, o.price_paise, o.cgst_paise, o.sgst_paise, o.igst_paise,
              o.place, o.seller_state
            FROM payment p JOIN ${BOUGHT} o ON o.id = coalesce(p.order_id, p.subscription_id) WHERE outcome = 'credited'
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
  ...refundInvariants,
]
