import { recharges } from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { createWorld } from '@dhruva/testkit'
import { drawCoupon } from '@dhruva/testkit/draw-coupon'
import { describe, expect, it } from 'vitest'
import { type App, buildApp } from '#app.ts'
import { operatorWith } from '#features/desk/testing/at-desk.ts'
import { createProvider, resultOf } from '#features/recharges/testing/till.ts'

const { provider, payments } = createProvider(() => world.clock.now())
const world = await createWorld((parts): Promise<App> => buildApp({ ...parts, externals: { payments } }))
const me = await operatorWith(world, 'who serves themselves', 'owner')
// somebody is left who is an owner, whatever is tried
await operatorWith(world, 'a colleague', 'owner')
const { uid } = me.person
const reason = 'a little present'

const bought = async () => {
  const { order_id } = await me.person.call(recharges.createOrder, { pack: 'oracle-10' })
  const result = resultOf(provider.pay(order_id))
  await me.person.call(recharges.recordPayment, result)
  return result.razorpay_payment_id
}

/** What each call would do to the account of who makes it. */
const refused: Partial<Record<keyof typeof desk, () => unknown>> = {
  giveQuestions: () => ({ uid, kind: 'oracle', questions: 5 }),
  takeQuestions: () => ({ uid, kind: 'oracle', questions: 1 }),
  suspendPerson: () => ({ who: uid }),
  unsuspendPerson: () => ({ who: uid }),
  refundAtDesk: async () => ({ payment: await bought(), what: 'unused' }),
  endCoupon: async () => ({ id: await drawCoupon(world.db, uid, 12, world.clock.now()) }),
  addOperator: () => ({ mobile: me.person.mobile, operator_roles: ['owner'] }),
  changeOperator: () => ({ uid, operator_roles: ['owner', 'finance'] }),
  endOperator: () => ({ uid }),
  resetOperator: () => ({ uid }),
}
/** What nobody gains by; the rest of the acts is about no person. */
const allowed = new Set<string>(['logOutEverywhere', 'openTalks', 'readTalk', 'settleAtDesk', 'moveLead'])
const isKey = (key: string): key is keyof typeof desk => key in desk

const ofPeople = Object.keys(desk)
  .filter(isKey)
  .filter((key) => desk[key].desk?.acts)
  .filter((key) => {
    const { input } = desk[key]
    const said = JSON.stringify('shape' in input ? Object.keys(Object(input.shape)) : [])
    return /"(uid|who|mobile|payment|id)"/.test(said)
  })

it('every act about a person is refused for oneself, or is one that nobody gains by', () => {
  expect(ofPeople.filter((key) => !(key in refused) && !allowed.has(key))).toEqual([])
  expect(ofPeople.length).toBeGreaterThan(12)
})

describe.each(Object.keys(refused).filter(isKey))('%s', (key) => {
  it('is refused for the account of who asks, in their language, and nothing is changed', async () => {
    await me.typeIn()
    const args = await refused[key]?.()
    const state = async () =>
      JSON.stringify(
        [
          await world.db.prisma.operatorAct.count(),
          await world.db.prisma.wallet.findMany({ where: { uid }, orderBy: { unit: 'asc' } }),
          await world.db.prisma.paymentRefund.count(),
          await world.db.prisma.coupon.findMany({ where: { uid }, orderBy: { id: 'asc' } }),
          await world.db.prisma.forumBan.count({ where: { uid } }),
          (await world.db.prisma.deskOperator.findUniqueOrThrow({ where: { uid } })).roles,
        ],
        (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      )
    const before = await state()
    for (const [language, words] of [
      ['en', /your own account|works at the desk already/],
      ['hi', /आपका अपना खाता|पहले से डेस्क पर/],
    ] as const) {
      const headers = { 'accept-language': language }
      const answer = await me.raw(desk[key], { ...Object(args), reason }, headers)
      expect(answer.json).toMatchObject({ code: 'act_refused', message: expect.stringMatching(words) })
    }
    expect(await state()).toBe(before)
  })
})

it('of the number, too; a colleague may, and so may one log oneself out', async () => {
  await me.typeIn()
  const suspended = await me.raw(desk.suspendPerson, { who: me.person.mobile, reason })
  expect(suspended.json).toMatchObject({ code: 'act_refused' })
  const other = await operatorWith(world, 'another colleague', 'support')
  expect((await other.raw(desk.giveQuestions, { uid, kind: 'oracle', questions: 1, reason })).json).toMatchObject({
    status: 'success',
  })
  expect((await me.raw(desk.logOutEverywhere, { uid, reason })).json).toMatchObject({ status: 'success' })
})
