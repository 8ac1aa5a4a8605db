// A worker killed again and again while people post, comment and vote: nothing is lost, nothing comes twice.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { openDb } from '@dhruva/db'
import { auditBooks } from '@dhruva/domain'
import { asService, testDatabase, testRedis } from '@dhruva/testkit/database'
import { compiled } from '@dhruva/testkit/place'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSimulation } from '#testing/simulation.ts'

/** All that a job may survive with `test --long`, otherwise some. */
const DEATHS = process.env.TEST_LONG ? 20 : 2
const CAP = 400
const DEEDS_A_LIFE = 24

const main = path.join(import.meta.dirname, 'main.ts')
const redis = await testRedis()
const databases = { PostgreSQL: await testDatabase(), Redis: await testDatabase() }
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const startWorker = async (env: Record<string, string>) => {
  const { PATH = '' } = process.env
  const child = fork(main, [], {
    env: { PATH, ...compiled, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  const [first] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  expect(first).toBe('ready')
  return child
}

/** Those that follow start in half the time from what this one leaves behind. */
const startAndEnd = async (env: Record<string, string>) => {
  const worker = await startWorker(env)
  worker.kill('SIGTERM')
  await once(worker, 'exit')
}

/** A database of its own in a Redis that others may use too. */
const emptyRedis = (url: string) => Object.assign(new URL(url), { pathname: '/9' }).href

describe.each<['PostgreSQL' | 'Redis', Record<string, string> | null]>([
  ['PostgreSQL', {}],
  ['Redis', redis ? { REDIS_URL: emptyRedis(redis) } : null],
])('on a queue in %s', (kind, queue) => {
  test.skipIf(queue === null)(
    `${DEATHS} deaths under load lose and double nothing`,
    async () => {
      const databaseUrl = databases[kind]
      const db = openDb({ url: databaseUrl, poolSize: 8 })
      const env = { DATABASE_URL: asService(databaseUrl), LOG_LEVEL: 'error', POINTS_DAILY_CAP: String(CAP), ...queue }
      const simulation = await createSimulation(db, { people: 8, at: new Date('2026-11-22T06:00:00Z') })
      await startAndEnd(env)
      await simulation.act(4)
      for (let death = 0; death < DEATHS; death++) {
        const worker = await startWorker(env)
        const before = await simulation.done()
        const acting = simulation.act(DEEDS_A_LIFE)
        // in the middle of its work: it has done some of it, and there is more
        await vi.waitFor(async () => expect(await simulation.done()).toBeGreaterThan(before + death), {
          timeout: 60_000,
          interval: 5,
        })
        worker.kill('SIGKILL')
        await once(worker, 'exit')
        await acting
      }
      expect(await simulation.waiting()).toBeGreaterThan(0)
      await startWorker(env)
      await vi.waitFor(async () => expect(await simulation.waiting()).toBe(0), { timeout: 60_000, interval: 20 })
      expect(await simulation.faults(CAP)).toEqual([])
      expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
      await db.close()
    },
    600_000,
  )
})
