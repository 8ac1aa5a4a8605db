import { PaymentsFailed } from '@dhruva/adapters'
import { recharges } from '@dhruva/contract'
import { keepProviderOrder } from '@dhruva/db'
import { orderPack, STATES } from '@dhruva/domain'
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

export const createOrder = implement(recharges.createOrder, async ({ ctx, user, input, language }) => {
  const { state: place = ctx.config.tax.sellerState } = input
  if (!STATES.has(place)) throw invalidInput([{ code: 'custom', path: ['state'], message: '' }], input, language)
  const now = ctx.now()
  const { pack, coupon, price } = await quoteOf(ctx, { ...input, uid: user.uid, now })
  const order = await orderPack(ctx.db, { uid: user.uid, pack, coupon, place, now }, ctx.config.tax)
  if (order.result === 'gone') throw fail('no_session')
  if (order.result === 'coupon') throw fail('coupon_ended')
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
