// The worker's part of a recharge: acting on what the provider told, and asking for what it did not tell.
import { randomUUID } from 'node:crypto'
import { createPayments } from '@dhruva/adapters'
import { askRefund, keepProviderOrder, noteEvent, openDb } from '@dhruva/db'
import { auditBooks, orderPack } from '@dhruva/domain'
import { testDatabase } from '@dhruva/testkit/database'
import { FakePayments } from '@dhruva/testkit/fake-payments'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { Ctx } from '#context.ts'
import { noMessages } from '#testing/no-payments.ts'
import { reconcilePayments } from './reconcilePayments.ts'
import { reportPayments } from './reportPayments.ts'
import { settleEvent } from './settleEvent.ts'
import { settleRefund } from './settleRefund.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
afterAll(() => db.close())
afterEach(async () => {
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})

const START = new Date('2026-11-26T06:30:00Z')
let minutes = 0
const now = () => new Date(START.getTime() + minutes * 60_000)
const said: object[] = []
const note = (details: object) => void said.push(details)
const provider = new FakePayments(now)
const sandbox = createPayments({ PAYMENTS: 'sandbox', RAZORPAY_BASE_URL: 'http://127.0.0.1:1' })
const ctx: Ctx = {
  db,
  payments: { ...sandbox, ...provider.calls },
  ...noMessages,
  now,
  log: { info: note, warn: note, error: note },
  points: { cap: 400, newCap: 400, newDays: 0 },
}
const never = new AbortController().signal

const pack = { id: 'oracle-10', for: 'oracle', originalRupees: 60, rupees: 49, questions: 10 } as const
const tax = { gstRate: 1_800, sac: '999799', sellerState: '29' }
let numbers = 9_800_000_000

/** Somebody who has ordered and paid, of which nobody was told. */
const payer = async () => {
  const { uid } = await db.prisma.user.create({ data: { mobile: `+91${numbers++}` } })
  const order = await orderPack(db, { uid, pack, coupon: null, place: '29', now: now() }, tax)
  if (order.result !== 'made') throw new Error(order.result)
  const { id } = await provider.calls.createOrder({ amount: 4_900, receipt: order.id, notes: {} })
  await keepProviderOrder(db, order.id, id)
  return { uid, payment: provider.pay(id) }
}
const has = async (uid: number) =>
  Number((await db.prisma.wallet.findUnique({ where: { uid_unit: { uid, unit: 'oracle_paid' } } }))?.balance ?? 0)

test('settleEvent credits what an event tells of, twice at once and once only', async () => {
  const { uid, payment } = await payer()
  const event = {
    id: 'event1',
    kind: 'payment.captured',
    payment: payment.id,
    order: payment.orderId,
    subscription: null,
  }
  expect([await noteEvent(db, event, now()), await noteEvent(db, event, now())]).toEqual([true, false])
  const { payload } = await db.prisma.outbox.findFirstOrThrow({ where: { job: 'settleEvent' } })
  await Promise.all([settleEvent.run(payload, ctx, never), settleEvent.run(payload, ctx, never)])
  await settleEvent.run(payload, ctx, never)
  expect(await has(uid)).toBe(10)
  expect(await db.prisma.paymentEvent.findUnique({ where: { id: 'event1' } })).toMatchObject({ doneAt: now() })
})

test('settleEvent of an order looks at all its payments; of anything else it is just done', async () => {
  const { uid, payment } = await payer()
  const about = { payment: null, order: null, subscription: null }
  await noteEvent(db, { ...about, id: 'event2', kind: 'order.paid', order: payment.orderId }, now())
  await noteEvent(db, { ...about, id: 'event3', kind: 'settlement.processed' }, now())
  for (const id of ['event2', 'event3', 'never came']) await settleEvent.run({ id }, ctx, never)
  expect(await has(uid)).toBe(10)
  expect(await db.prisma.paymentEvent.count({ where: { doneAt: null } })).toBe(0)
})

test('reconcilePayments credits what nobody told of, once it is not just being paid, and stops when asked to', async () => {
  const people = [await payer(), await payer(), await payer()]
  const balances = () => Promise.all(people.map(({ uid }) => has(uid)))
  await reconcilePayments.run({}, ctx, never)
  expect(await balances()).toEqual([0, 0, 0])
  minutes += 3
  await reconcilePayments.run({}, ctx, AbortSignal.abort())
  expect(await balances()).toEqual([0, 0, 0])
  said.length = 0
  await reconcilePayments.run({}, ctx, never)
  expect(await balances()).toEqual([10, 10, 10])
  expect(said).toEqual([{ looked: 3 }])
})

test('reconcilePayments asks no more of an order that is three days old', async () => {
  const { uid } = await payer()
  minutes += 3 * 24 * 60 + 1
  const asked: string[] = []
  provider.trouble = (call) => asked.push(call)
  await reconcilePayments.run({}, ctx, never)
  // for refunds, which may be of any payment
  expect([await has(uid), asked]).toEqual([0, ['listRefunds']])
  provider.trouble = () => {}
})

test('settleRefund asks the provider for what was ordered, once however often it runs; reportPayments says whether both agree', async () => {
  const { uid, payment } = await payer()
  await noteEvent(
    db,
    { id: 'event9', kind: 'payment.captured', payment: payment.id, order: null, subscription: null },
    now(),
  )
  await settleEvent.run({ id: 'event9' }, ctx, never)
  await askRefund(db, { id: randomUUID(), uid, payment: payment.id, shown: 4_900, now: now() })
  const { payload } = await db.prisma.outbox.findFirstOrThrow({ where: { job: 'settleRefund' } })
  for (let time = 0; time < 2; time++) await settleRefund.run(payload, ctx, never)
  expect(await db.prisma.paymentRefund.findMany({ where: { uid } })).toMatchObject([{ state: 'processed' }])
  provider.giveBack((await payer()).payment.id, 100)
  minutes += 24 * 60
  said.length = 0
  await reportPayments.run({}, ctx, never)
  const [yesterday, ...before] = said.toReversed()
  // what nobody has settled yet: a payment and its refund
  expect(yesterday).toMatchObject({ differences: 2 })
  expect(before).toHaveLength(6)
  const unknown = [...provider.payments.values()].at(-1)
  if (!unknown) throw new Error('no payment')
  await noteEvent(
    db,
    { id: 'event10', kind: 'refund.processed', payment: unknown.id, order: null, subscription: null },
    now(),
  )
  await settleEvent.run({ id: 'event10' }, ctx, never)
})
