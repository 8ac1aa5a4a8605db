import { testDatabase } from '@dhruva/testkit/database'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Db, openDb } from '#db.ts'

const HOUR_MS = 3_600_000
const url = await testDatabase()
let db: Db
beforeAll(() => {
  db = openDb({ url, poolSize: 2 })
  return () => db.close()
})
afterEach(() => vi.restoreAllMocks())

const databaseTime = async () => {
  const rows = await db.query<{ at: Date }>({ name: 'test_time', text: 'SELECT clock_timestamp() AS at' })
  return rows[0]?.at.getTime() ?? 0
}

test('a process whose clock is an hour ahead goes by the time of the database', async () => {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + HOUR_MS)
  expect(Math.abs(Date.now() - (await databaseTime()))).toBeGreaterThan(HOUR_MS / 2)
  expect(Math.abs(db.now().getTime() - (await databaseTime()))).toBeLessThan(HOUR_MS / 60)
})

test('a clock that is put right, or wrong, while the process runs is noticed', async () => {
  const real = Date.now
  await databaseTime()
  vi.spyOn(Date, 'now').mockImplementation(() => real() - HOUR_MS)
  const elapsed = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + 60_000)
  db.now()
  await vi.waitFor(async () => {
    expect(Math.abs(db.now().getTime() - (await databaseTime()))).toBeLessThan(HOUR_MS / 60)
  })
})
