import { recharges } from '@dhruva/contract'
import { findOutcome, settlePayment } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'
import { creditTold } from '../../told-payment.ts'

export const recordPayment = implement(recharges.recordPayment, async ({ ctx, user, input, language }) => {
  const told = { order: input.razorpay_order_id, payment: input.razorpay_payment_id, subscription: null }
  const outcome = await findOutcome(ctx.db, user.uid, told.order, told.payment)
  if (outcome === undefined) throw fail('order_not_found')
  const signature = input.razorpay_signature
  if (!ctx.payments.isResult({ orderId: told.order, paymentId: told.payment, signature }))
    throw fail('payment_not_verified')
  await creditTold(ctx, told, outcome, (payment) => settlePayment(ctx.db, payment, ctx.now()))
  return success('recharged', language)
})
