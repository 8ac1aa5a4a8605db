import { randomUUID } from 'node:crypto'
import { openDb, settlePayment } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { giveMonth } from '@dhruva/testkit/month'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { invariants } from '#audit/invariants.ts'
import { holdQuestion, settleTurn } from '#ledger/turns.ts'
import { settleRefundsOf } from '#money/refunds.ts'
import { grantQuestions } from '#operators/questions.ts'
import { addChat, addPerson, give } from '#testing/people.ts'
import { addPointsOfTwo } from '#testing/points.ts'
import { rechargingAt } from '#testing/recharging.ts'
import { transferQuestions } from '#transfers/transfers.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
const vandal = await db.pool.connect()
afterAll(async () => {
  vandal.release()
  await db.close()
})

/** Counts what breaks an invariant after some damage, which is then undone. */
const violationsAfter = async (violationsQuery: string, damage: string): Promise<number> => {
  await vandal.query('BEGIN')
  await vandal.query(`ALTER TABLE ledger_entry DISABLE TRIGGER USER; ${damage}`)
  const { rows } = await vandal.query<{ violations: number }>(
    `SELECT count(*)::int AS violations FROM (${violationsQuery}) broken`,
  )
  await vandal.query('ROLLBACK')
  return rows[0]!.violations
}

beforeAll(async () => {
  const uid = await addPerson(db)
  await give(db, uid, 'oracle_paid', 5)
  await giveMonth(db, await addPerson(db), 7)
  const turn = {
    uid,
    asstId: await addChat(db, uid),
    astrologer: 'Oracle',
    clientId: randomUUID(),
    owner: 'me',
  } as const
  const [turnId, now, prices] = [randomUUID(), new Date(), { questionPaise: 600, minuteSeconds: 60 }]
  await holdQuestion(db, { ...turn, turnId, question: 'Why?', now }, prices)
  await settleTurn(db, { turnId, outcome: 'complete', now }, { question: 'Why?', text: 'So.', facts: [] }, prices)
  const gift = { uid, mobile: '+917111111111', questions: 2, clientId: randomUUID(), now, limited: false }
  await transferQuestions(db, gift)
  await grantQuestions(db, { operator: 'mira', reason: 'a lost reply', now }, uid, 'astra', 1)
  await addPointsOfTwo(db, now)
  const { provider, draw, order } = rechargingAt(db, () => now)
  await settlePayment(db, provider.pay(await order(uid, { coupon: await draw(uid) })), now)
  const returned = provider.pay(await order(uid))
  await settlePayment(db, returned, now)
  provider.giveBack(returned.id, returned.amount)
  await settleRefundsOf(db, provider.calls, returned.id, () => now)
})

/** What someone could write around the ledger, each found by the invariant it breaks. */
const damages: Record<string, string> = {
  I1: 'UPDATE wallet SET balance = balance + 1',
  I2: 'ALTER TABLE wallet DROP CONSTRAINT wallet_never_negative; UPDATE wallet SET balance = -1',
  I3: "UPDATE ledger_entry SET delta = delta + 1 WHERE account = 'sys:sales'",
  I4: "INSERT INTO ledger_op (op_key, kind, uid) VALUES ('empty', 'grant', 1)",
  I5: "UPDATE ledger_entry SET balance_after = 99 WHERE account = 'user'",
  I6: 'ALTER TABLE payment_order DISABLE TRIGGER USER; UPDATE payment_order SET quantity = quantity + 1',
  I7: "ALTER TABLE payment DISABLE TRIGGER USER; UPDATE payment SET currency = 'USD'",
  I8: "UPDATE message SET state = 'failed'",
  I9: 'UPDATE turn SET amount = 2',
  I9a: "UPDATE turn SET unit = 'free', amount = 1",
  I10: "UPDATE turn SET state = 'held', lease_until = now() - interval '2 minutes'",
  I11: `DROP INDEX turn_one_held; INSERT INTO turn (turn_id, uid, client_id, question, unit, amount, state, owner, lease_until)
        SELECT gen_random_uuid(), uid, 'again ' || n, '', unit, amount, 'held', owner, lease_until FROM turn, generate_series(1, 2) n`,
  I12: "UPDATE transfer SET questions = questions + 1 WHERE state = 'waiting'",
  I15a: "INSERT INTO comment (did, uid, comment, created_at) VALUES (1, 1, 'uncounted', now())",
  I15b: 'INSERT INTO discussion_block (block, shown) VALUES (9, 1)',
  I13: 'UPDATE redemption SET questions = 2',
  I14: 'UPDATE points_day SET earned = earned - 1',
  I15: 'UPDATE discussion_count SET upvotes = upvotes + 1',
  I16: 'DELETE FROM redemption',
  I18: "UPDATE turn SET unit = 'pred_daily'",
  I19: "INSERT INTO ledger_op (op_key, kind, uid) VALUES ('grant:welcome:1', 'grant', 1)",
  I17: "UPDATE wallet SET balance = 501 WHERE unit = 'sub_q'",
  I20: 'UPDATE coupon SET percent = percent - 1',
  I21: 'ALTER TABLE invoice DISABLE TRIGGER USER; DELETE FROM invoice',
  I22: `ALTER TABLE otp_challenge DROP CONSTRAINT otp_challenge_attempts;
        INSERT INTO otp_challenge (token_hash, mobile, purpose, code_mac, requester, address_hash, network_hash, prefix_hash, lane,
          attempts, expires_at)
        VALUES ('a', '+91', 'login', 'a', 'a', 'a', 'a', 'a', 'first', 6, now())`,
  I23: 'UPDATE person SET deleted_at = now()',
  I24: 'UPDATE notice_event SET done_at = now()',
  I26: 'ALTER TABLE payment_refund DISABLE TRIGGER USER; UPDATE payment_refund SET quantity = quantity - 1',
  I27: "ALTER TABLE invoice DISABLE TRIGGER USER; UPDATE invoice SET quantity = quantity + 1 WHERE kind = 'credit'",
  I25: `ALTER TABLE operator_act DISABLE TRIGGER USER; DELETE FROM operator_act`,
}

test('untouched books are clean', async () => {
  expect((await auditBooks(db)).filter((finding) => finding.violations !== 0)).toEqual([])
})

test.each(invariants)('$id is noticed when it is broken: $description', async ({ id, violationsQuery }) => {
  expect(await violationsAfter(violationsQuery, '')).toBe(0)
  expect(await violationsAfter(violationsQuery, damages[id]!)).toBeGreaterThan(0)
})
