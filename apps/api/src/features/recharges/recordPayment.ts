import { setTimeout as sleep } from 'node:timers/promises'
import { PaymentsFailed } from '@dhruva/adapters'
import { recharges } from '@dhruva/contract'
import { findOutcome, noteEvent, type Settled, settlePayment } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

/** The person is told that it takes longer before the call is given up. */
const PATIENCE_MS = 4_000

type Told = { order: string; payment: string }

/** What the provider itself says of the payment, not what the browser does; `later` when it does not say. */
const settle = async (ctx: Ctx, { order, payment: id }: Told): Promise<Settled['result'] | 'later'> => {
  try {
    const payment = await ctx.payments.fetchPayment(id)
    if (payment.id !== id || payment.orderId !== order) return 'unknown'
    return (await settlePayment(ctx.db, payment, ctx.now())).result
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error
    return error.fault === 'not_found' ? 'unknown' : 'later'
  }
}

/** Looked at again by the worker until the provider says. */
const settleLater = (ctx: Ctx, { order, payment }: Told) =>
  noteEvent(ctx.db, { id: `record:${payment}`, kind: 'record', payment, order, subscription: null }, ctx.now())

/** How it stands: as it was settled before, else as the provider says within some seconds. */
const resultOf = async (ctx: Ctx, told: Told, outcome: Settled['result'] | null) => {
  if (outcome) return outcome
  const result = await Promise.race([settle(ctx, told), sleep(PATIENCE_MS, 'later' as const, { ref: false })])
  if (result === 'later') await settleLater(ctx, told)
  return result
}

const refusals = {
  unknown: 'payment_not_verified',
  waiting: 'payment_pending',
  later: 'payment_pending',
  to_refund: 'payment_to_refund',
  returned: 'payment_to_refund',
  failed: 'payment_failed',
} as const

export const recordPayment = implement(recharges.recordPayment, async ({ ctx, user, input, language }) => {
  const told = { order: input.razorpay_order_id, payment: input.razorpay_payment_id }
  const outcome = await findOutcome(ctx.db, user.uid, told.order, told.payment)
  if (outcome === undefined) throw fail('order_not_found')
  const signature = input.razorpay_signature
  if (!ctx.payments.isResult({ orderId: told.order, paymentId: told.payment, signature }))
    throw fail('payment_not_verified')
  const result = await resultOf(ctx, told, outcome)
  if (result !== 'credited') throw fail(refusals[result])
  return success('recharged', language)
})
