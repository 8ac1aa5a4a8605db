import { randomUUID } from 'node:crypto'
import { keepProcessLock, type Named, openDb, type Queryable, type Row } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { remaining } from '#entitlements/remaining.ts'
import { expireBooks, heartbeat, holdQuestion, refundTurn, settleTurn, sweepHolds } from '#ledger/turns.ts'
import { addChat, addPerson, balanceOf, give } from '#testing/people.ts'

const url = await testDatabase()
const db = openDb({ url, poolSize: 12 })
afterAll(() => db.close())
afterEach(async () => {
  expect((await auditBooks(db)).filter((finding) => finding.violations > 0)).toEqual([])
})

const prices = { questionPaise: 600, minuteSeconds: 60 }
const start = Date.now()
const at = (seconds: number) => new Date(start + seconds * 1000)
const said = { question: 'When will I marry?', text: 'In a good year.', facts: [] }
const nothing = { ...said, text: '' }

const ask = async (uid: number, asstId: string, seconds = 0, more: { clientId?: string; owner?: string } = {}) => {
  const turnId = randomUUID()
  const hold = { turnId, uid, asstId, clientId: randomUUID(), owner: 'me', astrologer: 'Oracle' as const, ...more }
  const result = await holdQuestion(db, { ...hold, question: said.question, now: at(seconds) }, prices)
  return { turnId, result }
}
const complete = (turnId: string, seconds = 0) =>
  settleTurn(db, { turnId, outcome: 'complete', now: at(seconds) }, said, prices)
const fail = (turnId: string, words = nothing) => refundTurn(db, { turnId, outcome: 'failed', now: at(0) }, words)
const left = (uid: number, asstId: string, seconds: number) =>
  remaining(db, { uid, astrologer: 'Oracle', asstId }, at(seconds), prices)

const member = async () => {
  const uid = await addPerson(db)
  return { uid, asstId: await addChat(db, uid) }
}

test('draws from the subscription, then free, then other questions, then the wallet', async () => {
  const { uid, asstId } = await member()
  for (const unit of ['oracle_paid', 'oracle_grant', 'sub_q', 'astra_paid']) await give(db, uid, unit, 1)
  await give(db, uid, 'money_paise', 600)
  const drawn: string[] = []
  for (let n = 0; n < 4; n++) {
    const { turnId, result } = await ask(uid, asstId)
    expect(result).toBe('held')
    drawn.push((await db.prisma.turn.findUniqueOrThrow({ where: { turnId } })).unit)
    await complete(turnId, -100)
  }
  expect(drawn).toEqual(['sub_q', 'oracle_grant', 'oracle_paid', 'money_paise'])
  expect(await ask(uid, asstId)).toMatchObject({ result: 'insufficient' })
  expect(await balanceOf(db, uid, 'astra_paid')).toBe(1)
})

test('a hundred at once with one question left: one is held', async () => {
  const { uid, asstId } = await member()
  await give(db, uid, 'oracle_grant', 1)
  const all = await Promise.all(Array.from({ length: 100 }, () => ask(uid, asstId)))
  expect(all.filter(({ result }) => result === 'held')).toHaveLength(1)
  expect(all.filter(({ result }) => result === 'running')).toHaveLength(99)
  expect(await balanceOf(db, uid, 'oracle_grant')).toBe(0)
  await complete(all.find(({ result }) => result === 'held')!.turnId)
})

test('one client id is one question, also when nothing is left or the talk has ended', async () => {
  const { uid, asstId } = await member()
  await give(db, uid, 'oracle_grant', 1)
  const clientId = randomUUID()
  const first = await ask(uid, asstId, 0, { clientId })
  expect(await ask(uid, asstId, 0, { clientId })).toMatchObject({ result: 'known' })
  await complete(first.turnId)
  await addChat(db, uid)
  expect(await ask(uid, asstId, 0, { clientId })).toMatchObject({ result: 'known' })
  expect(await ask(uid, asstId)).toMatchObject({ result: 'ended' })
  expect(await db.prisma.turn.count({ where: { uid } })).toBe(1)
})

test("someone else's talk is no talk", async () => {
  const { asstId } = await member()
  const other = await member()
  await give(db, other.uid, 'oracle_grant', 1)
  expect(await ask(other.uid, asstId)).toMatchObject({ result: 'gone' })
})

test('a refund goes back to where it came from, once', async () => {
  const { uid, asstId } = await member()
  await give(db, uid, 'oracle_grant', 1)
  const { turnId } = await ask(uid, asstId)
  await Promise.all(Array.from({ length: 10 }, () => fail(turnId)))
  expect(await balanceOf(db, uid, 'oracle_grant')).toBe(1)
  expect(await complete(turnId)).toMatchObject({ state: 'refunded', outcome: 'failed' })
  expect(await balanceOf(db, uid, 'oracle_grant')).toBe(1)
})

test('a settle stores what was said once and never charges again', async () => {
  const { uid, asstId } = await member()
  await give(db, uid, 'oracle_grant', 2)
  const { turnId } = await ask(uid, asstId)
  const ends = await Promise.all(Array.from({ length: 10 }, () => complete(turnId)))
  expect(new Set(ends.map((end) => end?.mid)).size).toBe(1)
  expect(await db.prisma.message.count({ where: { asstId } })).toBe(2)
  expect(await balanceOf(db, uid, 'oracle_grant')).toBe(1)
})

test('a bought minute: the first message costs 6 rupees, those within 60 s of its reply nothing', async () => {
  const { uid, asstId } = await member()
  await give(db, uid, 'money_paise', 1_800)
  expect(await left(uid, asstId, 0)).toEqual({ questions_left: 0, balance: 18, time_left_seconds: 180 })
  const paid = await ask(uid, asstId, 0)
  expect(await left(uid, asstId, 5)).toEqual({ questions_left: 0, balance: 12, time_left_seconds: 120 })
  await complete(paid.turnId, 20)
  expect(await left(uid, asstId, 20)).toEqual({ questions_left: 0, balance: 12, time_left_seconds: 180 })
  const free = await ask(uid, asstId, 79)
  await complete(free.turnId, 85)
  expect(await balanceOf(db, uid, 'money_paise')).toBe(1_200)
  expect((await ask(uid, asstId, 86)).result).toBe('held')
  expect(await left(uid, asstId, 86)).toEqual({ questions_left: 0, balance: 6, time_left_seconds: 60 })
  expect(
    await db.prisma.turn.findMany({ where: { uid }, orderBy: { createdAt: 'asc' }, select: { amount: true } }),
  ).toEqual([{ amount: 600 }, { amount: 0 }, { amount: 600 }])
  await sweepHolds(db, at(500))
})

test('a minute bought in one talk does not run in another, and a failed reply buys none', async () => {
  const { uid, asstId } = await member()
  await give(db, uid, 'money_paise', 1_799)
  const failing = await ask(uid, asstId)
  await fail(failing.turnId)
  expect(await left(uid, asstId, 0)).toMatchObject({ balance: 17.99, time_left_seconds: 120 })
  await complete((await ask(uid, asstId)).turnId)
  const other = await addChat(db, uid)
  await complete((await ask(uid, other, 1)).turnId, 1)
  expect(await left(uid, other, 31)).toEqual({ questions_left: 0, balance: 5.99, time_left_seconds: 30 })
  const third = await addChat(db, uid)
  expect(await ask(uid, third, 2)).toMatchObject({ result: 'insufficient' })
})

test('while questions are left no time is shown and the wallet is not touched', async () => {
  const { uid, asstId } = await member()
  await give(db, uid, 'money_paise', 6_000)
  await give(db, uid, 'oracle_paid', 1)
  expect(await left(uid, asstId, 0)).toEqual({ questions_left: 1, balance: 60, time_left_seconds: 0 })
  await complete((await ask(uid, asstId)).turnId)
  expect(await left(uid, asstId, 0)).toEqual({ questions_left: 0, balance: 60, time_left_seconds: 600 })
})

test('a reply whose talk was deleted is not charged', async () => {
  const { uid, asstId } = await member()
  await give(db, uid, 'oracle_grant', 1)
  const { turnId } = await ask(uid, asstId)
  await db.prisma.chat.delete({ where: { asstId } })
  expect(await complete(turnId)).toMatchObject({ state: 'refunded', mid: null })
  expect(await balanceOf(db, uid, 'oracle_grant')).toBe(1)
})

/** A process that holds its lock until it is ended. */
const live = async (owner: string) => {
  const ending = new AbortController()
  const held = keepProcessLock(url, owner, ending.signal)
  await vi.waitFor(async () => {
    const { rows } = await db.pool.query('SELECT hashtext($1)::bigint & 4294967295 AS key', [owner])
    const locks = await db.pool.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid::bigint = $1`, [
      rows[0].key,
    ])
    expect(locks.rowCount).toBe(1)
  })
  return async () => {
    ending.abort()
    await held
  }
}

test('the sweeper refunds what a dead process held, at once, and nothing of one that lives', async () => {
  const [dying, living] = [await member(), await member()]
  for (const { uid } of [dying, living]) await give(db, uid, 'oracle_grant', 1)
  const [die, leave] = [await live('dying'), await live('living')]
  await ask(dying.uid, dying.asstId, 0, { owner: 'dying' })
  const alive = await ask(living.uid, living.asstId, 0, { owner: 'living' })
  expect(await sweepHolds(db, at(1), dying.uid, 0)).toBe(0)
  await heartbeat(db, 'dying', at(1))
  await die()
  await vi.waitFor(async () => expect(await sweepHolds(db, at(1), dying.uid, 0)).toBe(1))
  expect(await balanceOf(db, dying.uid, 'oracle_grant')).toBe(1)
  // the lease is over: whoever holds it
  expect(await sweepHolds(db, at(1), living.uid, 0)).toBe(0)
  expect(await sweepHolds(db, at(191), living.uid, 0)).toBe(1)
  expect(await complete(alive.turnId)).toMatchObject({ state: 'refunded' })
  await leave()
})

test('sweepers of several machines at once give each question back once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => member()))
  for (const { uid, asstId } of people) {
    await give(db, uid, 'oracle_grant', 1)
    await ask(uid, asstId, 0, { owner: 'gone' })
  }
  await Promise.all([1, 2, 3, 4].map(() => sweepHolds(db, at(1), null, 0)))
  for (const { uid } of people) expect(await balanceOf(db, uid, 'oracle_grant')).toBe(1)
})

test('a process that lost its lock and says that it lives keeps what it holds', async () => {
  const { uid, asstId } = await member()
  await give(db, uid, 'oracle_grant', 1)
  await heartbeat(db, 'shaken', at(0))
  await ask(uid, asstId, 0, { owner: 'shaken' })
  const between: Queryable = {
    query: async <T extends Row = Row>(statement: Named) => {
      const rows = await db.query<T>(statement)
      if (statement.name === 'turn.lost') await heartbeat(db, 'shaken', at(2 + beats++))
      return rows
    },
  }
  let beats = 0
  expect(await sweepHolds(between, at(1), uid, 0)).toBe(0)
  expect(beats).toBe(2)
  expect(await sweepHolds(db, at(1), uid, 0)).toBe(1)
})

test('a text that comes after the sweeper is kept, free, and marked', async () => {
  const { uid, asstId } = await member()
  await give(db, uid, 'oracle_grant', 1)
  const { turnId } = await ask(uid, asstId)
  await sweepHolds(db, at(500), uid)
  await complete(turnId)
  const messages = await db.prisma.message.findMany({ where: { asstId }, orderBy: { mid: 'asc' } })
  expect(messages).toMatchObject([
    { role: 'user', text: said.question, state: 'complete' },
    { role: 'astrologer', text: said.text, state: 'failed' },
  ])
  expect(await balanceOf(db, uid, 'oracle_grant')).toBe(1)
})

test('the books of a deleted account are closed, a held question included', async () => {
  const { uid, asstId } = await member()
  await give(db, uid, 'money_paise', 700)
  await give(db, uid, 'oracle_paid', 2)
  const { turnId } = await ask(uid, asstId)
  await db.tx(async (tx) => {
    await tx.query({ name: 'test_chats', text: 'DELETE FROM chat WHERE uid = $1', values: [uid] })
    await tx.query({
      name: 'test_person',
      text: 'UPDATE person SET mobile = NULL, deleted_at = now() WHERE uid = $1',
      values: [uid],
    })
    await expireBooks(tx, uid, at(1))
  })
  expect(await complete(turnId)).toMatchObject({ state: 'refunded' })
  expect(await left(uid, asstId, 1)).toEqual({ questions_left: 0, balance: 0, time_left_seconds: 0 })
})
