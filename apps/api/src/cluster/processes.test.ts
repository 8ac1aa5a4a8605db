import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { freePort } from '@dhruva/db/embedded'
import { testDatabase, testRedis } from '@dhruva/testkit'
import { compiled } from '@dhruva/testkit/place'
import { afterAll, describe, expect, it } from 'vitest'

const databaseUrl = await testDatabase()
const redisUrl = (await testRedis()) ?? ''
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

const start = async (env: Record<string, string>) => {
  const child = fork(path.join(import.meta.dirname, '../main.ts'), [], {
    env: {
      PATH: '',
      ...compiled,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      JWT_SECRET: 'x'.repeat(32),
      LOG_LEVEL: 'warn',
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  started.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += data))
  const [how]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  return { child, how, said: () => said }
}

/** The processes a process has begun. */
const childrenOf = ({ pid = 0 }: ChildProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
const canLook = existsSync('/proc/self/task')

const figures = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
const numbersIn = (text: string) =>
  new Set([...text.matchAll(/^live_streams\{process="(\d)"\} \d+$/gm)].map(([, number]) => number))
const callsIn = (text: string) =>
  [...text.matchAll(/^http_request_duration_seconds_count\{process="\d",route="\/healthz",status="200"\} (\d+)$/gm)]
    .map(([, calls]) => Number(calls))
    .reduce((sum, calls) => sum + calls, 0)

describe.skipIf(!redisUrl || !canLook)('an api of three processes', () => {
  it('answers on one port, tells the figures of all, replaces one that is killed and ends in order', async () => {
    const port = await freePort()
    const api = await start({ PORT: String(port), API_PROCESSES: '3' })
    expect(api.how).toBe('ready')
    expect(childrenOf(api.child)).toHaveLength(3)
    const ask = () => fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } })
    for (let n = 0; n < 30; n++) expect((await ask()).status).toBe(200)
    // whichever is asked, and each knows what the others counted
    for (let n = 0; n < 4; n++) {
      const text = await figures(port)
      expect(numbersIn(text)).toEqual(new Set(['1', '2', '3']))
      expect(callsIn(text)).toBe(30)
      expect(text).toMatch(/^api_processes 3$/m)
      expect(text.match(/^held_turns 0$/gm)).toHaveLength(1)
    }

    // another program cannot take the port, and says so once
    const second = await start({ PORT: String(port), API_PROCESSES: '2' })
    expect(second.how).toBe(78)
    await expect.poll(second.said).toBe(`PORT ${port} is in use by another program\n`)

    const [victim = 0] = childrenOf(api.child)
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => childrenOf(api.child).includes(victim), { timeout: 30_000 }).toBe(false)
    for (let n = 0; n < 20; n++) expect((await ask()).status).toBe(200)
    await expect.poll(async () => numbersIn(await figures(port)).size, { timeout: 30_000 }).toBe(3)
    expect(childrenOf(api.child)).toHaveLength(3)

    // one that is held still says nothing more, and is replaced as well
    const [still = 0] = childrenOf(api.child)
    process.kill(still, 'SIGSTOP')
    await expect.poll(() => childrenOf(api.child).includes(still), { timeout: 45_000 }).toBe(false)
    await expect.poll(async () => numbersIn(await figures(port)).size, { timeout: 30_000 }).toBe(3)

    api.child.kill('SIGTERM')
    expect((await once(api.child, 'exit'))[0]).toBe(0)
    const free = net.createServer().listen(port, '127.0.0.1')
    await once(free, 'listening')
    free.close()
  }, 180_000)

  it('says while it drains that it ends, and refuses nobody before', async () => {
    const port = await freePort()
    const api = await start({ PORT: String(port), API_PROCESSES: '2', DRAIN_MS: '5000' })
    const ask = async (at: string) => (await fetch(`http://127.0.0.1:${port}${at}`)).status
    expect(await ask('/openz')).toBe(200)
    api.child.kill('SIGTERM')
    // it hears of it when it has made ready what it is to be asked first
    await expect.poll(() => ask('/openz'), { interval: 20, timeout: 30_000 }).toBe(503)
    expect(await ask('/apis/languages.php')).toBe(200)
    expect((await once(api.child, 'exit'))[0]).toBe(0)
  }, 60_000)

  it('ends with its parent', async () => {
    const api = await start({ PORT: String(await freePort()), API_PROCESSES: '2' })
    api.child.disconnect()
    expect((await once(api.child, 'exit'))[0]).toBe(0)
  }, 60_000)
})

it('cannot count together without Redis, and says so in one line', async () => {
  const api = await start({ PORT: String(await freePort()), API_PROCESSES: '2', REDIS_URL: '' })
  expect(api.how).toBe(78)
  await expect.poll(api.said).toMatch(/^API_PROCESSES needs REDIS_URL: [^\n]+\n$/)
})
