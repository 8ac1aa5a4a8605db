import * as z from 'zod/mini'
import { Instant, Success, text } from '../common.ts'
import { Day } from '../day.ts'
import { deskAct, deskFile, deskRead } from '../endpoint.ts'
import { Acted, Reasoned } from './reason.ts'

/** A payment as an operator sees one; paise. */
export const DeskPayment = z.object({
  id: z.string(),
  uid: z.int(),
  at: Instant,
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  /** credited, to_refund; null: not settled */
  outcome: z.nullable(z.string()),
  why: z.nullable(z.string()),
  method: z.nullable(z.string()),
  order: z.nullable(z.string()),
  pack: z.nullable(z.string()),
  invoice: z.nullable(z.string()),
  /** gone back, asked for; units that were used before they could be taken */
  returned: z.int(),
  asked: z.int(),
  debt: z.int(),
  /** what it brings, and how much of it: `money_paise` is paise of the wallet */
  unit: z.nullable(z.string()),
  quantity: z.nullable(z.int()),
})
export type DeskPayment = z.output<typeof DeskPayment>

const Happened = z.object({
  at: Instant,
  /** the same in an English sentence, as the shell says it */
  what: z.string(),
})

/** Something that happened to a payment; paise. */
export const PaymentStep = z.discriminatedUnion('kind', [
  z.extend(Happened, {
    kind: z.literal('ordered'),
    order: z.string(),
    unit: z.string(),
    quantity: z.int(),
    amount: z.int(),
  }),
  z.extend(Happened, {
    kind: z.literal('paid'),
    method: z.nullable(z.string()),
    amount: z.int(),
    currency: z.string(),
  }),
  /** the provider told us by itself: `payment.captured`, … */
  z.extend(Happened, { kind: z.literal('told'), event: z.string() }),
  z.extend(Happened, { kind: z.literal('settled'), outcome: z.string(), reason: z.nullable(z.string()) }),
  z.extend(Happened, { kind: z.enum(['invoice', 'credit_note']), number: z.string(), amount: z.int() }),
  z.extend(Happened, {
    kind: z.literal('refund_asked'),
    refund: z.string(),
    /** the person, an operator, by itself since it could not be credited, or made at the provider */
    by: z.enum(['self', 'ops', 'auto', 'found']),
    amount: z.int(),
    /** what was taken for it, and how much of what it brought was used already */
    unit: z.nullable(z.string()),
    quantity: z.int(),
    debt: z.int(),
  }),
  z.extend(Happened, {
    kind: z.literal('refund_ended'),
    refund: z.string(),
    amount: z.int(),
    /** processed, refused */
    state: z.string(),
    fault: z.nullable(z.string()),
  }),
  z.extend(Happened, {
    kind: z.literal('act'),
    act: z.int(),
    command: z.string(),
    operator: z.string(),
    reason: z.string(),
  }),
])
export type PaymentStep = z.output<typeof PaymentStep>

/** An order nobody has paid. */
const Unpaid = z.object({ id: z.string(), uid: z.int(), order: z.nullable(z.string()), total: z.int(), at: Instant })

const finance = ['finance', 'owner'] as const

export const deskMoney = {
  findPayments: deskRead({
    path: '/apis/desk/payments.php',
    roles: ['support', 'finance', 'owner'],
    summary: 'Payments by id, order, invoice or credit note, refund, uid or number; of a single one all that happened',
    input: z.object({ what: text(1, 80) }),
    output: z.extend(Success, {
      payments: z.array(DeskPayment),
      unpaid: z.nullable(Unpaid),
      steps: z.array(PaymentStep),
    }),
    errors: [],
  }),
  settleAtDesk: deskAct({
    path: '/apis/desk/settle.php',
    roles: finance,
    fresh: true,
    summary: 'Ask the provider how a payment or order stands, and act on that',
    input: z.extend(Reasoned, { id: z.string().check(z.regex(/^(pay|order)_\w{1,60}$/)) }),
    output: z.extend(Acted, { settled: z.array(z.object({ payment: z.string(), result: z.string() })) }),
    errors: ['act_refused', 'payments_unavailable'],
  }),
  refundAtDesk: deskAct({
    path: '/apis/desk/refund.php',
    roles: finance,
    fresh: true,
    summary: 'Give back what is unused of a payment, all that is left, or so many paise; the worker asks the provider',
    input: z.extend(Reasoned, {
      payment: z.string().check(z.regex(/^pay_\w{1,60}$/)),
      what: z.union([z.enum(['unused', 'all']), z.int().check(z.minimum(100), z.maximum(1_000_000_000))]),
    }),
    output: z.extend(Acted, { paise: z.int() }),
    errors: ['act_refused'],
  }),
  getReconciliation: deskFile({
    path: '/apis/desk/reconcile.csv',
    roles: finance,
    slow: true,
    type: 'text/csv; charset=utf-8',
    summary: "A day's payments and refunds at the provider beside the books, as CSV",
    input: z.object({ day: Day }),
    errors: ['payments_unavailable'],
  }),
}
