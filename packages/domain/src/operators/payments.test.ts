import { randomUUID } from 'node:crypto'
import { askRefund, findBookedPayments, openDb, settlePayment } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { reconcileDay, reportDays } from '#money/reconciliation.ts'
import { askProvider } from '#money/refunds.ts'
import { addPerson, balanceOf, give } from '#testing/people.ts'
import { rechargingAt } from '#testing/recharging.ts'
import { readCommand, runCommand } from './run-command.ts'

const url = await testDatabase()
const db = openDb({ url, poolSize: 4 })
afterAll(() => db.close())
afterEach(async () => {
  provider.trouble = () => {}
  provider.refundsBecome = 'processed'
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})

let at = new Date('2026-11-26T06:30:00Z')
const now = () => at
const { provider, order } = rechargingAt(db, now)
const calls = { ...provider.calls }

const ops = async (...args: string[]) => {
  const command = readCommand(args)
  return 'result' in command ? command.result : runCommand(url, command.run, now(), { provider: () => calls })
}
const SIGNED = ['--by', 'mira', '--reason', 'a lost reply']

const payer = async () => {
  const uid = await addPerson(db)
  const orderId = await order(uid)
  const payment = provider.pay(orderId)
  await settlePayment(db, payment, now())
  return { uid, orderId, payment: payment.id }
}
const work = async () => {
  for (const { id } of await db.prisma.paymentRefund.findMany({ where: { state: 'asked' } }))
    await askProvider(db, calls, id, now)
}

test('a payment is found by whatever is known of it, and all that happened to it is told', async () => {
  const { uid, orderId, payment } = await payer()
  await give(db, uid, 'oracle_paid', -4)
  expect(await ops('refund', payment, 'all', ...SIGNED)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^act \d+: ₹49\.00 of pay_\w+ are asked back/),
  })
  await work()
  const { id: ours } = await db.prisma.paymentOrder.findFirstOrThrow({ where: { uid } })
  const { mobile } = await db.prisma.user.findUniqueOrThrow({ where: { uid } })
  const refund = await db.prisma.paymentRefund.findFirstOrThrow({ where: { uid } })
  const numbers = (await db.prisma.invoice.findMany({ where: { uid } })).map(({ number }) => number)
  const known = [payment, orderId, ours, String(uid), mobile ?? '', refund.id, refund.providerId ?? '', ...numbers]
  for (const what of known) {
    const { code, text } = await ops('payments', what)
    expect([code, text.split('\n')[0]]).toEqual([0, expect.stringContaining(payment)])
    expect(text).toMatch(/₹49\.00 given back {2}4 oracle_paid used before they could be taken/)
    expect(text).toMatch(
      /order .* of 10 oracle_paid, ₹49\.00[\s\S]*paid by upi[\s\S]*credited[\s\S]*INV\/2627[\s\S]*refund .*\(ops\)[\s\S]*CRN\/2627/,
    )
    expect(text).toMatch(/act \d+: refund by mira: a lost reply/)
  }
  expect(await ops('payments', 'pay_none')).toEqual({ code: 1, text: 'no payment is known by pay_none' })
  const unpaid = await order(await addPerson(db))
  expect((await ops('payments', unpaid)).text).toMatch(/no payment$/)
  expect(JSON.parse((await ops('payments', payment, '--json')).text)).toMatchObject({
    payments: [{ id: payment, debt: 4 }],
  })
})

test('a refund by an operator is refused where there is nothing or less, and leaves no act then', async () => {
  const { uid, payment } = await payer()
  const acts = await db.prisma.operatorAct.count()
  expect(await ops('refund', payment, '49.01', ...SIGNED)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/more than is left/),
  })
  expect(await ops('refund', 'pay_none', 'all', ...SIGNED)).toMatchObject({ code: 1 })
  expect(await ops('refund', payment, 'all')).toMatchObject({ code: 2 })
  for (const wrong of ['0', '0.99', '-5', 'half', '1.234'])
    expect(await ops('refund', payment, wrong, ...SIGNED)).toMatchObject({ code: 2 })
  expect(await db.prisma.operatorAct.count()).toBe(acts)
  expect(await ops('refund', payment, '9.8', ...SIGNED)).toMatchObject({ code: 0 })
  expect(await balanceOf(db, uid, 'oracle_paid')).toBe(8)
  expect((await ops('refund', payment, 'unused', ...SIGNED)).text).toMatch(/₹39\.20/)
  await work()
})

test('settling asks the provider and acts on what it says, of a payment or an order', async () => {
  const uid = await addPerson(db)
  const orderId = await order(uid)
  const payment = provider.pay(orderId)
  expect(await ops('settle', orderId, ...SIGNED)).toMatchObject({
    code: 0,
    text: expect.stringContaining(`${payment.id} credited`),
  })
  provider.giveBack(payment.id, 4_900)
  expect(await ops('settle', payment.id, ...SIGNED)).toMatchObject({ code: 0 })
  expect(await balanceOf(db, uid, 'oracle_paid')).toBe(0)
  provider.trouble = () => {
    throw new Error('payments failed: unreachable')
  }
  expect(await ops('settle', payment.id, ...SIGNED)).toEqual({
    code: 3,
    text: 'nothing was done: payments failed: unreachable',
  })
  const command = readCommand(['settle', payment.id, ...SIGNED])
  if ('result' in command) throw new Error('not understood')
  expect(await runCommand(url, command.run, now())).toMatchObject({
    code: 1,
    text: expect.stringMatching(/no provider/),
  })
})

describe('the report of a day', () => {
  const differences = async (day: string) => (await reconcileDay(db, calls, day)).differences
  let day = 0
  /** A day of its own, in the middle of it. */
  const nextDay = () => {
    at = new Date(Date.parse('2026-12-10T06:30:00Z') + ++day * 86_400_000)
    return at.toISOString().slice(0, 10)
  }

  test('says nothing where both agree: paid, failed, to go back, given back in parts', async () => {
    const today = nextDay()
    const { uid, payment } = await payer()
    await give(db, uid, 'oracle_paid', -5)
    await askRefund(db, { id: randomUUID(), uid, payment, shown: 2_450, now: now() })
    await settlePayment(db, provider.pay(await order(await addPerson(db)), { amount: 100 }), now())
    await settlePayment(db, provider.pay(await order(await addPerson(db)), { status: 'failed' }), now())
    await work()
    expect(await reconcileDay(db, calls, today)).toMatchObject({
      compared: 5,
      differences: [],
      csv: 'day,kind,payment,refund,provider,books',
    })
    expect(await reconcileDay(db, calls, '2026-01-01')).toMatchObject({ compared: 0, differences: [] })
  })

  test('a day begins at midnight in India', async () => {
    nextDay()
    at = new Date('2027-02-01T18:29:59Z')
    const before = provider.pay(await order(await addPerson(db)))
    at = new Date('2027-02-01T18:30:00Z')
    const after = provider.pay(await order(await addPerson(db)))
    expect(await differences('2027-02-01')).toMatchObject([{ payment: before.id }])
    expect(await differences('2027-02-02')).toMatchObject([{ payment: after.id }])
    for (const payment of [before, after]) await settlePayment(db, payment, now())
  })

  test('payment_unknown: captured there and not in the books', async () => {
    const today = nextDay()
    const payment = provider.pay(await order(await addPerson(db)))
    expect(await differences(today)).toEqual([
      { kind: 'payment_unknown', payment: payment.id, refund: '', provider: '4900 INR captured', books: '' },
    ])
    await settlePayment(db, payment, now())
    expect(await differences(today)).toEqual([])
  })

  test('payment_amount, payment_not_captured and payment_not_there: the provider says otherwise afterwards', async () => {
    const today = nextDay()
    const { payment } = await payer()
    const told = provider.payments.get(payment)
    if (!told) throw new Error('no payment')
    Object.assign(told, { amount: 4_800 })
    expect((await differences(today)).map(({ kind }) => kind)).toEqual(['payment_amount'])
    Object.assign(told, { amount: 4_900, status: 'failed' })
    expect((await differences(today)).map(({ kind }) => kind)).toEqual(['payment_not_captured'])
    provider.payments.delete(payment)
    expect(await differences(today)).toMatchObject([{ kind: 'payment_not_there', books: '4900 INR credited' }])
    provider.payments.set(payment, { ...told, status: 'captured' })
  })

  test('payment_unsettled: known as authorized, captured there since', async () => {
    const today = nextDay()
    const payment = provider.pay(await order(await addPerson(db)), { status: 'authorized' })
    await settlePayment(db, payment, now())
    expect(await differences(today)).toEqual([])
    Object.assign(payment, { status: 'captured' })
    expect(await differences(today)).toMatchObject([{ kind: 'payment_unsettled', books: '4900 INR open' }])
    await settlePayment(db, payment, now())
    expect(await findBookedPayments(db, [payment.id], { from: at, to: at })).toMatchObject([{ outcome: 'credited' }])
    expect(await differences(today)).toEqual([])
  })

  test('refund_unknown and payment_returned: given back there by nobody here', async () => {
    const today = nextDay()
    const { payment } = await payer()
    const refund = provider.giveBack(payment, 1_000)
    expect(await differences(today)).toEqual([
      { kind: 'payment_returned', payment, refund: '', provider: '1000', books: '0' },
      { kind: 'refund_unknown', payment, refund: refund.id, provider: '1000 processed', books: '' },
    ])
    expect((await ops('reconcile', today)).text).toBe(
      `day,kind,payment,refund,provider,books\n${today},payment_returned,${payment},,1000,0\n${today},refund_unknown,${payment},${refund.id},1000 processed,`,
    )
    await ops('settle', payment, ...SIGNED)
    expect(await differences(today)).toEqual([])
  })

  test('refund_state, refund_amount and refund_not_there', async () => {
    const today = nextDay()
    const { uid, payment } = await payer()
    await askRefund(db, { id: randomUUID(), uid, payment, shown: 4_900, now: now() })
    await work()
    const [refund] = [...provider.refunds.values()].filter(({ paymentId }) => paymentId === payment)
    if (!refund) throw new Error('no refund')
    Object.assign(refund, { status: 'failed' })
    expect(await differences(today)).toMatchObject([
      { kind: 'refund_state', provider: '4900 failed', books: '4900 processed' },
    ])
    Object.assign(refund, { status: 'processed', amount: 4_800 })
    expect(await differences(today)).toMatchObject([{ kind: 'refund_amount' }])
    provider.refunds.delete(refund.id)
    expect(await differences(today)).toMatchObject([{ kind: 'refund_not_there', refund: refund.id }])
    provider.refunds.set(refund.id, { ...refund, amount: 4_900 })
    expect(await differences(today)).toEqual([])
  })

  test('is made once for each of the last seven days, also those that were missed', async () => {
    nextDay()
    at = new Date('2027-03-10T22:30:00Z')
    expect((await reportDays(db, calls, now)).map((report) => report.day)).toEqual(
      Array.from({ length: 7 }, (_, n) => `2027-03-0${4 + n}`.replace('010', '10')),
    )
    expect(await reportDays(db, calls, now)).toEqual([])
    at = new Date('2027-03-11T22:30:00Z')
    expect(await reportDays(db, calls, now)).toHaveLength(1)
    expect(await db.prisma.reconciliation.count()).toBe(8)
    expect(await ops('reconcile', 'yesterday')).toMatchObject({ code: 2 })
  })
})
