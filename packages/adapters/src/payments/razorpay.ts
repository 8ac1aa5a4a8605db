import type Razorpay from 'razorpay'
import { ask, type ConnectionConfig, connect } from './connection.ts'
import {
  InvoiceEntity,
  listOf,
  OrderEntity,
  PaymentEntity,
  PlanEntity,
  RefundEntity,
  SubscriptionEntity,
} from './entities.ts'
import { eventOf } from './events.ts'
import { type Payment, type Payments, PaymentsFailed, type Plan } from './port.ts'
import { isSigned } from './signatures.ts'

export type RazorpayConfig = Omit<ConnectionConfig, 'timeoutMs'> & {
  /** more than one while a new one takes the place of the old */
  webhookSecrets: readonly string[]
  checkout: Pick<Payments, 'checkoutUrl' | 'checkoutSources'>
}

const TIMEOUT_MS = 8_000
const PAGE = 100
/** In these a subscription will never debit again. */
const OVER = new Set(['cancelled', 'completed', 'expired'])

/** Payments by Razorpay, or by whatever speaks its protocol. One try each: who asks again looks first. https://razorpay.com/docs/api */
export const createRazorpayPayments = ({ checkout, ...config }: RazorpayConfig, timeoutMs = TIMEOUT_MS): Payments => {
  let connection: Promise<Razorpay> | undefined
  const sdk = () => {
    connection ??= connect({ ...config, timeoutMs })
    return connection
  }
  const read = { payments: listOf(PaymentEntity), orders: listOf(OrderEntity), refunds: listOf(RefundEntity) }

  const ordersByReceipt: Payments['ordersByReceipt'] = async (receipt) => {
    const { orders } = await sdk()
    return ask(read.orders, false, orders.all({ receipt }))
  }
  const fetchSubscription: Payments['fetchSubscription'] = async (id) => {
    const { subscriptions } = await sdk()
    return ask(SubscriptionEntity, false, subscriptions.fetch(id))
  }
  const fetchPayment = async (id: string): Promise<Payment> => {
    const { payments, invoices } = await sdk()
    const payment = await ask(PaymentEntity, false, payments.fetch(id))
    if (payment.invoiceId === null) return payment
    const { subscriptionId, month } = await ask(InvoiceEntity, false, invoices.fetch(payment.invoiceId))
    return { ...payment, subscriptionId, month }
  }
  const findPlan = async (name: string, amount: number, skip = 0): Promise<Plan | undefined> => {
    const { plans } = await sdk()
    const found = await ask(listOf(PlanEntity), false, plans.all({ count: PAGE, skip }))
    const same = found.find(
      (plan) => plan.name === name && plan.amount === amount && plan.period === 'monthly' && plan.interval === 1,
    )
    return same ?? (found.length < PAGE ? undefined : findPlan(name, amount, skip + PAGE))
  }

  return {
    keyId: config.keyId,
    ...checkout,
    createOrder: async ({ amount, receipt, notes }) => {
      const known = (await ordersByReceipt(receipt)).find((order) => order.amount === amount)
      if (known) return known
      const { orders } = await sdk()
      return ask(OrderEntity, true, orders.create({ amount, currency: 'INR', receipt, notes }))
    },
    fetchOrder: async (id) => {
      const { orders } = await sdk()
      return ask(OrderEntity, false, orders.fetch(id))
    },
    ordersByReceipt,
    paymentsOfOrder: async (orderId) => {
      const { orders } = await sdk()
      return ask(read.payments, false, orders.fetchPayments(orderId))
    },
    fetchPayment,
    listPayments: async ({ from, to, skip, count }) => {
      const { payments } = await sdk()
      return ask(read.payments, false, payments.all({ from: secondsOf(from), to: secondsOf(to), skip, count }))
    },
    createPlan: async ({ name, amount }) => {
      const known = await findPlan(name, amount)
      if (known) return known
      const { plans } = await sdk()
      const item = { name, amount, currency: 'INR' }
      return ask(PlanEntity, true, plans.create({ period: 'monthly', interval: 1, item }))
    },
    createSubscription: async ({ planId, months, notes }) => {
      const { subscriptions } = await sdk()
      // who is told of debits, and how, is ours to say
      const body = { plan_id: planId, total_count: months, customer_notify: 0 as const, notes }
      return ask(SubscriptionEntity, true, subscriptions.create(body))
    },
    fetchSubscription,
    cancelSubscription: async (id, { atCycleEnd }) => {
      const { subscriptions } = await sdk()
      try {
        return await ask(SubscriptionEntity, true, subscriptions.cancel(id, atCycleEnd))
      } catch (error) {
        // asked for the second time, it is refused
        if (!(error instanceof PaymentsFailed) || error.fault !== 'refused') throw error
        const found = await fetchSubscription(id)
        if (OVER.has(found.status)) return found
        throw error
      }
    },
    paymentsOfSubscription: async (id) => {
      const { invoices, payments } = await sdk()
      // the list is of many kinds of invoice: the type of the SDK leaves out that it can be asked for one subscription's
      const query = { subscription_id: id, count: PAGE }
      const bills = await ask(listOf(InvoiceEntity), false, invoices.all(query))
      const paid = async (paymentId: string, month: Payment['month']): Promise<Payment> => ({
        ...(await ask(PaymentEntity, false, payments.fetch(paymentId))),
        subscriptionId: id,
        month,
      })
      return Promise.all(bills.flatMap(({ paymentId, month }) => (paymentId ? [paid(paymentId, month)] : [])))
    },
    refund: async (paymentId, refund) => {
      const { payments } = await sdk()
      return ask(RefundEntity, true, payments.refund(paymentId, refund))
    },
    refundsOf: async (paymentId) => {
      const { payments } = await sdk()
      return ask(read.refunds, false, payments.fetchMultipleRefund(paymentId, { count: PAGE }))
    },
    listRefunds: async ({ from, to, skip, count }) => {
      const { refunds } = await sdk()
      return ask(read.refunds, false, refunds.all({ from: secondsOf(from), to: secondsOf(to), skip, count }))
    },
    isResult: (result) => {
      const { paymentId, signature } = result
      const text = 'orderId' in result ? `${result.orderId}|${paymentId}` : `${paymentId}|${result.subscriptionId}`
      return isSigned(text, signature, [config.keySecret])
    },
    readEvent: (rawBody, signature, eventId) =>
      signature !== undefined && isSigned(rawBody, signature, config.webhookSecrets) ? eventOf(rawBody, eventId) : null,
  }
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1_000)
