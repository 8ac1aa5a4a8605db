import { openDb, settlePayment } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, afterEach, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { addPerson, balanceOf } from '#testing/people.ts'
import { randomOf } from '#testing/random.ts'
import { PACK, rechargingAt, TAX } from '#testing/recharging.ts'
import { priceOf, splitTax } from './gst.ts'
import { orderPack, type Pack } from './orders.ts'

const db = openDb({ url: await testDatabase(), poolSize: 12 })
afterAll(() => db.close())
afterEach(async () => {
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})

let at = new Date('2026-11-26T06:30:00Z')
const now = () => at
const later = (hours: number) => {
  at = new Date(at.getTime() + hours * 3_600_000)
}
const { provider, draw, order } = rechargingAt(db, now)
const WALLET: Pack = { id: 'wallet-200', for: 'wallet', originalRupees: 200, rupees: 180, questions: 0 }

const outcomeOf = async (id: string) => {
  const { outcome, reason } = await db.prisma.payment.findUniqueOrThrow({ where: { id } })
  return [outcome, reason]
}

test('a payment brings what was ordered, with its invoice', async () => {
  const uid = await addPerson(db)
  const payment = provider.pay(await order(uid))
  expect(await settlePayment(db, payment, now())).toMatchObject({ result: 'credited' })
  expect(await balanceOf(db, uid, 'oracle_paid')).toBe(10)
  expect(await db.prisma.invoice.findFirst({ where: { uid } })).toMatchObject({
    number: 'INV/2627/0000001',
    paymentId: payment.id,
    totalPaise: 4_900,
    pricePaise: 4_153,
    cgstPaise: 373,
    sgstPaise: 374,
    igstPaise: 0,
    place: '29',
    sac: '999799',
  })
})

test('a pack of the wallet brings its original price; to another state the tax is IGST', async () => {
  const uid = await addPerson(db)
  const payment = provider.pay(await order(uid, { pack: WALLET, place: '07' }))
  await settlePayment(db, payment, now())
  expect(await balanceOf(db, uid, 'money_paise')).toBe(20_000)
  const invoice = await db.prisma.invoice.findFirstOrThrow({ where: { uid } })
  expect(invoice).toMatchObject({ totalPaise: 18_000, pricePaise: 15_254, igstPaise: 2_746, cgstPaise: 0, place: '07' })
})

test('fifty at the same time credit one payment once', async () => {
  const uid = await addPerson(db)
  const payment = provider.pay(await order(uid))
  const told = await Promise.all(Array.from({ length: 50 }, () => settlePayment(db, payment, now())))
  expect(new Set(told.map(({ result }) => result))).toEqual(new Set(['credited']))
  expect(await balanceOf(db, uid, 'oracle_paid')).toBe(10)
})

test('nothing is credited before the money is captured, and a status never goes back', async () => {
  const uid = await addPerson(db)
  const payment = provider.pay(await order(uid))
  const told = async (status: typeof payment.status) => (await settlePayment(db, { ...payment, status }, now())).result
  expect([await told('created'), await told('failed'), await told('authorized')]).toEqual([
    'waiting',
    'failed',
    'waiting',
  ])
  expect(await told('failed')).toBe('waiting')
  expect(await balanceOf(db, uid, 'oracle_paid')).toBe(0)
  expect([await told('captured'), await told('failed'), await told('created')]).toEqual(Array(3).fill('credited'))
  expect(await balanceOf(db, uid, 'oracle_paid')).toBe(10)
})

test.each([
  ['amount', { amount: 4_899 }],
  ['amount', { amount: 490_000 }],
  ['currency', { currency: 'USD' }],
  ['refunded', { amountRefunded: 100 }],
])('wrong by its %s: kept to be given back, for nothing', async (reason, differing) => {
  const uid = await addPerson(db)
  const payment = provider.pay(await order(uid), differing)
  for (let time = 0; time < 2; time++)
    expect(await settlePayment(db, payment, now())).toEqual({ result: 'to_refund', reason })
  expect(await balanceOf(db, uid, 'oracle_paid')).toBe(0)
  expect(await outcomeOf(payment.id)).toEqual(['to_refund', reason])
})

test('an order is credited once: a second payment goes back, and so does one of somebody who has left', async () => {
  const uid = await addPerson(db)
  const orderId = await order(uid)
  const [first, second] = [provider.pay(orderId), provider.pay(orderId)]
  const told = await Promise.all([first, second].map((payment) => settlePayment(db, payment, now())))
  expect(told.map(({ result }) => result).toSorted()).toEqual(['credited', 'to_refund'])
  expect(await balanceOf(db, uid, 'oracle_paid')).toBe(10)

  const leaver = await addPerson(db)
  const late = provider.pay(await order(leaver))
  await db.prisma.user.update({ where: { uid: leaver }, data: { mobile: null, deletedAt: now() } })
  expect(await settlePayment(db, late, now())).toEqual({ result: 'to_refund', reason: 'gone' })
})

test('a payment of nobody we know is left alone, and one does not move to another order', async () => {
  const uid = await addPerson(db)
  const payment = provider.pay(await order(uid))
  expect(await settlePayment(db, { ...payment, orderId: 'order_unknown' }, now())).toMatchObject({ result: 'unknown' })
  expect(await settlePayment(db, { ...payment, orderId: null }, now())).toMatchObject({ result: 'unknown' })
  await settlePayment(db, payment, now())
  const other = await order(await addPerson(db))
  await expect(settlePayment(db, { ...payment, orderId: other }, now())).rejects.toThrow('made for another order')
})

test('a coupon lowers one order that is paid, of its own person, while it is good', async () => {
  const [asha, ravi] = [await addPerson(db), await addPerson(db)]
  const coupon = await draw(asha, 15)
  const ordering = { uid: asha, pack: PACK, coupon, place: '29', now: now() }
  const refused = async (more: Partial<typeof ordering>) => (await orderPack(db, { ...ordering, ...more }, TAX)).result
  expect(await refused({ uid: ravi })).toBe('coupon')
  expect(await refused({ coupon: { ...coupon, percent: 14 } })).toBe('coupon')
  expect(await refused({ now: new Date(now().getTime() + 86_400_000) })).toBe('coupon')
  await expect(refused({ coupon: { ...coupon, percent: 16 } })).resolves.toBe('coupon')

  const [one, two] = [await order(asha, { coupon }), await order(asha, { coupon, pack: WALLET })]
  later(30)
  const payments = [provider.pay(one), provider.pay(two)]
  const told = await Promise.all(payments.map((payment) => settlePayment(db, payment, now())))
  expect(told.filter(({ result }) => result === 'credited')).toHaveLength(1)
  expect(told).toContainEqual({ result: 'to_refund', reason: 'coupon' })
  expect(await db.prisma.coupon.findUnique({ where: { id: coupon.id } })).toMatchObject({ spentAt: now() })
  expect(await refused({ now: now() })).toBe('coupon')
})

test('the same order again is the same one for half an hour, until it is paid', async () => {
  const uid = await addPerson(db)
  const presses = await Promise.all(Array.from({ length: 10 }, () => order(uid)))
  expect(new Set(presses).size).toBe(1)
  expect(await order(uid, { place: '07' })).not.toBe(presses[0])
  later(0.6)
  const next = await order(uid)
  expect(next).not.toBe(presses[0])
  await settlePayment(db, provider.pay(next), now())
  expect(await order(uid)).not.toBe(next)
})

test('what was ordered, paid and billed cannot be changed', async () => {
  const uid = await addPerson(db)
  const orderId = await order(uid)
  const payment = provider.pay(orderId)
  await settlePayment(db, payment, now())
  const { prisma } = db
  const changes = [
    () => prisma.paymentOrder.updateMany({ where: { uid }, data: { quantity: 100 } }),
    () => prisma.paymentOrder.updateMany({ where: { uid }, data: { state: 'open', paidAt: null } }),
    () => prisma.payment.updateMany({ where: { uid }, data: { status: 'failed' } }),
    () => prisma.payment.updateMany({ where: { uid }, data: { outcome: null, settledAt: null } }),
    () => prisma.payment.deleteMany({ where: { uid } }),
    () => prisma.invoice.updateMany({ where: { uid }, data: { place: '07' } }),
    () => prisma.invoice.deleteMany({ where: { uid } }),
  ]
  for (const change of changes) await expect(change()).rejects.toThrow(/is not changed|only goes forward|append-only/)
})

test('numbers have no gap though fifty are issued at once and half of them fail; a year begins on the 1st of April in India', async () => {
  at = new Date('2027-03-31T18:29:59Z')
  const people = await Promise.all(Array.from({ length: 50 }, () => addPerson(db)))
  const payments = await Promise.all(people.map(async (uid) => provider.pay(await order(uid))))
  const failing = async (payment: (typeof payments)[number]) =>
    db.tx(async (tx) => {
      await settlePayment(tx, payment, now())
      throw new Error('the process died')
    })
  await Promise.allSettled(payments.flatMap((one) => [failing(one), settlePayment(db, one, now()), failing(one)]))
  await Promise.all(payments.map((one) => settlePayment(db, one, now())))
  const before = await db.prisma.invoice.findMany({ where: { uid: { in: people } } })
  expect(before.every(({ number }) => number.startsWith('INV/2627/'))).toBe(true)
  expect(new Set(before.map(({ serial }) => serial)).size).toBe(50)

  at = new Date('2027-03-31T18:30:00Z')
  const uid = await addPerson(db)
  await settlePayment(db, provider.pay(await order(uid)), now())
  expect(await db.prisma.invoice.findFirst({ where: { uid } })).toMatchObject({ number: 'INV/2728/0000001' })
})

test('the database computes 100,000 random prices as the server does', async () => {
  const random = randomOf(18)
  const prices = Array.from({ length: 100_000 }, () => {
    const place = random() < 0.5 ? '29' : '07'
    const one = priceOf(
      100 + Math.floor(random() * 100_000_000),
      Math.floor(random() * 16),
      Math.floor(random() * 5_000),
    )
    return { ...one, place, ...splitTax(one.gst, '29', place) }
  })
  const column = (name: 'list' | 'percent' | 'total' | 'price' | 'gstRate' | 'cgst' | 'sgst' | 'igst') =>
    prices.map((one) => one[name])
  // its own checks of an order, one by one
  const [row] = await db.query<{ definition: string }>({
    name: 'test.checks',
    text: `SELECT string_agg(regexp_replace(pg_get_constraintdef(oid), '^CHECK', ''), ' AND ') AS definition FROM pg_constraint
           WHERE conname IN ('payment_order_price', 'payment_order_place')`,
  })
  const broken = await db.query({
    name: 'test.prices',
    text: `SELECT FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::text[])
             AS o (list_paise, percent, total_paise, price_paise, gst_rate, cgst_paise, sgst_paise, igst_paise, place),
             (SELECT '29' AS seller_state) s
           WHERE NOT (${row?.definition})`,
    values: [
      column('list'),
      column('percent'),
      column('total'),
      column('price'),
      column('gstRate'),
      column('cgst'),
      column('sgst'),
      column('igst'),
      prices.map(({ place }) => place),
    ],
  })
  expect(broken).toEqual([])
})
