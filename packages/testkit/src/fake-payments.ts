import { randomBytes } from 'node:crypto'

type Status = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'

export type FakePayment = {
  id: string
  orderId: string
  subscriptionId: null
  invoiceId: null
  amount: number
  currency: string
  status: Status
  amountRefunded: number
  method: string | null
  notes: Record<string, string>
  createdAt: Date
}

type FakeOrder = {
  id: string
  amount: number
  status: 'created' | 'attempted' | 'paid'
  receipt: string
  notes: Record<string, string>
}

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`

/** A provider of payments in memory: what a test makes go wrong before an answer is given, after the provider did what was asked. */
export class FakePayments {
  readonly orders = new Map<string, FakeOrder>()
  readonly payments = new Map<string, FakePayment>()
  /** how often it was asked */
  asked = 0
  /** called before each answer, with the name of the call; what it throws or waits for is what the caller meets */
  trouble: (call: string) => unknown = () => {}
  readonly #now: () => Date
  readonly #missing: () => Error

  /** @param missing what a caller meets who asks for what is not there */
  constructor(now: () => Date, missing = () => new Error('payments failed: not_found')) {
    this.#now = now
    this.#missing = missing
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

  /** The calls of the port of payments that recharging makes. */
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
  }
}
