// What could be written around payments, coupons and invoices, each found by the invariant that it breaks.
import { openDb, settleMonth, settlePayment } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyInvariants } from '#audit/money-invariants.ts'
import { addPerson } from '#testing/people.ts'
import { rechargingAt } from '#testing/recharging.ts'
import { subscribingAt } from '#testing/subscribing.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
const vandal = await db.pool.connect()
afterAll(async () => {
  vandal.release()
  await db.close()
})

beforeAll(async () => {
  const at = new Date('2026-11-26T06:30:00Z')
  const { provider, draw, order } = rechargingAt(db, () => at)
  const pay = async (orderId: string, differing = {}) => settlePayment(db, provider.pay(orderId, differing), at)
  const [asha, ravi, mira] = [await addPerson(db), await addPerson(db), await addPerson(db)]
  const reduced = await order(asha, { coupon: await draw(asha) })
  await pay(reduced)
  await pay(reduced)
  await pay(await order(ravi, { place: '07' }))
  await pay(await order(mira), { status: 'authorized' })
  const subscribeAt = subscribingAt(db, provider, () => at)
  const id = await subscribeAt(asha)
  for (let month = 0; month < 2; month++) await settleMonth(db, provider.payMonth(id), at)
  await subscribeAt(ravi)
})

/** What keeps such damage from being done: triggers, checks and what is unique. */
const UNGUARD = `DO $$
DECLARE
  v_guard text;
BEGIN
  FOR v_guard IN
    SELECT format('ALTER TABLE %s DISABLE TRIGGER ALL', unnest(ARRAY['ledger_entry', 'ledger_op', 'payment_order', 'payment', 'coupon', 'invoice',
      'spin', 'subscription', 'subscription_month']))
    UNION ALL SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) FROM pg_constraint
      WHERE contype = 'c' AND conrelid IN ('payment_order'::regclass, 'payment'::regclass, 'coupon'::regclass, 'invoice'::regclass,
        'spin'::regclass, 'subscription'::regclass, 'subscription_month'::regclass)
  LOOP
    EXECUTE v_guard;
  END LOOP;
  DROP INDEX payment_one_credit;
  DROP INDEX subscription_one_live;
  DROP INDEX subscription_month_one_runs;
END $$`

const brokenAfter = async (damage: string): Promise<string[]> => {
  await vandal.query('BEGIN')
  try {
    await vandal.query(UNGUARD)
    const { rowCount: done } = await vandal.query(damage)
    expect(done).not.toBe(0)
    const broken: string[] = []
    for (const { id, violationsQuery } of moneyInvariants) {
      const { rowCount } = await vandal.query(violationsQuery)
      if (rowCount !== 0) broken.push(id)
    }
    return broken
  } finally {
    await vandal.query('ROLLBACK')
  }
}

test('payments of each kind are clean', async () => {
  expect(await brokenAfter('SELECT 1')).toEqual([])
})

const CREDITED = "(SELECT id FROM payment WHERE outcome = 'credited' LIMIT 1)"
const UNPAID = "(SELECT id FROM payment_order WHERE state = 'open')"
const CAPTURED = "UPDATE payment SET status = 'captured' WHERE status = 'authorized'"

test.each([
  ['I6', 'a credit of nothing that was paid', "UPDATE payment SET outcome = 'to_refund', reason = 'second'"],
  ['I6', 'a payment that is kept and credits nothing', CAPTURED],
  ['I6', 'a payment called credited', "UPDATE payment SET outcome = 'credited', reason = NULL WHERE reason = 'second'"],
  [
    'I6',
    'a gift called a payment',
    `WITH op AS (INSERT INTO ledger_op (op_key, kind, uid) VALUES ('pay:none', 'grant', 1) RETURNING op_key)
     INSERT INTO ledger_entry (op_key, account, uid, unit, delta) SELECT op_key, 'user', 1, 'oracle_paid', 1 FROM op`,
  ],
  ['I6', 'lines of more', "UPDATE ledger_entry SET delta = 11 WHERE op_key LIKE 'pay:%' AND account = 'user'"],
  ['I6', 'another account', "UPDATE ledger_entry SET account = 'sys:grant' WHERE account = 'sys:sales'"],
  ['I6', 'somebody else', "UPDATE ledger_entry SET uid = uid + 1 WHERE op_key LIKE 'pay:%'"],
  ['I7', 'another amount', `UPDATE payment SET amount_paise = amount_paise - 1 WHERE id = ${CREDITED}`],
  ['I7', 'another payer', 'UPDATE payment SET uid = uid + 1'],
  ['I7', 'an order paid by nothing', `UPDATE payment_order SET state = 'paid', paid_at = now() WHERE id = ${UNPAID}`],
  [
    'I7',
    'an order whose payment is not noticed',
    "UPDATE payment_order SET state = 'open', paid_at = NULL WHERE state = 'paid'",
  ],
  ['I6', 'a month of more', 'UPDATE subscription SET quantity = 501'],
  ['I7', 'a month for less', "UPDATE subscription SET total_paise = 19800 WHERE state = 'active'"],
  ['I7', 'a payment for nothing', 'UPDATE payment SET subscription_id = NULL'],
  ['I17', 'a second subscription', 'UPDATE subscription SET uid = 1'],
  ['I17', 'a second month', 'UPDATE subscription_month SET lapsed_at = NULL, lapsed = NULL'],
  ['I17', 'a month that was not granted', 'DELETE FROM subscription_month WHERE lapsed_at IS NULL'],
  ['I17', 'a month of more', 'UPDATE subscription_month SET quantity = 501'],
  ['I17', 'a month that lasts longer', "UPDATE subscription SET current_end = current_end + interval '1 day'"],
  ['I17', 'more left than the month brought', "UPDATE wallet SET balance = 501 WHERE unit = 'sub_q'"],
  ['I17', 'questions of a month that is over', 'UPDATE subscription_month SET lapsed_at = ends_at, lapsed = 0'],
  ['I17', 'another number lapsed', 'UPDATE subscription_month SET lapsed = 499 WHERE lapsed = 500'],
  [
    'I17',
    'what lapsed in no month',
    "UPDATE ledger_entry SET delta = delta - 1 WHERE op_key LIKE 'lapse:%' AND account = 'user'",
  ],
  [
    'I17',
    'a subscription that ended and whose month did not',
    "UPDATE subscription SET state = 'ended', ended_at = now(), end_reason = 'expired' WHERE state = 'active'",
  ],
  ['I20', 'a coupon of less', 'UPDATE coupon SET percent = percent - 1'],
  ['I20', 'a coupon of somebody else', 'UPDATE coupon SET uid = uid + 1'],
  [
    'I20',
    'a coupon that was over',
    "UPDATE coupon SET drawn_at = drawn_at - interval '2 days', expires_at = drawn_at - interval '1 day'",
  ],
  ['I20', 'a coupon that is still good', 'UPDATE coupon SET spent_by = NULL, spent_at = NULL'],
  ['I20', 'a coupon spent by another order', `UPDATE coupon SET spent_by = ${UNPAID}`],
  ['I20', 'no coupon', 'DELETE FROM coupon'],
  ['I20', 'a coupon without a spin', 'DELETE FROM spin'],
  ['I20', 'a spin of more', 'WITH s AS (UPDATE spin SET percent = 15) UPDATE coupon SET percent = 15'],
  [
    'I20',
    'a nonce that gives another per cent',
    `UPDATE spin SET nonce = (SELECT n FROM generate_series(1, 200) n
       WHERE 1 + ('x' || left(encode(sha256((seed || ':' || n)::bytea), 'hex'), 12))::bit(48)::bigint % 15 <> percent LIMIT 1)`,
  ],
  ['I20', 'a seed that was not promised', "UPDATE spin SET seed = encode(sha256(seed::bytea), 'hex')"],
  [
    'I20',
    'a spin that gave nothing',
    'INSERT INTO spin SELECT gen_random_uuid(), uid + 1, seed, commitment, made_at, nonce, percent, spun_at FROM spin',
  ],
  ['I21', 'no invoice', 'DELETE FROM invoice'],
  ['I21', 'an invoice of less', 'UPDATE invoice SET price_paise = price_paise - 1, total_paise = total_paise - 1'],
  [
    'I21',
    'tax of the wrong kind',
    "UPDATE invoice SET place = '07', igst_paise = cgst_paise + sgst_paise, cgst_paise = 0, sgst_paise = 0 WHERE place = '29'",
  ],
  ['I21', 'a gap', 'UPDATE invoice SET serial = serial + 1 WHERE serial = (SELECT max(serial) FROM invoice)'],
  ['I21', 'a number that is lost', 'UPDATE invoice_series SET last = last + 1'],
  ['I21', 'a year that is not counted', 'DELETE FROM invoice_series'],
  ['I21', 'another year', "UPDATE invoice SET issued_at = issued_at + interval '1 year'"],
])('%s notices %s', async (id, _, damage) => {
  expect(await brokenAfter(damage)).toContain(id)
})
