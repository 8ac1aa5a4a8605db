// An account is deleted at the very moment in which something else happens to its texts, votes, notifications and transfers.
import { randomUUID } from 'node:crypto'
import { deliverNotice, deliverTransfers, openDb, removeDiscussion, type Tx } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'

import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { settlePoints } from '#points/settle.ts'
import { leave } from '#testing/leave.ts'
import { balanceOf, give } from '#testing/people.ts'
import { addMember, castVoteOn, startDiscussion, writeComment } from '#testing/points.ts'
import { transferQuestions } from '#transfers/transfers.ts'

const db = openDb({ url: await testDatabase(), poolSize: 8 })
const now = new Date('2026-11-22T06:30:00Z')
let clients: { query: (sql: string) => Promise<unknown>; release: () => void }[] = []

/** A transaction that stays open until `end`; what it asks of the database is never tried twice. */
const open = async () => {
  const client = await db.pool.connect()
  clients.push(client)
  await client.query('BEGIN')
  const tx: Tx = {
    inTransaction: true,
    query: async <R extends object>(statement: { text: string; values?: unknown[] }) =>
      (await client.query<R>(statement.text, statement.values)).rows,
  }
  return { tx, end: () => client.query('COMMIT') }
}

beforeEach(() => {
  clients = []
})
afterEach(async () => {
  for (const client of clients) {
    await client.query('ROLLBACK')
    client.release()
  }
  expect((await auditBooks(db)).filter((finding) => finding.violations > 0)).toEqual([])
})
afterAll(() => db.close())

const mobileOf = async (uid: number) => (await db.prisma.user.findUniqueOrThrow({ where: { uid } })).mobile ?? ''

/** Until this many wait for another's lock. */
const untilWaiting = (count = 1) =>
  vi.waitFor(
    async () => {
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      expect((await db.pool.query(waiting)).rowCount).toBe(count)
    },
    { timeout: 1_500, interval: 10 },
  )

const eventOf = async (did: number) => (await db.prisma.noticeEvent.findFirstOrThrow({ where: { did } })).id

test('of somebody who leaves nobody is told, however close the two come', async () => {
  const [author, voter] = [await addMember(db, now), await addMember(db, now)]
  const did = await startDiscussion(db, { uid: author, points: 20, now })
  await castVoteOn(db, voter, 'd', did, true, now)
  const [telling, leaving] = [await open(), await open()]
  expect(await deliverNotice(telling.tx, Number(await eventOf(did)), now)).toBe(1)
  const left = leave(leaving.tx, await mobileOf(voter), now)
  await untilWaiting().catch(() => {})
  await telling.end()
  await left
  await leaving.end()
  expect(await db.prisma.notification.count()).toBe(0)
})

test('somebody who leaves is told nothing, however close the two come', async () => {
  const [author, voter] = [await addMember(db, now), await addMember(db, now)]
  const did = await startDiscussion(db, { uid: author, points: 20, now })
  await writeComment(db, did, { uid: voter, points: 5, now })
  const [telling, leaving] = [await open(), await open()]
  expect(await deliverNotice(telling.tx, Number(await eventOf(did)), now)).toBe(1)
  const left = leave(leaving.tx, await mobileOf(author), now)
  await untilWaiting().catch(() => {})
  await telling.end()
  await left
  await leaving.end()
  expect(await db.prisma.notification.count()).toBe(0)
})

test('an upvote withdrawn by leaving takes no point a second time from a text deleted meanwhile', async () => {
  const [author, voter] = [await addMember(db, now), await addMember(db, now)]
  const did = await startDiscussion(db, { uid: author, points: 20, now })
  await startDiscussion(db, { uid: author, points: 20, now })
  await castVoteOn(db, voter, 'd', did, true, now)
  await settlePoints(db, author, { cap: 400, now })
  const leaving = await open()
  await leave(leaving.tx, await mobileOf(voter), now)
  await removeDiscussion(db, did, author, now)
  await settlePoints(db, author, { cap: 400, now })
  await leaving.end()
  await settlePoints(db, author, { cap: 400, now })
  expect(await balanceOf(db, author, 'points')).toBe(20)
})

test('deleting a comment and leaving never wait for each other in a ring', async () => {
  const [author, leaver] = [await addMember(db, now), await addMember(db, now)]
  const did = await startDiscussion(db, { uid: author, points: 20, now })
  const cid = await writeComment(db, did, { uid: leaver, points: 5, now })
  await castVoteOn(db, leaver, 'd', did, true, now)
  await db.prisma.report.create({ data: { uid: leaver, kind: 'd', target: did, reason: 'spam', at: now } })
  const [holding, leaving, deleting] = [await open(), await open(), await open()]
  await holding.tx.query({ name: 'hold', text: 'SELECT FROM report FOR UPDATE' })
  const left = leave(leaving.tx, await mobileOf(leaver), now)
  await untilWaiting()
  const deleted = deleting.tx
    .query({ name: 'delete', text: 'SELECT delete_comment($1, $2, $3) AS done', values: [cid, leaver, now] })
    .then(async (rows) => {
      await deleting.end()
      return rows
    })
  await untilWaiting(2)
  await holding.end()
  await left
  await leaving.end()
  expect(await deleted).toEqual([{ done: false }])
})

test('hiding one of many discussions and leaving never wait for each other in a ring', async () => {
  const leaver = await addMember(db, now)
  const dids: number[] = []
  for (let n = 0; n < 14; n++) dids.push(await startDiscussion(db, { uid: leaver, points: 0, now }))
  const [holding, leaving, hiding] = [await open(), await open(), await open()]
  await holding.tx.query({
    name: 'hold',
    text: 'SELECT FROM discussion_count WHERE did = $1 FOR UPDATE',
    values: [dids[1]],
  })
  const left = leave(leaving.tx, await mobileOf(leaver), now)
  await untilWaiting()
  const hidden = hiding.tx
    .query({ name: 'hide', text: `SELECT set_discussion_state($1, '{shown}', 'hidden') AS done`, values: [dids[12]] })
    .then(async (rows) => {
      await hiding.end()
      return rows
    })
  await untilWaiting(2)
  await holding.end()
  await left
  await leaving.end()
  expect(await hidden).toEqual([{ done: false }])
})

test('the words of a discussion that goes wholly are forgotten', async () => {
  const leaver = await addMember(db, now)
  await startDiscussion(db, { uid: leaver, points: 0, now })
  await db.pool.query(`UPDATE discussion SET words = array_to_tsvector('{ramanujan}') WHERE uid = $1`, [leaver])
  expect(await db.prisma.forumWord.count({ where: { word: 'ramanujan' } })).toBe(1)
  const mobile = await mobileOf(leaver)
  await db.tx((tx) => leave(tx, mobile, now))
  expect(await db.prisma.forumWord.count({ where: { word: 'ramanujan' } })).toBe(0)
})

test('a number that its sender leaves behind is not kept, however close leaving and its first login come', async () => {
  const sender = await addMember(db, now)
  await give(db, sender, 'oracle_paid', 3)
  const mobile = '+917000000077'
  const giving = { uid: sender, mobile, questions: 1, clientId: randomUUID(), now, limited: false }
  expect((await transferQuestions(db, giving)).result).toBe('waiting')
  const uid = await addMember(db, now)
  const [leaving, coming] = [await open(), await open()]
  await leave(leaving.tx, await mobileOf(sender), now)
  const came = deliverTransfers(coming.tx, mobile, uid, now).then(async (questions) => {
    await coming.end()
    return questions
  })
  await untilWaiting().catch(() => {})
  await leaving.end()
  expect(await came).toBe(1)
  expect(await db.prisma.transfer.findMany({ where: { uid: sender } })).toMatchObject([{ mobile: null, state: 'sent' }])
})

test('who has written for years is given the time it takes', async () => {
  const leaver = await addMember(db, now)
  const leaving = await open()
  await leave(leaving.tx, await mobileOf(leaver), now)
  const [row] = await leaving.tx.query({ name: 'patience', text: 'SHOW statement_timeout' })
  expect(row).toEqual({ statement_timeout: '1min' })
  await leaving.end()
})
