import * as z from 'zod/mini'
import { Instant, Nothing, Success, unlessEmpty, whole } from './common.ts'
import { endpoint } from './endpoint.ts'

/** An id that the provider of payments made. */
const ProviderId = z.string().check(z.regex(/^\w{1,60}$/))

/** One plan; rupees a month, tax included. */
export const SubscriptionPlan = z.object({
  name: z.string(),
  /** 0 of the free one */
  price: z.number(),
  /** what the same costs question by question */
  old_price: z.number(),
  featured: z.boolean(),
  bullet_points: z.array(z.string()),
  /** `free` of the free one, which is not subscribed to */
  id: z.string(),
  /** a month; of the free plan once */
  questions: z.int(),
  /** for so many days after a month whose renewal is late, what is left of it can be used */
  grace_days: z.int(),
})

const orNone = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema)

/** The caller's subscription; what it has is null where there never was one. */
export const SubscriptionInfo = z.object({
  is_active: z.boolean(),
  has_subscription: z.boolean(),
  message: z.string(),
  status: orNone(z.enum(['active', 'cancelled'])),
  /** the provider's id of it */
  subscription_id: orNone(z.string()),
  /** of the running month, or the last one */
  max_questions: z.int(),
  remaining_questions: z.int(),
  start_date: orNone(Instant),
  end_date: orNone(Instant),
  last_payment_date: orNone(Instant),
  days_remaining: z.int(),
  plan: orNone(SubscriptionPlan),
  /** whether another month will be debited at `end_date` */
  renews: z.boolean(),
  /** the renewal is late: what is left of the month can be used until then */
  grace_until: orNone(Instant),
})
export type SubscriptionInfo = z.output<typeof SubscriptionInfo>

export const subscriptions = {
  getPlans: endpoint({
    method: 'GET',
    path: '/apis/subscriptions/plans.php',
    access: 'public',
    limit: 'read',
    summary: 'What can be subscribed to, and what is free',
    input: Nothing,
    output: z.array(SubscriptionPlan),
    errors: [],
  }),
  countPayers: endpoint({
    method: 'GET',
    path: '/apis/subscriptions/get_count.php',
    access: 'public',
    limit: 'read',
    summary: 'How many people have recharged or subscribed',
    input: Nothing,
    output: z.object({ count: z.int() }),
    errors: [],
  }),
  getSubscription: endpoint({
    method: 'GET',
    path: '/apis/subscriptions/get_subscription.php',
    access: 'member',
    limit: 'read',
    summary: "The caller's subscription",
    input: Nothing,
    output: SubscriptionInfo,
    errors: [],
  }),
  subscribe: endpoint({
    method: 'GET',
    path: '/apis/subscriptions/subscribe.php',
    access: 'member',
    limit: 'pay',
    rests: 'payments',
    summary:
      'Begin a subscription at the provider of payments, to be paid in its checkout; asked again, it is the same one',
    /** `plan`: the first one that is paid when it is not said; `state`, `expected`: as of a recharge */
    input: z.object({
      plan: unlessEmpty(z.string().check(z.maxLength(60))),
      state: unlessEmpty(z.string().check(z.regex(/^\d\d$/))),
      expected: unlessEmpty(whole(1, 100_000)),
    }),
    output: z.extend(Success, {
      key_id: z.string(),
      subscription_id: z.string(),
      /** paise, of the first month */
      amount: z.int(),
      /** the script that opens the checkout */
      checkout_url: z.string(),
    }),
    errors: [
      ...(['plan_not_found', 'price_changed', 'already_subscribed'] as const),
      ...(['resting', 'subscription_added', 'payment_pending', 'payments_unavailable'] as const),
    ],
  }),
  updateSubscription: endpoint({
    method: 'POST',
    path: '/apis/subscriptions/update_subscription.php',
    access: 'member',
    limit: 'pay',
    summary: 'Tell of the first payment, with the signature that the checkout gave for it; its month is granted once',
    input: z.object({
      razorpay_payment_id: ProviderId,
      razorpay_subscription_id: ProviderId,
      razorpay_signature: z.string().check(z.maxLength(200)),
    }),
    output: Success,
    errors: [
      'subscription_not_found',
      'payment_not_verified',
      'payment_pending',
      'payment_failed',
      'payment_to_refund',
    ],
  }),
  cancelSubscription: endpoint({
    method: 'GET',
    path: '/apis/subscriptions/cancel_subscription.php',
    access: 'member',
    limit: 'write',
    summary:
      'End the subscription at once; a code of this purpose was confirmed within ten minutes. Repeated, it is the same',
    input: Nothing,
    /** as old clients know it: refusals have `success` false */
    output: z.object({ success: z.boolean(), message: z.string() }),
    errors: [],
  }),
  stopRenewal: endpoint({
    method: 'POST',
    path: '/apis/subscriptions/stop_renewal.php',
    access: 'member',
    limit: 'write',
    summary: 'No further debit; what was paid for stays until its end',
    input: Nothing,
    output: Success,
    errors: ['not_subscribed'],
  }),
}
