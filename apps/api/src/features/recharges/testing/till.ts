// A service whose provider of payments is in memory. What is signed, and how events read, is the real adapter's.
import { createHmac, randomUUID } from 'node:crypto'
import { createPayments, type Payments, PaymentsFailed } from '@dhruva/adapters'
import { payments as paymentCalls, recharges } from '@dhruva/contract'
import { auditBooks, settleEvent } from '@dhruva/domain'
import { createWorld, type Member } from '@dhruva/testkit'
import { drawCoupon } from '@dhruva/testkit/draw-coupon'
import { type FakePayment, FakePayments } from '@dhruva/testkit/fake-payments'
import { afterEach, expect } from 'vitest'
import { type App, buildApp } from '#app.ts'

// of the sandbox, whose keys guard nothing
const KEY_SECRET = 'sandbox-no-money-moves'
const WEBHOOK_SECRET = 'sandbox-webhooks'

const hmac = (secret: string, text: string | Buffer) => createHmac('sha256', secret).update(text).digest('hex')

export const signResult = (orderId: string, paymentId: string) => hmac(KEY_SECRET, `${orderId}|${paymentId}`)

/** What the browser sends when the checkout said that all is paid. */
export const resultOf = ({ orderId, id }: FakePayment) => ({
  razorpay_order_id: orderId,
  razorpay_payment_id: id,
  razorpay_signature: signResult(orderId, id),
})

export type Webhook = { body: string; headers: Record<string, string> }

/** An event as the provider sends it; sent again it is the same. */
export const webhookOf = (payment: FakePayment, event = 'payment.captured'): Webhook => {
  const { id, orderId, amount, currency, status, method, notes, createdAt } = payment
  const entity = { id, order_id: orderId, amount, currency, status, method, notes, amount_refunded: 0 }
  const created_at = Math.floor(createdAt.getTime() / 1_000)
  // of whoever paid: not to be kept
  const personal = { email: 'payer@example.org', contact: '+919812345678', vpa: 'payer@upi' }
  const body = JSON.stringify({
    event,
    created_at,
    payload: { payment: { entity: { ...entity, ...personal, created_at } } },
  })
  return { body, headers: signed(body) }
}

export const signed = (body: string, secret = WEBHOOK_SECRET) => ({
  'content-type': 'application/json',
  'x-razorpay-signature': hmac(secret, body),
  'x-razorpay-event-id': randomUUID().replaceAll('-', ''),
})

/** A provider of payments in memory, and the port to it. */
export const createProvider = (now: () => Date): { provider: FakePayments; payments: Payments } => {
  const provider = new FakePayments(
    now,
    () => new PaymentsFailed('not_found', 'no'),
    () => new PaymentsFailed('refused', 'no'),
  )
  const sandbox = createPayments({ PAYMENTS: 'sandbox', RAZORPAY_BASE_URL: 'http://127.0.0.1:1' })
  return { provider, payments: { ...sandbox, ...provider.calls } }
}

/** A world of its own for one test file, whose books are looked at after each test. */
export const createTill = async (env: Record<string, string> = {}) => {
  let at: () => Date = () => new Date()
  const { provider, payments } = createProvider(() => at())
  const world = await createWorld((parts): Promise<App> => buildApp({ ...parts, externals: { payments } }), { env })
  at = world.clock.now
  const { db } = world

  afterEach(async () => {
    provider.trouble = () => {}
    expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
  })

  const order = async (who: Member, pack = 'oracle-10', coupon?: string) =>
    (await who.call(recharges.createOrder, { pack, coupon })).order_id

  return {
    world,
    db,
    provider,
    payments,
    order,
    /** Orders and pays, as the checkout would; nobody is told. */
    pay: async (who: Member, differing: Partial<FakePayment> = {}, pack?: string) =>
      provider.pay(await order(who, pack), differing),
    /** The coupon that the wheel would have drawn. */
    draw: (who: Member, percent: number) => drawCoupon(db, who.uid, percent, world.clock.now()),
    send: ({ body, headers }: Webhook) => world.visitor().raw(paymentCalls.paymentWebhook, body, headers),
    record: (who: Member, payment: FakePayment) => who.raw(recharges.recordPayment, resultOf(payment)),
    /** The worker's part: acts on each event that waits. @returns how many */
    work: async () => {
      const waiting = await db.prisma.paymentEvent.findMany({ where: { doneAt: null }, orderBy: { receivedAt: 'asc' } })
      for (const { id } of waiting) await settleEvent(db, payments, id, world.clock.now)
      return waiting.length
    },
    has: async (who: Member, unit = 'oracle_paid') => {
      const wallet = await db.prisma.wallet.findUnique({ where: { uid_unit: { uid: who.uid, unit } } })
      return Number(wallet?.balance ?? 0)
    },
  }
}
