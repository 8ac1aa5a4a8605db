// The way of a recharge over HTTP: our adapter of Razorpay and a provider that speaks its protocol, and its webhooks at our door.
import { createPayments } from '@dhruva/adapters'
import { payments as paymentCalls, recharges } from '@dhruva/contract'
import { auditBooks, reconcilePayments, settleEvent } from '@dhruva/domain'
import { createWorld, type Member, until } from '@dhruva/testkit'
import { afterAll, afterEach, expect, it } from 'vitest'
import { type App, buildApp } from '#app.ts'
import { startProvider } from './testing/sandbox.ts'

const provider = await startProvider(() => new Date())
afterAll(() => provider.close())
const payments = createPayments({ PAYMENTS: 'sandbox', RAZORPAY_BASE_URL: provider.url }, 1_000)
const world = await createWorld((parts): Promise<App> => buildApp({ ...parts, externals: { payments } }))
await provider.tell({ url: (await world.address()) + paymentCalls.paymentWebhook.path, as: 'held' })
const { db, clock } = world

afterEach(async () => {
  await provider.be('well')
  await provider.tell({ copies: 1, as: 'held' })
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})

let people = 0
const member = () => world.member(`payer ${++people}`)
const order = async (who: Member) => (await who.call(recharges.createOrder, { pack: 'oracle-10' })).order_id
const press = async (who: Member) => (await who.raw(recharges.createOrder, { pack: 'oracle-10' })).json
const has = async ({ uid }: Member) =>
  Number((await db.prisma.wallet.findUnique({ where: { uid_unit: { uid, unit: 'oracle_paid' } } }))?.balance ?? 0)
/** The worker's part. */
const work = async () => {
  for (const { id } of await db.prisma.paymentEvent.findMany({ where: { doneAt: null } }))
    await settleEvent(db, payments, id, clock.now)
}

it('pays, records, and hears three times of each event in the wrong order: one credit', async () => {
  const asha = await member()
  const result = await provider.pay(await order(asha))
  expect(await asha.call(recharges.recordPayment, result)).toMatchObject({ status: 'success' })
  const statuses = await provider.release('reversed', 3)
  expect(statuses.length).toBeGreaterThanOrEqual(6)
  expect(new Set(statuses)).toEqual(new Set([200]))
  await work()
  expect(await has(asha)).toBe(10)
  expect(await db.prisma.payment.findUnique({ where: { id: result.razorpay_payment_id } })).toMatchObject({
    outcome: 'credited',
    amountPaise: 4_900n,
    method: 'upi',
  })
})

it('credits by webhooks alone', async () => {
  const asha = await member()
  await provider.tell({ as: 'sent', copies: 2 })
  const { razorpay_payment_id: id } = await provider.pay(await order(asha))
  await until(async () => (await db.prisma.paymentEvent.count({ where: { paymentId: id } })) > 0)
  await work()
  expect(await has(asha)).toBe(10)
})

it('credits by the reconciler alone', async () => {
  const asha = await member()
  await provider.tell({ as: 'dropped' })
  await provider.pay(await order(asha))
  clock.advance({ minutes: 15 })
  await reconcilePayments(db, payments, clock.now, new AbortController().signal)
  expect(await has(asha)).toBe(10)
})

it.each(['down', 'busy', 'nonsense', 'silent', 'reset', 'lost'])(
  'a provider that is %s when it is asked for an order',
  async (mood) => {
    const asha = await member()
    await provider.be(mood, { only: 'POST /v1/orders' })
    expect(await press(asha)).toMatchObject({ status: 'fail', code: 'payments_unavailable' })
    await provider.be('well')
    const { id: receipt } = await db.prisma.paymentOrder.findFirstOrThrow({ where: { uid: asha.uid } })
    const orderId = await order(asha)
    expect(await payments.ordersByReceipt(receipt)).toMatchObject([{ id: orderId, amount: 4_900 }])
    expect(await asha.call(recharges.recordPayment, await provider.pay(orderId))).toMatchObject({ status: 'success' })
    expect(await has(asha)).toBe(10)
  },
)

it.each(['down', 'busy', 'nonsense', 'silent', 'reset', 'lost'])(
  'a provider that is %s when it is asked for a payment',
  async (mood) => {
    const asha = await member()
    const result = await provider.pay(await order(asha))
    await provider.be(mood)
    expect((await asha.raw(recharges.recordPayment, result)).json).toMatchObject({
      status: 'fail',
      code: 'payment_pending',
    })
    expect(await has(asha)).toBe(0)
    await provider.be('well')
    await work()
    expect(await has(asha)).toBe(10)
  },
)
