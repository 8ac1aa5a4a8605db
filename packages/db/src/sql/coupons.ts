import type { Queryable, Tx } from '#db.ts'

export type CouponState = 'good' | 'used' | 'expired' | 'ended'

export type CouponRow = {
  id: string
  uid: number
  percent: number
  state: CouponState
  drawnAt: Date
  expiresAt: Date
  spentAt: Date | null
  /** paise that the payment was lowered by */
  discount: number | null
}

// ended: by an operator, who has said why
const COUPONS = `SELECT c.id, c.uid, c.percent, drawn_at AS "drawnAt", expires_at AS "expiresAt", spent_at AS "spentAt",
    CASE WHEN spent_by IS NOT NULL THEN 'used' WHEN expires_at > $1::timestamptz THEN 'good'
      WHEN EXISTS (SELECT FROM operator_act a WHERE a.target = 'coupon:' || c.id) THEN 'ended' ELSE 'expired' END AS state,
    o.list_paise - o.total_paise AS discount
  FROM coupon c LEFT JOIN payment_order o ON o.id = c.spent_by`

export type CouponsAsked = { state: CouponState | null; uid: number | null; before: Date | null; now: Date }

/** Discounts that the wheel drew, newest first. */
export const listCoupons = (db: Queryable, { state, uid, before, now }: CouponsAsked, limit: number) =>
  db.query<CouponRow>({
    name: 'coupons.list',
    text: `SELECT * FROM (${COUPONS}) c WHERE ($2::text IS NULL OR state = $2) AND ($3::int IS NULL OR uid = $3)
             AND ($4::timestamptz IS NULL OR "drawnAt" < $4) ORDER BY "drawnAt" DESC LIMIT $5`,
    values: [now, state, uid, before, limit],
  })

/** What became of the discounts that were drawn since then. */
export const countCoupons = async (db: Queryable, since: Date, now: Date) => {
  const [row] = await db.query<Record<'drawn' | CouponState | 'percent' | 'discount', number>>({
    name: 'coupons.count',
    text: `SELECT count(*)::int AS drawn, count(*) FILTER (WHERE state = 'good')::int AS good,
             count(*) FILTER (WHERE state = 'used')::int AS used, count(*) FILTER (WHERE state = 'expired')::int AS expired,
             count(*) FILTER (WHERE state = 'ended')::int AS ended,
             coalesce(round(avg(percent), 1), 0)::float8 AS percent, coalesce(sum(discount), 0)::bigint AS discount
           FROM (${COUPONS}) c WHERE "drawnAt" >= $2`,
    values: [now, since],
  })
  return row ?? { drawn: 0, good: 0, used: 0, expired: 0, ended: 0, percent: 0, discount: 0 }
}

/** Ends a discount that was neither used nor over. @returns whose it was; null when there is none such */
export const expireCoupon = async (tx: Tx, id: string, now: Date): Promise<number | null> => {
  const [row] = await tx.query<{ uid: number }>({
    name: 'coupons.end',
    // one that was drawn at this very moment ends a moment later
    text: `UPDATE coupon SET expires_at = greatest($2::timestamptz, drawn_at + interval '1 millisecond')
           WHERE id = $1 AND spent_by IS NULL AND expires_at > $2 RETURNING uid`,
    values: [id, now],
  })
  return row?.uid ?? null
}
