// The processes of one installation, as `pnpm start` runs them, and nothing left of them afterwards.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const STOP_TIMEOUT_MS = 5_000

/**
 * Starts a program and waits until it says `ready`.
 * @param file below the root of the checkout
 * @returns ends it
 */
export const startProgram = async (file: string, env: Record<string, string>): Promise<() => Promise<void>> => {
  const child = fork(path.join(root, file), [], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const early = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} did not start (${code})`)))
  early.catch(() => undefined)
  await Promise.race([once(child, 'message'), early])
  return () => end(child)
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await gone
  clearTimeout(late)
}
