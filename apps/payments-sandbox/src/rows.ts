// What the provider keeps, as its API shows it: amounts in paise, moments in unix seconds. https://razorpay.com/docs/api

export type Notes = Record<string, string>

export type OrderRow = {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: 'INR'
  receipt: string | null
  offer_id: null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Notes | []
  created_at: number
}

export type PaymentRow = {
  id: string
  entity: 'payment'
  amount: number
  currency: 'INR'
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  order_id: string | null
  invoice_id: string | null
  international: false
  method: Method
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  captured: boolean
  description: string | null
  card_id: null
  bank: string | null
  wallet: null
  vpa: string | null
  email: string
  contact: string
  notes: Notes | []
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  acquirer_data: Record<string, string>
  created_at: number
}

export type Method = 'upi' | 'card' | 'netbanking'

export type RefundRow = {
  id: string
  entity: 'refund'
  amount: number
  currency: 'INR'
  payment_id: string
  notes: Notes | []
  receipt: string | null
  acquirer_data: { arn: string | null }
  created_at: number
  batch_id: null
  status: 'pending' | 'processed' | 'failed'
  speed_processed: 'normal'
  speed_requested: 'normal'
}

export type PlanRow = {
  id: string
  entity: 'plan'
  interval: number
  period: string
  item: { id: string; active: true; name: string; description: string | null; amount: number; currency: 'INR' }
  notes: Notes | []
  created_at: number
}

export type SubscriptionRow = {
  id: string
  entity: 'subscription'
  plan_id: string
  customer_id: null
  status: 'created' | 'active' | 'pending' | 'halted' | 'cancelled' | 'completed'
  current_start: number | null
  current_end: number | null
  ended_at: number | null
  quantity: 1
  notes: Notes | []
  charge_at: number | null
  start_at: number | null
  end_at: number | null
  auth_attempts: number
  total_count: number
  paid_count: number
  remaining_count: number
  customer_notify: boolean
  created_at: number
  expire_by: number | null
  short_url: null
  has_scheduled_changes: boolean
  change_scheduled_at: null
  source: 'api'
}

export type InvoiceRow = {
  id: string
  entity: 'invoice'
  type: 'invoice'
  subscription_id: string
  order_id: string
  payment_id: string
  status: 'paid'
  amount: number
  amount_paid: number
  currency: 'INR'
  billing_start: number
  billing_end: number
  paid_at: number
  created_at: number
}

/** What is to happen to a subscription and does not show in its entity. */
export type MandateRow = { id: string; method: Method; endsWithCycle: boolean; failing: number }

/** One event on its way to the merchant. */
export type HookRow = {
  id: string
  event: string
  body: string
  state: 'waiting' | 'held' | 'dropped' | 'delivered' | 'abandoned'
  attempts: number
}

export type Rows = {
  order: OrderRow
  payment: PaymentRow
  refund: RefundRow
  plan: PlanRow
  subscription: SubscriptionRow
  invoice: InvoiceRow
  mandate: MandateRow
  hook: HookRow
  /** the refund that a key of idempotency stands for, and what was asked with it */
  key: { id: string; refund: string; body: string }
  /** how far the clock is ahead of the real one */
  clock: { id: 'clock'; aheadMs: number }
}
