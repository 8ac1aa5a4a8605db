import { type PaymentsSettings, SANDBOX_KEYS } from './config.ts'
import type { Payments } from './port.ts'
import { createRazorpayPayments } from './razorpay.ts'

/** The provider of payments that the environment chose. The sandbox speaks the protocol of the other: one adapter, other keys. */
export const createPayments = (env: PaymentsSettings): Payments => {
  const baseUrl = new URL(env.RAZORPAY_BASE_URL).origin
  if (env.PAYMENTS === 'sandbox')
    return createRazorpayPayments({ ...SANDBOX_KEYS, baseUrl, checkoutUrl: `${baseUrl}/checkout.js` })
  const previous = env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS
  return createRazorpayPayments({
    keyId: env.RAZORPAY_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET,
    webhookSecrets: [env.RAZORPAY_WEBHOOK_SECRET, ...(previous ? [previous] : [])],
    baseUrl,
    checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  })
}
