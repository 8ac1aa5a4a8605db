// What comes from the provider, and what only looks as if it did.
import { createHmac } from 'node:crypto'
import { payments, recharges } from '@dhruva/contract'
import type { Member } from '@dhruva/testkit'
import type { FakePayment } from '@dhruva/testkit/fake-payments'
import { expect, it } from 'vitest'
import { createTill, resultOf, signed, signResult, type Webhook, webhookOf } from '../recharges/testing/till.ts'

const till = await createTill()
const { world, provider } = till

let people = 0
const member = () => world.member(`payer ${++people}`)

it('credits what the browser never told of, once, and keeps nothing of who paid', async () => {
  const asha = await member()
  const payment = await till.pay(asha)
  const webhook = webhookOf(payment)
  for (let time = 0; time < 3; time++) expect(await till.send(webhook)).toMatchObject({ status: 200 })
  expect(await till.work()).toBe(1)
  expect(await till.has(asha)).toBe(10)
  expect(await till.work()).toBe(0)
  const rows = await till.db.pool.query(
    'SELECT e::text AS row FROM payment_event e UNION ALL SELECT o::text FROM outbox o',
  )
  expect(JSON.stringify(rows.rows)).not.toMatch(/payer|9812345678|upi/)
})

it('is written down before it is answered, and ordered to be acted on, without asking the provider', async () => {
  const payment = await till.pay(await member())
  const before = provider.asked
  const { headers, body } = webhookOf(payment, 'payment.authorized')
  expect((await till.send({ headers, body })).json).toEqual({ status: 'success' })
  const id = headers['x-razorpay-event-id']
  expect(await till.db.prisma.paymentEvent.findUnique({ where: { id } })).toMatchObject({
    kind: 'payment.authorized',
    paymentId: payment.id,
    orderId: payment.orderId,
    doneAt: null,
  })
  expect(await till.db.prisma.outbox.count({ where: { job: 'settleEvent', payload: { equals: { id } } } })).toBe(1)
  expect(provider.asked).toBe(before)
  await till.work()
})

it('takes events of kinds and orders that nobody here knows', async () => {
  const stranger = { ...(await till.pay(await member())), id: 'pay_stranger', orderId: 'order_of_another_shop' }
  provider.payments.set(stranger.id, stranger)
  const body = JSON.stringify({ event: 'settlement.processed', payload: {} })
  for (const webhook of [webhookOf(stranger), { body, headers: signed(body) }])
    expect((await till.send(webhook)).status).toBe(200)
  expect(await till.work()).toBe(2)
  expect(await till.db.prisma.payment.count({ where: { id: stranger.id } })).toBe(0)
})

it('of 256 KiB is taken, of more it is not; and only by POST', async () => {
  const sized = (bytes: number) => {
    const body = JSON.stringify({ event: 'order.paid', payload: {}, filler: '' })
    return body.replace('""', `"${'x'.repeat(bytes - body.length)}"`)
  }
  const send = (bytes: number) => till.send({ body: sized(bytes), headers: signed(sized(bytes)) })
  expect((await send(256 * 1024)).status).toBe(200)
  expect(await send(256 * 1024 + 1)).toMatchObject({ status: 413, json: { code: 'too_large' } })
  expect(await world.visitor().raw({ method: 'GET', path: payments.paymentWebhook.path })).toMatchObject({
    status: 405,
  })
  await till.work()
})

it('tells of money that is to be given back, until the provider says that it was', async () => {
  const owed = async () => {
    const { text } = await world.visitor().raw({ method: 'GET', path: '/metrics' })
    return Number(/^payments_to_refund (\d+)$/m.exec(text)?.[1])
  }
  const before = await owed()
  const payment = await till.pay(await member(), { amount: 100 })
  await till.send(webhookOf(payment))
  const { text } = await world.visitor().raw({ method: 'GET', path: '/metrics' })
  expect(text).toMatch(/^payment_events_waiting 1$/m)
  await till.work()
  expect(await owed()).toBe(before + 1)
  // given back by hand, in the provider's own dashboard
  const { id } = provider.giveBack(payment.id, 100)
  const refund = { id, payment_id: payment.id, amount: 100, status: 'processed' }
  const body = JSON.stringify({ event: 'refund.processed', payload: { refund: { entity: refund } } })
  await till.send({ body, headers: signed(body) })
  await till.work()
  expect(await owed()).toBe(before)
  expect(await till.db.prisma.payment.findUnique({ where: { id: payment.id } })).toMatchObject({
    status: 'refunded',
    outcome: 'to_refund',
  })
})

/** Changes one character, never into itself. */
const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1)

it('altered in any of 200 ways leaves no row and no credit', async () => {
  const asha = await member()
  const payment = await till.pay(asha)
  const good = webhookOf(payment)
  const signature = good.headers['x-razorpay-signature']!
  const without = (name: string) => Object.fromEntries(Object.entries(good.headers).filter(([key]) => key !== name))
  const withSignature = (value: string): Webhook => ({
    ...good,
    headers: { ...good.headers, 'x-razorpay-signature': value },
  })
  const altered: Webhook[] = [
    ...Array.from({ length: 100 }, (_, at) => ({
      ...good,
      body: flip(good.body, Math.floor((at * good.body.length) / 100)),
    })),
    ...Array.from({ length: 64 }, (_, at) => withSignature(flip(signature, at))),
    ...['', ' ', '0'.repeat(64), signature.slice(1), `${signature}0`, signature.toUpperCase(), 'null', '{}'].map(
      withSignature,
    ),
    { ...good, headers: without('x-razorpay-signature') },
    // written anew by something in between: the same JSON, other bytes
    { ...good, body: JSON.stringify(JSON.parse(good.body), null, 1) },
    { ...good, body: `${good.body}\n` },
    { ...good, body: `\ufeff${good.body}` },
    { ...good, body: '' },
    { ...good, body: good.body.replace('captured', 'authorized') },
    ...Array.from({ length: 22 }, (_, at) => ({ ...good, headers: signed(good.body, `old secret ${at}`) })),
  ]
  expect(altered).toHaveLength(200)
  const before = await till.db.prisma.paymentEvent.count()
  for (const webhook of altered)
    expect(await till.send(webhook)).toMatchObject({ status: 400, json: { code: 'bad_request' } })
  expect(await till.db.prisma.paymentEvent.count()).toBe(before)
  expect(await till.work()).toBe(0)
  expect(await till.has(asha)).toBe(0)
})

it('signed rightly is no event when it says none', async () => {
  for (const body of ['[]', '{}', 'null', '{"event":"x"}', '{"event":"DROP TABLE","payload":{}}', '{"event":'])
    expect((await till.send({ body, headers: signed(body) })).status).toBe(400)
})

it('that lies about a payment credits what the provider says when it is asked', async () => {
  const asha = await member()
  const payment = await till.pay(asha, { status: 'failed' })
  // genuine in form, as by somebody who has the webhook's secret
  await till.send(webhookOf({ ...payment, status: 'captured', amount: 4_900 }))
  await till.work()
  expect(await till.has(asha)).toBe(0)
})

/** Results of a checkout that are not those of this person's payment. */
const alteredResults = (mine: FakePayment, other: FakePayment) => {
  const good = resultOf(mine)
  const { razorpay_signature: signature } = good
  const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')
  const text = `${mine.orderId}|${mine.id}`
  const signatures = [
    ...Array.from({ length: 24 }, (_, at) => flip(signature, at * 2)),
    ...['', '0'.repeat(64), signature.slice(2), `${signature}00`, signature.toUpperCase()],
    ...[hmac('', text), hmac('sandbox-webhooks', text), hmac('rzp_test_sandbox', text)],
    ...[signResult(mine.id, mine.orderId), signResult(mine.orderId, ''), signResult('', mine.id)],
  ].map((value) => ({ ...good, razorpay_signature: value }))
  return [
    ...signatures,
    { ...resultOf(other), razorpay_order_id: mine.orderId },
    { ...good, razorpay_payment_id: other.id },
    { ...resultOf(other) },
    { ...good, razorpay_order_id: other.orderId },
    // rightly signed, but for the payment of another order
    { ...good, razorpay_payment_id: other.id, razorpay_signature: signResult(mine.orderId, other.id) },
  ]
}

it('nor does any of 40 altered results of the checkout credit anything', async () => {
  const [asha, ravi] = [await member(), await member()]
  const [mine, other] = [await till.pay(asha), await till.pay(ravi)]
  const altered = alteredResults(mine, other)
  expect(altered).toHaveLength(40)
  for (const result of altered) {
    const { json } = await asha.raw(recharges.recordPayment, result)
    expect(json, JSON.stringify(result)).toMatchObject({
      status: 'fail',
      code: expect.stringMatching(/^(payment_not_verified|order_not_found)$/),
    })
  }
  expect([await till.has(asha), await till.has(ravi), await till.work()]).toEqual([0, 0, 0])
  const credit = async (who: Member, payment: FakePayment) => (await till.record(who, payment)).json
  expect(await credit(asha, mine)).toMatchObject({ status: 'success' })
})
