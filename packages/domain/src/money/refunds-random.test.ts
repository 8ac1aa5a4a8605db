import { randomUUID } from 'node:crypto'
import { openDb, orderRefund } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { balanceOf } from '#testing/people.ts'
import { randomOf } from '#testing/random.ts'
import { PACK, rechargingAt } from '#testing/recharging.ts'
import { refundingAt, WALLET } from '#testing/refunding.ts'
import { reconcilePayments } from './reconcile.ts'
import { settleRefundsOf } from './refunds.ts'

const db = openDb({ url: await testDatabase(), poolSize: 8 })
afterAll(() => db.close())

let at = new Date('2026-11-26T06:30:00Z')
const now = () => at
const { provider, order } = rechargingAt(db, now)
const calls = provider.calls
const { payer, use, work } = refundingAt(db, now, { provider, order })
const reconcile = () => {
  at = new Date(at.getTime() + 15 * 60_000)
  return reconcilePayments(db, calls, now, new AbortController().signal)
}

const CASES = 200

test(`${CASES} random refunds, asked for here or made at the provider, in parts: the books are clean and nobody is below nothing`, async () => {
  const random = randomOf(26)
  const below = (n: number) => Math.floor(random() * n)
  const people = await Promise.all(
    Array.from({ length: CASES / 4 }, (_, n) => payer(n % 2 ? PACK : WALLET, n % 3 ? '29' : '07')),
  )
  for (let done = 0; done < CASES; done++) {
    const { uid, payment } = people[below(people.length)] ?? { uid: 0, payment: '' }
    const paid = provider.payments.get(payment)
    const left = (paid?.amount ?? 0) - (paid?.amountRefunded ?? 0)
    provider.refundsBecome = random() < 0.2 ? 'failed' : random() < 0.2 ? 'pending' : 'processed'
    const unit = people.findIndex((one) => one.uid === uid) % 2 ? 'oracle_paid' : 'money_paise'
    const used = below((await balanceOf(db, uid, unit)) + 1)
    if (random() < 0.4 && used > 0) await use(uid, used, unit)
    const way = below(3)
    if (way === 0 && left >= 100) provider.giveBack(payment, 100 + below(left - 99))
    if (way === 1) await orderRefund(db, { id: randomUUID(), payment, what: 1 + below(3_000), now: now() })
    if (way === 2) {
      const what = random() < 0.5 ? 'unused' : 'all'
      await orderRefund(db, { id: randomUUID(), payment, what, now: now() })
    }
    await Promise.allSettled([work(), settleRefundsOf(db, calls, payment, now)])
    for (const { id, status } of provider.refunds.values())
      if (status === 'pending' && random() < 0.5) provider.settleRefund(id, random() < 0.5 ? 'processed' : 'failed')
  }
  provider.refundsBecome = 'processed'
  for (const { id, status } of provider.refunds.values())
    if (status === 'pending') provider.settleRefund(id, 'processed')
  await reconcile().catch(() => {})
  await reconcile()
  const made = [...provider.refunds.values()].filter(({ status }) => status === 'processed')
  const rows = await db.prisma.paymentRefund.findMany({
    where: { state: 'processed', providerId: { in: made.map(({ id }) => id) } },
  })
  expect(rows).toHaveLength(made.length)
  expect(made.length).toBeGreaterThan(60)
  expect(rows.some(({ debt }) => debt > 0n)).toBe(true)
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})

/** All of them with `test --long`, otherwise a tenth. */
const PRICES = process.env.TEST_LONG ? 100_000 : 10_000

const NOTES = `
  WITH setting AS MATERIALIZED (SELECT setseed($2)),
  prices AS MATERIALIZED (
    SELECT n, total, ARRAY(SELECT cut FROM unnest(ARRAY[0, one * total, two * total, three * total, total]::bigint[]) cut ORDER BY 1) AS cuts,
      jsonb_populate_record(NULL::invoice, jsonb_build_object('gst_rate', rate, 'place', place, 'seller_state', '29')) AS i
    FROM (SELECT n, 100 * (1 + floor(random() * 999999))::int AS total, floor(random() * 5000)::int AS rate, random() AS one,
        random() AS two, random() AS three, CASE WHEN n % 2 = 0 THEN '29' ELSE '07' END AS place
      FROM setting, generate_series(1, $1::int) n) drawn
  ), notes AS (
    SELECT n, total, i, cuts[k] - cuts[k - 1] AS amount, b.price - a.price AS price, b.cgst - a.cgst AS cgst, b.sgst - a.sgst AS sgst,
      b.igst - a.igst AS igst
    FROM prices, generate_series(2, 5) k, credit_figures(i, cuts[k - 1]) a, credit_figures(i, cuts[k]) b
  ), sums AS (
    SELECT bool_and(least(price, cgst, sgst, igst) >= 0 AND price + cgst + sgst + igst = amount) AS each, total, i, sum(price) AS price,
      sum(cgst) AS cgst, sum(sgst) AS sgst, sum(igst) AS igst, sum(amount) AS amount
    FROM notes GROUP BY n, total, i
  )
  SELECT count(*) AS prices, count(*) FILTER (WHERE each AND sums.amount = total
    AND (sums.price, sums.cgst, sums.sgst, sums.igst) = (f.price, f.cgst, f.sgst, f.igst)) AS exact
  FROM sums, credit_figures(i, total) f`

test(`credit notes of ${PRICES} random prices, cut off in four parts, add up to the invoice to the paisa`, async () => {
  for (let batch = 0; batch < PRICES / 10_000; batch++) {
    const values = [10_000, batch / 100]
    expect(await db.query({ name: 'test.credit_notes', text: NOTES, values })).toEqual([
      { prices: 10_000, exact: 10_000 },
    ])
  }
})
