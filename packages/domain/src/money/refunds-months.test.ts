// A month of a subscription that goes back.
import { randomUUID } from 'node:crypto'
import { openDb, orderRefund, settleMonth } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, afterEach, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { between, post } from '#ledger/post.ts'
import { addPerson, balanceOf } from '#testing/people.ts'
import { rechargingAt } from '#testing/recharging.ts'
import { refundingAt } from '#testing/refunding.ts'
import { subscribingAt } from '#testing/subscribing.ts'
import { settleRefundsOf } from './refunds.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
afterAll(() => db.close())
afterEach(async () => {
  provider.refundsBecome = 'processed'
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})

let at = new Date('2026-11-26T06:30:00Z')
const now = () => at
const { provider, order } = rechargingAt(db, now)
const { ask, work, refundsOf, notesOf } = refundingAt(db, now, { provider, order })
const subscribeAt = subscribingAt(db, provider, now)

/** Somebody whose month is paid. */
const subscriber = async () => {
  const uid = await addPerson(db)
  const id = await subscribeAt(uid)
  const payment = provider.payMonth(id)
  expect(await settleMonth(db, payment, now())).toMatchObject({ result: 'credited' })
  return { uid, id, payment: payment.id }
}
const useOne = (uid: number) =>
  db.tx((tx) =>
    post(tx, { opKey: `use:${uid}`, kind: 'grant', uid, entries: between('sys:consumed', uid, 'sub_q', -1) }),
  )
const left = (uid: number) => balanceOf(db, uid, 'sub_q')
const stateOf = async (uid: number) => {
  const { state, endReason } = await db.prisma.subscription.findFirstOrThrow({ where: { uid } })
  return [state, endReason]
}

test('goes back whole where none of its questions was used, and the subscription ends', async () => {
  const { uid, payment } = await subscriber()
  expect((await ask(uid, payment, 19_900)).result).toBe('asked')
  expect(await left(uid)).toBe(0)
  expect(await stateOf(uid)).toEqual(['ended', 'refunded'])
  expect(await db.prisma.outbox.count({ where: { job: 'cancelMandate' } })).toBe(1)
  await work()
  expect(await refundsOf(payment)).toMatchObject([{ state: 'processed', unit: 'sub_q', quantity: 500n, debt: 0n }])
  expect(await notesOf(payment)).toMatchObject([
    { totalPaise: 19_900, pricePaise: 16_864, cgstPaise: 1_518, sgstPaise: 1_518 },
  ])
})

test('is an operator’s once a question was used: a part leaves the subscription, the whole ends it', async () => {
  const { uid, payment } = await subscriber()
  await useOne(uid)
  expect((await ask(uid, payment, 19_900)).result).toBe('none')
  const give = (what: number | 'unused' | 'all') => orderRefund(db, { id: randomUUID(), payment, what, now: now() })
  expect((await give('unused')).result).toBe('none')
  expect(await give(9_950)).toMatchObject({ result: 'asked' })
  expect([await left(uid), ...(await stateOf(uid))]).toEqual([249, 'active', null])
  await give('all')
  expect([await left(uid), ...(await stateOf(uid))]).toEqual([0, 'ended', 'refunded'])
  await work()
  expect(await notesOf(payment)).toHaveLength(2)
})

test('that the provider refuses comes back as nothing when its month has ended: an operator sees it', async () => {
  const { uid, payment } = await subscriber()
  provider.refundsBecome = 'refused'
  await ask(uid, payment, 19_900)
  await work()
  expect(await refundsOf(payment)).toMatchObject([{ state: 'refused' }])
  expect(await left(uid)).toBe(0)
  provider.refundsBecome = 'processed'
  expect(await orderRefund(db, { id: randomUUID(), payment, what: 'all', now: now() })).toMatchObject({ paise: 19_900 })
  await work()
  expect(await notesOf(payment)).toHaveLength(1)
})

test('made at the provider takes nothing of a later month', async () => {
  const { uid, id, payment } = await subscriber()
  at = new Date(at.getTime() + 30 * 86_400_000)
  await settleMonth(db, provider.payMonth(id), now())
  provider.giveBack(payment, 19_900)
  await settleRefundsOf(db, provider.calls, payment, now)
  expect(await refundsOf(payment)).toMatchObject([{ kind: 'found', quantity: 0n, debt: 500n }])
  expect([await left(uid), ...(await stateOf(uid))]).toEqual([500, 'active', null])
})

test('that came after the end goes back by itself', async () => {
  const { uid, id, payment } = await subscriber()
  await ask(uid, payment, 19_900)
  const late = provider.payMonth(id)
  expect(await settleMonth(db, late, now())).toEqual({ result: 'to_refund', reason: 'ended' })
  await work()
  expect(await refundsOf(late.id)).toMatchObject([{ kind: 'auto', state: 'processed' }])
  expect(provider.payments.get(late.id)).toMatchObject({ status: 'refunded' })
})
