import * as z from 'zod/mini'
import { Instant, Nothing, Success, unlessEmpty, whole } from './common.ts'
import { endpoint } from './endpoint.ts'

/** An id that the provider of payments made. */
const ProviderId = z.string().check(z.regex(/^\w{1,60}$/))

const PackId = z.string().check(z.minLength(1), z.maxLength(60))
const Coupon = unlessEmpty(z.string().check(z.maxLength(60)))

/** One pack; rupees, tax included. */
export const RechargePack = z.object({
  /** what the price is compared with; of the wallet what it brings */
  originalPrice: z.number(),
  /** what is asked for it */
  discountPrice: z.number(),
  /** what the caller pays with the discount they have won; absent without one */
  couponPrice: z.optional(z.number()),
  text: z.string(),
  link: z.string(),
  id: z.string(),
  /** 0 of the wallet */
  questions: z.int(),
})

/** What is paid; rupees. `price` and `gst` add up to `total`. */
const quote = {
  /** the taxable value */
  price: z.number(),
  /** what the coupon takes off */
  discount: z.number(),
  percent: z.int(),
  gst: z.number(),
  total: z.number(),
}

/** A spin that was made: all that is needed to reckon it again. */
const Spin = z.object({
  /** 1 to 15 */
  percent: z.int(),
  coupon: z.string(),
  expires_at: Instant,
  /** SHA-256 of the seed, which was shown before the spin */
  commitment: z.string(),
  /** 64 hexadecimal digits; the first twelve of SHA-256 of `<seed>:<nonce>`, divided by 15, leave the per cent less one */
  seed: z.string(),
  nonce: z.string(),
  spun_at: Instant,
})

export const recharges = {
  getRecharges: endpoint({
    method: 'GET',
    path: '/apis/recharges/get.php',
    access: 'optional',
    limit: 'read',
    summary:
      'What can be bought: questions to Oracle and Astra, and money for the wallet; with a session also what it costs with the discount won',
    input: Nothing,
    output: z.array(z.object({ astrologer: z.enum(['oracle', 'astra', 'other']), data: z.array(RechargePack) })),
    errors: [],
  }),
  getCoupon: endpoint({
    method: 'GET',
    path: '/apis/recharges/coupon.php',
    access: 'member',
    limit: 'read',
    summary: "The caller's coupon, while it is good",
    input: Nothing,
    output: z.extend(Success, { percent: z.int(), coupon: z.string(), expires_at: Instant }),
    errors: ['no_coupon'],
  }),
  getWheel: endpoint({
    method: 'GET',
    path: '/apis/recharges/wheel.php',
    access: 'member',
    limit: 'read',
    summary: 'What the next spin of the wheel is bound to, when it can be made, and the latest ones with their seeds',
    input: Nothing,
    output: z.extend(Success, {
      /** SHA-256 of the seed of the next spin; it stays the same until that is made */
      commitment: z.string(),
      /** null: now; while a discount is good a spin gives the same one */
      next_spin_at: z.nullable(Instant),
      /** the last ten, newest first */
      spins: z.array(z.extend(Spin, { used: z.boolean() })),
    }),
    errors: [],
  }),
  spinWheel: endpoint({
    method: 'POST',
    path: '/apis/recharges/spin.php',
    access: 'member',
    limit: 'write',
    rests: 'wheel',
    summary:
      'Spin the wheel, once a day in India: a discount on one recharge, good for 24 hours; the good one when there is one',
    /** `nonce`: the player's part in the draw, so that the service alone does not decide */
    input: z.object({ nonce: unlessEmpty(z.string().check(z.regex(/^[\w-]{1,64}$/))) }),
    output: z.extend(Success, Spin.shape),
    errors: ['resting', 'already_spun'],
  }),
  quoteRecharge: endpoint({
    method: 'POST',
    path: '/apis/recharges/quote.php',
    access: 'member',
    limit: 'write',
    summary: 'What a pack costs, with a coupon or without; nothing is ordered',
    input: z.object({ pack: PackId, coupon: Coupon }),
    output: z.extend(Success, quote),
    errors: ['pack_not_found', 'coupon_ended'],
  }),
  createOrder: endpoint({
    method: 'POST',
    path: '/apis/recharges/create_order.php',
    access: 'member',
    limit: 'pay',
    rests: 'payments',
    summary: 'Order a pack at the provider of payments, to be paid in its checkout',
    /** `state`: GST code of the state the buyer is in, the seller's when it is not said; `expected`: rupees that the buyer was told */
    input: z.object({
      pack: PackId,
      coupon: Coupon,
      state: unlessEmpty(z.string().check(z.regex(/^\d\d$/))),
      expected: unlessEmpty(whole(1, 100_000)),
    }),
    output: z.extend(Success, {
      key_id: z.string(),
      order_id: z.string(),
      /** paise */
      amount: z.int(),
      /** the script that opens the checkout */
      checkout_url: z.string(),
      ...quote,
    }),
    errors: [
      ...(['pack_not_found', 'coupon_ended', 'price_changed'] as const),
      ...(['resting', 'payments_unavailable', 'payment_added', 'payment_pending'] as const),
    ],
  }),
  recordPayment: endpoint({
    method: 'POST',
    path: '/apis/recharges/record_payment.php',
    access: 'member',
    limit: 'pay',
    summary:
      'Tell of a payment, with the signature that the checkout gave for it; it is credited once, whoever tells of it',
    input: z.object({
      razorpay_order_id: ProviderId,
      razorpay_payment_id: ProviderId,
      razorpay_signature: z.string().check(z.maxLength(200)),
    }),
    output: Success,
    errors: ['order_not_found', 'payment_not_verified', 'payment_pending', 'payment_failed', 'payment_to_refund'],
  }),
}
