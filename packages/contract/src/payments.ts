import * as z from 'zod/mini'
import { FarStart, Instant, Numeric, Success, unlessEmpty } from './common.ts'
import { endpoint, file, hook } from './endpoint.ts'

/** An id that the provider of payments made. */
const ProviderId = z.string().check(z.regex(/^\w{1,60}$/))

/** A day of India, `2026-11-26`. */
const Day = z.string()

/** Whose questions, or money of the wallet in rupees. */
const Brings = z.object({ for: z.enum(['oracle', 'astra', 'wallet', 'subscription']), count: z.number() })

/** Money that goes back; rupees. */
export const RefundItem = z.object({
  amount: z.number(),
  /** refused: by the provider, for good; what was taken for it was given back */
  state: z.enum(['asked', 'processed', 'refused']),
  /** whether the person asked for it, or the service gave it back by itself */
  by_me: z.boolean(),
  asked_at: Instant,
  /** when it is there at the latest, as it was promised */
  by: Day,
  done_at: z.nullable(Instant),
  /** number of its credit note, if there was an invoice */
  credit_note: z.nullable(z.string()),
})

/** One payment of the caller; rupees. */
export const PaymentItem = z.object({
  id: z.string(),
  at: Instant,
  amount: z.number(),
  /** returned: it could not be credited, and goes back whole by itself */
  state: z.enum(['credited', 'returned']),
  /** null where nobody knows any more */
  brings: z.nullable(Brings),
  invoice: z.nullable(z.string()),
  /** what may be asked back, of what is unused; null: nothing */
  refundable: z.nullable(z.object({ amount: z.number(), count: z.number(), until: Day, by: Day })),
  refunds: z.array(RefundItem),
})

/** What the provider of payments tells of; the entities are read by its adapter. */
const ProviderEvent = z.looseObject({ event: z.string(), payload: z.record(z.string(), z.unknown()) })

export const payments = {
  getPayments: endpoint({
    method: 'GET',
    path: '/apis/payments/get.php',
    access: 'member',
    limit: 'read',
    summary:
      "The caller's payments, newest first, with their invoices and refunds, and what may be asked back; 20 a page",
    input: z.object({ start: FarStart }),
    output: z.extend(Success, { payments: z.array(PaymentItem) }),
    errors: [],
  }),
  refundPayment: endpoint({
    method: 'POST',
    path: '/apis/payments/refund.php',
    access: 'member',
    limit: 'pay',
    summary: 'Ask back what is unused of an own payment: just the amount that was shown, in rupees',
    input: z.object({
      payment: ProviderId,
      amount: z.pipe(Numeric, z.number().check(z.minimum(0), z.maximum(1_000_000))),
    }),
    output: z.extend(Success, { by: Day }),
    errors: ['payment_not_found', 'refund_none', 'refund_late', 'refund_changed'],
  }),
  getInvoice: file({
    method: 'GET',
    path: '/apis/payments/invoice.php',
    access: 'member',
    limit: 'write',
    summary: 'An own invoice or credit note as PDF',
    /** `number`: `INV/2627/0000001`, `CRN/…` */
    input: z.object({
      number: z.string().check(z.regex(/^(INV|CRN)\/\d{4}\/\d{7}$/)),
      language: unlessEmpty(z.enum(['en', 'hi'])),
    }),
    type: 'application/pdf',
    errors: ['invoice_not_found'],
  }),
  paymentWebhook: hook({
    method: 'POST',
    path: '/apis/payments/webhook.php',
    access: 'public',
    limit: 'none',
    summary:
      'The provider of payments tells what happened, signed in `X-Razorpay-Signature` over the bytes it sends; unsigned, nothing is read',
    input: ProviderEvent,
    output: Success,
    maxBytes: 256 * 1024,
    errors: [],
  }),
}
