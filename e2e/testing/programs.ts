// The processes of one installation, as `pnpm start` runs them, and nothing left of them afterwards.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '@dhruva/db/embedded'
import { compiled } from '@dhruva/testkit/place'

const root = path.resolve(import.meta.dirname, '../..')
const STOP_TIMEOUT_MS = 5_000

export type Program = {
  /** Ends it in order. */
  end: () => Promise<void>
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>
}

/**
 * Starts a program and waits until it says `ready`.
 * @param file below the root of the checkout
 */
export const startProgram = async (file: string, env: Record<string, string>): Promise<Program> => {
  const child = fork(path.join(root, file), [], {
    cwd: root,
    env: { PATH: process.env.PATH, ...compiled, ...env },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const early = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} did not start (${code})`)))
  early.catch(() => undefined)
  await Promise.race([once(child, 'message'), early])
  return { end: () => end(child), kill: () => leave(child, 'SIGKILL') }
}

/** Starts the API on a free port, and on another one when some other program was faster. */
export const startApi = async (env: Record<string, string>): Promise<Program & { url: string }> => {
  const start = async () => {
    const port = await freePort()
    const program = await startProgram('apps/api/src/main.ts', { HOST: '127.0.0.1', ...env, PORT: String(port) })
    return { ...program, url: `http://127.0.0.1:${port}` }
  }
  return start().catch(start)
}

const leave = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

const end = async (child: ChildProcess): Promise<void> => {
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await leave(child, 'SIGTERM')
  clearTimeout(late)
}
