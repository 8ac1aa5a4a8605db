// What the provider tells of a subscription, in whatever order, twice or not at all: what stands there is what stands here.
import { subscriptions } from '@dhruva/contract'
import type { Member } from '@dhruva/testkit'
import type { FakePayment } from '@dhruva/testkit/fake-payments'
import { describe, expect, it } from 'vitest'
import { createClub } from './testing/club.ts'

const club = await createClub()
const { world, provider, db } = club

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, at) => permutations(list.toSpliced(at, 1)).map((rest) => [first, ...rest]))

/** What of a person's subscription can be seen and counted. */
const standing = async (who: Member) => {
  const { is_active, status, max_questions, remaining_questions, end_date, renews } = await club.stands(who)
  const payments = await db.prisma.payment.findMany({ where: { uid: who.uid }, orderBy: { madeAt: 'asc' } })
  const invoices = await db.prisma.invoice.count({ where: { uid: who.uid } })
  const lapsed = await db.prisma.subscriptionMonth.findMany({ where: { uid: who.uid }, orderBy: { startsAt: 'asc' } })
  return {
    ...{ is_active, status, max_questions, remaining_questions, end_date, renews, invoices },
    outcomes: payments.map(({ outcome, reason }) => [outcome, reason]),
    lapsed: lapsed.map((month) => month.lapsed === null),
  }
}

/** A subscription of two months of which nobody was told yet, cancelled there after the second. */
const life = async (who: Member) => {
  const id = await club.subscribe(who)
  const first = provider.payMonth(id)
  const start = world.clock.now()
  world.clock.set(first.month!.to.toISOString())
  const second = provider.payMonth(id)
  await provider.calls.cancelSubscription(id, { atCycleEnd: false })
  const events = [
    club.eventOf('subscription.authenticated', id, undefined, 'authenticated'),
    club.eventOf('subscription.activated', id, undefined, 'active'),
    club.eventOf('subscription.charged', id, first, 'active'),
    club.eventOf('payment.captured', id, second),
    club.eventOf('subscription.charged', id, second, 'active'),
    club.eventOf('subscription.cancelled', id),
  ]
  return { id, start, first, second, events }
}

describe('six events of one subscription', () => {
  const orders = permutations([0, 1, 2, 3, 4, 5])
  const tried = process.env.TEST_LONG ? orders : orders.filter((_, at) => at % 40 === 7)

  it(`in ${tried.length} of their ${orders.length} orders end in the same state`, async () => {
    expect(orders).toHaveLength(720)
    const ends = new Set<string>()
    for (const order of tried) {
      const asha = await club.member()
      const { events, start } = await life(asha)
      for (const at of order) {
        await club.send(events[at]!)
        // acted on one by one, as they come
        await club.work()
      }
      ends.add(JSON.stringify({ ...(await standing(asha)), end_date: null }))
      world.clock.set(start.toISOString())
    }
    expect([...ends].map((end) => JSON.parse(end))).toEqual([
      {
        ...{
          is_active: true,
          status: 'active',
          max_questions: 500,
          remaining_questions: 500,
          end_date: null,
          renews: false,
        },
        ...{
          invoices: 2,
          outcomes: [
            ['credited', null],
            ['credited', null],
          ],
          lapsed: [false, true],
        },
      },
    ])
  }, 600_000)
})

type Joined = Awaited<ReturnType<typeof club.join>>

/** Its month is over by now. */
const due = async (who: Member): Promise<Joined> => {
  const joined = await club.join(who)
  world.clock.set(joined.payment.month!.to.toISOString())
  return joined
}
/** Its renewal failed, so many days ago for the first time. */
const late = (status: 'pending' | 'halted', days: number) => async (who: Member) => {
  const joined = await due(who)
  world.clock.advance({ days })
  provider.subscriptions.get(joined.id)!.status = status
  return joined
}
const stopped = async (who: Member) => {
  const joined = await club.join(who)
  await who.call(subscriptions.stopRenewal, {})
  return joined
}

/** What of a subscription is here before the provider tells something. */
const states = {
  new: async (who: Member) => ({ id: await club.subscribe(who), payment: null }),
  paid: async (who: Member) => {
    const id = await club.subscribe(who)
    return { id, payment: provider.payMonth(id) }
  },
  active: club.join,
  due,
  grace: late('pending', 2),
  halted: late('halted', 3),
  lost: late('halted', 5),
  stopped,
  over: async (who: Member) => {
    const joined = await stopped(who)
    world.clock.set(joined.payment.month!.to.toISOString())
    return joined
  },
  cancelled: async (who: Member) => {
    const joined = await club.join(who)
    await club.confirm(who)
    await club.cancel(who)
    return joined
  },
} satisfies Record<string, (who: Member) => Promise<{ id: string; payment: FakePayment | null }>>

type State = keyof typeof states

const isState = (name: string): name is State => name in states

const EVENTS = [
  ...['authenticated', 'activated', 'charged', 'pending', 'halted', 'cancelled', 'completed', 'paused', 'updated'],
  ...['payment.captured', 'payment.failed'],
]

/** Where each state has its subscription once the provider was asked: event or not, nothing is believed of what it says. */
const SETTLED: Record<State, { is_active: boolean; remaining_questions: number }> = {
  new: { is_active: false, remaining_questions: 0 },
  paid: { is_active: true, remaining_questions: 500 },
  active: { is_active: true, remaining_questions: 500 },
  due: { is_active: true, remaining_questions: 500 },
  grace: { is_active: true, remaining_questions: 500 },
  halted: { is_active: true, remaining_questions: 500 },
  lost: { is_active: false, remaining_questions: 0 },
  stopped: { is_active: true, remaining_questions: 500 },
  over: { is_active: false, remaining_questions: 0 },
  cancelled: { is_active: false, remaining_questions: 0 },
}

describe('ten states and eleven events', () => {
  const cells = Object.keys(states)
    .filter(isState)
    .flatMap((state) => EVENTS.map((event) => [state, event] as const))
  const tried = process.env.TEST_LONG ? cells : cells.filter((_, at) => at % 3 === 1)

  it(`${tried.length} of ${cells.length}: an event that says otherwise than the provider changes nothing`, async () => {
    expect(cells).toHaveLength(110)
    for (const [state, event] of tried) {
      const start = world.clock.now()
      const asha = await club.member()
      const { id, payment } = await states[state](asha)
      const about = payment ?? provider.payMonth(id, { status: 'failed' })
      const name = event.includes('.') ? event : `subscription.${event}`
      await club.send(club.eventOf(name, id, about, event.includes('.') ? undefined : 'active'))
      await club.work()
      expect(await club.stands(asha), `${state} ${event}`).toMatchObject(SETTLED[state])
      expect(await db.prisma.ledgerOp.count({ where: { uid: asha.uid, kind: 'pay' } })).toBe(payment ? 1 : 0)
      world.clock.set(start.toISOString())
    }
  }, 300_000)
})

it('webhooks that are all dropped: what was paid, renewed, not renewed or cancelled elsewhere is right within twenty minutes', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, club.member))
  const [payer, renewed, unpaid, cancelled] = people
  const quarter = async () => {
    world.clock.advance({ minutes: 15 })
    await club.reconcile()
  }
  provider.payMonth(await club.subscribe(payer!))
  const [two, three, four] = [await club.join(renewed!), await club.join(unpaid!), await club.join(cancelled!)]
  await quarter()
  expect(await club.stands(payer!)).toMatchObject({ is_active: true, remaining_questions: 500 })

  world.clock.set(two.payment.month!.to.toISOString())
  provider.payMonth(two.id)
  provider.payMonth(four.id)
  provider.subscriptions.get(three.id)!.status = 'pending'
  await provider.calls.cancelSubscription(four.id, { atCycleEnd: false })
  await quarter()
  expect(await club.stands(renewed!)).toMatchObject({ is_active: true, renews: true, days_remaining: 31 })
  expect(await club.stands(unpaid!)).toMatchObject({
    is_active: true,
    grace_until: expect.any(String),
    days_remaining: 0,
  })
  expect(await club.stands(cancelled!)).toMatchObject({ is_active: true, renews: false, remaining_questions: 500 })

  provider.subscriptions.get(three.id)!.status = 'halted'
  world.clock.advance({ days: 4 })
  await quarter()
  expect(await club.stands(unpaid!)).toMatchObject({ is_active: false, status: 'cancelled', remaining_questions: 0 })
  // and what is given up is given up there, so that it is never debited again
  await quarter()
  expect(provider.subscriptions.get(three.id)?.status).toBe('cancelled')
})

it('a renewal that is late is granted when it comes, and one that comes after the grace is given back', async () => {
  const [asha, ravi] = [await club.member(), await club.member()]
  const [mine, his] = [await club.join(asha), await club.join(ravi)]
  world.clock.set(mine.payment.month!.to.toISOString())
  world.clock.advance({ days: 3 })
  const renewal = provider.payMonth(mine.id)
  await club.send(club.eventOf('subscription.charged', mine.id, renewal))
  await club.work()
  expect(await club.stands(asha)).toMatchObject({ is_active: true, remaining_questions: 500, days_remaining: 28 })

  world.clock.advance({ days: 2 })
  provider.subscriptions.get(his.id)!.status = 'halted'
  await club.reconcile()
  const late = provider.payMonth(his.id)
  await club.send(club.eventOf('subscription.charged', his.id, late))
  await club.work()
  expect(await db.prisma.payment.findUnique({ where: { id: late.id } })).toMatchObject({
    outcome: 'to_refund',
    reason: 'ended',
  })
  expect(await club.stands(ravi)).toMatchObject({ is_active: false, remaining_questions: 0 })
})
