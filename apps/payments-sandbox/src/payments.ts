import type { Clock } from './clock.ts'
import type { Hooks } from './hooks.ts'
import { newId } from './ids.ts'
import { noSuchId, Refused } from './refused.ts'
import type { InvoiceRow, Method, Notes, OrderRow, PaymentRow, RefundRow } from './rows.ts'
import type { Store } from './store.ts'

export type Parts = { store: Store; clock: Clock; hooks: Hooks }

/** No notes are an empty list there, not an empty object. */
export const notesOf = (notes: Notes): Notes | [] => (Object.keys(notes).length > 0 ? notes : [])

const FAILED = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank. Try another way to pay.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
}
const NO_ERROR = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}

export type Attempt = {
  order: OrderRow
  method: Method
  invoiceId: string | null
  description: string | null
  /** when it was made: of a renewal, when it was due */
  at: number
}

/** Orders, the attempts to pay them, and what is given back. */
export const createBank = ({ store, clock, hooks }: Parts) => {
  let refundsBecome: RefundRow['status'] = 'processed'
  const find = <K extends 'order' | 'payment' | 'refund'>(kind: K, id: string) => {
    const row = store.get(kind, id)
    if (!row) throw noSuchId()
    return row
  }

  const makeOrder = (order: { amount: number; receipt: string | null; notes: Notes }, at = clock.now()): OrderRow =>
    store.put('order', {
      id: newId('order'),
      entity: 'order',
      amount: order.amount,
      amount_paid: 0,
      amount_due: order.amount,
      currency: 'INR',
      receipt: order.receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: notesOf(order.notes),
      created_at: at,
    })

  /** An attempt of which nobody knows the end. */
  const begin = ({ order, method, invoiceId, description, at }: Attempt): PaymentRow => {
    const known = find('order', order.id)
    if (known.status === 'paid') throw new Refused('Payment already done for this order.')
    store.put('order', { ...known, status: 'attempted', attempts: known.attempts + 1 })
    return store.put('payment', {
      id: newId('pay'),
      entity: 'payment',
      amount: order.amount,
      currency: 'INR',
      status: 'created',
      order_id: order.id,
      invoice_id: invoiceId,
      international: false,
      method,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description,
      card_id: null,
      bank: method === 'netbanking' ? 'HDFC' : null,
      wallet: null,
      vpa: method === 'upi' ? 'success@razorpay' : null,
      email: 'void@razorpay.com',
      contact: '+919999999999',
      notes: order.notes,
      fee: null,
      tax: null,
      ...NO_ERROR,
      acquirer_data: {},
      created_at: at,
    })
  }

  const fail = (id: string, at: number): PaymentRow => {
    const payment = store.put('payment', { ...find('payment', id), ...FAILED, status: 'failed' })
    hooks.tell('payment.failed', { payment }, at)
    return payment
  }

  /** The money is the merchant's. A second payment of an order that was paid meanwhile fails. */
  const capture = (id: string, at: number): PaymentRow => {
    const begun = find('payment', id)
    const order = find('order', begun.order_id ?? '')
    if (order.status === 'paid') return fail(id, at)
    hooks.tell('payment.authorized', { payment: { ...begun, status: 'authorized' } }, at)
    const fee = Math.round(begun.amount * 0.0236)
    const taken = { status: 'captured', captured: true, fee, tax: fee - Math.round(fee / 1.18) } as const
    const payment = store.put('payment', { ...begun, ...taken })
    const paid = store.put('order', { ...order, status: 'paid', amount_paid: order.amount, amount_due: 0 })
    hooks.tell('payment.captured', { payment }, at)
    hooks.tell('order.paid', { payment, order: paid }, at)
    return payment
  }

  const refund = (paymentId: string, asked: { amount?: number | undefined; receipt: string | null; notes: Notes }) => {
    const payment = find('payment', paymentId)
    if (payment.status === 'refunded') throw new Refused('The payment has been fully refunded already')
    if (payment.status !== 'captured') throw new Refused('The payment status should be captured for action to be taken')
    const left = payment.amount - payment.amount_refunded
    const amount = asked.amount ?? left
    if (amount > left) throw new Refused('The refund amount provided is greater than amount captured')
    returned(payment, amount)
    const row: RefundRow = store.put('refund', {
      id: newId('rfnd'),
      entity: 'refund',
      amount,
      currency: 'INR',
      payment_id: paymentId,
      notes: notesOf(asked.notes),
      receipt: asked.receipt,
      acquirer_data: { arn: null },
      created_at: clock.now(),
      batch_id: null,
      status: 'pending',
      speed_processed: 'normal',
      speed_requested: 'normal',
    })
    hooks.tell('refund.created', { refund: row, payment: find('payment', paymentId) }, clock.now())
    return refundsBecome === 'pending' ? row : settleRefund(row.id, refundsBecome)
  }
  /** So much more of a payment went back, or less when a refund failed. */
  const returned = (payment: PaymentRow, amount: number) => {
    const amount_refunded = payment.amount_refunded + amount
    const isFull = amount_refunded === payment.amount
    store.put('payment', {
      ...payment,
      amount_refunded,
      status: isFull ? 'refunded' : 'captured',
      refund_status: isFull ? 'full' : amount_refunded > 0 ? 'partial' : null,
    })
  }

  /** Whether the customer's bank took a refund. */
  const settleRefund = (id: string, status: 'processed' | 'failed'): RefundRow => {
    const before = find('refund', id)
    if (before.status !== 'pending') return before
    if (status === 'failed') returned(find('payment', before.payment_id), -before.amount)
    const arn = status === 'processed' ? '10000000000000' : null
    const row = store.put('refund', { ...before, status, acquirer_data: { arn } })
    hooks.tell(`refund.${status}`, { refund: row, payment: find('payment', row.payment_id) }, clock.now())
    return row
  }

  const invoice = (bill: Pick<InvoiceRow, 'subscription_id' | 'order_id' | 'payment_id' | 'amount'> & Billed) =>
    store.put('invoice', {
      ...bill,
      entity: 'invoice',
      type: 'invoice',
      status: 'paid',
      amount_paid: bill.amount,
      currency: 'INR',
      paid_at: bill.created_at,
    })

  const letRefundsBecome = (status: RefundRow['status']) => {
    refundsBecome = status
  }

  return { find, makeOrder, begin, fail, capture, refund, settleRefund, letRefundsBecome, invoice }
}

type Billed = Pick<InvoiceRow, 'id' | 'billing_start' | 'billing_end' | 'created_at'>

export type Bank = ReturnType<typeof createBank>
