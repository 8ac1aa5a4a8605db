import { openDb } from '@dhruva/db'
import { jobs } from '@dhruva/jobs'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Ctx } from '#context.ts'
import { noMessages, noPayments } from '#testing/no-payments.ts'
import { catchUpForum } from './catchUpForum.ts'
import { settlePoints } from './settlePoints.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
afterAll(() => db.close())

const NOW = new Date('2026-11-21T06:30:00Z')
const log = { info: () => {}, warn: () => {}, error: () => {} }
const ctx: Ctx = {
  db,
  payments: noPayments,
  ...noMessages,
  now: () => NOW,
  log,
  points: { cap: 30, newCap: 30, newDays: 0 },
}
const never = new AbortController().signal

let numbers = 9_000_000_000
let uid = 0
beforeEach(async () => {
  uid = (await db.prisma.user.create({ data: { mobile: `+91${numbers++}` } })).uid
})

const earn = (about: string, points: number) =>
  db.pool.query('SELECT note_points($1, $2, $3, $4, $5)', [uid, 'discussion', about, points, NOW])
const points = async () =>
  Number((await db.prisma.wallet.findUnique({ where: { uid_unit: { uid, unit: 'points' } } }))?.balance ?? 0)
const waiting = () => db.prisma.pointsEvent.count({ where: { uid, settled: null } })

test('gives what a person earned, up to the configured cap, and nothing when it runs again', async () => {
  await earn('d1', 20)
  await earn('d2', 20)
  await settlePoints.run({ uid }, ctx, never)
  await settlePoints.run({ uid }, ctx, never)
  expect([await points(), await waiting()]).toEqual([30, 0])
})

test('is refused for a payload that is not what the job declares', async () => {
  await expect(settlePoints.run({ uid: 'all' }, ctx, never)).rejects.toThrow()
})

test('what a lost job left waiting is settled by the one that catches up', async () => {
  await earn('d1', 20)
  await db.prisma.outbox.deleteMany()
  await catchUpForum.run({}, ctx, never)
  expect([await points(), await waiting()]).toEqual([20, 0])
})

test('a run that catches up ends before it comes again: what is left is for the next', async () => {
  await earn('d1', 20)
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  await catchUpForum.run({}, ctx, never)
  expect(limit.mock.calls[0]?.[0]).toBeLessThan((jobs.catchUpForum.everySeconds ?? 0) * 1_000)
  limit.mockRestore()
  expect(await waiting()).toBe(1)
  await catchUpForum.run({}, ctx, never)
  expect(await waiting()).toBe(0)
})

test('one person whose points cannot be settled does not hold up the others', async () => {
  await earn('d1', 20)
  const blocked = uid
  uid = (await db.prisma.user.create({ data: { mobile: `+91${numbers++}` } })).uid
  await earn('d1', 20)
  const holder = await db.pool.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM person WHERE uid = $1 FOR UPDATE', [blocked])
  await expect(catchUpForum.run({}, ctx, never)).rejects.toThrow('could not be settled')
  await holder.query('ROLLBACK')
  holder.release()
  expect(await points()).toBe(20)
  uid = blocked
  expect(await points()).toBe(0)
  await catchUpForum.run({}, ctx, never)
  expect(await points()).toBe(20)
})
