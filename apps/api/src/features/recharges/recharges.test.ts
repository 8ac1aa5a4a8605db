import { PaymentsFailed } from '@dhruva/adapters'
import { auth, recharges, users } from '@dhruva/contract'
import { describe, expect, it } from 'vitest'
import { createTill, resultOf, webhookOf } from './testing/till.ts'

const till = await createTill()
const { world, provider } = till

let people = 0
const member = () => world.member(`payer ${++people}`)

describe('what can be bought', () => {
  it('is a bare list as old clients know it', async () => {
    const { json } = await world.visitor().raw(recharges.getRecharges)
    expect(json).toMatchObject([{ astrologer: 'oracle' }, { astrologer: 'astra' }, { astrologer: 'other' }])
    const [oracle, , other] = recharges.getRecharges.output.parse(json)
    expect(oracle?.data[0]).toEqual({
      originalPrice: 60,
      discountPrice: 49,
      text: '10 Oracle questions',
      link: '/payment?pack=oracle-10',
      id: 'oracle-10',
      questions: 10,
    })
    expect(other?.data[1]).toMatchObject({
      originalPrice: 250,
      discountPrice: 239,
      text: '₹250 in your wallet',
      questions: 0,
    })
  })

  it('is told in Hindi where Hindi comes first', async () => {
    const { json } = await world.visitor().raw(recharges.getRecharges, undefined, { 'accept-language': 'hi' })
    expect(json).toMatchObject([{ data: [{ text: '10 ओरेकल प्रश्न' }, {}, {}] }, {}, {}])
  })
})

describe('a quote', () => {
  it('says what is in the price, and orders nothing', async () => {
    const asha = await member()
    const quoted = await asha.call(recharges.quoteRecharge, { pack: 'oracle-10' })
    expect(quoted).toEqual({ status: 'success', price: 41.53, gst: 7.47, total: 49, discount: 0, percent: 0 })
    const coupon = await till.draw(asha, 12)
    const less = await asha.call(recharges.quoteRecharge, { pack: 'wallet-500', coupon })
    expect(less).toEqual({ status: 'success', price: 342.37, gst: 61.63, total: 404, discount: 55, percent: 12 })
    expect(await till.db.prisma.paymentOrder.count()).toBe(0)
  })

  it('takes what forms send that leave fields empty', async () => {
    const asha = await member()
    for (const coupon of ['', null, undefined]) {
      const { json } = await asha.raw(recharges.quoteRecharge, { pack: 'astra-25', coupon, finalValue: 99, state: '' })
      expect(json).toMatchObject({ status: 'success', total: 119 })
    }
  })

  it('lowers no price by what a client made up', async () => {
    const [asha, ravi] = [await member(), await member()]
    const [mine, ravis] = [await till.draw(asha, 15), await till.draw(ravi, 15)]
    const made = [-1, 0, 16, 99, 1e9, '15', 'x', ravis, `${mine} `, mine.toUpperCase(), { percent: 15 }, [mine]]
    for (const coupon of made) {
      for (const extra of [{}, { percent: 99 }, { finalValue: 99, amount: 1, total: 1, discount: 50 }]) {
        const { json } = await asha.raw(recharges.createOrder, { pack: 'oracle-60', coupon, ...extra })
        expect(json, JSON.stringify(coupon)).toMatchObject({
          status: 'fail',
          code: expect.stringMatching(/coupon_ended|invalid_field/),
        })
      }
    }
    const bought = await asha.call(recharges.createOrder, { pack: 'oracle-60', coupon: mine })
    expect(bought.total).toBeGreaterThanOrEqual(Math.floor(249 * 0.85))
    world.clock.advance({ hours: 24 })
    expect(await asha.raw(recharges.quoteRecharge, { pack: 'oracle-60', coupon: mine })).toMatchObject({
      json: { code: 'coupon_ended' },
    })
  })

  it('is of a pack that is offered', async () => {
    const asha = await member()
    for (const pack of ['oracle-11', 'ORACLE-10', '__proto__'])
      expect(await asha.raw(recharges.quoteRecharge, { pack })).toMatchObject({
        status: 404,
        json: { code: 'pack_not_found' },
      })
    expect((await asha.raw(recharges.quoteRecharge, {})).status).toBe(400)
  })
})

describe('a coupon', () => {
  it('is shown while it is good, and spent by the payment, not by the order', async () => {
    const asha = await member()
    expect(await asha.raw(recharges.getCoupon)).toMatchObject({
      status: 200,
      json: { status: 'fail', code: 'no_coupon' },
    })
    const coupon = await till.draw(asha, 7)
    const expires_at = new Date(world.clock.now().getTime() + 86_400_000).toISOString()
    const orderId = await till.order(asha, 'oracle-25', coupon)
    expect(await asha.call(recharges.getCoupon, {})).toEqual({ status: 'success', percent: 7, coupon, expires_at })
    const payment = provider.pay(orderId)
    expect(payment.amount).toBe(11_100)
    expect((await till.record(asha, payment)).json).toMatchObject({ status: 'success' })
    expect((await asha.raw(recharges.getCoupon)).json).toMatchObject({ code: 'no_coupon' })
    expect((await asha.raw(recharges.createOrder, { pack: 'oracle-25', coupon })).json).toMatchObject({
      code: 'coupon_ended',
    })
  })

  it('that two tabs used is spent by whoever pays first: the other payment goes back', async () => {
    const asha = await member()
    const coupon = await till.draw(asha, 15)
    const orders = [await till.order(asha, 'oracle-10', coupon), await till.order(asha, 'oracle-25', coupon)]
    const [first, second] = orders.map((id) => provider.pay(id))
    expect((await till.record(asha, first!)).json).toMatchObject({ status: 'success' })
    expect((await till.record(asha, second!)).json).toMatchObject({ status: 'fail', code: 'payment_to_refund' })
    expect(await till.has(asha)).toBe(10)
  })
})

describe('an order', () => {
  it('is made at the provider at the price of the server, and is the same for two presses', async () => {
    const asha = await member()
    const press = () => asha.call(recharges.createOrder, { pack: 'astra-10' })
    const [one, two] = await Promise.all([press(), press()])
    expect(one).toEqual(two)
    expect(one).toMatchObject({ key_id: expect.any(String), amount: 4_900, total: 49, gst: 7.47 })
    const [order] = [...provider.orders.values()].filter(({ id }) => id === one.order_id)
    expect(order).toMatchObject({ amount: 4_900, notes: { uid: String(asha.uid) } })
  })

  it('that was paid without a word is added when it is asked for again, and not paid a second time', async () => {
    const asha = await member()
    const orderId = await till.order(asha)
    provider.pay(orderId, { status: 'failed' })
    expect(await till.order(asha)).toBe(orderId)
    const payment = provider.pay(orderId, { status: 'authorized' })
    const press = async () => (await asha.raw(recharges.createOrder, { pack: 'oracle-10' })).json
    expect(await press()).toMatchObject({ status: 'fail', code: 'payment_pending' })
    provider.payments.set(payment.id, { ...payment, status: 'captured' })
    expect(await press()).toMatchObject({ status: 'fail', code: 'payment_added' })
    expect(await till.has(asha)).toBe(10)
    expect(await till.order(asha)).not.toBe(orderId)
  })

  it('is given again also while the provider does not say whether it was paid', async () => {
    const asha = await member()
    const orderId = await till.order(asha)
    provider.trouble = () => {
      throw new PaymentsFailed('timeout', 'maybe')
    }
    expect(await till.order(asha)).toBe(orderId)
  })

  it('names the state of the buyer, if it is one', async () => {
    const asha = await member()
    const { order_id } = await asha.call(recharges.createOrder, { pack: 'oracle-10', state: '07' })
    await till.record(asha, provider.pay(order_id))
    const invoice = await till.db.prisma.invoice.findFirst({ where: { uid: asha.uid } })
    expect(invoice).toMatchObject({ place: '07', sellerState: '29', igstPaise: 747, cgstPaise: 0 })
    for (const state of ['00', '39', '7', 'DL', '٠٧'])
      expect(await asha.raw(recharges.createOrder, { pack: 'oracle-10', state })).toMatchObject({ status: 400 })
  })
})

describe('a payment', () => {
  it.each([
    ['oracle-60', 'oracle_paid', 60],
    ['astra-25', 'astra_paid', 25],
    ['wallet-250', 'money_paise', 25_000],
  ])('for %s is added at once, and shown as it is elsewhere', async (pack, unit, amount) => {
    const asha = await member()
    const before = await asha.call(users.getUserInfo, {})
    const payment = await till.pay(asha, {}, pack)
    const recorded = await till.record(asha, payment)
    expect(recorded.json).toEqual({
      status: 'success',
      message: 'Thank you. Your payment was received and has been added.',
    })
    expect(await till.has(asha, unit)).toBe(amount)
    const after = await asha.call(users.getUserInfo, {})
    const gained = [
      after.oracle_questions - before.oracle_questions,
      after.astra_questions - before.astra_questions,
      after.balance - before.balance,
    ]
    expect(gained).toEqual([
      unit === 'oracle_paid' ? 60 : 0,
      unit === 'astra_paid' ? 25 : 0,
      unit === 'money_paise' ? 250 : 0,
    ])
    expect((await till.record(asha, payment)).json).toMatchObject({ status: 'success' })
    expect(await till.has(asha, unit)).toBe(amount)
  })

  it('that the bank has not confirmed waits for the webhook', async () => {
    const asha = await member()
    const payment = await till.pay(asha, { status: 'authorized' })
    expect((await till.record(asha, payment)).json).toMatchObject({ status: 'fail', code: 'payment_pending' })
    provider.payments.set(payment.id, { ...payment, status: 'captured' })
    expect((await till.record(asha, payment)).json).toMatchObject({ status: 'success' })
  })

  it('that failed adds nothing', async () => {
    const asha = await member()
    const payment = await till.pay(asha, { status: 'failed' })
    expect((await till.record(asha, payment)).json).toMatchObject({ code: 'payment_failed' })
    expect(await till.has(asha)).toBe(0)
  })

  it("of somebody else's order is not found, though its signature is right", async () => {
    const [asha, ravi] = [await member(), await member()]
    const payment = await till.pay(asha)
    const answer = await ravi.raw(recharges.recordPayment, resultOf(payment))
    expect(answer).toMatchObject({ status: 404, json: { code: 'order_not_found' } })
    expect([await till.has(asha), await till.has(ravi)]).toEqual([0, 0])
  })

  it('is exported with its order, invoice and coupon, and stays without a name when the account is deleted', async () => {
    const asha = await member()
    await till.draw(asha, 3)
    await till.record(asha, await till.pay(asha))
    expect(await asha.call(users.exportUser, {})).toMatchObject({
      orders: [{ pack: 'oracle-10', total_paise: 4_900, state: 'paid' }],
      payments: [{ outcome: 'credited', amount_paise: 4_900 }],
      invoices: [{ total_paise: 4_900 }],
      coupons: [{ percent: 3 }],
    })
    const late = await till.pay(asha, {}, 'astra-10')
    const { token } = await asha.call(auth.getOTP, { mobile: asha.mobile, purpose: 'delete_account' })
    const otp = await world.lastCode(asha.mobile)
    await asha.call(auth.validateRawOTP, { mobile: asha.mobile, token, otp })
    const { prisma } = till.db
    const of = { where: { uid: asha.uid } }
    expect([await prisma.invoice.count(of), await prisma.payment.count(of), await prisma.coupon.count(of)]).toEqual([
      1, 1, 0,
    ])
    // and what is paid after that goes back
    await till.send(webhookOf(late))
    await till.work()
    expect(await prisma.payment.findUnique({ where: { id: late.id } })).toMatchObject({
      outcome: 'to_refund',
      reason: 'gone',
    })
  })
})
