import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '@dhruva/db/embedded'
import { testDatabase } from '@dhruva/testkit'
import { compiled } from '@dhruva/testkit/place'
import { afterAll, expect, it } from 'vitest'

const databaseUrl = await testDatabase()
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

const start = (env: Record<string, string>) => {
  const child = fork(path.join(import.meta.dirname, 'main.ts'), [], {
    env: { PATH: '', ...compiled, DATABASE_URL: databaseUrl, JWT_SECRET: 'x'.repeat(32), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += data))
  return {
    child,
    said: () => said,
    ready: () => once(child, 'message').then(([message]) => message),
    ended: async (): Promise<unknown> => child.exitCode ?? (await once(child, 'exit'))[0],
  }
}

it('says when it is ready, outlives Ctrl-C and ends in order when told to', async () => {
  const port = await freePort()
  const api = start({ PORT: String(port) })
  expect(await api.ready()).toBe('ready')
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  api.child.kill('SIGINT')
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)

  const second = start({ PORT: String(port) })
  expect(await second.ended()).toBe(78)
  expect(second.said().trim().split('\n').at(-1)).toBe(`PORT ${port} is in use by another program`)

  api.child.kill('SIGTERM')
  expect(await api.ended()).toBe(0)
}, 60_000)

it('warns when other machines can reach it, and only then', async () => {
  const wide = start({ PORT: String(await freePort()), HOST: '0.0.0.0' })
  await wide.ready()
  wide.child.kill('SIGTERM')
  await wide.ended()
  expect(wide.said()).toMatch(/^HOST=0\.0\.0\.0: .*other machines.*$/m)

  const narrow = start({ PORT: String(await freePort()), HOST: '' })
  await narrow.ready()
  narrow.child.kill('SIGTERM')
  await narrow.ended()
  expect(narrow.said()).not.toContain('HOST=')
}, 60_000)

it('ends when its parent is gone', async () => {
  const api = start({ PORT: String(await freePort()) })
  await api.ready()
  api.child.disconnect()
  expect(await api.ended()).toBe(0)
}, 60_000)

it('says in one line which setting is wrong and ends with 78', async () => {
  const api = start({ PORT: 'http' })
  expect(await api.ended()).toBe(78)
  expect(api.said()).toBe('PORT is not valid\n')
})
