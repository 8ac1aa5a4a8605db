import * as z from 'zod/mini'
import { Instant, Nothing, Success, unlessEmpty } from './common.ts'
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

export const recharges = {
  getRecharges: endpoint({
    method: 'GET',
    path: '/apis/recharges/get.php',
    access: 'public',
    limit: 'read',
    summary: 'What can be bought: questions to Oracle and Astra, and money for the wallet',
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
    summary: 'Order a pack at the provider of payments, to be paid in its checkout',
    /** `state`: GST code of the state the buyer is in, the seller's when it is not said */
    input: z.object({ pack: PackId, coupon: Coupon, state: unlessEmpty(z.string().check(z.regex(/^\d\d$/))) }),
    output: z.extend(Success, {
      key_id: z.string(),
      order_id: z.string(),
      /** paise */
      amount: z.int(),
      /** the script that opens the checkout */
      checkout_url: z.string(),
      ...quote,
    }),
    errors: ['pack_not_found', 'coupon_ended', 'payments_unavailable', 'payment_added', 'payment_pending'],
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
