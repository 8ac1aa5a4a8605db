import * as z from 'zod/mini'
import type { Order, Payment, Plan, Refund, Subscription } from './port.ts'

// What is read of the provider's entities: amounts in paise, moments in unix seconds. https://razorpay.com/docs/api

const id = z.string().check(z.regex(/^[A-Za-z0-9_]{1,60}$/))
const amount = z.int().check(z.minimum(0))
const seconds = z.pipe(
  z.int(),
  z.transform((unix) => new Date(unix * 1_000)),
)
const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.optional(z.nullable(schema)), null)

/** No notes at all are an empty list there. */
const notes = z._default(
  z.optional(
    z.pipe(
      z.union([z.record(z.string(), z.coerce.string()), z.array(z.unknown()), z.null()]),
      z.transform((found): Record<string, string> => (found === null || Array.isArray(found) ? {} : found)),
    ),
  ),
  {},
)

const shaped = <Wire extends z.ZodMiniType, Ours>(wire: Wire, shape: (found: z.output<Wire>) => Ours) =>
  z.pipe(wire, z.transform(shape))

export const OrderEntity = z.object({
  id,
  amount,
  status: z.enum(['created', 'attempted', 'paid']),
  receipt: orNull(z.string()),
  notes,
}) satisfies z.ZodMiniType<Order>

export const PaymentEntity = shaped(
  z.object({
    id,
    order_id: orNull(id),
    invoice_id: orNull(id),
    amount,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    amount_refunded: z._default(z.optional(z.nullable(amount)), 0),
    method: orNull(z.string()),
    notes,
    created_at: seconds,
  }),
  (found): Payment => ({
    id: found.id,
    orderId: found.order_id,
    subscriptionId: null,
    month: null,
    invoiceId: found.invoice_id,
    amount: found.amount,
    currency: found.currency,
    status: found.status,
    amountRefunded: found.amount_refunded ?? 0,
    method: found.method,
    notes: found.notes,
    createdAt: found.created_at,
  }),
)

export const RefundEntity = shaped(
  z.object({
    id,
    payment_id: id,
    amount,
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: orNull(z.string()),
  }),
  ({ payment_id: paymentId, ...found }): Refund => ({ ...found, paymentId }),
)

export const PlanEntity = shaped(
  z.object({
    id,
    period: z.string(),
    interval: z.int(),
    item: z.object({ name: z.string(), amount }),
  }),
  ({ item, ...found }): Plan & { period: string; interval: number } => ({ ...found, ...item }),
)

export const SubscriptionEntity = shaped(
  z.object({
    id,
    plan_id: id,
    status: z.enum([
      'created',
      'authenticated',
      'active',
      'pending',
      'halted',
      'cancelled',
      'completed',
      'expired',
      'paused',
    ]),
    current_start: orNull(seconds),
    current_end: orNull(seconds),
    charge_at: orNull(seconds),
    ended_at: orNull(seconds),
    paid_count: z.int(),
    notes,
  }),
  (found): Subscription => ({
    id: found.id,
    planId: found.plan_id,
    status: found.status,
    currentStart: found.current_start,
    currentEnd: found.current_end,
    chargeAt: found.charge_at,
    endedAt: found.ended_at,
    paidCount: found.paid_count,
    notes: found.notes,
  }),
)

/** The monthly bill of a subscription, which ties its payment to it. */
export const InvoiceEntity = shaped(
  z.object({
    subscription_id: orNull(id),
    payment_id: orNull(id),
    billing_start: orNull(seconds),
    billing_end: orNull(seconds),
  }),
  ({ subscription_id, payment_id, billing_start: from, billing_end: to }) => ({
    subscriptionId: subscription_id,
    paymentId: payment_id,
    month: from && to && from < to ? { from, to } : null,
  }),
)

export const listOf = <T extends z.ZodMiniType>(entity: T) =>
  shaped(z.object({ items: z.array(entity) }), ({ items }) => items)
