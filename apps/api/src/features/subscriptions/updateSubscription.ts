import { subscriptions } from '@dhruva/contract'
import { findMonthOutcome, settleMonth } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'
import { creditTold } from '../../told-payment.ts'

export const updateSubscription = implement(
  subscriptions.updateSubscription,
  async ({ ctx, user, input, language }) => {
    const told = { subscription: input.razorpay_subscription_id, payment: input.razorpay_payment_id, order: null }
    const outcome = await findMonthOutcome(ctx.db, user.uid, told.subscription, told.payment)
    if (outcome === undefined) throw fail('subscription_not_found')
    const signature = input.razorpay_signature
    if (!ctx.payments.isResult({ subscriptionId: told.subscription, paymentId: told.payment, signature }))
      throw fail('payment_not_verified')
    await creditTold(ctx, told, outcome, (payment) => settleMonth(ctx.db, payment, ctx.now()))
    return success('subscribed', language)
  },
)
