import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from './lib.ts'

const watchdog = path.join(root, 'deploy/watchdog.sh')

/** A program under the watchdog, whose probe asks whether a file is there. */
const watch = (script: string) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-watchdog-'))
  const [well, up] = [path.join(dir, 'well'), path.join(dir, 'up')]
  const options = ['-p', `test -e ${well}`, '-e', '0.1', '-f', '3', '-g', '0.1']
  const child = spawn(watchdog, [...options, 'sh', '-c', `touch ${well} ${up}; ${script}`])
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(dir, { recursive: true, force: true })
  })
  let said = ''
  child.stderr.on('data', (data) => (said += data))
  return {
    child,
    said: () => said,
    up: () => vi.waitFor(() => expect(existsSync(up)).toBe(true), { timeout: 10_000 }),
    hang: () => rmSync(well),
    ended: once(child, 'close'),
  }
}

test('a program that hangs is killed, however it is stopped', async () => {
  const { up, hang, ended, said } = watch('trap "" TERM INT; kill -STOP $$; sleep 60')
  await up()
  hang()
  expect((await ended)[0]).toBe(137)
  expect(said()).toContain('watchdog: no sign of life')
})

test('one that ends by itself gives its exit code', async () => {
  const { ended, said } = watch('exit 78')
  expect((await ended)[0]).toBe(78)
  expect(said()).toBe('')
})

test('one that is told to end takes its time, also when it does not answer meanwhile', async () => {
  const { child, up, hang, ended, said } = watch('trap "sleep 1; exit 5" TERM; while :; do sleep 0.05; done')
  await up()
  hang()
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(5)
  expect(said()).toBe('')
})
