import { auth, chats, subscriptions, users } from '@dhruva/contract'
import { describe, expect, it } from 'vitest'
import { addBirth } from '#testing/add-birth.ts'
import { createClub, monthResultOf } from './testing/club.ts'

const club = await createClub()
const { world, provider, db } = club

const month = async () => {
  const asha = await club.member()
  return { asha, ...(await club.join(asha)) }
}

describe('what can be subscribed to', () => {
  it('is a bare list, the free plan first, as old clients know it', async () => {
    const { json } = await world.visitor().raw(subscriptions.getPlans)
    const [free, monthly] = subscriptions.getPlans.output.parse(json)
    expect(free).toMatchObject({ id: 'free', name: 'Free', price: 0, questions: 6, featured: false })
    expect(free?.bullet_points[0]).toBe('3 questions to Oracle and 3 to Astra')
    expect(monthly).toMatchObject({ id: 'monthly', price: 199, old_price: 3_000, questions: 500, featured: true })
  })

  it('is told in Hindi where Hindi comes first', async () => {
    const { json } = await world.visitor().raw(subscriptions.getPlans, undefined, { 'accept-language': 'hi' })
    expect(json).toMatchObject([{ name: 'मुफ़्त' }, { name: 'मासिक' }])
  })

  it('has been paid for by so many, as a bare object', async () => {
    expect(await world.visitor().call(subscriptions.countPayers, {})).toEqual({ count: 0 })
    await month()
    world.clock.advance({ minutes: 2 })
    expect(await world.visitor().call(subscriptions.countPayers, {})).toEqual({ count: 1 })
  })
})

describe('who subscribes', () => {
  it('pays in the checkout and has the month’s questions', async () => {
    const asha = await club.member()
    expect(await club.stands(asha)).toMatchObject({
      is_active: false,
      has_subscription: false,
      status: null,
      plan: null,
    })
    const begun = await asha.call(subscriptions.subscribe, { plan: 'monthly' })
    expect(begun).toMatchObject({ amount: 19_900, key_id: expect.any(String), checkout_url: expect.any(String) })
    expect(await club.stands(asha)).toMatchObject({ has_subscription: false })
    const payment = provider.payMonth(begun.subscription_id)
    expect((await club.update(asha, payment)).json).toMatchObject({
      status: 'success',
      message: 'Thank you. Your subscription is active.',
    })
    const at = world.clock.now()
    const end = new Date(at)
    end.setUTCMonth(end.getUTCMonth() + 1)
    expect(await club.stands(asha)).toMatchObject({
      ...{ is_active: true, has_subscription: true, status: 'active', renews: true, grace_until: null },
      ...{ subscription_id: begun.subscription_id, max_questions: 500, remaining_questions: 500, days_remaining: 30 },
      ...{ start_date: at.toISOString(), end_date: end.toISOString(), last_payment_date: at.toISOString() },
      ...{
        message: 'Your subscription is active and renews on 21 December 2026.',
        plan: { id: 'monthly', price: 199 },
      },
    })
    expect(await asha.call(users.getUserInfo, {})).toMatchObject({ subscription_questions: 500, oracle_questions: 3 })
  })

  it('fifty times at once asks the provider for one subscription', async () => {
    const asha = await club.member()
    const before = provider.subscriptions.size
    const begun = await Promise.all(Array.from({ length: 50 }, () => asha.call(subscriptions.subscribe, {})))
    expect(new Set(begun.map(({ subscription_id }) => subscription_id)).size).toBe(1)
    expect(provider.subscriptions.size - before).toBe(1)
    expect(await club.subscribe(asha)).toBe(begun[0]?.subscription_id)
  })

  it('again while one runs is refused; after a payment nobody told of, too, and has it added', async () => {
    const { asha } = await month()
    expect((await asha.raw(subscriptions.subscribe)).json).toMatchObject({ status: 'fail', code: 'already_subscribed' })
    const ravi = await club.member()
    provider.payMonth(await club.subscribe(ravi))
    expect((await ravi.raw(subscriptions.subscribe)).json).toMatchObject({ code: 'subscription_added' })
    expect(await club.questions(ravi)).toBe(500)
  })

  it('names a plan that is offered and a state that there is', async () => {
    const asha = await club.member()
    for (const plan of ['free', 'yearly', '__proto__'])
      expect(await asha.raw(subscriptions.subscribe, { plan })).toMatchObject({
        status: 404,
        json: { code: 'plan_not_found' },
      })
    expect((await asha.raw(subscriptions.subscribe, { state: '99' })).status).toBe(400)
    await asha.call(subscriptions.subscribe, { plan: '', state: '07' })
    expect(await db.prisma.subscription.findFirst({ where: { uid: asha.uid } })).toMatchObject({
      place: '07',
      igstPaise: 3_036,
    })
  })

  it('with a forged or swapped result gets nothing', async () => {
    const [asha, ravi] = [await club.member(), await club.member()]
    const [mine, his] = [provider.payMonth(await club.subscribe(asha)), provider.payMonth(await club.subscribe(ravi))]
    const [good, other] = [monthResultOf(mine), monthResultOf(his)]
    const signature = good.razorpay_signature
    const flipped = (at: number) =>
      signature.slice(0, at) + (signature[at] === '0' ? '1' : '0') + signature.slice(at + 1)
    const forged = [
      ...Array.from({ length: 33 }, (_, at) => ({ ...good, razorpay_signature: flipped(at) })),
      { ...good, razorpay_signature: '' },
      { ...good, razorpay_signature: signature.toUpperCase() },
      { ...good, razorpay_payment_id: other.razorpay_payment_id },
      { ...good, razorpay_subscription_id: other.razorpay_subscription_id },
      { ...good, razorpay_signature: other.razorpay_signature },
      { ...other, razorpay_subscription_id: good.razorpay_subscription_id },
      other,
    ]
    expect(forged).toHaveLength(40)
    for (const result of forged)
      expect((await asha.raw(subscriptions.updateSubscription, result)).json).toMatchObject({ status: 'fail' })
    expect([await club.questions(asha), await club.questions(ravi)]).toEqual([0, 0])
    expect(
      (await asha.raw(subscriptions.updateSubscription, { ...good, email: 'x', contact: null })).json,
    ).toMatchObject({
      status: 'success',
    })
  })
})

describe('its questions', () => {
  it('are drawn first, for either astrologer, and are gone at its end whatever the worker does', async () => {
    const { asha } = await month()
    const bid = await addBirth(asha)
    for (const astrologer of ['Oracle', 'Astra'] as const) {
      const { asst_id, questions_left } = await asha.call(chats.startChat, { bid, astrologer })
      expect(questions_left).toBeGreaterThan(500)
      const question = { bid, asst_id, astrologer, message: 'Will I get a new job?', client_id: crypto.randomUUID() }
      await asha.stream(chats.pushChat, question, { onText: () => {} })
    }
    expect(await club.stands(asha)).toMatchObject({ remaining_questions: 498 })
    expect(await asha.call(users.getUserInfo, {})).toMatchObject({ oracle_questions: 3, astra_questions: 3 })
    await asha.call(subscriptions.stopRenewal, {})
    world.clock.advance({ days: 32 })
    expect(await club.questions(asha)).toBe(0)
    const { questions_left } = await asha.call(chats.startChat, { bid, astrologer: 'Oracle' })
    expect(questions_left).toBe(3)
    expect(await club.stands(asha)).toMatchObject({ is_active: false, status: 'cancelled', remaining_questions: 0 })
  })
})

describe('stopping the renewal', () => {
  it('needs no code, keeps what was paid for, and is the same when repeated', async () => {
    const { asha, id } = await month()
    const [first, again] = [
      await asha.call(subscriptions.stopRenewal, {}),
      await asha.call(subscriptions.stopRenewal, {}),
    ]
    expect(first.message).toMatch(/^No further payment will be taken\. You can use your subscription until /)
    expect(again).toEqual(first)
    expect(await club.stands(asha)).toMatchObject({
      is_active: true,
      status: 'active',
      renews: false,
      remaining_questions: 500,
    })
    await club.reconcile()
    expect(provider.subscriptions.get(id)?.endsWithMonth).toBe(true)
  })

  it('of nobody is refused', async () => {
    const asha = await club.member()
    await club.subscribe(asha)
    expect((await asha.raw(subscriptions.stopRenewal)).json).toMatchObject({ code: 'not_subscribed' })
  })
})

describe('cancelling', () => {
  it('needs a code of its own, ends it at once, and is the same when repeated', async () => {
    const { asha, id } = await month()
    expect(await club.cancel(asha)).toMatchObject({ success: false })
    expect(await club.questions(asha)).toBe(500)
    await club.confirm(asha)
    const done = await club.cancel(asha)
    expect(done).toMatchObject({ success: true })
    expect(await club.cancel(asha)).toEqual(done)
    expect(await club.stands(asha)).toMatchObject({ is_active: false, has_subscription: true, status: 'cancelled' })
    expect(await asha.call(users.getUserInfo, {})).toMatchObject({ subscription_questions: 0, oracle_questions: 3 })
    expect(provider.subscriptions.get(id)?.status).toBe('active')
    await club.reconcile()
    expect(provider.subscriptions.get(id)?.status).toBe('cancelled')
  })

  it('is allowed for ten minutes, once, and by one’s own number', async () => {
    const { asha } = await month()
    const { asha: ravi } = await month()
    await club.confirm(ravi)
    expect(await club.cancel(asha)).toMatchObject({ success: false })
    await club.confirm(asha)
    world.clock.advance({ minutes: 11 })
    expect(await club.cancel(asha)).toMatchObject({ success: false })
    await club.confirm(asha)
    expect(await club.cancel(asha)).toMatchObject({ success: true })
    await club.join(asha)
    expect(await club.cancel(asha)).toMatchObject({ success: false })
    expect(await club.questions(asha)).toBe(500)
  })

  it('a login’s code allows nothing; who has none has nothing to cancel', async () => {
    const { asha } = await month()
    const { token } = await world.visitor().call(auth.getOTP, { mobile: asha.mobile })
    const otp = await world.lastCode(asha.mobile)
    const { json } = await world.visitor().raw(auth.validateRawOTP, { mobile: asha.mobile, otp, token })
    expect(json).toMatchObject({ status: 'fail' })
    expect(await club.cancel(asha)).toMatchObject({ success: false })
    const ravi = await club.member()
    expect(await club.cancel(ravi)).toEqual({ success: false, message: 'You have no active subscription.' })
  })
})

it('deleting the account ends it at once, and the provider is told until it confirms', async () => {
  const { asha, id } = await month()
  const { token } = await world.visitor().call(auth.getOTP, { mobile: asha.mobile, purpose: 'delete_account' })
  await world
    .visitor()
    .call(auth.validateRawOTP, { mobile: asha.mobile, otp: await world.lastCode(asha.mobile), token })
  expect(await db.prisma.subscription.findFirst({ where: { uid: asha.uid } })).toMatchObject({
    state: 'ended',
    endReason: 'deleted',
  })
  provider.trouble = () => {
    throw new Error('away')
  }
  await expect(club.reconcile()).rejects.toThrow('away')
  provider.trouble = () => {}
  world.clock.advance({ minutes: 15 })
  await club.reconcile()
  expect(provider.subscriptions.get(id)?.status).toBe('cancelled')
  expect(await db.prisma.subscription.findFirst({ where: { uid: asha.uid } })).toMatchObject({ mandate: 'over' })
})
