import { addMonths } from './clock.ts'
import { newId } from './ids.ts'
import { type Bank, notesOf, type Parts } from './payments.ts'
import { noSuchId, Refused } from './refused.ts'
import type { Method, Notes, PaymentRow, PlanRow, SubscriptionRow } from './rows.ts'

const DAY_SECONDS = 86_400
/** A debit that fails is tried again on each of the three days after. */
const MORE_TRIES = 3

type NewPlan = {
  period: string
  interval: number
  item: { name: string; amount: number; description?: string | undefined }
}

/** Plans, and the months of those who subscribed. */
export const createSubscriptions = ({ store, clock, hooks }: Parts, bank: Bank) => {
  const find = (id: string): SubscriptionRow => {
    const row = store.get('subscription', id)
    if (!row) throw noSuchId()
    return row
  }
  const planOf = (id: string): PlanRow => {
    const plan = store.get('plan', id)
    if (!plan) throw noSuchId()
    return plan
  }
  const mandateOf = (id: string) =>
    store.get('mandate', id) ?? { id, method: 'upi' as const, endsWithCycle: false, failing: 0 }
  const change = (id: string, changes: Partial<SubscriptionRow>) =>
    store.put('subscription', { ...find(id), ...changes })

  const makePlan = ({ period, interval, item }: NewPlan, notes: Notes): PlanRow =>
    store.put('plan', {
      id: newId('plan'),
      entity: 'plan',
      interval,
      period,
      item: {
        id: newId('item'),
        active: true,
        name: item.name,
        description: item.description ?? null,
        amount: item.amount,
        currency: 'INR',
      },
      notes: notesOf(notes),
      created_at: clock.now(),
    })

  const make = (asked: { plan_id: string; total_count: number; notes: Notes; customer_notify: boolean }) =>
    store.put('subscription', {
      id: newId('sub'),
      entity: 'subscription',
      plan_id: planOf(asked.plan_id).id,
      customer_id: null,
      status: 'created',
      current_start: null,
      current_end: null,
      ended_at: null,
      quantity: 1,
      notes: notesOf(asked.notes),
      charge_at: null,
      start_at: null,
      end_at: null,
      auth_attempts: 0,
      total_count: asked.total_count,
      paid_count: 0,
      remaining_count: asked.total_count,
      customer_notify: asked.customer_notify,
      created_at: clock.now(),
      expire_by: null,
      short_url: null,
      has_scheduled_changes: false,
      change_scheduled_at: null,
      source: 'api',
    })

  /** The order behind a month, and the attempt to pay it. */
  const attempt = (subscription: SubscriptionRow, method: Method, at: number): PaymentRow => {
    const { item } = planOf(subscription.plan_id)
    const order = bank.makeOrder({ amount: item.amount, receipt: null, notes: {} }, at)
    const payment = bank.begin({ order, method, invoiceId: newId('inv'), description: item.name, at })
    return store.put('payment', { ...payment, notes: subscription.notes })
  }

  /** A month is paid: the one from `start` on. */
  const charge = (id: string, paymentId: string, start: number, at: number): PaymentRow => {
    const payment = bank.capture(paymentId, at)
    const subscription = find(id)
    const { interval } = planOf(subscription.plan_id)
    const began = subscription.start_at ?? start
    const paid = subscription.paid_count + 1
    const end = addMonths(began, paid * interval)
    const isFirst = paid === 1
    const isLast = paid >= subscription.total_count
    bank.invoice({
      id: payment.invoice_id ?? newId('inv'),
      subscription_id: id,
      order_id: payment.order_id ?? '',
      payment_id: payment.id,
      amount: payment.amount,
      billing_start: start,
      billing_end: end,
      created_at: at,
    })
    const charged = change(id, {
      status: 'active',
      current_start: start,
      current_end: end,
      charge_at: isLast ? null : end,
      start_at: began,
      end_at: addMonths(began, subscription.total_count * interval),
      auth_attempts: 0,
      paid_count: paid,
      remaining_count: subscription.total_count - paid,
    })
    if (isFirst) {
      hooks.tell('subscription.authenticated', { subscription: { ...charged, status: 'authenticated' } }, at)
      hooks.tell('subscription.activated', { subscription: charged }, at)
    }
    hooks.tell('subscription.charged', { subscription: charged, payment }, at)
    if (isLast) {
      const completed = change(id, { status: 'completed', ended_at: at })
      hooks.tell('subscription.completed', { subscription: completed, payment }, at)
    }
    return payment
  }

  /** The customer authorises the debits and pays the first month; null: begun, and nobody knows the end. */
  const begin = (id: string, method: Method): PaymentRow => {
    const subscription = find(id)
    if (subscription.status !== 'created') throw new Refused(`Subscription is in ${subscription.status} status.`)
    store.put('mandate', { ...mandateOf(id), method })
    return attempt(subscription, method, clock.now())
  }

  const debit = (subscription: SubscriptionRow, due: number) => {
    const { id } = subscription
    const mandate = mandateOf(id)
    const payment = attempt(subscription, mandate.method, due)
    if (mandate.failing === 0) return void charge(id, payment.id, subscription.current_end ?? due, due)
    store.put('mandate', { ...mandate, failing: mandate.failing - 1 })
    bank.fail(payment.id, due)
    const tries = subscription.auth_attempts + 1
    const isOver = tries > MORE_TRIES
    const row = change(id, {
      status: isOver ? 'halted' : 'pending',
      auth_attempts: tries,
      charge_at: isOver ? null : due + DAY_SECONDS,
    })
    if (isOver) hooks.tell('subscription.halted', { subscription: row }, due)
    else if (tries === 1) hooks.tell('subscription.pending', { subscription: row }, due)
  }

  const end = (id: string, at: number): SubscriptionRow => {
    const subscription = change(id, {
      status: 'cancelled',
      ended_at: at,
      charge_at: null,
      remaining_count: 0,
      has_scheduled_changes: false,
    })
    hooks.tell('subscription.cancelled', { subscription }, at)
    return subscription
  }

  const cancel = (id: string, atCycleEnd: boolean): SubscriptionRow => {
    const { status } = find(id)
    if (status === 'cancelled' || status === 'completed')
      throw new Refused(`Subscription is not cancellable in ${status} status.`)
    if (!atCycleEnd) return end(id, clock.now())
    if (status !== 'active') throw new Refused('Subscription cannot be cancelled since no billing cycle is going on')
    store.put('mandate', { ...mandateOf(id), endsWithCycle: true })
    return find(id)
  }

  /** What is due by now, in the order it became due: debits and ends. */
  const passTime = () => {
    for (;;) {
      const due = store
        .all('subscription')
        .filter(({ charge_at }) => charge_at !== null && charge_at <= clock.now())
        .toSorted((one, other) => (one.charge_at ?? 0) - (other.charge_at ?? 0))[0]
      if (!due) return
      const at = due.charge_at ?? 0
      store.together(() => (mandateOf(due.id).endsWithCycle ? end(due.id, at) : debit(due, at)))
    }
  }

  /** How many of the next debits are refused by the customer's bank. */
  const failNext = (id: string, times: number) =>
    void store.put('mandate', { ...mandateOf(find(id).id), failing: times })

  return { find, makePlan, planOf, make, begin, charge, cancel, passTime, failNext }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
