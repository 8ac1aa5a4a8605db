import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../lib.ts'

/** What the api ends with after it has said itself, in one line, what is wrong with its settings. */
const BAD_SETTINGS = 78
const STOP_TIMEOUT_MS = 10_000
const MAX_RESTARTS = 5
const RESTART_DELAY_MS = 1_000

export type Program = { file: string; nodeFlags?: string[]; args?: string[]; cwd?: string }

export type Family = {
  /** Starts a program and returns when it says `ready`. One that ends later is started again, at most five times. */
  start(program: Program): Promise<void>
  stop(): Promise<void>
}

/** @param onEnd told when a program ended and is not started again; why has been said by then */
export function createFamily(env: NodeJS.ProcessEnv, onEnd: () => void): Family {
  const children = new Map<Program, ChildProcess>()
  const restarts = new Map<Program, number>()
  let stopping = false

  async function start(program: Program): Promise<void> {
    const child = launch(program, env)
    children.set(program, child)
    let wasReady = false
    const ready = new Promise<void>((resolve) => {
      child.on('message', (message) => {
        wasReady ||= message === 'ready'
        if (wasReady) resolve()
      })
    })
    child.once('exit', (code, signal) => {
      if (!stopping) void replace(program, wasReady, code ?? signal)
    })
    await ready
  }

  async function replace(program: Program, wasReady: boolean, how: number | string | null): Promise<void> {
    const count = (restarts.get(program) ?? 0) + 1
    restarts.set(program, count)
    if (!wasReady || count > MAX_RESTARTS) {
      if (how !== BAD_SETTINGS) console.error(`${program.file} ended (${how})`)
      return onEnd()
    }
    console.error(`${program.file} ended (${how}) and is started again`)
    await sleep(RESTART_DELAY_MS)
    if (!stopping) await start(program)
  }

  return {
    start,
    async stop() {
      stopping = true
      await Promise.all([...children.values()].map(end))
    },
  }
}

function launch({ file, args = [], nodeFlags = [], cwd = root }: Program, env: NodeJS.ProcessEnv): ChildProcess {
  return fork(path.join(root, file), args, { env, cwd, execArgv: nodeFlags })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await gone
  clearTimeout(late)
}
