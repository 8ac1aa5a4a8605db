import { type PaymentsSettings, SANDBOX_KEYS } from './config.ts'
import type { Payments } from './port.ts'
import { createRazorpayPayments } from './razorpay.ts'

/** The scripts of Razorpay's checkout are on two hosts, and it opens frames of two. https://razorpay.com/docs/payments */
const RAZORPAY_CHECKOUT = {
  checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  checkoutSources: {
    scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
    frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
    connections: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
    forms: ['https://api.razorpay.com'],
  },
}

const sandboxCheckout = (baseUrl: string) => {
  const checkoutUrl = `${baseUrl}/checkout.js`
  const checkoutSources = { scripts: [checkoutUrl], frames: [`${baseUrl}/checkout/`], connections: [], forms: [] }
  return { checkoutUrl, checkoutSources }
}

/** None where no events come in: then none is believed. */
const webhookSecretsOf = (env: PaymentsSettings): string[] =>
  'RAZORPAY_WEBHOOK_SECRET' in env
    ? [env.RAZORPAY_WEBHOOK_SECRET, env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS].filter((one) => one !== undefined)
    : []

/** The provider of payments that the environment chose. The sandbox speaks the protocol of the other: one adapter, other keys. */
export const createPayments = (env: PaymentsSettings, timeoutMs?: number): Payments => {
  const baseUrl = new URL(env.RAZORPAY_BASE_URL).origin
  if (env.PAYMENTS === 'sandbox')
    return createRazorpayPayments({ ...SANDBOX_KEYS, baseUrl, checkout: sandboxCheckout(baseUrl) }, timeoutMs)
  const webhookSecrets = webhookSecretsOf(env)
  const keys = { keyId: env.RAZORPAY_KEY_ID, keySecret: env.RAZORPAY_KEY_SECRET, webhookSecrets }
  return createRazorpayPayments({ ...keys, baseUrl, checkout: RAZORPAY_CHECKOUT }, timeoutMs)
}
