import { createHmac } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { SANDBOX_KEYS } from './config.ts'
import { createRazorpayPayments } from './razorpay.ts'
import { noCheckout, startMerchant } from './testing/merchant.ts'

const merchant = await startMerchant()
const { payments, control, ear } = merchant
afterAll(merchant.close)

const paid = async (receipt: string) => {
  const order = await payments.createOrder({ amount: 19_900, receipt, notes: { uid: '7' } })
  const result = await control('pay', { order_id: order.id })
  return { orderId: order.id, paymentId: result.razorpay_payment_id, signature: result.razorpay_signature }
}
/** Every letter in turn is another one, every one is left out, and what people try. */
const altered = (text: string): string[] => {
  const other = (letter: string) => (letter === '0' ? '1' : '0')
  const letters = [...text]
  return [
    ...letters.map((letter, at) => text.slice(0, at) + other(letter) + text.slice(at + 1)),
    ...letters.map((_, at) => text.slice(0, at) + text.slice(at + 1)),
  ]
}

describe('a result', () => {
  it('that the provider signed is one, for an order and for a subscription', async () => {
    expect(payments.isResult(await paid('signed'))).toBe(true)
    const { id: planId } = await payments.createPlan({ name: 'Monthly', amount: 19_900 })
    const { id: subscriptionId } = await payments.createSubscription({ planId, months: 12, notes: {} })
    const result = await control('pay', { subscription_id: subscriptionId })
    const of = { paymentId: result.razorpay_payment_id, signature: result.razorpay_signature }
    expect(payments.isResult({ ...of, subscriptionId })).toBe(true)
    expect(payments.isResult({ ...of, orderId: subscriptionId })).toBe(false)
  })

  it('that was altered is none: 0 of 40 and more', async () => {
    const [mine, other] = [await paid('mine'), await paid('other')]
    const wrong = [
      ...altered(mine.signature).map((signature) => ({ ...mine, signature })),
      ...altered(mine.paymentId).map((paymentId) => ({ ...mine, paymentId })),
      ...altered(mine.orderId).map((orderId) => ({ ...mine, orderId })),
      { ...mine, signature: other.signature },
      { ...mine, paymentId: other.paymentId },
      { ...mine, orderId: other.orderId },
      { ...mine, orderId: mine.paymentId, paymentId: mine.orderId },
      { ...mine, orderId: `${mine.orderId}|${mine.paymentId}`, paymentId: '' },
      { ...mine, signature: '' },
      { ...mine, signature: mine.signature.toUpperCase() },
      { ...mine, signature: ` ${mine.signature}` },
      { ...mine, signature: `${mine.signature}00` },
      { ...mine, signature: 'é'.repeat(64) },
    ]
    expect(wrong.length).toBeGreaterThan(40)
    expect(wrong.filter((result) => payments.isResult(result))).toEqual([])
  })
})

describe('an event', () => {
  it('of a payment tells it with its order', async () => {
    const { orderId, paymentId } = await paid('told')
    const told = () => merchant.events().filter(({ payment }) => payment?.id === paymentId)
    const types = ['order.paid', 'payment.authorized', 'payment.captured']
    await expect
      .poll(() =>
        told()
          .map(({ type }) => type)
          .sort(),
      )
      .toEqual(types)
    const events = told()
    const captured = events.find(({ type }) => type === 'payment.captured')
    expect(captured?.payment).toMatchObject({ id: paymentId, orderId, amount: 19_900, status: 'captured' })
    expect(captured?.id).toMatch(/^evt_\w{14}$/)
    expect(Math.abs((captured?.createdAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(events.find(({ type }) => type === 'order.paid')?.order).toMatchObject({ id: orderId, status: 'paid' })
  })

  it('that was altered is none: 0 of 200 and more; nor is one without a signature or signed with another secret', async () => {
    const { body = Buffer.alloc(0), headers } = ear.heard[0] ?? {}
    const signature = String(headers?.['x-razorpay-signature'])
    const read = (text: string | Buffer, signed: string | undefined) =>
      payments.readEvent(Buffer.from(text), signed, 'evt_1')
    expect(read(body, signature)).not.toBeNull()
    const text = body.toString()
    const wrong: [string, string | undefined][] = [
      ...altered(text).map((changed): [string, string] => [changed, signature]),
      ...altered(signature).map((changed): [string, string] => [text, changed]),
      [JSON.stringify(JSON.parse(text), null, 1), signature],
      [`${text}\n`, signature],
      ['', signature],
      [text, undefined],
      [text, createHmac('sha256', 'another').update(text).digest('hex')],
      [text, createHmac('sha256', SANDBOX_KEYS.keySecret).update(text).digest('hex')],
    ]
    expect(wrong.length).toBeGreaterThan(200)
    expect(wrong.filter(([changed, signed]) => read(changed, signed) !== null)).toEqual([])
  })

  const signedBy = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest('hex')
  const [secret = ''] = SANDBOX_KEYS.webhookSecrets
  const readSigned = (body: string, id?: string) => payments.readEvent(Buffer.from(body), signedBy(secret, body), id)

  it('is read under the secret before as long as both are known', () => {
    const body = '{"event":"payment.captured","payload":{}}'
    const both = createRazorpayPayments({
      ...SANDBOX_KEYS,
      baseUrl: '',
      checkout: noCheckout,
      webhookSecrets: ['new', 'old'],
    })
    const read = (by: string) => both.readEvent(Buffer.from(body), signedBy(by, body), 'evt_1')?.type
    expect(['new', 'old', 'older'].map(read)).toEqual(['payment.captured', 'payment.captured', undefined])
  })

  it('nobody knows is told by its name; what is no event is none', () => {
    const dispute =
      '{"event":"payment.dispute.created","created_at":1567674599,"payload":{"dispute":{"entity":{"id":1}}}}'
    expect(readSigned(dispute, 'evt_1')).toEqual({
      id: 'evt_1',
      type: 'payment.dispute.created',
      createdAt: new Date('2019-09-05T09:09:59Z'),
      order: null,
      payment: null,
      refund: null,
      subscription: null,
    })
    expect(['', 'null', '[]', '{}', '{"event":7,"payload":{}}', '<html>'].map((body) => readSigned(body))).toEqual(
      Array(6).fill(null),
    )
  })

  it('without an id is known by its text', () => {
    const body = '{"event":"order.paid","payload":{}}'
    expect(readSigned(body)?.id).toMatch(/^[0-9a-f]{64}$/)
    expect(readSigned(body)?.id).toBe(readSigned(body)?.id)
    expect(readSigned(`${body} `)?.id).not.toBe(readSigned(body)?.id)
  })
})
