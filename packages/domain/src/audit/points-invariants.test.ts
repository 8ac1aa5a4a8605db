import { openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pointsInvariants } from '#audit/points-invariants.ts'
import { addPointsOfTwo } from '#testing/points.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
const vandal = await db.pool.connect()
afterAll(async () => {
  vandal.release()
  await db.close()
})
beforeAll(async () => {
  await addPointsOfTwo(db, new Date('2026-11-21T06:30:00Z'))
})

const brokenAfter = async (damage: string): Promise<string[]> => {
  await vandal.query('BEGIN')
  await vandal.query(
    `ALTER TABLE ledger_entry DISABLE TRIGGER USER; ALTER TABLE ledger_op DISABLE TRIGGER USER; ${damage}`,
  )
  const broken: string[] = []
  for (const { id, violationsQuery } of pointsInvariants) {
    const { rowCount } = await vandal.query(violationsQuery)
    if (rowCount !== 0) broken.push(id)
  }
  await vandal.query('ROLLBACK')
  return broken
}

test('what two people did is clean', async () => {
  expect(await brokenAfter('')).toEqual([])
})

test.each([
  ['I13', 'DELETE FROM redemption'],
  ['I13', 'UPDATE redemption SET questions = 2'],
  ['I13', 'UPDATE redemption SET uid = uid + 1'],
  ['I13', "UPDATE ledger_entry SET delta = 3 WHERE account = 'user' AND unit = 'oracle_paid'"],
  ['I13', "UPDATE ledger_entry SET account = 'sys:sales' WHERE account = 'sys:redeemed' AND unit = 'points'"],
  ['I13', 'INSERT INTO redemption SELECT gen_random_uuid(), uid, 100, 1, now() FROM redemption'],
  ['I14', 'UPDATE points_day SET earned = earned - 1'],
  ['I14', 'DELETE FROM points_day'],
  ['I14', 'ALTER TABLE points_day DROP CONSTRAINT points_day_within_cap; UPDATE points_day SET cap = earned - 1'],
  ['I14', "UPDATE points_event SET settled = settled - 1 WHERE reason = 'comment'"],
  ['I14', "UPDATE ledger_entry SET delta = delta + 1 WHERE op_key LIKE 'points:%' AND account = 'user'"],
  [
    'I14',
    "INSERT INTO points_event (uid, reason, about, points, day, at, settled, settled_at) SELECT uid, 'unvote', about, 0, day, at, -1, at FROM points_event, generate_series(1, 200) WHERE reason = 'upvote'",
  ],
  [
    'I14',
    "ALTER TABLE points_event DROP CONSTRAINT points_event_settled; UPDATE points_event SET points = 0 WHERE reason = 'upvote'",
  ],
  ['I15', 'UPDATE discussion_count SET upvotes = 2'],
  ['I15', 'UPDATE discussion_count SET downvotes = 1'],
  ['I15', 'DELETE FROM comment_count'],
  ['I15', "UPDATE vote SET up = NULL WHERE kind = 'c'"],
  ['I15', 'UPDATE discussion SET uid = (SELECT uid FROM vote LIMIT 1)'],
  ['I15', 'UPDATE comment SET uid = (SELECT uid FROM vote LIMIT 1)'],
  [
    'I15',
    "DROP INDEX points_event_once; INSERT INTO points_event (uid, reason, about, points, day, at) SELECT uid, reason, about, points, day, at FROM points_event WHERE reason = 'vote'",
  ],
  ['I16', 'UPDATE redemption SET points = 200'],
])('%s is noticed after %s', async (id, damage) => {
  expect(await brokenAfter(damage)).toContain(id)
})
