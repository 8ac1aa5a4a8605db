// Prices and discounts from the desk: people see and pay what holds at the moment; what was begun before keeps its price, and the books agree.
import { recharges, subscriptions } from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { expect, it } from 'vitest'
import { operatorWith } from '#features/desk/testing/at-desk.ts'
import { createTill } from '#features/recharges/testing/till.ts'

const till = await createTill()
const { world, db } = till
let finance = await operatorWith(world, 'a bookkeeper', 'finance')
/** A login ends while the clock is moved on. */
const logInAgain = async (name: string) => {
  finance = await operatorWith(world, name, 'finance')
}
const reason = 'of the new year'
const ORACLE = { name: 'pack:oracle-10', price: 59, original: 60 }

const seen = async (name: string) =>
  (await db.prisma.setting.findFirst({ where: { name }, orderBy: { id: 'desc' } }))?.id ?? 0
const act = async (call: Parameters<typeof finance.raw>[0], input: object) => {
  await finance.typeIn()
  return finance.raw(call, { ...input, reason })
}
const save = async (input: { name: string; price: number; original: number; at?: string }) =>
  act(desk.savePrice, { ...input, seen: await seen(input.name) })
const packOf = async (id: string) => {
  const groups = await world.visitor().call(recharges.getRecharges, {})
  return groups.flatMap(({ data }) => data).find((pack) => pack.id === id)
}
const priceOf = async (name: string) => {
  const { json } = await finance.raw(desk.getPrices)
  return desk.getPrices.output.parse(json).prices.find((one) => one.name === name)
}

it('asks the new price of who comes after it; who had ordered pays the old one, and the books agree', async () => {
  const asha = await world.member('asha')
  const begun = await asha.call(recharges.createOrder, { pack: 'oracle-10' })
  expect((await save(ORACLE)).json).toMatchObject({ status: 'success' })
  expect(await packOf('oracle-10')).toMatchObject({ discountPrice: 59, originalPrice: 60 })
  // the buyer who still sees the price of before is told, not charged more
  const blind = await asha.raw(recharges.createOrder, { pack: 'oracle-10', expected: begun.total })
  expect(blind.json).toMatchObject({ code: 'price_changed' })
  const paid = till.provider.pay(begun.order_id)
  expect((await till.record(asha, paid)).json).toMatchObject({ status: 'success' })
  expect(await till.has(asha)).toBe(10)
  const after = await asha.call(recharges.createOrder, { pack: 'oracle-10', expected: 59 })
  expect([begun.amount, after.amount]).toEqual([4_900, 5_900])
  expect(await db.prisma.invoice.findMany({ where: { paymentId: paid.id } })).toMatchObject([{ totalPaise: 4_900 }])
})

it('plans a price, which a later decision gives up; goes back to the configuration; names no other thing', async () => {
  await save({ ...ORACLE, price: 55, at: '2026-11-22T00:00' })
  expect(await priceOf('pack:oracle-10')).toMatchObject({
    price: 59,
    from: 'desk',
    planned: { price: 55, since: '2026-11-21T18:30:00.000Z' },
    configured: { price: 49, original: 60 },
  })
  world.clock.set('2026-11-21T18:30:01.000Z')
  await logInAgain('the next day')
  expect(await packOf('oracle-10')).toMatchObject({ discountPrice: 55 })
  await save({ ...ORACLE, price: 40, at: '2026-12-01T00:00' })
  await act(desk.resetPrice, { name: ORACLE.name, seen: await seen(ORACLE.name) })
  expect(await priceOf('pack:oracle-10')).toMatchObject({ price: 49, from: 'configuration', planned: null })
  world.clock.advance({ days: 12 })
  expect(await packOf('oracle-10')).toMatchObject({ discountPrice: 49 })
  await logInAgain('twelve days later')
  for (const wrong of [
    { ...ORACLE, name: 'pack:none' },
    { ...ORACLE, price: 61 },
    { ...ORACLE, at: '2026-11-20T00:00' },
    { ...ORACLE, at: '2028-11-20T00:00' },
  ]) {
    const { json } = await act(desk.savePrice, { ...wrong, seen: await seen(wrong.name) })
    expect(json).toMatchObject({ code: 'act_refused' })
  }
  for (const at of ['2026-12-32T00:00', '2027-02-30T10:00', '2026-12-20T24:00', '2026-12-20T10:60']) {
    const { json } = await act(desk.savePrice, { ...ORACLE, at, seen: await seen(ORACLE.name) })
    expect([at, json]).toMatchObject([at, { code: 'bad_request' }])
  }
  const { json } = await finance.raw(desk.getSettingChanges, { name: ORACLE.name })
  expect(desk.getSettingChanges.output.parse(json).changes.map(({ value }) => value)).toEqual([
    null,
    { price: 40, original: 60 },
    { price: 55, original: 60 },
    { price: 59, original: 60 },
  ])
})

it('sets what a plan and a question cost, and shows a price with its tax before', async () => {
  const owner = await operatorWith(world, 'an owner', 'owner')
  expect((await owner.raw(desk.previewPrice, { price: 199 })).json).toMatchObject({
    total: 19_900,
    net: 16_864,
    gst: 3_036,
    cgst: 1_518,
    sgst: 1_518,
    least: 16_900,
  })
  for (const price of [
    { name: 'plan:monthly', price: 249, original: 3_000 },
    { name: 'question:minute', price: 8, original: 8 },
  ])
    expect((await owner.raw(desk.savePrice, { ...price, seen: 0, reason })).json).toMatchObject({ status: 'success' })
  const [, plan] = await world.visitor().call(subscriptions.getPlans, {})
  expect(plan).toMatchObject({ price: 249, old_price: 3_000 })
  const info = await world.visitor().raw({ method: 'GET', path: '/apis/ai/getInfo.php' })
  expect(info.json).toMatchObject({ oracle_price: 8, astra_price: 8 })
  const ravi = await world.member('ravi')
  const told = await ravi.raw(subscriptions.subscribe, { plan: 'monthly', expected: 199 })
  expect(told.json).toMatchObject({ code: 'price_changed' })
})

it('ends a discount that nobody has used: no order takes it, one made before keeps it, and the next spin is tomorrow', async () => {
  const asha = await world.member('asha')
  const coupon = await till.draw(asha, 12)
  const begun = await asha.call(recharges.createOrder, { pack: 'astra-25', coupon })
  expect((await act(desk.endCoupon, { id: coupon })).json).toMatchObject({ status: 'success' })
  expect(await db.prisma.operatorAct.findFirstOrThrow({ orderBy: { id: 'desc' } })).toMatchObject({
    command: 'end_coupon',
    target: `coupon:${coupon}`,
  })
  expect((await asha.raw(recharges.createOrder, { pack: 'astra-25', coupon })).json).toMatchObject({
    code: 'coupon_ended',
  })
  expect((await asha.call(recharges.getWheel, {})).next_spin_at).not.toBeNull()
  expect((await act(desk.endCoupon, { id: coupon })).json).toMatchObject({ code: 'act_refused' })
  const list = async (of: string) => desk.getCoupons.output.parse((await finance.raw(desk.getCoupons, { of })).json)
  expect((await list('ended')).coupons).toMatchObject([{ id: coupon, uid: asha.uid, percent: 12 }])
  expect((await till.record(asha, till.provider.pay(begun.order_id))).json).toMatchObject({ status: 'success' })
  expect(await list('used')).toMatchObject({
    coupons: [{ id: coupon, discount: 1_400 }],
    month: { drawn: 1, used: 1, ended: 0, percent: 12, discount: 1_400 },
  })
})
