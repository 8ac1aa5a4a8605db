import { DAY_MS } from '@dhruva/common'
// What could be written around transfers and operators' gifts, each found by the invariant that it breaks.
import { deliverTransfers, openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invariants } from '#audit/invariants.ts'
import { grantQuestions, takeQuestions } from '#operators/questions.ts'
import { addPerson, give } from '#testing/people.ts'
import { returnTransfers, transferQuestions } from '#transfers/transfers.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
const vandal = await db.pool.connect()
afterAll(async () => {
  vandal.release()
  await db.close()
})

const START = new Date('2026-11-21T06:30:00Z')
const by = { operator: 'mira', reason: 'a lost reply', now: START }

beforeAll(async () => {
  const [asha, ravi] = [await addPerson(db), await addPerson(db)]
  const { mobile } = await db.prisma.user.findUniqueOrThrow({ where: { uid: ravi } })
  await give(db, asha, 'oracle_paid', 20)
  let presses = 0
  const send = (number: string, questions: number, day: number) => {
    const now = new Date(START.getTime() + day * DAY_MS)
    return transferQuestions(db, {
      uid: asha,
      mobile: number,
      questions,
      clientId: String(++presses),
      now,
      limited: false,
    })
  }
  await send(mobile!, 1, 0)
  await send('+917000000001', 2, 0)
  await returnTransfers(db, new Date(START.getTime() + 30 * DAY_MS))
  await send('+917000000002', 3, 20)
  await send('+917000000003', 4, 20)
  const mira = await addPerson(db)
  await db.tx((tx) => deliverTransfers(tx, '+917000000003', mira, new Date(START.getTime() + 30 * DAY_MS)))
  await grantQuestions(db, by, ravi, 'oracle', 2)
  await takeQuestions(db, by, ravi, 'oracle', 3)
})

const brokenAfter = async (damage: string): Promise<string[]> => {
  await vandal.query('BEGIN')
  for (const table of ['ledger_entry', 'ledger_op', 'operator_act'])
    await vandal.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await vandal.query(damage)
  const broken: string[] = []
  for (const { id, violationsQuery } of invariants.filter((one) => ['I12', 'I25'].includes(one.id))) {
    const { rowCount } = await vandal.query(violationsQuery)
    if (rowCount !== 0) broken.push(id)
  }
  await vandal.query('ROLLBACK')
  return broken
}

const stateOf = (state: string) => `(SELECT id FROM transfer WHERE state = '${state}' ORDER BY at LIMIT 1)`

test('a transfer of each kind, a gift and what was taken are clean', async () => {
  const states = await db.prisma.transfer.findMany({ select: { state: true }, orderBy: { state: 'asc' } })
  expect(states.map(({ state }) => state)).toEqual(['returned', 'sent', 'sent', 'waiting'])
  expect(await brokenAfter('SELECT 1')).toEqual([])
})

test.each([
  [
    'a transfer without its lines',
    `INSERT INTO transfer SELECT gen_random_uuid(), uid, to_uid, mobile, questions, state, at, until FROM transfer`,
  ],
  ['lines without their transfer', `DELETE FROM transfer WHERE id = ${stateOf('sent')}`],
  ['another count', `UPDATE transfer SET questions = questions + 1 WHERE id = ${stateOf('returned')}`],
  ['another sender', `UPDATE transfer SET uid = uid + 1000 WHERE id = ${stateOf('waiting')}`],
  ['another recipient', `UPDATE transfer SET to_uid = to_uid + 1000 WHERE id = ${stateOf('sent')}`],
  ['delivered without lines', `UPDATE transfer SET state = 'sent', to_uid = 7 WHERE state = 'waiting'`],
  ['returned without lines', `UPDATE transfer SET state = 'returned' WHERE state = 'waiting'`],
  ['free questions', `UPDATE ledger_entry SET unit = 'oracle_grant' WHERE op_key = 'transfer:' || ${stateOf('sent')}`],
  [
    'what is kept is not what waits',
    `UPDATE ledger_entry SET account = 'sys:sales' WHERE account = 'sys:escrow' AND op_key LIKE 'transfer:%'`,
  ],
  [
    'something else is kept',
    `INSERT INTO ledger_entry (op_key, account, uid, unit, delta) SELECT op_key, 'sys:escrow', 1, 'points', 5 FROM ledger_op WHERE kind = 'grant'`,
  ],
])('I12 notices %s', async (_, damage) => {
  expect(await brokenAfter(damage)).toContain('I12')
})

test.each([
  [
    'an act that did nothing',
    `INSERT INTO operator_act (at, operator, command, target, reason, details) VALUES (now(), 'm', 'grant', 'u1', 'why not', '{"questions": 1}')`,
  ],
  ['a gift nobody signed', `DELETE FROM operator_act WHERE command = 'grant'`],
  ['more than was said', `UPDATE operator_act SET details = '{"questions": 1}' WHERE command = 'take'`],
  ['a gift that is called a loss', `UPDATE operator_act SET command = 'take' WHERE command = 'grant'`],
  ['somebody else', `UPDATE operator_act SET target = 'u1000' WHERE command = 'grant'`],
  ['a gift of operators under another name', `UPDATE ledger_entry SET account = 'sys:ops' WHERE account = 'sys:sales'`],
])('I25 notices %s', async (_, damage) => {
  expect(await brokenAfter(damage)).toContain('I25')
})
