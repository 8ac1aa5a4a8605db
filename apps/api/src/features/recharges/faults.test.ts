// What the provider of payments, the network and a dying process may do: nobody loses a rupee, nobody has one twice, and nobody is
// told that a payment failed which did not.
import { PaymentsFailed } from '@dhruva/adapters'
import { recharges } from '@dhruva/contract'
import { reconcilePayments } from '@dhruva/domain'
import type { Member } from '@dhruva/testkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dieAt as dieIn, survive } from './testing/deaths.ts'
import { createTill, webhookOf } from './testing/till.ts'

const till = await createTill()
const { world, provider, payments, db } = till
afterEach(() => {
  vi.restoreAllMocks()
})

let people = 0
const member = () => world.member(`payer ${++people}`)
const never = new AbortController().signal
const reconcile = () => reconcilePayments(db, payments, world.clock.now, never)
/** The next run of the reconciler, whenever that is: every fifteen minutes. */
const quarterLater = async () => {
  world.clock.advance({ minutes: 15 })
  await reconcile()
}
const press = (who: Member) => who.raw(recharges.createOrder, { pack: 'oracle-10' })
const dieAt = (place: string) => dieIn(place, [world.app.ctx.db, db], provider)
const away = (done: 'no' | 'maybe') => () => {
  throw new PaymentsFailed(done === 'no' ? 'unreachable' : 'timeout', done)
}

describe('a provider that', () => {
  it('is down makes no order, says so, and the same press later makes one', async () => {
    const asha = await member()
    provider.trouble = away('maybe')
    expect((await press(asha)).json).toMatchObject({ status: 'fail', code: 'payments_unavailable' })
    provider.trouble = () => {}
    expect((await press(asha)).json).toMatchObject({ status: 'success' })
    const mine = [...provider.orders.values()].filter(({ notes }) => notes.uid === String(asha.uid))
    expect(mine).toHaveLength(1)
    expect(await db.prisma.paymentOrder.count({ where: { uid: asha.uid } })).toBe(1)
  })

  it('is down when a payment is told of has it credited by the worker, and nobody pays again', async () => {
    const asha = await member()
    const payment = await till.pay(asha)
    provider.trouble = away('no')
    for (let time = 0; time < 3; time++)
      expect((await till.record(asha, payment)).json).toMatchObject({ status: 'fail', code: 'payment_pending' })
    await expect(till.work()).rejects.toThrow('unreachable')
    provider.trouble = () => {}
    expect(await till.work()).toBe(1)
    expect(await till.has(asha)).toBe(10)
    expect((await till.record(asha, payment)).json).toMatchObject({ status: 'success' })
  })

  it('is down does not keep a payment that is credited from being told', async () => {
    const asha = await member()
    const payment = await till.pay(asha)
    await till.record(asha, payment)
    provider.trouble = away('no')
    expect((await till.record(asha, payment)).json).toMatchObject({ status: 'success' })
  })

  it('is slow keeps nobody waiting longer than five seconds', async () => {
    const asha = await member()
    const payment = await till.pay(asha)
    let answer = () => {}
    provider.trouble = () => new Promise<void>((resolve) => (answer = resolve))
    const began = performance.now()
    expect((await till.record(asha, payment)).json).toMatchObject({ code: 'payment_pending' })
    expect(performance.now() - began).toBeLessThan(5_000)
    provider.trouble = () => {}
    answer()
    await till.work()
    expect(await till.has(asha)).toBe(10)
  })

  it.each<[string, { amount?: number; receipt?: string; id?: string }]>([
    ['another amount', { amount: 100 }],
    ['another receipt', { receipt: 'somebody-elses' }],
    ['the id of another order', { id: 'taken' }],
  ])('answers an order with %s is not believed', async (_, wrong) => {
    const [asha, ravi] = [await member(), await member()]
    const id = wrong.id && (await till.order(ravi))
    vi.spyOn(payments, 'createOrder').mockImplementation(async (asked) => ({
      ...(await provider.calls.createOrder(asked)),
      ...wrong,
      ...(id ? { id } : {}),
    }))
    expect((await press(asha)).json).toMatchObject({ status: 'fail', code: 'payments_unavailable' })
    vi.restoreAllMocks()
    expect((await press(asha)).json).toMatchObject({ status: 'success' })
  })

  it.each([
    ['another payment', { id: 'pay_other' }],
    ['the payment of another order', { orderId: 'order_other' }],
    ['no order', { orderId: null }],
  ])('answers with %s credits nothing', async (_, wrong) => {
    const asha = await member()
    const payment = await till.pay(asha)
    vi.spyOn(payments, 'fetchPayment').mockResolvedValue({ ...payment, ...wrong })
    expect((await till.record(asha, payment)).json).toMatchObject({ code: 'payment_not_verified' })
    expect(await till.has(asha)).toBe(0)
    vi.restoreAllMocks()
    await till.record(asha, payment)
    expect(await till.has(asha)).toBe(10)
  })

  it.each([
    ['less', { amount: 4_800 }],
    ['more', { amount: 490_000 }],
    ['dollars', { currency: 'USD' }],
  ])('took %s has that given back, and nothing is credited', async (_, differing) => {
    const asha = await member()
    const payment = await till.pay(asha, differing)
    expect((await till.record(asha, payment)).json).toMatchObject({ status: 'fail', code: 'payment_to_refund' })
    expect(await till.has(asha)).toBe(0)
    expect(await db.prisma.invoice.count({ where: { uid: asha.uid } })).toBe(0)
  })
})

describe('the reconciler', () => {
  it('credits within twenty minutes what no browser and no webhook told of', async () => {
    const payers = await Promise.all(Array.from({ length: 12 }, member))
    for (const who of payers) await till.pay(who)
    // and some who never paid
    for (let at = 0; at < 5; at++) await till.order(await member())
    await quarterLater()
    expect(await Promise.all(payers.map((who) => till.has(who)))).toEqual(payers.map(() => 10))
  })

  it('credits a payment that comes days after its order, within twenty minutes of it', async () => {
    const asha = await member()
    const orderId = await till.order(asha)
    world.clock.advance({ hours: 71 })
    await reconcile()
    provider.pay(orderId)
    await quarterLater()
    expect(await till.has(asha)).toBe(10)
  })

  it('asks again when the provider is back, and does not ask a provider that is away of every order', async () => {
    const payers = await Promise.all(Array.from({ length: 20 }, member))
    for (const who of payers) await till.pay(who)
    provider.trouble = away('no')
    world.clock.advance({ minutes: 15 })
    const before = provider.asked
    await expect(reconcile()).rejects.toThrow(/could not be looked at: payments failed: unreachable/)
    expect(provider.asked - before).toBeLessThan(10)
    provider.trouble = () => {}
    await quarterLater()
    expect(await Promise.all(payers.map((who) => till.has(who)))).toEqual(payers.map(() => 10))
  })

  it('acts on events whose jobs were lost, and passes by one that cannot be acted on', async () => {
    const asha = await member()
    const lost = { ...(await till.pay(asha)), id: 'pay_nowhere' }
    await till.send(webhookOf(lost))
    const paid = await till.pay(await member(), {}, 'astra-10')
    await till.send(webhookOf(paid))
    world.clock.advance({ minutes: 15 })
    await expect(reconcile()).rejects.toThrow(/^1 payments could not be looked at: payments failed: not_found/)
    expect(await till.has(asha)).toBe(10)
    expect(await db.prisma.payment.findUnique({ where: { id: paid.id } })).toMatchObject({ outcome: 'credited' })
    expect(await db.prisma.paymentEvent.count({ where: { doneAt: null } })).toBe(1)
    await db.prisma.paymentEvent.deleteMany({ where: { paymentId: 'pay_nowhere' } })
  })

  it('twice at once credits once, and asks the provider of each order about once', async () => {
    const payers = await Promise.all(Array.from({ length: 10 }, member))
    for (const who of payers) await till.pay(who)
    world.clock.advance({ minutes: 15 })
    await Promise.all([reconcile(), reconcile(), reconcile()])
    expect(await Promise.all(payers.map((who) => till.has(who)))).toEqual(payers.map(() => 10))
  })
})

/** Where a process can die: before or after each statement, and after each answer of the provider, which did what was asked. */
const DEATHS = [
  ...[
    'payments.open_order',
    'payments.keep_provider_order',
    'payments.find_outcome',
    'payments.settle',
    'payments.note_event',
  ],
  ...['payments.end_event', 'payments.take_unpaid'],
].flatMap((step) => [`before ${step}`, `after ${step}`])
const LOST_ANSWERS = ['createOrder', 'fetchPayment'].map((call) => `after ${call}`)
/** Of these the reconciler alone comes by. */
const OF_RECONCILER = ['take_unpaid', 'settle'].flatMap((step) => [`before payments.${step}`, `after payments.${step}`])

/** Presses until there is an order, as people do. */
const orderAtLast = async (who: Member): Promise<string> => {
  for (let time = 0; time < 3; time++) {
    const { json } = await press(who)
    const answer = recharges.createOrder.output.safeParse(json)
    if (answer.success) return answer.data.order_id
  }
  throw new Error('no order was made in three presses')
}

describe('a process that dies', () => {
  it.each([...DEATHS, ...LOST_ANSWERS])('%s loses nothing and doubles nothing', async (place) => {
    const asha = await member()
    const died = dieAt(place)
    const payment = provider.pay(await orderAtLast(asha))
    await till.record(asha, payment)
    await till.send(webhookOf(payment))
    await survive(till.work)
    world.clock.advance({ minutes: 15 })
    await survive(reconcile)
    await quarterLater()
    await till.work()
    expect(await till.has(asha)).toBe(10)
    expect(await db.prisma.invoice.count({ where: { uid: asha.uid } })).toBe(1)
    expect(died()).toBe(true)
  })

  it.each([...OF_RECONCILER, 'after paymentsOfOrder'])(
    '%s loses nothing where only the reconciler ever hears of the payment',
    async (place) => {
      const asha = await member()
      const payment = provider.pay(await orderAtLast(asha))
      world.clock.advance({ minutes: 15 })
      const died = dieAt(place)
      await survive(reconcile)
      expect(died()).toBe(true)
      await quarterLater()
      expect(await till.has(asha)).toBe(10)
      expect((await till.record(asha, payment)).json).toMatchObject({ status: 'success' })
      expect(await till.has(asha)).toBe(10)
    },
  )

  it('after ordersByReceipt finds the order whose answer was lost all the same', async () => {
    const asha = await member()
    provider.trouble = away('maybe')
    expect((await press(asha)).json).toMatchObject({ code: 'payments_unavailable' })
    const { id } = await db.prisma.paymentOrder.findFirstOrThrow({ where: { uid: asha.uid } })
    world.clock.advance({ minutes: 15 })
    const died = dieAt('after ordersByReceipt')
    await survive(reconcile)
    expect(died()).toBe(true)
    expect(await db.prisma.paymentOrder.findUnique({ where: { id } })).toMatchObject({ state: 'new' })
    await quarterLater()
    const found = await db.prisma.paymentOrder.findUniqueOrThrow({ where: { id } })
    expect(provider.orders.get(found.providerId ?? '')).toMatchObject({ receipt: id, amount: 4_900 })
  })
})

describe('a database that is away', () => {
  it('has the webhook sent again, and loses nothing', async () => {
    const asha = await member()
    const webhook = webhookOf(await till.pay(asha))
    const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
    vi.spyOn(world.app.ctx.db, 'query').mockRejectedValue(gone)
    expect(await till.send(webhook)).toMatchObject({ status: 503 })
    vi.restoreAllMocks()
    expect((await till.send(webhook)).status).toBe(200)
    await till.work()
    expect(await till.has(asha)).toBe(10)
  })
})
