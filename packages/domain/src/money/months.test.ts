// Months of a subscription in the books: granted for their payment, used, given back, lapsed.
import { randomUUID } from 'node:crypto'
import { endSubscription, openDb, settleMonth, stopRenewal } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { FakePayments } from '@dhruva/testkit/fake-payments'
import { afterAll, afterEach, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { userBalances } from '#entitlements/user-balances.ts'
import { holdQuestion, refundTurn, settleTurn } from '#ledger/turns.ts'
import { addChat, addPerson, balanceOf } from '#testing/people.ts'
import { PLAN, subscribingAt } from '#testing/subscribing.ts'

const db = openDb({ url: await testDatabase(), poolSize: 12 })
afterAll(() => db.close())
afterEach(async () => {
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})

let at = new Date('2026-11-26T06:30:00Z')
const now = () => at
const later = (days: number) => {
  at = new Date(at.getTime() + days * 86_400_000)
}
const provider = new FakePayments(now)
const subscribeAt = subscribingAt(db, provider, now)

const left = (uid: number) => balanceOf(db, uid, 'sub_q')
const usable = async (uid: number) =>
  (await userBalances(db, uid, now(), { daily: 0, weekly: 0, monthly: 0, yearly: 0 })).subscription_questions
const subscriptionOf = (uid: number) => db.prisma.subscription.findFirstOrThrow({ where: { uid } })

/** Somebody whose first month is paid. */
const subscriber = async () => {
  const uid = await addPerson(db)
  const id = await subscribeAt(uid)
  expect(await settleMonth(db, provider.payMonth(id), now())).toMatchObject({ result: 'credited' })
  return { uid, id }
}

const prices = { questionPaise: 600, minuteSeconds: 60 }
const ask = async (uid: number) => {
  const turn = { turnId: randomUUID(), clientId: randomUUID(), asstId: await addChat(db, uid), uid }
  const hold = { ...turn, question: 'Why?', astrologer: 'Oracle' as const, owner: 'test', now: now() }
  return { turnId: turn.turnId, result: await holdQuestion(db, hold, prices) }
}
const said = { question: 'Why?', text: 'So.', facts: [] }
const answer = (turnId: string) => settleTurn(db, { turnId, outcome: 'complete', now: now() }, said, prices)
const fail = (turnId: string) => refundTurn(db, { turnId, outcome: 'failed', now: now() }, { ...said, text: '' })

test('a payment grants the month it is for, with its invoice', async () => {
  const { uid, id } = await subscriber()
  expect([await left(uid), await usable(uid)]).toEqual([500, 500])
  const invoice = await db.prisma.invoice.findFirstOrThrow({ where: { uid } })
  expect(invoice).toMatchObject({ totalPaise: 19_900, pricePaise: 16_864, cgstPaise: 1_518, sgstPaise: 1_518 })
  expect(invoice).toMatchObject({ pack: 'monthly', unit: 'sub_q', quantity: 500n, place: '29', sac: '999799' })
  expect(await subscriptionOf(uid)).toMatchObject({
    state: 'active',
    mandate: 'live',
    providerId: id,
    startedAt: now(),
  })
})

test('fifty at the same time grant one month once', async () => {
  const uid = await addPerson(db)
  const payment = provider.payMonth(await subscribeAt(uid))
  const told = await Promise.all(Array.from({ length: 50 }, () => settleMonth(db, payment, now())))
  expect(new Set(told.map(({ result }) => result))).toEqual(new Set(['credited']))
  expect(await left(uid)).toBe(500)
})

test('nothing is carried over: with the next month what is left of the one before lapses', async () => {
  const { uid, id } = await subscriber()
  for (let time = 0; time < 3; time++) await answer((await ask(uid)).turnId)
  expect(await left(uid)).toBe(497)
  later(30)
  const second = provider.payMonth(id)
  await settleMonth(db, second, now())
  expect(await left(uid)).toBe(500)
  const months = await db.prisma.subscriptionMonth.findMany({ where: { uid }, orderBy: { startsAt: 'asc' } })
  expect(months).toMatchObject([
    { lapsed: 497n, lapsedAt: now() },
    { lapsed: null, paymentId: second.id },
  ])
})

test('months told of in the wrong order end as in the right one', async () => {
  const { uid, id } = await subscriber()
  later(31)
  const second = provider.payMonth(id)
  later(31)
  const third = provider.payMonth(id)
  for (const payment of [third, second, third])
    expect(await settleMonth(db, payment, now())).toMatchObject({ result: 'credited' })
  expect(await left(uid)).toBe(500)
  expect((await subscriptionOf(uid)).currentEnd).toEqual(third.month?.to)
  const months = await db.prisma.subscriptionMonth.findMany({ where: { uid, lapsedAt: null } })
  expect(months).toMatchObject([{ paymentId: third.id }])
})

test('the questions of a month can be used until its end, those of a late renewal some days longer, whatever the worker does', async () => {
  at = new Date('2027-03-01T06:30:00Z')
  const [renewing, stopped] = [await subscriber(), await subscriber()]
  expect(await stopRenewal(db, stopped.uid, now())).toMatchObject({ result: 'stopped' })
  expect(await stopRenewal(db, stopped.uid, now())).toMatchObject({ result: 'already' })
  later(29)
  expect([await usable(renewing.uid), await usable(stopped.uid)]).toEqual([500, 500])
  later(3)
  expect([await usable(renewing.uid), await usable(stopped.uid)]).toEqual([500, 0])
  expect((await ask(stopped.uid)).result).toBe('insufficient')
  const { turnId, result } = await ask(renewing.uid)
  expect(result).toBe('held')
  await answer(turnId)
  later(3)
  expect(await usable(renewing.uid)).toBe(0)
  expect((await ask(renewing.uid)).result).toBe('insufficient')
  expect(await left(renewing.uid)).toBe(499)
})

test('a question given back goes to the month it was taken from, and lapses when that has ended', async () => {
  const { uid, id } = await subscriber()
  const first = await ask(uid)
  await fail(first.turnId)
  expect(await left(uid)).toBe(500)
  const second = await ask(uid)
  later(30)
  await settleMonth(db, provider.payMonth(id), now())
  await fail(second.turnId)
  expect(await left(uid)).toBe(500)
  const third = await ask(uid)
  await fail(third.turnId)
  expect(await left(uid)).toBe(500)
  const last = await ask(uid)
  await db.tx((tx) => endSubscription(tx, uid, 'cancelled', now()))
  await fail(last.turnId)
  expect(await left(uid)).toBe(0)
})

test('who ends it has no questions of it left, and all others; money that comes later is to be given back', async () => {
  const { uid, id } = await subscriber()
  expect(await db.tx((tx) => endSubscription(tx, uid, 'cancelled', now()))).toBe(true)
  expect(await db.tx((tx) => endSubscription(tx, uid, 'cancelled', now()))).toBe(false)
  expect(await left(uid)).toBe(0)
  later(30)
  const late = provider.payMonth(id)
  for (let time = 0; time < 2; time++)
    expect(await settleMonth(db, late, now())).toEqual({ result: 'to_refund', reason: 'ended' })
  expect(await left(uid)).toBe(0)
  const jobs = await db.prisma.outbox.findMany({ where: { job: 'cancelMandate' } })
  expect(jobs.map(({ payload }) => payload)).toContainEqual({ id: (await subscriptionOf(uid)).id })
})

test('a debit that comes although the renewal was stopped before is given back; one of before is not', async () => {
  const [asha, ravi] = [await subscriber(), await subscriber()]
  later(29)
  const early = provider.payMonth(ravi.id)
  later(0.1)
  for (const { uid } of [asha, ravi]) await stopRenewal(db, uid, now())
  later(0.1)
  expect(await settleMonth(db, early, now())).toMatchObject({ result: 'credited' })
  expect(await settleMonth(db, provider.payMonth(asha.id), now())).toEqual({ result: 'to_refund', reason: 'ended' })
})

test.each([
  ['amount', { amount: 19_800 }],
  ['amount', { amount: 199 }],
  ['currency', { currency: 'USD' }],
  ['refunded', { amountRefunded: 100 }],
])('wrong by its %s: kept to be given back, for nothing', async (reason, differing) => {
  const uid = await addPerson(db)
  const payment = provider.payMonth(await subscribeAt(uid), differing)
  expect(await settleMonth(db, payment, now())).toEqual({ result: 'to_refund', reason })
  expect([await left(uid), (await subscriptionOf(uid)).state]).toEqual([0, 'open'])
})

test('a month is paid once; of nobody we know nothing is written; a payment does not move', async () => {
  const { uid, id } = await subscriber()
  const { month } = [...provider.payments.values()].at(-1)!
  const again = provider.payMonth(id, { month })
  expect(await settleMonth(db, again, now())).toEqual({ result: 'to_refund', reason: 'second' })
  const stray = { ...again, id: 'pay_stray', subscriptionId: 'sub_unknown' }
  expect(await settleMonth(db, stray, now())).toMatchObject({ result: 'unknown' })
  expect(await db.prisma.payment.count({ where: { id: 'pay_stray' } })).toBe(0)
  const other = await subscriber()
  await expect(settleMonth(db, { ...again, subscriptionId: other.id }, now())).rejects.toThrow('for another order')
  expect(await left(uid)).toBe(500)
})

test('where the provider does not say which month it is, it is the one after the last', async () => {
  const { uid, id } = await subscriber()
  const { currentEnd } = await subscriptionOf(uid)
  later(31)
  expect(await settleMonth(db, provider.payMonth(id, { month: null }), now())).toMatchObject({ result: 'credited' })
  const last = await db.prisma.subscriptionMonth.findFirstOrThrow({ where: { uid, lapsedAt: null } })
  expect(last.startsAt).toEqual(currentEnd)
})

test('one that waits for its payment is given again; other terms take its place; one that runs is the only one', async () => {
  const uid = await addPerson(db)
  const first = await subscribeAt(uid)
  expect(await subscribeAt(uid)).toBe(first)
  const second = await subscribeAt(uid, { plan: { ...PLAN, rupees: 299 } })
  expect(second).not.toBe(first)
  expect(await settleMonth(db, provider.payMonth(first), now())).toEqual({ result: 'to_refund', reason: 'ended' })
  expect(await settleMonth(db, provider.payMonth(second), now())).toMatchObject({ result: 'credited' })
  await expect(subscribeAt(uid)).rejects.toThrow('refused: active')
  later(40)
  const third = await subscribeAt(uid)
  expect(third).not.toBe(second)
  expect(await left(uid)).toBe(0)
})

test('what was subscribed to and granted cannot be changed', async () => {
  const { uid } = await subscriber()
  await db.tx((tx) => endSubscription(tx, uid, 'cancelled', now()))
  const { prisma } = db
  const changes = [
    () => prisma.subscription.updateMany({ where: { uid }, data: { quantity: 1_000 } }),
    () => prisma.subscription.updateMany({ where: { uid }, data: { state: 'active', endedAt: null, endReason: null } }),
    () => prisma.subscription.updateMany({ where: { uid }, data: { mandate: 'none' } }),
    () => prisma.subscription.updateMany({ where: { uid }, data: { stoppedAt: null } }),
    () => prisma.subscriptionMonth.updateMany({ where: { uid }, data: { endsAt: new Date('2100-01-01') } }),
    () => prisma.subscriptionMonth.updateMany({ where: { uid }, data: { lapsedAt: null, lapsed: null } }),
    () => prisma.subscription.deleteMany({ where: { uid } }),
  ]
  for (const change of changes) await expect(change()).rejects.toThrow(/only goes forward/)
})
