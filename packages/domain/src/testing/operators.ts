import { DAY_MS } from '@dhruva/common'
// What operators look after, at one moment: members of some age, their texts, and reports.
import { type Db, openDb, reportText, type TextTarget } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, afterEach, expect } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { REPORTER_AGE_DAYS } from '#operators/act.ts'
import { addPerson } from '#testing/people.ts'
import { readCommand, runCommand } from '../operators/run-command.ts'

/** @param now when all of it happens */
const operatorsAt = (db: Db, url: string, now: Date) => {
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS)
  const since = days(-REPORTER_AGE_DAYS)
  let handles = 0

  const member = async (ageDays = 30) => {
    const uid = await addPerson(db)
    const handle = `person.${++handles}`
    const profile = { uid, handle, handleKey: handle, email: `${handle}@example.org`, avatar: 'ganga' }
    await db.prisma.profile.create({ data: { ...profile, createdAt: days(-ageDays) } })
    return uid
  }

  const discussion = async (uid: number, title = 'A question about Saturn') => {
    const { did } = await db.prisma.discussion.create({
      data: { uid, title, description: 'Why is\nhe slow?', slug: 's', createdAt: now, updatedAt: now },
      select: { did: true },
    })
    await db.prisma.discussionCount.create({ data: { did } })
    await db.query({
      name: 'test.block',
      text: `INSERT INTO discussion_block VALUES ($1 >> 10, 1) ON CONFLICT (block) DO UPDATE SET shown = discussion_block.shown + 1`,
      values: [did],
    })
    return { kind: 'd' as const, id: did }
  }

  const comment = async (did: number, uid: number) => {
    const { cid } = await db.prisma.comment.create({
      data: { did, uid, comment: 'Because of his orbit.', createdAt: now },
    })
    await db.prisma.discussionCount.update({ where: { did }, data: { commentCount: { increment: 1 }, latestCid: cid } })
    return { kind: 'c' as const, id: cid }
  }

  const report = (target: TextTarget, uid: number, reason = 'spam', at = now) =>
    db.tx((tx) => reportText(tx, { uid, target, reason, now: at, since }))

  const stateOf = async ({ kind, id }: TextTarget) =>
    kind === 'd'
      ? (await db.prisma.discussion.findUniqueOrThrow({ where: { did: id }, select: { state: true } })).state
      : (await db.prisma.comment.findUniqueOrThrow({ where: { cid: id } })).state

  const ops = async (...args: string[]) => {
    const command = readCommand(args)
    return 'result' in command ? command.result : runCommand(url, command.run, now)
  }

  return { days, member, discussion, comment, report, stateOf, ops }
}

/** A database for one test file whose books are looked at after each test, and who works on it. */
export const operatorsWorld = async () => {
  const url = await testDatabase()
  const db = openDb({ url, poolSize: 8 })
  afterAll(() => db.close())
  afterEach(async () => {
    expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
  })
  const now = new Date('2026-11-21T06:30:00Z')
  return { db, now, by: { operator: 'mira', reason: 'as the rules say', now }, ...operatorsAt(db, url, now) }
}

export const refusal = (message: RegExp): unknown =>
  expect.objectContaining({ name: 'OperatorRefusal', message: expect.stringMatching(message) })

export const SIGNED = ['--by', 'mira', '--reason', 'as the rules say']
