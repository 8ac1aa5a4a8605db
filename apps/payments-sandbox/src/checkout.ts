import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Clock } from './clock.ts'
import type { Bank } from './payments.ts'
import { Refused } from './refused.ts'
import type { PaymentRow } from './rows.ts'
import type { Store } from './store.ts'
import type { Subscriptions } from './subscriptions.ts'

export const Asked = z.object({
  order_id: z.optional(z.string()),
  subscription_id: z.optional(z.string()),
  method: z._default(z.enum(['upi', 'card', 'netbanking']), 'upi'),
  outcome: z._default(z.enum(['pay', 'fail']), 'pay'),
  /** how long the bank takes */
  slow_ms: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 0),
})

/** What the page's `handler` is called with, or its listeners of `payment.failed`. */
export type Result =
  | { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
  | { razorpay_payment_id: string; razorpay_subscription_id: string; razorpay_signature: string }
  | { error: { code: string; description: string; source: string; step: string; reason: string; metadata: object } }

type Parts = { store: Store; clock: Clock; bank: Bank; subscriptions: Subscriptions; keySecret: string }

/** What a customer pays with the checkout. */
export const createCheckout = ({ store, clock, bank, subscriptions, keySecret }: Parts) => {
  const sign = (text: string) => createHmac('sha256', keySecret).update(text).digest('hex')
  const failed = (payment: PaymentRow, metadata: object): Result => ({
    error: {
      code: payment.error_code ?? '',
      description: payment.error_description ?? '',
      source: payment.error_source ?? '',
      step: payment.error_step ?? '',
      reason: payment.error_reason ?? '',
      metadata: { payment_id: payment.id, ...metadata },
    },
  })

  return {
    /** What there is to pay, in paise. */
    dueOf: (asked: { order_id?: string | undefined; subscription_id?: string | undefined }) => {
      if (asked.subscription_id) {
        const { item } = subscriptions.planOf(subscriptions.find(asked.subscription_id).plan_id)
        return { amount: item.amount, monthly: true }
      }
      return { amount: bank.find('order', asked.order_id ?? '').amount_due, monthly: false }
    },

    pay: async (asked: z.output<typeof Asked>): Promise<Result> => {
      const { order_id, subscription_id, method, outcome, slow_ms } = asked
      if (!order_id === !subscription_id) throw new Refused('Either order_id or subscription_id is required')
      const metadata = subscription_id ? { subscription_id } : { order_id }
      const { id } = store.together(() =>
        subscription_id
          ? subscriptions.begin(subscription_id, method)
          : bank.begin({
              order: bank.find('order', order_id ?? ''),
              method,
              invoiceId: null,
              description: null,
              at: clock.now(),
            }),
      )
      if (slow_ms > 0) await sleep(slow_ms)
      const at = clock.now()
      const payment = store.together(() => {
        if (outcome === 'fail') return bank.fail(id, at)
        // another tab was quicker
        if (subscription_id && subscriptions.find(subscription_id).status !== 'created') return bank.fail(id, at)
        return subscription_id ? subscriptions.charge(subscription_id, id, at, at) : bank.capture(id, at)
      })
      if (payment.status === 'failed') return failed(payment, metadata)
      if (subscription_id)
        return {
          razorpay_payment_id: id,
          razorpay_subscription_id: subscription_id,
          razorpay_signature: sign(`${id}|${subscription_id}`),
        }
      const razorpay_order_id = order_id ?? ''
      return { razorpay_payment_id: id, razorpay_order_id, razorpay_signature: sign(`${razorpay_order_id}|${id}`) }
    },
  }
}

export type Checkout = ReturnType<typeof createCheckout>
