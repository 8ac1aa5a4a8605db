import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { PaymentsEnv, SANDBOX_KEYS } from './config.ts'
import { createPayments } from './create.ts'
import { PaymentsFailed } from './port.ts'
import { createRazorpayPayments } from './razorpay.ts'
import { noCheckout, startMerchant } from './testing/merchant.ts'

const merchant = await startMerchant({ timeoutMs: 400 })
const { payments, control } = merchant
afterAll(merchant.close)
beforeEach(() => control('mood', { kind: 'well' }))

let receipts = 0
const newOrder = (amount = 19_900) =>
  payments.createOrder({ amount, receipt: `recharge-${++receipts}`, notes: { uid: '7' } })
const pay = (asked: object) => control('pay', asked)
const paidOrder = async (amount?: number) => {
  const order = await newOrder(amount)
  const result = await pay({ order_id: order.id })
  return { order, paymentId: result.razorpay_payment_id }
}
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'it succeeded',
    (error: unknown) => error,
  )

describe('orders', () => {
  it('are made once for a receipt, however often they are asked for', async () => {
    const asked = { amount: 14_300, receipt: 'once', notes: { uid: '7', pack: 'oracle-30' } }
    const first = await payments.createOrder(asked)
    expect(first).toMatchObject({ amount: 14_300, status: 'created', receipt: 'once', notes: asked.notes })
    expect(await payments.createOrder(asked)).toEqual(first)
    expect(await payments.ordersByReceipt('once')).toEqual([first])
    expect(await payments.fetchOrder(first.id)).toEqual(first)
    expect(await payments.ordersByReceipt('never')).toEqual([])
  })

  it('tell of every attempt to pay them, and are paid once', async () => {
    const order = await newOrder()
    await pay({ order_id: order.id, outcome: 'fail', method: 'card' })
    expect(await payments.fetchOrder(order.id)).toMatchObject({ status: 'attempted' })
    await pay({ order_id: order.id, method: 'netbanking' })
    await expect(pay({ order_id: order.id })).rejects.toThrow('already')
    const attempts = await payments.paymentsOfOrder(order.id)
    expect(attempts.map(({ status, method }) => `${status} ${method}`)).toEqual(['captured netbanking', 'failed card'])
    expect(await payments.fetchOrder(order.id)).toMatchObject({ status: 'paid' })
  })

  it('paid in two windows at once take the money of one', async () => {
    const { id } = await newOrder()
    const results = await Promise.all([1, 2].map(() => pay({ order_id: id, slow_ms: 100 })))
    expect(results.filter(({ error }) => error)).toHaveLength(1)
    const attempts = await payments.paymentsOfOrder(id)
    expect(attempts.map(({ status }) => status).sort()).toEqual(['captured', 'failed'])
  })
})

describe('payments', () => {
  it('are told with their order, amount and notes', async () => {
    const { order, paymentId } = await paidOrder(5_900)
    expect(await payments.fetchPayment(paymentId)).toMatchObject({
      id: paymentId,
      orderId: order.id,
      subscriptionId: null,
      amount: 5_900,
      currency: 'INR',
      status: 'captured',
      amountRefunded: 0,
      method: 'upi',
      notes: { uid: '7' },
    })
  })

  it('of a span are listed page by page, each once', async () => {
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.push((await paidOrder()).paymentId)
    const from = new Date(Date.now() - 3_600_000)
    const to = new Date(Date.now() + 3_600_000)
    const listed: string[] = []
    for (let skip = 0; ; skip += 2) {
      const page = await payments.listPayments({ from, to, skip, count: 2 })
      listed.push(...page.map(({ id }) => id))
      if (page.length < 2) break
    }
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.slice(0, 5).sort()).toEqual(ids.sort())
    expect(await payments.listPayments({ from: to, to: new Date(to.getTime() + 1_000), skip: 0, count: 100 })).toEqual(
      [],
    )
  })

  it('go back in parts, each once for its receipt, and never more than was paid', async () => {
    const { paymentId } = await paidOrder(10_000)
    const part = { amount: 4_000, receipt: 'refund-1', notes: { reason: 'unused' } }
    const first = await payments.refund(paymentId, part)
    expect(first).toMatchObject({ paymentId, amount: 4_000, status: 'processed', receipt: 'refund-1' })
    const again = await Promise.all([1, 2, 3].map(() => payments.refund(paymentId, part)))
    expect(again).toEqual([first, first, first])
    expect(await payments.fetchPayment(paymentId)).toMatchObject({ status: 'captured', amountRefunded: 4_000 })
    const tooMuch = payments.refund(paymentId, { amount: 6_001, receipt: 'refund-2', notes: {} })
    expect(await failureOf(tooMuch)).toMatchObject({ fault: 'refused', done: 'no', mayRetry: false })
    await payments.refund(paymentId, { amount: 6_000, receipt: 'refund-3', notes: {} })
    expect(await payments.fetchPayment(paymentId)).toMatchObject({ status: 'refunded', amountRefunded: 10_000 })
    expect((await payments.refundsOf(paymentId)).map(({ amount }) => amount).sort()).toEqual([4_000, 6_000])
  })

  it('are listed page by page, newest first, of a span', async () => {
    const made: string[] = []
    for (let nth = 0; nth < 3; nth++) {
      const { paymentId } = await paidOrder(10_000)
      made.unshift((await payments.refund(paymentId, { amount: 100, receipt: `listed-${nth}`, notes: {} })).id)
    }
    const span = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 3_600_000) }
    const listed = [0, 2].map((skip) => payments.listRefunds({ ...span, skip, count: 2 }))
    const ids = (await Promise.all(listed)).flat().map(({ id }) => id)
    expect(ids.slice(0, 3).toSorted()).toEqual(made.toSorted())
    expect(
      await payments.listRefunds({ from: span.to, to: new Date(span.to.getTime() + 1_000), skip: 0, count: 100 }),
    ).toEqual([])
  })

  it('that could not go back are the merchant’s again', async () => {
    const { paymentId } = await paidOrder(10_000)
    await control('refunds', { become: 'pending' })
    const { id, status } = await payments.refund(paymentId, { amount: 10_000, receipt: 'refund-4', notes: {} })
    await control('refunds', { become: 'processed' })
    expect(status).toBe('pending')
    expect(await payments.fetchPayment(paymentId)).toMatchObject({ status: 'refunded' })
    await control(`refunds/${id}`, { status: 'failed' })
    expect(await payments.fetchPayment(paymentId)).toMatchObject({ status: 'captured', amountRefunded: 0 })
    expect(await payments.refundsOf(paymentId)).toMatchObject([{ id, status: 'failed' }])
  })
})

describe('a call that fails says whether it was done and whether to try again', () => {
  const order = (receipt: string) => payments.createOrder({ amount: 100, receipt, notes: {} })

  it.each([
    ['slow', 'timeout', 'maybe'],
    ['silent', 'timeout', 'maybe'],
    ['down', 'broken', 'maybe'],
    ['busy', 'busy', 'no'],
    ['nonsense', 'bad_answer', 'maybe'],
    ['reset', 'unreachable', 'maybe'],
    ['lost', 'unreachable', 'maybe'],
  ] as const)('%s: %s, done: %s', async (kind, fault, done) => {
    await control('mood', { kind, only: 'POST /v1/orders' })
    const failure = await failureOf(order(`mood-${kind}`))
    expect(failure).toBeInstanceOf(PaymentsFailed)
    expect(failure).toMatchObject({ fault, done, mayRetry: true })
    // what may have been done is found by asking again, and there is one of it
    await control('mood', { kind: 'well' })
    const { id } = await order(`mood-${kind}`)
    expect((await payments.ordersByReceipt(`mood-${kind}`)).map((one) => one.id)).toEqual([id])
  })

  it.each([
    ['slow', 'timeout'],
    ['down', 'broken'],
    ['busy', 'busy'],
    ['nonsense', 'bad_answer'],
    ['reset', 'unreachable'],
  ] as const)('reading while it is %s: %s, and nothing was done', async (kind, fault) => {
    await control('mood', { kind })
    expect(await failureOf(payments.fetchOrder('order_1'))).toMatchObject({ fault, done: 'no', mayRetry: true })
  })

  it('a lost answer to a refund is found again, and the money went back once', async () => {
    const { paymentId } = await paidOrder(10_000)
    await control('mood', { kind: 'lost', calls: 1 })
    const refund = { amount: 5_000, receipt: 'refund-lost', notes: {} }
    expect(await failureOf(payments.refund(paymentId, refund))).toMatchObject({ done: 'maybe' })
    await payments.refund(paymentId, refund)
    expect(await payments.refundsOf(paymentId)).toHaveLength(1)
  })

  it('what is not there, what is not allowed, and nobody there', async () => {
    expect(await failureOf(payments.fetchPayment('pay_unknown'))).toMatchObject({ fault: 'not_found', mayRetry: false })
    expect(await failureOf(newOrder(99))).toMatchObject({ fault: 'refused', done: 'no', mayRetry: false })
    const stranger = createRazorpayPayments({
      ...SANDBOX_KEYS,
      keySecret: 'x',
      baseUrl: merchant.url,
      checkout: noCheckout,
    })
    expect(await failureOf(stranger.fetchOrder('order_1'))).toMatchObject({ fault: 'refused' })
    const nowhere = createPayments({ PAYMENTS: 'sandbox', RAZORPAY_BASE_URL: 'http://127.0.0.1:1' })
    const failure = await failureOf(nowhere.createOrder({ amount: 100, receipt: 'r', notes: {} }))
    expect(failure).toMatchObject({ fault: 'unreachable', done: 'no', mayRetry: true })
  })

  it('and repeats nothing of what the provider said, nor a key', async () => {
    const failure = await failureOf(newOrder(99))
    expect(String(failure) + JSON.stringify(failure)).not.toMatch(/amount|field|sandbox/)
  })
})

describe('subscriptions', () => {
  const month = async (months = 12) => {
    const plan = await payments.createPlan({ name: 'Monthly', amount: 19_900 })
    return payments.createSubscription({ planId: plan.id, months, notes: { uid: '7' } })
  }

  it('have a plan that is made once', async () => {
    const plan = { name: 'Once', amount: 29_900 }
    const first = await payments.createPlan(plan)
    expect(await payments.createPlan(plan)).toEqual(first)
    expect((await payments.createPlan({ ...plan, amount: 39_900 })).id).not.toBe(first.id)
  })

  it('begin with the first payment, which names them', async () => {
    const { id, status } = await month()
    expect(status).toBe('created')
    const result = await pay({ subscription_id: id })
    const paymentId = result.razorpay_payment_id
    const subscription = await payments.fetchSubscription(id)
    expect(subscription).toMatchObject({ status: 'active', paidCount: 1, endedAt: null, notes: { uid: '7' } })
    expect(subscription.chargeAt).toEqual(subscription.currentEnd)
    expect(await payments.fetchPayment(paymentId)).toMatchObject({
      subscriptionId: id,
      amount: 19_900,
      status: 'captured',
    })
    expect((await payments.paymentsOfSubscription(id)).map((payment) => payment.id)).toEqual([paymentId])
  })

  it('end at once, and a second time changes nothing', async () => {
    const { id } = await month()
    await pay({ subscription_id: id })
    const cancelled = await payments.cancelSubscription(id, { atCycleEnd: false })
    expect(cancelled).toMatchObject({ status: 'cancelled', chargeAt: null })
    expect(await payments.cancelSubscription(id, { atCycleEnd: false })).toEqual(cancelled)
    await expect(pay({ subscription_id: id })).rejects.toThrow('cancelled')
  })

  it('cannot end with a month that never began', async () => {
    const { id } = await month()
    const failure = await failureOf(payments.cancelSubscription(id, { atCycleEnd: true }))
    expect(failure).toMatchObject({ fault: 'refused', mayRetry: false })
  })
})

describe('the settings', () => {
  it('choose keys and addresses', () => {
    const sandbox = createPayments(PaymentsEnv.parse({ RAZORPAY_BASE_URL: 'http://127.0.0.1:4001/' }))
    expect(sandbox).toMatchObject({ keyId: 'rzp_test_sandbox', checkoutUrl: 'http://127.0.0.1:4001/checkout.js' })
    expect(sandbox.checkoutSources).toMatchObject({ scripts: [sandbox.checkoutUrl], connections: [] })
    const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'k', RAZORPAY_WEBHOOK_SECRET: 'w' }
    const real = createPayments(PaymentsEnv.parse({ PAYMENTS: 'razorpay', ...keys }))
    expect(real).toMatchObject({
      keyId: 'rzp_live_1',
      checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    })
  })
})
