/** Amounts are whole paise of INR everywhere here. `receipt` is our own id of what was ordered, at most 40 characters. */
export type Order = {
  id: string
  amount: number
  status: 'created' | 'attempted' | 'paid'
  receipt: string | null
  notes: Notes
}

export type Payment = {
  id: string
  orderId: string | null
  /** null as well where a list or a payment's own event does not tell; `fetchPayment` always does */
  subscriptionId: string | null
  /** of a subscription's payment the month it is for; null as above, and where the provider does not say */
  month: { from: Date; to: Date } | null
  invoiceId: string | null
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  amountRefunded: number
  /** `upi`, `card`, `netbanking`, … */
  method: string | null
  notes: Notes
  createdAt: Date
}

export type Refund = {
  id: string
  paymentId: string
  amount: number
  status: 'pending' | 'processed' | 'failed'
  receipt: string | null
}

/** What a month of a subscription costs. */
export type Plan = { id: string; name: string; amount: number }

export type Subscription = {
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
  /** the month that was last paid for */
  currentStart: Date | null
  currentEnd: Date | null
  /** when the next debit is due */
  chargeAt: Date | null
  endedAt: Date | null
  paidCount: number
  notes: Notes
}

export type Notes = Readonly<Record<string, string>>

/** What the provider told of its own accord; each entity as it was then, which may be long ago. */
export type PaymentEvent = {
  /** the same whenever it is sent again */
  id: string
  /** `payment.captured`, `subscription.charged`, …; others than those one knows come too */
  type: string
  createdAt: Date
  order: Order | null
  payment: Payment | null
  refund: Refund | null
  subscription: Subscription | null
}

/** Takes money, and gives it back. Every call may throw `PaymentsFailed`. */
export type Payments = {
  /** public key the browser opens the checkout with */
  keyId: string
  /** address of the checkout script, which a page loads when somebody pays and not before */
  checkoutUrl: string
  /** what a page that may load it allows in its Content-Security-Policy */
  checkoutSources: CheckoutSources
  /** Asked again with the same receipt and amount, it finds the order. */
  createOrder(order: { amount: number; receipt: string; notes: Notes }): Promise<Order>
  fetchOrder(id: string): Promise<Order>
  ordersByReceipt(receipt: string): Promise<Order[]>
  /** every attempt to pay it, the failed ones too */
  paymentsOfOrder(orderId: string): Promise<Payment[]>
  fetchPayment(id: string): Promise<Payment>
  /** Newest first; `count` at most 100. */
  listPayments(span: { from: Date; to: Date; skip: number; count: number }): Promise<Payment[]>
  /** Asked again with the same name and amount, it finds the plan. */
  createPlan(plan: { name: string; amount: number }): Promise<Plan>
  /** Costs nobody anything until it is paid: one that was made in vain may be forgotten. `months` is how often it renews at most. */
  createSubscription(subscription: { planId: string; months: number; notes: Notes }): Promise<Subscription>
  fetchSubscription(id: string): Promise<Subscription>
  /** `atCycleEnd`: no further debit, and it ends with what was paid for. One that has ended already is given as it is. */
  cancelSubscription(id: string, when: { atCycleEnd: boolean }): Promise<Subscription>
  /** the successful and the refunded ones */
  paymentsOfSubscription(id: string): Promise<Payment[]>
  /** Asked again with the same receipt and amount, it is the same refund. */
  refund(paymentId: string, refund: { amount: number; receipt: string; notes: Notes }): Promise<Refund>
  refundsOf(paymentId: string): Promise<Refund[]>
  /** Newest first; `count` at most 100. */
  listRefunds(span: { from: Date; to: Date; skip: number; count: number }): Promise<Refund[]>
  /** Whether the provider signed it; order or subscription is the one WE stored, never what a browser says. Takes the same time for all. */
  isResult(result: PaymentResult): boolean
  /** The event of a webhook; null when the raw body is not what the provider signed, or no event. */
  readEvent(rawBody: Buffer, signature: string | undefined, eventId: string | undefined): PaymentEvent | null
}

/** Addresses from which the checkout may run scripts, show frames, and send to. */
export type CheckoutSources = {
  scripts: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
  forms: readonly string[]
}

/** What the checkout hands the page when all is paid. */
export type PaymentResult = { paymentId: string; signature: string } & (
  | { orderId: string }
  | { subscriptionId: string }
)

export type PaymentsFault = 'unreachable' | 'timeout' | 'busy' | 'broken' | 'bad_answer' | 'refused' | 'not_found'

/** The provider did not do what was asked, or nobody knows; no text of the provider is inside. */
export class PaymentsFailed extends Error {
  readonly fault: PaymentsFault
  /** `no`: certainly not done; `maybe`: it was asked and the answer is not known */
  readonly done: 'no' | 'maybe'

  constructor(fault: PaymentsFault, done: 'no' | 'maybe') {
    super(`payments failed: ${fault}`)
    this.name = 'PaymentsFailed'
    this.fault = fault
    this.done = done
  }

  /** whether the same may succeed later */
  get mayRetry(): boolean {
    return this.fault !== 'refused' && this.fault !== 'not_found'
  }
}
