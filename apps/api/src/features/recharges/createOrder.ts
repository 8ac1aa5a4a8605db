import { setTimeout as sleep } from 'node:timers/promises'
import { PaymentsFailed } from '@dhruva/adapters'
import { STATES } from '@dhruva/common'
import { recharges } from '@dhruva/contract'
import { keepProviderOrder, settlePayment } from '@dhruva/db'
import { orderPack } from '@dhruva/domain'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { invalidInput } from '#http/issues.ts'
import { figuresOf, quoteOf } from './quote.ts'

/** Asks the provider for an order; asked again after a lost answer it gives the same one. @returns the provider's id of it */
const orderAtProvider = async (ctx: Ctx, receipt: string, amount: number, uid: number): Promise<string> => {
  try {
    const order = await ctx.payments.createOrder({ amount, receipt, notes: { uid: String(uid) } })
    // whoever pays it must pay just this, and what is paid must be found again
    const isRight = order.amount === amount && order.receipt === receipt
    const kept = isRight ? await keepProviderOrder(ctx.db, receipt, order.id) : null
    if (kept !== null) return kept
    ctx.log.error({ order: receipt }, 'the provider of payments made another order than it was asked for')
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error
    ctx.log.warn({ order: receipt, fault: error.fault }, 'the provider of payments made no order')
  }
  throw fail('payments_unavailable')
}

/** A provider that is slower tells the worker: an order cannot be paid twice anyway. */
const PATIENCE_MS = 1_500

/** What became of an order that is asked for again: perhaps it was paid, and nobody has told of it yet. */
const paidMeanwhile = async (ctx: Ctx, orderId: string): Promise<'credited' | 'authorized' | null> => {
  try {
    const payments = await ctx.payments.paymentsOfOrder(orderId)
    for (const payment of payments) {
      const { result } = await settlePayment(ctx.db, payment, ctx.now())
      if (result === 'credited') return 'credited'
    }
    return payments.some(({ status }) => status === 'authorized') ? 'authorized' : null
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error
    return null
  }
}

export const createOrder = implement(recharges.createOrder, async ({ ctx, user, input, language }) => {
  const { state: place = ctx.config.tax.sellerState } = input
  if (!STATES.has(place)) throw invalidInput([{ code: 'custom', path: ['state'], message: '' }], input, language)
  const now = ctx.now()
  const { pack, coupon, price } = await quoteOf(ctx, { ...input, uid: user.uid, now })
  if (input.expected !== undefined && input.expected * 100 !== price.total) throw fail('price_changed')
  const order = await orderPack(ctx.db, { uid: user.uid, pack, coupon, place, now }, ctx.config.tax)
  if (order.result === 'gone') throw fail('no_session')
  if (order.result === 'coupon') throw fail('coupon_ended')
  if (order.providerId) {
    const paid = await Promise.race([paidMeanwhile(ctx, order.providerId), sleep(PATIENCE_MS, null, { ref: false })])
    if (paid === 'credited') throw fail('payment_added')
    if (paid === 'authorized') throw fail('payment_pending')
  }
  const orderId = order.providerId ?? (await orderAtProvider(ctx, order.id, price.total, user.uid))
  return {
    status: 'success' as const,
    key_id: ctx.payments.keyId,
    order_id: orderId,
    amount: price.total,
    checkout_url: ctx.payments.checkoutUrl,
    ...figuresOf(price),
  }
})
