import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { startMerchant } from './testing/merchant.ts'

type Merchant = Awaited<ReturnType<typeof startMerchant>>

const dir = mkdtempSync(path.join(os.tmpdir(), 'sandbox-'))
afterAll(() => rmSync(dir, { recursive: true }))
const open: Merchant[] = []
const start = async (...given: Parameters<typeof startMerchant>) => {
  const merchant = await startMerchant(...given)
  open.push(merchant)
  return merchant
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((merchant) => merchant.close()))
})

const heard = (merchant: Merchant, count: number) =>
  expect.poll(() => merchant.ear.heard.length, { timeout: 10_000 }).toBe(count)
const idsHeard = ({ ear }: Merchant) => ear.heard.map(({ headers }) => headers['x-razorpay-event-id'])

const payOrder = async ({ payments, control }: Merchant, receipt = 'r1') => {
  const order = await payments.createOrder({ amount: 19_900, receipt, notes: {} })
  return (await control('pay', { order_id: order.id })).razorpay_payment_id
}
const subscribe = async ({ payments, control }: Merchant, months = 12) => {
  const { id: planId } = await payments.createPlan({ name: 'Monthly', amount: 19_900 })
  const { id } = await payments.createSubscription({ planId, months, notes: { uid: '7' } })
  await control('pay', { subscription_id: id, method: 'card' })
  return id
}

it('tells again what was not taken, with the same id, until it is', async () => {
  const merchant = await start()
  merchant.ear.answer(500, 503, 302, 400, 200, 200, 200)
  await payOrder(merchant)
  await heard(merchant, 7)
  expect(new Set(idsHeard(merchant)).size).toBe(3)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(merchant.ear.heard).toHaveLength(7)
})

it('tells twice, late, in another order, or not at all, as it is bidden', async () => {
  const merchant = await start()
  const { control } = merchant
  await control('hooks', { copies: 2, delayMs: 150 })
  const began = performance.now()
  await payOrder(merchant, 'twice')
  await heard(merchant, 6)
  expect(performance.now() - began).toBeGreaterThan(140)
  expect(new Set(idsHeard(merchant)).size).toBe(3)

  await control('hooks', { copies: 1, delayMs: 0, as: 'held' })
  await payOrder(merchant, 'held')
  const { statuses } = await control('hooks/release', { order: 'reversed' })
  expect(statuses).toEqual([200, 200, 200])
  expect(merchant.types().slice(6)).toEqual(['order.paid', 'payment.captured', 'payment.authorized'])

  await control('hooks', { as: 'dropped' })
  await payOrder(merchant, 'dropped')
  await control('hooks', { as: 'sent' })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(merchant.ear.heard).toHaveLength(9)
})

it('knows after a restart what it knew before, and tells what it had not told', async () => {
  const file = path.join(dir, 'restart.jsonl')
  const first = await start({ file })
  const paymentId = await payOrder(first)
  const id = await subscribe(first)
  await first.control('clock', { days: 40 })
  await heard(first, 3 + 6 + 4)
  first.ear.answer(...Array<number>(50).fill(500))
  await payOrder(first, 'untold')
  const before = await Promise.all([first.payments.fetchPayment(paymentId), first.payments.fetchSubscription(id)])
  await first.close()
  // the machine died while it wrote
  appendFileSync(file, '[["payment",{"id":"pay_cut')

  const second = await start({ file })
  const after = await Promise.all([second.payments.fetchPayment(paymentId), second.payments.fetchSubscription(id)])
  expect(after).toEqual(before)
  await heard(second, 3)
  expect(second.types().sort()).toEqual(['order.paid', 'payment.authorized', 'payment.captured'])
  await payOrder(second, 'on it goes')
  const third = await start({ file })
  expect(await third.payments.ordersByReceipt('on it goes')).toMatchObject([{ status: 'paid' }])
})

it('debits every month at its day and hour, as long as was agreed', async () => {
  const merchant = await start({ now: () => new Date('2027-01-31T06:30:00Z') })
  const { payments, control } = merchant
  const id = await subscribe(merchant, 4)
  const ends = [await payments.fetchSubscription(id)]
  for (const days of [28, 31, 30, 30]) {
    await control('clock', { days })
    ends.push(await payments.fetchSubscription(id))
  }
  expect(
    ends.map((s) => [s.status, s.paidCount, s.currentEnd?.toISOString().slice(0, 16), s.chargeAt === null]),
  ).toEqual([
    ['active', 1, '2027-02-28T06:30', false],
    ['active', 2, '2027-03-31T06:30', false],
    ['active', 3, '2027-04-30T06:30', false],
    ['completed', 4, '2027-05-31T06:30', true],
    ['completed', 4, '2027-05-31T06:30', true],
  ])
  const paid = await payments.paymentsOfSubscription(id)
  expect(paid.map(({ status, subscriptionId, method }) => [status, subscriptionId, method])).toEqual(
    Array(4).fill(['captured', id, 'card']),
  )
  await expect.poll(() => merchant.types().filter((type) => type === 'subscription.completed')).toHaveLength(1)
  const charged = merchant.events().filter(({ type }) => type === 'subscription.charged')
  expect(new Set(charged.map(({ payment }) => payment?.id)).size).toBe(4)
  expect(charged.every(({ payment }) => payment?.subscriptionId === id)).toBe(true)
})

it('makes up for months the clock leapt over', async () => {
  const merchant = await start()
  const id = await subscribe(merchant)
  await merchant.control('clock', { days: 200 })
  expect(await merchant.payments.fetchSubscription(id)).toMatchObject({ status: 'active', paidCount: 7 })
})

it('tries a debit that failed on three more days, then halts', async () => {
  const merchant = await start()
  const { payments, control } = merchant
  const late = await subscribe(merchant)
  const lost = await subscribe(merchant)
  await control(`subscriptions/${late}`, { times: 2 })
  await control(`subscriptions/${lost}`, { times: 10 })
  await control('clock', { days: 31 })
  const statuses = async () =>
    Promise.all([late, lost].map(async (id) => (await payments.fetchSubscription(id)).status))
  expect(await statuses()).toEqual(['pending', 'pending'])
  await control('clock', { days: 4 })
  expect(await statuses()).toEqual(['active', 'halted'])
  // it was paid late; its months go on from where they ended
  const { currentStart, currentEnd } = await payments.fetchSubscription(late)
  expect(((currentEnd?.getTime() ?? 0) - (currentStart?.getTime() ?? 0)) / 86_400_000).toBeGreaterThan(27)
  const told = () => merchant.types().filter((type) => /failed|pending|halted/.test(type))
  await expect
    .poll(() => told().sort())
    .toEqual([
      ...Array(6).fill('payment.failed'),
      'subscription.halted',
      'subscription.pending',
      'subscription.pending',
    ])
})

it('ends with what was paid for when renewal is stopped', async () => {
  const merchant = await start()
  const { payments, control } = merchant
  const id = await subscribe(merchant)
  expect(await payments.cancelSubscription(id, { atCycleEnd: true })).toMatchObject({ status: 'active', paidCount: 1 })
  const { currentEnd } = await payments.fetchSubscription(id)
  await control('clock', { days: 40 })
  expect(await payments.fetchSubscription(id)).toMatchObject({ status: 'cancelled', paidCount: 1, endedAt: currentEnd })
  await expect.poll(() => merchant.types()).toContain('subscription.cancelled')
})
