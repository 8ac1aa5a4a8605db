import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { DAY_MS } from '@dhruva/common'
import { type Db, openDb } from '@dhruva/db'
import { testDatabase, testRedis } from '@dhruva/testkit/database'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createJobs } from '#add.ts'
import { openBackend, openQueueProbe, type QueuePlace } from '#backend.ts'
import { job } from '#job.ts'
import { jobs as catalogue } from '#jobs.ts'
import { dispatchBatch } from '#relay.ts'
import { count, countAfter, makeTables } from '#testing/count.ts'
import { type Handler, handle, startWork, type Work } from '#work.ts'

const databaseUrl = await testDatabase()
const redis = await testRedis()
const db = openDb({ url: databaseUrl, poolSize: 6 })
const { add } = createJobs()

const said: string[] = []
const log = { info() {}, warn() {}, error: (_: object, message: string) => void said.push(message) }
const now = () => new Date()

beforeAll(() => makeTables(db))
afterAll(() => db.close())

const ask = (id: number) => db.tx((tx) => add(tx, count, { id }))
const numbers = async (text: string) => {
  const rows = await db.query<{ n: number }>({ name: text.slice(0, 60), text })
  return rows.map((row) => row.n)
}
const effects = () => numbers('SELECT id AS n FROM effect ORDER BY id')
const runsOf = async (id: number) => (await numbers(`SELECT count(*)::int AS n FROM run WHERE id = ${id}`))[0]
const waiting = async () => (await numbers('SELECT count(*)::int AS n FROM outbox WHERE handed_at IS NULL'))[0]
const eventually = (check: () => Promise<void>, timeout = 15_000) => vi.waitFor(check, { timeout, interval: 25 })

test('every job bears the name it is listed under', () => {
  for (const [key, listed] of Object.entries(catalogue)) expect(listed.name).toBe(key)
})

test('a payload that the job does not declare is refused before anything is written', async () => {
  const wrong: { id: number } = JSON.parse('{"id":"one"}')
  await expect(db.tx((tx) => add(tx, count, wrong))).rejects.toThrow()
  expect(await waiting()).toBe(0)
})

describe.each([
  ['postgres', { databaseUrl }],
  ['redis', { databaseUrl, redisUrl: redis ?? '' }],
])('on %s', (kind, base) => {
  describe.skipIf(kind === 'redis' && !redis)('the queue', () => {
    let place: QueuePlace
    let working: Work[] = []
    let dying: ChildProcess[] = []

    beforeEach(async () => {
      await db.pool.query('TRUNCATE outbox, run, effect RESTART IDENTITY')
      await emptyPostgresQueue(db)
      place = { ...base, prefix: `test-${randomUUID()}` }
      said.length = 0
    })
    afterEach(async () => {
      await Promise.all(working.map((work) => work.close(2_000)))
      for (const child of dying) child.kill('SIGKILL')
      working = []
      dying = []
    })

    const start = async (handlers: Handler<{ db: Db }>[] = [countAfter(0)]) => {
      const work = await startWork({ ...place, db, ctx: { db }, handlers, log, now, lockMs: 600 })
      working.push(work)
      return work
    }
    const startMortal = async () => {
      const { redisUrl } = place
      const args = [databaseUrl, place.prefix ?? '', ...(redisUrl ? [redisUrl] : [])]
      const child = fork(path.join(import.meta.dirname, 'testing/mortal.ts'), args, { execArgv: [] })
      dying.push(child)
      await once(child, 'message')
      return child
    }

    test('runs a job soon after its transaction commits', async () => {
      await start()
      const asked = performance.now()
      await ask(1)
      await eventually(async () => expect(await effects()).toEqual([1]))
      expect(performance.now() - asked).toBeLessThan(2_000) // the poll alone would take five seconds
      expect(await waiting()).toBe(0)
    })

    test('a transaction that is rolled back leaves no job', async () => {
      await start()
      const failing = db.tx(async (tx) => {
        await add(tx, count, { id: 1 })
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      await ask(2)
      await eventually(async () => expect(await effects()).toEqual([2]))
      expect(await runsOf(1)).toBe(0)
    })

    test('a relay that dies between queue and outbox does not double the job', async () => {
      const producer = openBackend(place).openProducer(() => {})
      await producer.ready()
      await ask(1)
      const dyingDb: Db = {
        ...db,
        tx: (work) =>
          db.tx(async (tx) => {
            await work(tx)
            throw new Error('killed')
          }),
      }
      await expect(dispatchBatch(dyingDb, producer, [count])).rejects.toThrow('killed')
      expect(await waiting()).toBe(1)
      await producer.close()
      await start()
      await eventually(async () => {
        expect(await effects()).toEqual([1])
        expect(await waiting()).toBe(0)
      })
      await ask(2)
      await eventually(async () => expect(await effects()).toEqual([1, 2]))
      expect(await runsOf(1)).toBe(1)
    })

    test('relays in parallel carry each row once', async () => {
      const producers = [1, 2, 3].map(() => openBackend(place).openProducer(() => {}))
      await Promise.all(producers.map((producer) => producer.ready()))
      await Promise.all(Array.from({ length: 300 }, (_, id) => ask(id)))
      const dispatched = await Promise.all(producers.map((producer) => dispatchBatch(db, producer, [count])))
      expect(dispatched.reduce((sum, n) => sum + n)).toBe(300)
      await Promise.all(producers.map((producer) => producer.close()))
    })

    test('a worker killed in the middle: each job runs again and has one effect', async () => {
      await Promise.all(Array.from({ length: 60 }, (_, id) => ask(id)))
      for (let deaths = 0; deaths < 4; deaths++) {
        const [before = 0] = await numbers('SELECT count(*)::int AS n FROM run')
        const child = await startMortal()
        // in the middle of its work: it has begun some of it, and there is more
        await eventually(async () =>
          expect((await numbers('SELECT count(*)::int AS n FROM run'))[0]).toBeGreaterThan(before + deaths),
        )
        child.kill('SIGKILL')
      }
      const killed = (await effects()).length
      expect(killed).toBeLessThan(60)
      await start()
      await eventually(async () => expect(await effects()).toHaveLength(60))
      const [runs = 0] = await numbers('SELECT count(*)::int AS n FROM run')
      expect(runs).toBeGreaterThan(60)
      await ask(60)
      await eventually(async () => expect(await effects()).toHaveLength(61))
      expect(said).toEqual([])
    })

    test('a job that fails is tried again, later and later, and then given up', async () => {
      const tries: number[] = []
      const fragile = job('fragile', z.strictObject({}), { attempts: 2 })
      const failing = handle(fragile, async () => {
        tries.push(performance.now())
        throw new Error('not today')
      })
      await start([failing])
      await db.tx((tx) => add(tx, fragile, {}))
      await eventually(async () => expect(said).toEqual(['a job failed', 'a job failed']))
      const [first = 0, second = 0] = tries
      expect(second - first).toBeGreaterThan(400)
      expect(tries).toHaveLength(2)
    })

    test('a schedule fires again and again, and ends when it is no longer listed', async () => {
      const ticks: number[] = []
      const tick = job('tick', z.strictObject({}), { attempts: 1, everySeconds: 1 })
      const ticking = await start([handle(tick, async () => void ticks.push(performance.now()))])
      await eventually(async () => expect(ticks.length).toBeGreaterThan(2))
      await ticking.close(1_000)
      working = []
      const before = ticks.length
      const tocks: number[] = []
      const tock = job('tock', z.strictObject({}), { attempts: 1, everySeconds: 1 })
      await start([
        handle({ ...tick, everySeconds: 0 }, async () => void ticks.push(performance.now())),
        handle(tock, async () => void tocks.push(performance.now())),
      ])
      // time enough for two more of what is still listed
      await eventually(async () => expect(tocks.length).toBeGreaterThan(2))
      expect(ticks.length).toBeLessThanOrEqual(before + 1) // one was already made when the schedule went
    })

    test('of two workers one runs what is due', async () => {
      let ticks = 0
      const tick = job('tick', z.strictObject({}), { attempts: 1, everySeconds: 1 })
      const since = Date.now()
      for (const _ of [1, 2]) await start([handle(tick, async () => void ticks++)])
      await eventually(async () => expect(ticks).toBeGreaterThan(4))
      // no more than there were seconds, the first and the last begun; twice as many if each worker ran it
      expect(ticks).toBeLessThanOrEqual((Date.now() - since) / 1_000 + 2)
    })

    test('a queue that is emptied under its worker goes on: schedules and new jobs', async () => {
      const ticks: number[] = []
      const tick = job('tick', z.strictObject({}), { attempts: 1, everySeconds: 1 })
      const handlers = [countAfter(0), handle(tick, async () => void ticks.push(performance.now()))]
      working.push(await startWork({ ...place, db, ctx: { db }, handlers, log, now, scheduleCheckMs: 200 }))
      await eventually(async () => expect(ticks.length).toBeGreaterThan(0))
      await emptyQueue(db, place)
      const before = ticks.length
      await eventually(async () => expect(ticks.length).toBeGreaterThan(before + 2))
      await ask(1)
      await eventually(async () => expect(await effects()).toEqual([1]))
    })

    test('a daily schedule waits for its hour in its zone', async () => {
      const dailyAt = { hour: 0, minute: 0, zone: 'Asia/Kolkata' }
      const ran: string[] = []
      const nightly = job('nightly', z.strictObject({}), { attempts: 1, dailyAt })
      await start([handle(nightly, async () => void ran.push('nightly'))])
      const queue = openBackend(place).openProducer(() => {})
      const [next = 0] = await queue.nextRuns()
      await queue.close()
      expect(next % DAY_MS).toBe(18.5 * 3_600_000)
      expect(next).toBeGreaterThan(Date.now())
      expect(next - Date.now()).toBeLessThanOrEqual(DAY_MS)
      expect(ran).toEqual([])
    })

    test('closing lets a running job end, and tells a long one to stop', async () => {
      const work = await start([countAfter(300)])
      await ask(1)
      await eventually(async () => expect(await runsOf(1)).toBe(1))
      await work.close(3_000)
      working = []
      expect(await runsOf(1)).toBe(1)
      expect(await effects()).toEqual([]) // countAfter stops at the signal instead of making its effect
    })

    test('is said to be ready', async () => {
      const probe = openQueueProbe(db.pool, place.redisUrl)
      await eventually(async () => expect(await probe.ready()).toBeUndefined())
      await probe.close()
    })
  })
})

test('a queue that is away is not ready, and the reason names no address', async () => {
  const probe = openQueueProbe(db.pool, 'redis://:secret@127.0.0.1:1')
  await expect(probe.ready()).rejects.toThrow(/^the queue \(Redis\) does not answer$/)
  await probe.close()
  await db.pool.query('ALTER SCHEMA bullmq RENAME TO hidden')
  const inDatabase = openQueueProbe(db.pool)
  await expect(inDatabase.ready()).rejects.toThrow(/^the queue in the database is not ready$/)
  await db.pool.query('ALTER SCHEMA hidden RENAME TO bullmq')
})

const DEADLOCK = '40P01'

/** The PostgreSQL backend has no prefix: what an earlier test left would run here. */
async function emptyPostgresQueue(db: Db): Promise<void> {
  const { rows } = await db.pool.query<{ name: string }>(
    "SELECT format('bullmq.%I', tablename) AS name FROM pg_tables WHERE schemaname = 'bullmq' AND tablename <> 'migration'",
  )
  const truncate = () => db.pool.query(`TRUNCATE ${rows.map((row) => row.name).join(', ')} CASCADE`)
  // a worker in the middle of a move between two tables may stand in the way: once more then
  await truncate().catch((error: { code?: string }) => (error.code === DEADLOCK ? truncate() : Promise.reject(error)))
}

/** What becomes of a queue when its Redis is flushed. */
async function emptyQueue(db: Db, { redisUrl, prefix }: QueuePlace): Promise<void> {
  if (!redisUrl) return emptyPostgresQueue(db)
  const redis = new Redis(redisUrl)
  const keys = await redis.keys(`${prefix}:*`)
  if (keys.length > 0) await redis.del(keys)
  redis.disconnect()
}
