import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, openDb } from '@dhruva/db'
import { startPostgres } from '@dhruva/db/embedded'
import { migrate } from '@dhruva/db/migrate'
import { createJobs, jobs, prepareQueue } from '@dhruva/jobs'
import { testDatabase } from '@dhruva/testkit/database'
import { listen } from '@dhruva/testkit/loopback'
import { compiled } from '@dhruva/testkit/place'
import { afterEach, expect, test, vi } from 'vitest'

const main = path.join(import.meta.dirname, 'main.ts')
let children: ChildProcess[] = []

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
})

const start = (env: Record<string, string>) => {
  const { PATH = '' } = process.env
  const child = fork(main, [], {
    env: { PATH, ...compiled, ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  const said = text(child.stdout!)
  const complained = text(child.stderr!)
  return { child, said, complained }
}

const ready = async (env: Record<string, string>) => {
  const started = start(env)
  const [first] = await Promise.race([once(started.child, 'message'), once(started.child, 'exit')])
  expect(first).toBe('ready')
  return started
}

/** A provider of payments where nobody has paid: the worker looks for payments as soon as it is at work. */
const idleProvider = async () => {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'application/json').end('{"entity":"collection","count":0,"items":[]}')
  })
  const port = await listen(server)
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Waits until the worker has done a job that is asked for now. */
const purges = async (db: Db) => {
  await db.pool.query(`INSERT INTO live_process VALUES ('old', now() - interval '1 day')`)
  await db.tx((tx) => createJobs().add(tx, jobs.purgeExpired, {}))
  const done = async () => {
    const { rows } = await db.pool.query('SELECT count(*)::int AS old FROM live_process')
    expect(rows).toEqual([{ old: 0 }])
  }
  await vi.waitFor(done, { timeout: 15_000, interval: 50 })
}

test.each<[string, Record<string, string>, string]>([
  ['missing DATABASE_URL', {}, 'DATABASE_URL is missing'],
  [
    'wrong DATABASE_URL',
    { DATABASE_URL: 'mysql://user:hidden@host/db' },
    'DATABASE_URL is not postgresql://user:password@host:5432/database; a password with / # ? @ or % goes into POSTGRES_PASSWORD, beside DATABASE_HOST',
  ],
  [
    'wrong REDIS_URL',
    { DATABASE_URL: 'postgres://x', REDIS_URL: 'http://hidden' },
    'REDIS_URL is not redis://host:6379',
  ],
])('a %s ends the start with one line that names it', async (_, env, expected) => {
  const { child, complained } = start(env)
  const [code] = await once(child, 'exit')
  expect(code).toBe(78)
  expect(await complained).toBe(`${expected}\n`)
})

test('Ctrl-C is for the parent; asked to end, it ends in order; and it ends with its parent', async () => {
  const provider = await idleProvider()
  const env = { DATABASE_URL: await testDatabase(), RAZORPAY_BASE_URL: provider.url }
  const asked = await ready(env)
  asked.child.kill('SIGINT')
  const db = openDb({ url: env.DATABASE_URL, poolSize: 1 })
  await purges(db)
  await db.close()
  expect(asked.child.exitCode).toBeNull()
  asked.child.kill('SIGTERM')
  expect(await once(asked.child, 'exit')).toEqual([0, null])
  expect(await asked.said).not.toMatch(/"level":[456]0/)

  const orphan = await ready(env)
  orphan.child.disconnect()
  expect(await once(orphan.child, 'exit')).toEqual([0, null])
  provider.close()
})

test('a database that goes away and comes back finds the worker at work', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-worker-'))
  chmodSync(dir, 0o755) // the server may run as another user
  const place = path.join(dir, 'pg18')
  let cluster = await startPostgres(place)
  const url = cluster.url()
  const db = openDb({ url, poolSize: 2 })
  try {
    await migrate(url)
    await prepareQueue(url)
    const { child } = await ready({ DATABASE_URL: url })
    await cluster.stop()
    await sleep(1_500)
    cluster = await startPostgres(place, { port: cluster.port })
    await vi.waitFor(() => db.query({ name: 'back', text: 'SELECT 1' }), { timeout: 10_000 })
    await purges(db)
    expect(child.exitCode).toBeNull()
  } finally {
    await db.close()
    await cluster.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}, 60_000)
