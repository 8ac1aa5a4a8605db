import { recharges } from '@dhruva/contract'
import { findGoodCoupon } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'

export const getCoupon = implement(recharges.getCoupon, async ({ ctx, user }) => {
  const coupon = await findGoodCoupon(ctx.db, user.uid, ctx.now())
  if (!coupon) throw fail('no_coupon')
  const { id, percent, expiresAt } = coupon
  return { status: 'success' as const, percent, coupon: id, expires_at: expiresAt.toISOString() }
})
