// A hundred numbers that a script drives: what three days of feeding each other are worth.
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@dhruva/common'
import { openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { redeemPoints } from '#points/redeem.ts'
import { POINTS_CAPS } from '#points/settings.ts'
import { settleWaitingPoints } from '#points/settle.ts'
import { addPerson, balanceOf, give } from '#testing/people.ts'
import { addMember, castVoteOn, startDiscussion } from '#testing/points.ts'
import { TRANSFER_LIMITS, transferQuestions } from '#transfers/transfers.ts'

const db = openDb({ url: await testDatabase(), poolSize: 8 })
afterAll(() => db.close())

const NUMBERS = 100
const START = Date.parse('2026-11-20T05:00:00Z')
const rules = POINTS_CAPS

const mobileOf = async (uid: number) => (await db.prisma.user.findUniqueOrThrow({ where: { uid } })).mobile ?? ''

test('a hundred scripted numbers earn in three days at most a question each, however they vote', {
  timeout: 240_000,
}, async () => {
  const uids: number[] = []
  for (let at = 0; at < NUMBERS; at++) uids.push(await addMember(db, new Date(START)))
  const dids: number[] = []
  for (let day = 0; day < 3; day++) {
    const now = new Date(START + day * DAY_MS)
    await Promise.all(uids.map(async (uid) => void dids.push(await startDiscussion(db, { uid, points: 20, now }))))
    await Promise.all(uids.map(async (uid) => void dids.push(await startDiscussion(db, { uid, points: 20, now }))))
    for (let n = 0; n < 30; n++) {
      await Promise.all(
        uids.map((uid, at) => castVoteOn(db, uid, 'd', dids.at(-1 - ((at + n) % NUMBERS)) ?? 0, true, now)),
      )
    }
    // a vote that comes and goes
    for (let n = 0; n < 4; n++) await Promise.all(uids.map((uid) => castVoteOn(db, uid, 'd', dids[0] ?? 0, false, now)))
  }
  await settleWaitingPoints(db, { ...rules, now: new Date(START + 3 * DAY_MS) })
  const redeem = (uid: number, points: number, days: number) => {
    const now = new Date(START + days * DAY_MS)
    return redeemPoints(db, { uid, points, clientId: randomUUID(), perQuestion: 100, ...rules, now })
  }
  for (const uid of uids) {
    const points = await balanceOf(db, uid, 'points')
    expect(points).toBeGreaterThan(100)
    expect(await redeem(uid, 100, 3)).toMatchObject({ result: 'early' })
    const whole = Math.floor(points / 100) * 100
    expect(await redeem(uid, whole, 8)).toMatchObject({ result: 'redeemed', questions: 1 })
  }
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})

test('a number receives at most so many questions a day and in thirty days, whether it has an account or not', async () => {
  const { day, month } = TRANSFER_LIMITS.received
  for (const mobile of [await mobileOf(await addPerson(db)), '+917000000099']) {
    const given: Record<string, number> = {}
    const send = async (questions: number, days: number) => {
      const uid = await addPerson(db)
      await give(db, uid, 'oracle_paid', questions)
      const now = new Date(START + days * DAY_MS)
      const { result } = await transferQuestions(db, {
        uid,
        mobile,
        questions,
        clientId: randomUUID(),
        now,
        limited: true,
      })
      given[result] = (given[result] ?? 0) + questions
      return result
    }
    for (let n = 0; n < day; n++) expect(await send(1, 0)).not.toBe('full')
    expect(await send(1, 0)).toBe('full')
    for (let on = 1; on < month / day; on++) expect(await send(day, on)).not.toBe('full')
    expect(await send(1, 10)).toBe('full')
    expect(await send(1, 29.9)).toBe('full')
    expect(await send(day, 31)).not.toBe('full')
  }
})
