// A year of renewals over HTTP: our adapter of Razorpay, a provider that speaks its protocol and whose clock can be moved, its webhooks.
import { createPayments } from '@dhruva/adapters'
import { payments as paymentCalls, subscriptions, users } from '@dhruva/contract'
import { auditBooks, cancelMandate, reconcilePayments, settleEvent } from '@dhruva/domain'
import { createWorld, type Member, until } from '@dhruva/testkit'
import { afterAll, afterEach, expect, it } from 'vitest'
import { type App, buildApp } from '#app.ts'
import { startProvider } from '#features/recharges/testing/sandbox.ts'

let at: () => Date = () => new Date('2026-11-21T06:30:00Z')
const provider = await startProvider(() => new Date('2026-11-21T06:30:00Z'))
afterAll(() => provider.close())
const payments = createPayments({ PAYMENTS: 'sandbox', RAZORPAY_BASE_URL: provider.url }, 1_000)
const world = await createWorld((parts): Promise<App> => buildApp({ ...parts, externals: { payments } }))
at = world.clock.now
await provider.tell({ url: (await world.address()) + paymentCalls.paymentWebhook.path, as: 'sent', copies: 2 })
const { db, clock } = world

afterEach(async () => {
  await provider.be('well')
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})

let people = 0
const stands = (who: Member) => who.call(subscriptions.getSubscription, {})
const questions = async (who: Member) => (await who.call(users.getUserInfo, {})).subscription_questions
const join = async () => {
  const who = await world.member(`renewing ${++people}`)
  const { subscription_id: id } = await who.call(subscriptions.subscribe, {})
  await who.call(subscriptions.updateSubscription, await provider.payMonth(id))
  return { who, id }
}
/** Both clocks. */
const pass = async (days: number) => {
  clock.advance({ days })
  await provider.pass(days)
}
const work = async () => {
  for (const { id } of await db.prisma.paymentEvent.findMany({ where: { doneAt: null } }))
    await settleEvent(db, payments, id, at)
}
const reconcile = () => reconcilePayments(db, payments, at, new AbortController().signal)
const months = ({ uid }: Member) => db.prisma.subscriptionMonth.count({ where: { uid } })

it('renews each month by webhooks alone, five hundred questions each time, an invoice for each', async () => {
  const { who, id } = await join()
  for (let month = 2; month <= 12; month++) {
    await pass(31)
    await until(async () => {
      await work()
      return (await months(who)) >= month
    })
    expect(await questions(who)).toBe(500)
  }
  expect(await db.prisma.invoice.count({ where: { uid: who.uid } })).toBe(12)
  expect(await stands(who)).toMatchObject({ is_active: true, renews: true, subscription_id: id })
  const all = await db.prisma.subscriptionMonth.findMany({ where: { uid: who.uid }, orderBy: { startsAt: 'asc' } })
  for (const [at, month] of all.entries()) if (at > 0) expect(month.startsAt).toEqual(all[at - 1]?.endsAt)
})

it('a debit that fails is tried again: what is left stays meanwhile, and the month is granted when it comes', async () => {
  await provider.tell({ as: 'dropped' })
  const { who, id } = await join()
  await provider.refuse(id, 2)
  await pass(31)
  await reconcile()
  expect(await stands(who)).toMatchObject({
    is_active: true,
    remaining_questions: 500,
    grace_until: expect.any(String),
  })
  expect(await months(who)).toBe(1)
  await pass(2)
  await reconcile()
  expect(await stands(who)).toMatchObject({ is_active: true, remaining_questions: 500, grace_until: null })
  expect(await months(who)).toBe(2)
})

it('one whose debits all fail ends after the grace, here and there', async () => {
  const { who, id } = await join()
  await provider.refuse(id, 9)
  await pass(31)
  await pass(4)
  await reconcile()
  expect(await stands(who)).toMatchObject({ is_active: false, status: 'cancelled', remaining_questions: 0 })
  expect((await payments.fetchSubscription(id)).status).toBe('cancelled')
  await pass(60)
  await reconcile()
  expect(await months(who)).toBe(1)
})

it('a renewal that was stopped is debited never again, and lasts until its end', async () => {
  const { who, id } = await join()
  await who.call(subscriptions.stopRenewal, {})
  const { id: ours } = await db.prisma.subscription.findFirstOrThrow({ where: { uid: who.uid } })
  await cancelMandate(db, payments, ours)
  await pass(29)
  expect(await questions(who)).toBe(500)
  await pass(10)
  await reconcile()
  expect(await stands(who)).toMatchObject({ is_active: false, status: 'cancelled' })
  expect((await payments.fetchSubscription(id)).status).toBe('cancelled')
  expect((await payments.paymentsOfSubscription(id)).length).toBe(1)
})

it.each(['down', 'busy', 'nonsense', 'silent', 'reset', 'lost'])(
  'a provider that is %s: no subscription, or none here; then the month is granted once',
  async (mood) => {
    const who = await world.member(`renewing ${++people}`)
    await provider.be(mood)
    expect((await who.raw(subscriptions.subscribe)).json).toMatchObject({
      status: 'fail',
      code: 'payments_unavailable',
    })
    await provider.be('well')
    const { subscription_id: id } = await who.call(subscriptions.subscribe, {})
    const result = await provider.payMonth(id)
    await provider.be(mood)
    expect((await who.raw(subscriptions.updateSubscription, result)).json).toMatchObject({ code: 'payment_pending' })
    await provider.be('well')
    await work()
    expect(await questions(who)).toBe(500)
  },
)
