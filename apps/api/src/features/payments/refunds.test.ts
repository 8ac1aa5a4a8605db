// A person asks for money back, and what the provider, the network and a dying process may do meanwhile.
import { PaymentsFailed } from '@dhruva/adapters'
import { payments, users } from '@dhruva/contract'
import { askProvider, reconcilePayments } from '@dhruva/domain'
import type { Member } from '@dhruva/testkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dieAt as dieIn, survive } from '../recharges/testing/deaths.ts'
import { createTill, signed } from '../recharges/testing/till.ts'

const till = await createTill()
const { world, provider, db } = till
const dieAt = (place: string) => dieIn(place, [world.app.ctx.db, db], provider)
afterEach(() => {
  vi.restoreAllMocks()
  provider.refundsBecome = 'processed'
})

let people = 0
const member = () => world.member(`returner ${++people}`)
const buyer = async (pack = 'oracle-10') => {
  const who = await member()
  const payment = await till.pay(who, {}, pack)
  await till.record(who, payment)
  return { who, payment: payment.id }
}
const paymentsOf = async (who: Member) => (await who.call(payments.getPayments, {})).payments
const ask = (who: Member, payment: string, amount: number) => who.raw(payments.refundPayment, { payment, amount })
/** The worker's part: the jobs of refunds that were ordered and not done. */
const work = async () => {
  for (const { id } of await db.prisma.paymentRefund.findMany({ where: { state: 'asked' }, select: { id: true } }))
    await askProvider(db, till.payments, id, world.clock.now)
}
const quarterLater = async () => {
  world.clock.advance({ minutes: 15 })
  await reconcilePayments(db, till.payments, world.clock.now, new AbortController().signal)
}
const notesOf = (payment: string) => db.prisma.invoice.count({ where: { paymentId: payment, kind: 'credit' } })

it('tells a person of their payments, and what may be asked back of them until when', async () => {
  const { who, payment } = await buyer()
  const at = world.clock.now().toISOString()
  expect(await paymentsOf(who)).toEqual([
    {
      id: payment,
      at,
      amount: 49,
      state: 'credited',
      brings: { for: 'oracle', count: 10 },
      invoice: expect.stringMatching(/^INV\/\d{4}\/\d{7}$/),
      refundable: { amount: 49, count: 10, until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), by: expect.any(String) },
      refunds: [],
    },
  ])
  world.clock.advance({ hours: 8 * 24 })
  expect(await paymentsOf(who)).toMatchObject([{ refundable: null }])
  expect((await ask(who, payment, 49)).json).toMatchObject({ status: 'fail', code: 'refund_late' })
})

it('gives back what was shown and takes the questions at once', async () => {
  const { who, payment } = await buyer()
  expect((await ask(who, payment, 48)).json).toMatchObject({ code: 'refund_changed' })
  const { json } = await ask(who, payment, 49)
  expect(json).toMatchObject({ status: 'success', by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  expect((await who.call(users.getUserInfo, {})).transferable_oracle_questions).toBe(0)
  expect(await paymentsOf(who)).toMatchObject([
    { refundable: null, refunds: [{ amount: 49, state: 'asked', by_me: true, credit_note: null }] },
  ])
  expect((await ask(who, payment, 49)).json).toMatchObject({ code: 'refund_none' })
  await work()
  expect(await paymentsOf(who)).toMatchObject([
    { refunds: [{ state: 'processed', credit_note: expect.stringMatching(/^CRN/) }] },
  ])
  expect((await ask(await member(), payment, 49)).status).toBe(404)
})

it('gives the papers of a payment as PDF to its person alone', async () => {
  const { who, payment } = await buyer()
  await ask(who, payment, 49)
  await work()
  const [{ invoice, refunds } = { invoice: null, refunds: [] }] = await paymentsOf(who)
  for (const number of [invoice, refunds[0]?.credit_note])
    for (const language of ['en', 'hi', '']) {
      const { status, headers, text } = await who.raw(payments.getInvoice, { number, language })
      expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
      expect(headers['content-disposition']).toBe(`attachment; filename="${number?.replaceAll('/', '-')}.pdf"`)
      expect(headers['cache-control']).toBe('no-store')
    }
  expect((await (await member()).raw(payments.getInvoice, { number: invoice })).json).toMatchObject({
    code: 'invoice_not_found',
  })
  expect((await who.raw(payments.getInvoice, { number: 'INV/2627/9999999' })).status).toBe(404)
  expect((await who.raw(payments.getInvoice, { number: '../../etc' })).status).toBe(400)
})

it('shows a refund that the provider refused, with the questions back', async () => {
  const { who, payment } = await buyer('wallet-250')
  provider.refundsBecome = 'refused'
  expect(await paymentsOf(who)).toMatchObject([
    { brings: { for: 'wallet', count: 250 }, refundable: { amount: 239, count: 250 } },
  ])
  await ask(who, payment, 239)
  await work()
  expect(await paymentsOf(who)).toMatchObject([{ refunds: [{ state: 'refused' }], refundable: { amount: 239 } }])
  expect(await till.has(who, 'money_paise')).toBe(25_000)
})

it('tells of money that could not be credited and goes back by itself', async () => {
  const who = await member()
  const payment = await till.pay(who, { amount: 100 })
  await till.record(who, payment)
  await work()
  expect(await paymentsOf(who)).toMatchObject([
    {
      amount: 1,
      state: 'returned',
      invoice: null,
      refundable: null,
      refunds: [{ amount: 1, state: 'processed', by_me: false, credit_note: null }],
    },
  ])
})

it('acts on what a webhook tells of a refund, and believes only the provider', async () => {
  const { who, payment } = await buyer()
  provider.refundsBecome = 'pending'
  await ask(who, payment, 49)
  await work()
  const [refund] = [...provider.refunds.values()].filter(({ paymentId }) => paymentId === payment)
  const tell = (event: string, status: string) => {
    const entity = { id: refund?.id, payment_id: payment, amount: 4_900, status, receipt: refund?.receipt }
    const body = JSON.stringify({ event, payload: { refund: { entity } } })
    return till.send({ body, headers: signed(body) })
  }
  // of what has not happened
  await tell('refund.failed', 'failed')
  await tell('refund.processed', 'processed')
  await till.work()
  expect(await paymentsOf(who)).toMatchObject([{ refunds: [{ state: 'asked' }] }])
  provider.settleRefund(refund?.id ?? '', 'failed')
  await tell('refund.processed', 'processed')
  await till.work()
  expect(await paymentsOf(who)).toMatchObject([{ refunds: [{ state: 'refused' }] }])
  expect(await till.has(who)).toBe(10)
})

describe('a provider that', () => {
  it('is down is asked again until it is back: one refund, one credit note', async () => {
    const { who, payment } = await buyer()
    provider.trouble = () => {
      throw new PaymentsFailed('timeout', 'maybe')
    }
    await ask(who, payment, 49)
    for (let time = 0; time < 3; time++) await expect(work()).rejects.toThrow('timeout')
    world.clock.advance({ minutes: 15 })
    await expect(quarterLater()).rejects.toThrow('could not be looked at')
    provider.trouble = () => {}
    await quarterLater()
    expect(await paymentsOf(who)).toMatchObject([{ refunds: [{ state: 'processed' }] }])
    expect([...provider.refunds.values()].filter(({ paymentId }) => paymentId === payment)).toHaveLength(1)
    expect(await notesOf(payment)).toBe(1)
  })
})

const around = (...steps: string[]) => steps.flatMap((step) => [`before refunds.${step}`, `after refunds.${step}`])

describe('a process that dies', () => {
  it.each([
    ...around('ask', 'open', 'settle', 'take_open', 'to_settle'),
    'after refund',
    'after refundsOf',
    'after listRefunds',
  ])('%s loses nothing and gives back nothing twice', async (place) => {
    const { who, payment } = await buyer()
    const died = dieAt(place)
    // pressed again until it is said that it was done, or cannot be done any more
    for (let time = 0; time < 3; time++) {
      const { json } = await ask(who, payment, 49)
      if (JSON.stringify(json).match(/success|refund_none/)) break
    }
    if (place.includes('take_open') || place.includes('to_settle') || place.includes('list')) {
      // another one is made in the dashboard, which nobody tells of
      const other = await buyer()
      provider.giveBack(other.payment, 4_900)
      await survive(quarterLater)
      await quarterLater()
      expect(await till.has(other.who)).toBe(0)
    }
    await survive(work)
    await work()
    expect(died()).toBe(true)
    expect(await till.has(who)).toBe(0)
    expect([...provider.refunds.values()].filter(({ paymentId }) => paymentId === payment)).toMatchObject([
      { amount: 4_900, status: 'processed' },
    ])
    expect(await notesOf(payment)).toBe(1)
  })

  it.each(around('open', 'refuse'))('%s gives what was taken back once, where the provider refuses', async (place) => {
    const { who, payment } = await buyer()
    provider.refundsBecome = 'refused'
    await ask(who, payment, 49)
    const died = dieAt(place)
    await survive(work)
    expect(died()).toBe(true)
    await work()
    await quarterLater()
    expect(await till.has(who)).toBe(10)
    expect(await notesOf(payment)).toBe(0)
  })

  it.each(['before payments.settle', 'after payments.settle'])(
    '%s gives back what could not be credited',
    async (place) => {
      const who = await member()
      const payment = await till.pay(who, { amount: 100 })
      const died = dieAt(place)
      await till.record(who, payment)
      expect(died()).toBe(true)
      await quarterLater()
      await work()
      expect(provider.payments.get(payment.id)).toMatchObject({ status: 'refunded' })
    },
  )
})
