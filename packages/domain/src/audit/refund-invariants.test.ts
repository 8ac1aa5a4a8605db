// What could be written around refunds and credit notes, each found by the invariant that it breaks.
import { randomUUID } from 'node:crypto'
import { openDb, orderRefund, settlePayment } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyInvariants } from '#audit/money-invariants.ts'
import { askProvider } from '#money/refunds.ts'
import { addPerson, give } from '#testing/people.ts'
import { rechargingAt } from '#testing/recharging.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
const vandal = await db.pool.connect()
afterAll(async () => {
  vandal.release()
  await db.close()
})

beforeAll(async () => {
  const at = new Date('2026-11-26T06:30:00Z')
  const now = () => at
  const { provider, order } = rechargingAt(db, now)
  const payer = async (differing = {}) => {
    const uid = await addPerson(db)
    const payment = provider.pay(await order(uid), differing)
    await settlePayment(db, payment, at)
    return { uid, payment: payment.id }
  }
  const back = (payment: string, what: number | 'all') => orderRefund(db, { id: randomUUID(), payment, what, now: at })
  const work = async () => {
    for (const { id } of await db.prisma.paymentRefund.findMany({ where: { state: 'asked' } }))
      await askProvider(db, provider.calls, id, now)
  }
  // in two parts with some used, refused, money of nobody's order, one that waits
  const parts = await payer()
  await back(parts.payment, 1_000)
  await give(db, parts.uid, 'oracle_paid', -4)
  await back(parts.payment, 'all')
  await payer({ amount: 100 })
  await work()
  provider.refundsBecome = 'refused'
  await back((await payer()).payment, 2_450)
  await work()
  await back((await payer()).payment, 500)
})

const UNGUARD = `DO $$
DECLARE
  v_guard text;
BEGIN
  FOR v_guard IN
    SELECT format('ALTER TABLE %s DISABLE TRIGGER ALL', unnest(ARRAY['ledger_entry', 'ledger_op', 'payment', 'payment_refund', 'invoice']))
    UNION ALL SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) FROM pg_constraint
      WHERE contype = 'c' AND conrelid IN ('payment'::regclass, 'payment_refund'::regclass, 'invoice'::regclass)
  LOOP
    EXECUTE v_guard;
  END LOOP;
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

test('refunds of each kind are clean', async () => {
  expect(await brokenAfter('SELECT 1')).toEqual([])
})

const ONE_NOTE = "number = (SELECT min(number) FROM invoice WHERE kind = 'credit')"

test.each([
  ['I26', 'units that were not taken', "UPDATE payment_refund SET quantity = quantity + 1 WHERE state = 'asked'"],
  [
    'I26',
    'units that were not given back',
    "UPDATE payment_refund SET state = 'refused', fault = 'x' WHERE state = 'asked'",
  ],
  [
    'I26',
    'units given back for nothing',
    "UPDATE payment_refund SET state = 'processed', fault = NULL WHERE state = 'refused'",
  ],
  [
    'I26',
    'a line of more',
    "UPDATE ledger_entry SET delta = delta - 1 WHERE op_key LIKE 'refund:%' AND account = 'user'",
  ],
  ['I26', 'another account', "UPDATE ledger_entry SET account = 'sys:grant' WHERE account = 'sys:refunded'"],
  ['I26', 'a refund of nobody', "DELETE FROM payment_refund WHERE state = 'asked'"],
  ['I26', 'another person', "UPDATE payment_refund SET uid = uid + 1 WHERE kind = 'auto'"],
  ['I26', 'more than was paid', "UPDATE payment_refund SET amount_paise = amount_paise + 1 WHERE state = 'processed'"],
  [
    'I26',
    'more than it brought',
    "UPDATE payment_refund SET debt = debt + 1 WHERE state = 'processed' AND unit IS NOT NULL",
  ],
  [
    'I26',
    'money of a credited payment that went back by itself',
    "UPDATE payment_refund SET kind = 'auto' WHERE kind = 'ops'",
  ],
  ['I27', 'no credit note', `DELETE FROM invoice WHERE ${ONE_NOTE}`],
  [
    'I27',
    'a credit note before the refund was made',
    "UPDATE payment_refund SET state = 'asked' WHERE state = 'processed' AND unit IS NOT NULL",
  ],
  [
    'I27',
    'a credit note of more',
    `UPDATE invoice SET total_paise = total_paise + 1, price_paise = price_paise + 1 WHERE ${ONE_NOTE}`,
  ],
  ['I27', 'a credit note of another invoice', `UPDATE invoice SET corrects = 'INV/2627/0000002' WHERE ${ONE_NOTE}`],
  [
    'I27',
    'a paisa on the wrong line',
    `UPDATE invoice SET price_paise = price_paise + 1, cgst_paise = cgst_paise - 1 WHERE ${ONE_NOTE}`,
  ],
  ['I27', 'to another state', `UPDATE invoice SET place = '07' WHERE ${ONE_NOTE}`],
  ['I21', 'a gap between credit notes', `UPDATE invoice SET serial = serial + 5 WHERE ${ONE_NOTE}`],
])('%s notices %s', async (id, _, damage) => {
  expect(await brokenAfter(damage)).toContain(id)
})
