// What the provider and a dying process may do to a subscription: no month is lost or granted twice, and nobody is debited who left.
import { PaymentsFailed } from '@dhruva/adapters'
import { subscriptions } from '@dhruva/contract'
import { countPayments } from '@dhruva/db'
import { cancelMandate } from '@dhruva/domain'
import type { Member } from '@dhruva/testkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dieAt as dieIn, survive } from '#features/recharges/testing/deaths.ts'
import { createClub } from './testing/club.ts'

const club = await createClub()
const { world, provider, payments, db } = club
afterEach(() => {
  vi.restoreAllMocks()
})

const dieAt = (place: string) => dieIn(place, [world.app.ctx.db, db], provider)
const away = (done: 'no' | 'maybe') => () => {
  throw new PaymentsFailed(done === 'no' ? 'unreachable' : 'timeout', done)
}
const quarterLater = async () => {
  world.clock.advance({ minutes: 15 })
  await club.reconcile()
}
const press = async (who: Member) => (await who.raw(subscriptions.subscribe)).json
/** The worker's part of what ended. */
const tellProvider = async () => {
  const jobs = await db.prisma.subscription.findMany({ where: { stoppedAt: { not: null }, mandate: { not: 'over' } } })
  for (const { id } of jobs) await cancelMandate(db, payments, id)
}

describe('a provider that', () => {
  it('is down makes no subscription, says so, and the next press makes one', async () => {
    const asha = await club.member()
    for (const call of ['createPlan', 'createSubscription']) {
      provider.trouble = (asked) => asked === call && away('maybe')()
      expect(await press(asha)).toMatchObject({ status: 'fail', code: 'payments_unavailable' })
    }
    provider.trouble = () => {}
    expect(await press(asha)).toMatchObject({ status: 'success' })
    expect(await db.prisma.subscription.count({ where: { uid: asha.uid } })).toBe(1)
  })

  it('is down when the payment is told of has the month granted by the worker', async () => {
    const asha = await club.member()
    const payment = provider.payMonth(await club.subscribe(asha))
    provider.trouble = away('no')
    for (let time = 0; time < 3; time++)
      expect((await club.update(asha, payment)).json).toMatchObject({ status: 'fail', code: 'payment_pending' })
    await expect(club.work()).rejects.toThrow('unreachable')
    provider.trouble = () => {}
    expect(await club.work()).toBe(1)
    expect(await club.questions(asha)).toBe(500)
    expect((await club.update(asha, payment)).json).toMatchObject({ status: 'success' })
  })

  it('is slow keeps nobody waiting longer than five seconds', async () => {
    const asha = await club.member()
    const payment = provider.payMonth(await club.subscribe(asha))
    let answer = () => {}
    provider.trouble = () => new Promise<void>((resolve) => (answer = resolve))
    const began = performance.now()
    expect((await club.update(asha, payment)).json).toMatchObject({ code: 'payment_pending' })
    expect(performance.now() - began).toBeLessThan(5_000)
    provider.trouble = () => {}
    answer()
    await club.work()
    expect(await club.questions(asha)).toBe(500)
  })

  it.each([
    ['another payment', { id: 'pay_other' }],
    ['the month of another subscription', { subscriptionId: 'sub_other' }],
    ['no subscription', { subscriptionId: null }],
  ])('answers with %s grants nothing', async (_, wrong) => {
    const asha = await club.member()
    const payment = provider.payMonth(await club.subscribe(asha))
    vi.spyOn(payments, 'fetchPayment').mockResolvedValue({ ...payment, ...wrong })
    expect((await club.update(asha, payment)).json).toMatchObject({ code: 'payment_not_verified' })
    expect(await club.questions(asha)).toBe(0)
    vi.restoreAllMocks()
    await club.update(asha, payment)
    expect(await club.questions(asha)).toBe(500)
  })

  it.each([
    ['less', { amount: 19_800 }],
    ['more', { amount: 1_990_000 }],
    ['dollars', { currency: 'USD' }],
  ])('took %s has that given back, and nothing is granted', async (_, differing) => {
    const asha = await club.member()
    const payment = provider.payMonth(await club.subscribe(asha), differing)
    expect((await club.update(asha, payment)).json).toMatchObject({ status: 'fail', code: 'payment_to_refund' })
    expect([await club.questions(asha), await db.prisma.invoice.count({ where: { uid: asha.uid } })]).toEqual([0, 0])
  })

  it('is away for days while a month ends: nobody is given up before it was asked', async () => {
    const asha = await club.member()
    const { id, payment } = await club.join(asha)
    world.clock.set(payment.month!.to.toISOString())
    provider.payMonth(id)
    provider.trouble = away('no')
    world.clock.advance({ days: 6 })
    await expect(club.reconcile()).rejects.toThrow('unreachable')
    expect(await club.questions(asha)).toBe(0)
    provider.trouble = () => {}
    await quarterLater()
    expect(await club.stands(asha)).toMatchObject({ is_active: true, remaining_questions: 500 })
  })

  it('is away when somebody cancels: it is over here at once, and there when it is back', async () => {
    const asha = await club.member()
    const { id } = await club.join(asha)
    await club.confirm(asha)
    provider.trouble = away('no')
    expect(await club.cancel(asha)).toMatchObject({ success: true })
    expect(await club.stands(asha)).toMatchObject({ is_active: false, remaining_questions: 0 })
    for (let minute = 0; minute < 10; minute += 5) {
      world.clock.advance({ minutes: 5 })
      await expect(club.reconcile()).rejects.toThrow('unreachable')
    }
    expect(provider.subscriptions.get(id)?.status).toBe('active')
    const toldSince = async () => (await countPayments(db, world.clock.now())).mandateSeconds
    expect(await toldSince()).toBe(600)
    provider.trouble = () => {}
    await quarterLater()
    expect(await toldSince()).toBe(0)
    expect(provider.subscriptions.get(id)?.status).toBe('cancelled')
    expect(await db.prisma.subscription.findFirst({ where: { uid: asha.uid } })).toMatchObject({ mandate: 'over' })
  })
})

const around = (...steps: string[]) =>
  steps.flatMap((step) => [`before subscriptions.${step}`, `after subscriptions.${step}`])

describe('a process that dies', () => {
  it.each([
    ...around('open', 'claim_asking', 'keep_provider', 'find_outcome', 'settle_month', 'note_mandate'),
    ...['note_event', 'end_event'].flatMap((step) => [`before payments.${step}`, `after payments.${step}`]),
    ...['createPlan', 'createSubscription', 'fetchPayment', 'fetchSubscription', 'paymentsOfSubscription'].map(
      (call) => `after ${call}`,
    ),
  ])('%s loses no month and grants none twice', async (place) => {
    const asha = await club.member()
    const died = dieAt(place)
    let id: string | null = null
    for (let time = 0; time < 3 && id === null; time++) {
      const answer = subscriptions.subscribe.output.safeParse(await press(asha))
      id = answer.success ? answer.data.subscription_id : null
      // whoever died while asking is waited for
      if (id === null) world.clock.advance({ seconds: 21 })
    }
    const payment = provider.payMonth(id ?? '')
    await club.update(asha, payment)
    await club.send(club.eventOf('subscription.charged', id ?? '', payment))
    await survive(club.work)
    world.clock.advance({ minutes: 15 })
    await survive(club.reconcile)
    await quarterLater()
    await club.work()
    expect(await club.questions(asha)).toBe(500)
    expect(await db.prisma.invoice.count({ where: { uid: asha.uid } })).toBe(1)
    expect(died()).toBe(true)
  })

  it.each([
    ...around('take_live', 'settle_month', 'note_mandate'),
    'after fetchSubscription',
    'after paymentsOfSubscription',
  ])('%s loses nothing where only the reconciler ever hears of a renewal', async (place) => {
    const asha = await club.member()
    const { id, payment } = await club.join(asha)
    world.clock.set(payment.month!.to.toISOString())
    provider.payMonth(id)
    const died = dieAt(place)
    await survive(club.reconcile)
    expect(died()).toBe(true)
    await quarterLater()
    expect(await club.stands(asha)).toMatchObject({ remaining_questions: 500, days_remaining: expect.any(Number) })
    expect(await db.prisma.invoice.count({ where: { uid: asha.uid } })).toBe(2)
  })

  it.each([...around('mandate', 'keep_mandate', 'to_cancel'), 'after cancelSubscription'])(
    '%s has the provider told all the same that somebody left',
    async (place) => {
      const asha = await club.member()
      const { id } = await club.join(asha)
      await club.confirm(asha)
      await club.cancel(asha)
      const died = dieAt(place)
      await survive(tellProvider)
      await survive(club.reconcile)
      expect(died()).toBe(true)
      await quarterLater()
      expect(provider.subscriptions.get(id)?.status).toBe('cancelled')
      expect(await db.prisma.subscription.findFirst({ where: { uid: asha.uid } })).toMatchObject({ mandate: 'over' })
    },
  )
})
