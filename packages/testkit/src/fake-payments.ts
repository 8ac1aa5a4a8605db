import { randomBytes } from 'node:crypto'

type Status = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'

export type FakePayment = {
  id: string
  /** of a subscription's month the order behind it, which is none of ours */
  orderId: string
  subscriptionId: string | null
  month: { from: Date; to: Date } | null
  invoiceId: string | null
  amount: number
  currency: string
  status: Status
  amountRefunded: number
  method: string | null
  notes: Record<string, string>
  createdAt: Date
}

type Page = { from: Date; to: Date; skip: number; count: number }

type FakeOrder = {
  id: string
  amount: number
  status: 'created' | 'attempted' | 'paid'
  receipt: string
  notes: Record<string, string>
}

export type FakeSubscription = {
  id: string
  planId: string
  status:
    | 'created'
    | 'authenticated'
    | 'active'
    | 'pending'
    | 'halted'
    | 'cancelled'
    | 'completed'
    | 'expired'
    | 'paused'
  currentStart: Date | null
  currentEnd: Date | null
  chargeAt: Date | null
  endedAt: Date | null
  paidCount: number
  notes: Record<string, string>
  /** it ends with the month that was paid for */
  endsWithMonth: boolean
}

type Notes = Readonly<Record<string, string>>

const monthAfter = (date: Date) => {
  const next = new Date(date)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return next
}

const OVER = ['cancelled', 'completed', 'expired']

export type FakeRefund = {
  id: string
  paymentId: string
  amount: number
  status: 'pending' | 'processed' | 'failed'
  receipt: string | null
  createdAt: Date
}

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`

/** A provider of payments in memory: what a test makes go wrong before an answer is given, after the provider did what was asked. */
export class FakePayments {
  readonly orders = new Map<string, FakeOrder>()
  readonly payments = new Map<string, FakePayment>()
  readonly plans = new Map<string, { id: string; name: string; amount: number }>()
  readonly subscriptions = new Map<string, FakeSubscription>()
  readonly refunds = new Map<string, FakeRefund>()
  /** what becomes of refunds from now on; `refused`: none is made */
  refundsBecome: FakeRefund['status'] | 'refused' = 'processed'
  /** how often it was asked */
  asked = 0
  /** called before each answer, with the name of the call; what it throws or waits for is what the caller meets */
  trouble: (call: string) => unknown = () => {}
  readonly #now: () => Date
  readonly #missing: () => Error
  readonly #refused: () => Error

  /**
   * @param missing what a caller meets who asks for what is not there
   * @param refused and who asks for what is not done
   */
  constructor(
    now: () => Date,
    missing = () => new Error('payments failed: not_found'),
    refused = () => Object.assign(new Error('payments failed: refused'), { fault: 'refused', mayRetry: false }),
  ) {
    this.#now = now
    this.#missing = missing
    this.#refused = refused
  }

  async #answer<T>(call: string, value: T): Promise<T> {
    this.asked++
    await this.trouble(call)
    return structuredClone(value)
  }

  #found<T>(kept: ReadonlyMap<string, T>, id: string): T {
    const found = kept.get(id)
    if (!found) throw this.#missing()
    return found
  }

  /** Pays an order as the checkout would; what is given differs from an ordinary payment. */
  pay(orderId: string, differing: Partial<FakePayment> = {}): FakePayment {
    const order = this.#found(this.orders, orderId)
    const payment: FakePayment = {
      id: newId('pay'),
      orderId,
      subscriptionId: null,
      month: null,
      invoiceId: null,
      amount: order.amount,
      currency: 'INR',
      status: 'captured',
      amountRefunded: 0,
      method: 'upi',
      notes: order.notes,
      createdAt: this.#now(),
      ...differing,
    }
    order.status = payment.status === 'captured' ? 'paid' : 'attempted'
    this.payments.set(payment.id, payment)
    return payment
  }

  /** Pays the first or the next month of a subscription, as the checkout or a debit would; what is given differs from an ordinary payment. */
  payMonth(id: string, differing: Partial<FakePayment> = {}): FakePayment {
    const subscription = this.#found(this.subscriptions, id)
    const plan = this.#found(this.plans, subscription.planId)
    const from = subscription.currentEnd ?? this.#now()
    const to = monthAfter(from)
    const payment: FakePayment = {
      id: newId('pay'),
      orderId: newId('order'),
      subscriptionId: id,
      month: { from, to },
      invoiceId: newId('inv'),
      amount: plan.amount,
      currency: 'INR',
      status: 'captured',
      amountRefunded: 0,
      method: 'upi',
      notes: subscription.notes,
      createdAt: this.#now(),
      ...differing,
    }
    this.payments.set(payment.id, payment)
    if (payment.status === 'captured') {
      subscription.paidCount++
      Object.assign(subscription, { status: 'active', currentStart: from, currentEnd: to, chargeAt: to })
    }
    return payment
  }

  /** What a list tells of a payment is less than its own call does; of a subscription's it is the same here. */
  #monthsOf = (id: string) =>
    [...this.payments.values()].filter(
      ({ subscriptionId, status }) => subscriptionId === id && (status === 'captured' || status === 'refunded'),
    )

  /** Gives back, as somebody does in the dashboard. */
  giveBack(paymentId: string, amount: number, receipt: string | null = null): FakeRefund {
    const payment = this.#found(this.payments, paymentId)
    const left = payment.amount - payment.amountRefunded
    if (this.refundsBecome === 'refused' || amount > left || payment.status !== 'captured') throw this.#refused()
    const refund = { id: newId('rfnd'), paymentId, amount, status: 'pending' as const, receipt, createdAt: this.#now() }
    this.refunds.set(refund.id, refund)
    this.#returned(payment, amount)
    return this.refundsBecome === 'pending' ? refund : this.settleRefund(refund.id, this.refundsBecome)
  }

  /** What the bank says of a refund that waits for it. */
  settleRefund(id: string, status: 'processed' | 'failed'): FakeRefund {
    const refund = this.#found(this.refunds, id)
    if (status === 'failed') this.#returned(this.#found(this.payments, refund.paymentId), -refund.amount)
    return Object.assign(refund, { status })
  }

  #returned(payment: FakePayment, amount: number) {
    payment.amountRefunded += amount
    payment.status = payment.amountRefunded === payment.amount ? 'refunded' : 'captured'
  }

  /** A page of a list as the provider gives it: newest first. */
  #page<T extends { createdAt: Date }>(kept: Iterable<T>, { from, to, skip, count }: Page): T[] {
    const found = [...kept].filter(({ createdAt }) => createdAt >= from && createdAt <= to)
    return found.toReversed().slice(skip, skip + count)
  }

  /** The calls of the port of payments that recharging, subscribing and giving back make. */
  readonly calls = {
    createOrder: async (asked: { amount: number; receipt: string; notes: Readonly<Record<string, string>> }) => {
      const known = [...this.orders.values()].find(({ receipt }) => receipt === asked.receipt)
      const order = known ?? { id: newId('order'), status: 'created' as const, ...asked, notes: { ...asked.notes } }
      this.orders.set(order.id, order)
      return this.#answer('createOrder', order)
    },
    ordersByReceipt: async (asked: string) =>
      this.#answer(
        'ordersByReceipt',
        [...this.orders.values()].filter(({ receipt }) => receipt === asked),
      ),
    paymentsOfOrder: async (id: string) =>
      this.#answer(
        'paymentsOfOrder',
        [...this.payments.values()].filter(({ orderId }) => orderId === id),
      ),
    fetchPayment: async (id: string) => this.#answer('fetchPayment', this.#found(this.payments, id)),
    createPlan: async (asked: { name: string; amount: number }) => {
      const known = [...this.plans.values()].find(({ name, amount }) => name === asked.name && amount === asked.amount)
      const plan = known ?? { id: newId('plan'), ...asked }
      this.plans.set(plan.id, plan)
      return this.#answer('createPlan', plan)
    },
    createSubscription: async ({ planId, notes }: { planId: string; months: number; notes: Notes }) => {
      const none = { currentStart: null, currentEnd: null, chargeAt: null, endedAt: null }
      const subscription: FakeSubscription = {
        ...{ id: newId('sub'), planId: this.#found(this.plans, planId).id, status: 'created', ...none },
        ...{ paidCount: 0, notes: { ...notes }, endsWithMonth: false },
      }
      this.subscriptions.set(subscription.id, subscription)
      return this.#answer('createSubscription', subscription)
    },
    fetchSubscription: async (id: string) => this.#answer('fetchSubscription', this.#found(this.subscriptions, id)),
    cancelSubscription: async (id: string, { atCycleEnd }: { atCycleEnd: boolean }) => {
      const subscription = this.#found(this.subscriptions, id)
      if (atCycleEnd) subscription.endsWithMonth = true
      else if (!OVER.includes(subscription.status))
        Object.assign(subscription, { status: 'cancelled', chargeAt: null, endedAt: this.#now() })
      return this.#answer('cancelSubscription', subscription)
    },
    paymentsOfSubscription: async (id: string) => this.#answer('paymentsOfSubscription', this.#monthsOf(id)),
    refund: async (paymentId: string, { amount, receipt }: { amount: number; receipt: string }) => {
      const known = [...this.refunds.values()].find((refund) => refund.receipt === receipt)
      return this.#answer('refund', known ?? this.giveBack(paymentId, amount, receipt))
    },
    refundsOf: async (id: string) =>
      this.#answer(
        'refundsOf',
        [...this.refunds.values()].filter(({ paymentId }) => paymentId === id),
      ),
    listPayments: async (page: Page) => this.#answer('listPayments', this.#page(this.payments.values(), page)),
    listRefunds: async (page: Page) => this.#answer('listRefunds', this.#page(this.refunds.values(), page)),
  }
}
