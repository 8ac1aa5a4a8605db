import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { isAlive } from '#embedded/postmaster.ts'
import { type Cluster, ensureDatabase, startPostgres } from '#embedded.ts'

const home = mkdtempSync(path.join(os.tmpdir(), 'dhruva-embedded-'))
chmodSync(home, 0o755)
const dataDir = path.join(home, 'pg18')
const running: Cluster[] = []

const start = async () => {
  const cluster = await startPostgres(dataDir)
  running.push(cluster)
  return cluster
}

async function ask(cluster: Cluster, sql: string) {
  const client = new pg.Client({ connectionString: cluster.url('app') })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

afterEach(async () => {
  for (const cluster of running.splice(0)) await cluster.stop()
})
afterAll(() => rmSync(home, { recursive: true }))

test('two first starts at once end with one server', async () => {
  const [one, two] = await Promise.all([start(), start()])
  expect(one.pid).toBe(two.pid)
  await Promise.all([ensureDatabase(one, 'app'), ensureDatabase(two, 'app')])
  await ask(one, 'CREATE TABLE kept (n int)')
})

test('what was written is there at the next start, and after a kill', async () => {
  const before = await start()
  await ask(before, 'INSERT INTO kept VALUES (1)')
  process.kill(before.pid, 'SIGKILL')
  while (isAlive(before.pid)) await sleep(10)
  expect(await ask(await start(), 'SELECT n FROM kept')).toEqual([{ n: 1 }])
})

test('a server left running is adopted', async () => {
  const first = await start()
  const second = await start()
  expect(second).toMatchObject({ pid: first.pid, adopted: true })
})

test('a pid file that names a stranger does not hinder the start', async () => {
  await (await start()).stop()
  writeFileSync(path.join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n1\n\n\n\nready\n`)
  expect(await start()).toMatchObject({ adopted: false })
})

test('a folder that cannot be made is the error it is', async () => {
  const file = path.join(home, 'file')
  writeFileSync(file, '')
  await expect(startPostgres(path.join(file, 'pg18'))).rejects.toThrow(/EEXIST|ENOTDIR/)
})

test('a server that goes with its starter leaves when that is killed', async () => {
  const place = path.join(home, 'with')
  const starter = fork(path.join(import.meta.dirname, 'testing/starter.ts'), [place], { execArgv: [] })
  const [pid] = await once(starter, 'message')
  const client = new pg.Client({ connectionString: readFileSync(path.join(`${place}.url`), 'utf8') })
  client.on('error', () => {})
  await client.connect()
  starter.kill('SIGKILL')
  await once(starter, 'exit')
  // whoever is connected may finish
  expect((await client.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }])
  await client.end()
  await vi.waitFor(() => expect(isAlive(Number(pid))).toBe(false), { timeout: 15_000 })
})
