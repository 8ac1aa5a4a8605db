import * as z from 'zod/mini'

const address = z.url({ protocol: /^https?$/ })
const key = z.string().check(z.minLength(1))

const Sandbox = z.object({
  PAYMENTS: z._default(z.optional(z.literal('sandbox')), 'sandbox'),
  /** where the sandbox listens */
  RAZORPAY_BASE_URL: z._default(z.optional(address), 'http://127.0.0.1:3001'),
})

const Razorpay = z.object({
  PAYMENTS: z.literal('razorpay'),
  RAZORPAY_KEY_ID: key,
  RAZORPAY_KEY_SECRET: key,
  RAZORPAY_BASE_URL: z._default(z.optional(address), 'https://api.razorpay.com'),
})

/** The environment of whoever asks the provider of payments. */
export const PaymentCallsEnv = z.discriminatedUnion('PAYMENTS', [Sandbox, Razorpay])

/** The environment of payments where the provider's events come in, too. */
export const PaymentsEnv = z.discriminatedUnion('PAYMENTS', [
  Sandbox,
  z.extend(Razorpay, {
    RAZORPAY_WEBHOOK_SECRET: key,
    /** the one before, while the provider still signs with it */
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.optional(key),
  }),
])

export type PaymentsSettings = z.output<typeof PaymentsEnv> | z.output<typeof PaymentCallsEnv>

/** The sandbox's keys guard nothing, and everybody knows them. */
export const SANDBOX_KEYS = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'sandbox-no-money-moves',
  webhookSecrets: ['sandbox-webhooks'],
}
