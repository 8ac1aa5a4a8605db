import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../lib.ts'

/** What the api ends with after it has said itself, in one line, what is wrong with its settings. */
const BAD_SETTINGS = 78
/** The api lets its replies end for 30 s and ends by itself after 35. */
const STOP_TIMEOUT_MS = 36_000
/** Crashes longer ago are forgotten. */
const REMEMBERED_MS = 600_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

export type Program = { file: string; nodeFlags?: string[]; args?: string[]; cwd?: string }

export type Family = {
  /**
   * Starts a program and returns when it says `ready`. However often it ends, it is started again, sooner the longer it has
   * been well; not when its settings are wrong, which no start mends.
   */
  start(program: Program): Promise<void>
  stop(): Promise<void>
}

/** Time, for who measures and who waits. */
export type Time = { now(): number; pause(ms: number): Promise<void> }

const realTime: Time = { now: () => performance.now(), pause: (ms) => sleep(ms, undefined, { ref: false }) }

/** How long a program that ended waits to be started again: 1 s after the first crash in ten minutes, twice as long after each more. */
export function createPauses({ now }: Pick<Time, 'now'>): () => number {
  let crashes: number[] = []
  return () => {
    crashes = [...crashes.filter((at) => now() - at < REMEMBERED_MS), now()]
    return Math.min(FIRST_PAUSE_MS * 2 ** (crashes.length - 1), LONGEST_PAUSE_MS)
  }
}

/** @param onEnd told when a program ended for its settings and is not started again; why has been said by then */
export function createFamily(env: NodeJS.ProcessEnv, onEnd: () => void, time: Time = realTime): Family {
  const children = new Map<Program, ChildProcess>()
  let stopping = false

  async function start(program: Program): Promise<void> {
    const nextPause = createPauses(time)
    const { promise: ready, resolve } = Promise.withResolvers<void>()
    const run = () => {
      const child = launch(program, env)
      children.set(program, child)
      child.on('message', (message) => message === 'ready' && resolve())
      child.once('exit', (code, signal) => void replace(code ?? signal))
    }
    const replace = async (how: number | string | null) => {
      if (stopping) return
      if (how === BAD_SETTINGS) return onEnd()
      const pauseMs = nextPause()
      console.error(`${program.file} ended (${how}) and is started again in ${pauseMs / 1_000} s`)
      await time.pause(pauseMs)
      if (!stopping) run()
    }
    run()
    await ready
  }

  return {
    start,
    async stop() {
      stopping = true
      await Promise.all([...children.values()].map((child) => end(child, time)))
    },
  }
}

function launch({ file, args = [], nodeFlags = [], cwd = root }: Program, env: NodeJS.ProcessEnv): ChildProcess {
  return fork(path.join(root, file), args, { env, cwd, execArgv: nodeFlags })
}

async function end(child: ChildProcess, { pause }: Time): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await Promise.race([gone, pause(STOP_TIMEOUT_MS)])
  child.kill('SIGKILL')
  await gone
}
