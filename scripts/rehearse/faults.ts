import { ok } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Say } from './life.ts'
import type { Stack } from './stack.ts'

const WITHIN_S = 15
/** The watchdogs look from then on. */
const GRACE_MS = 35_000

/** How a program of a container is found in it, and what shows that it works again. */
const PROGRAMS = {
  postgres: { command: 'postgres -c', well: ['exec', '-T', 'postgres', 'psql', '-XAtU', 'app', '-c', 'SELECT 1'] },
  redis: { command: 'redis-server', well: ['exec', '-T', 'redis', 'timeout', '2', 'redis-cli', 'ping'] },
  api: { command: 'node api.js', well: [] },
  worker: { command: 'node worker.js', well: ['exec', '-T', 'worker', 'grep', '-q', 'ready', '/tmp/alive'] },
}
type Name = keyof typeof PROGRAMS
const names: Name[] = ['postgres', 'redis', 'api', 'worker']

const signal = (stack: Stack, name: Name, kind: 'KILL' | 'STOP') => {
  const each = 'for p in /proc/[0-9]*; do case "$(tr "\\0" " " <$p/cmdline 2>/dev/null)" in'
  const found = `"${PROGRAMS[name].command}"*) kill -${kind} "\${p#/proc/}"; exit;; esac; done; exit 1`
  stack.compose('exec', '-T', name, 'sh', '-c', `${each} ${found}`)
}

const startedAt = (stack: Stack, name: Name) =>
  stack.must('docker', ['inspect', '--format', '{{.State.StartedAt}}', stack.compose('ps', '--quiet', '--all', name)])

const isWell = async (stack: Stack, name: Name): Promise<boolean> => {
  if (name !== 'api') return stack.run('docker', ['compose', ...PROGRAMS[name].well]).code === 0
  const answer = await fetch('http://127.0.0.1:3000/readyz', { signal: AbortSignal.timeout(1_000) }).catch(() => null)
  return answer?.status === 200
}

/** @returns seconds until it has begun anew and is well */
const backAfter = async (stack: Stack, name: Name, kind: 'KILL' | 'STOP') => {
  const before = startedAt(stack, name)
  const started = performance.now()
  signal(stack, name, kind)
  while (startedAt(stack, name) === before || !(await isWell(stack, name))) {
    if (performance.now() - started > 120_000) throw new Error(`${name} did not come back`)
    await sleep(200)
  }
  return Math.round((performance.now() - started) / 100) / 10
}

/** Each program is killed and, then, made to hang: it is back without hands. */
export const faults = async (stack: Stack, say: Say) => {
  const late: string[] = []
  for (const kind of ['KILL', 'STOP'] as const)
    for (const name of names) {
      if (kind === 'STOP') await sleep(GRACE_MS)
      const seconds = await backAfter(stack, name, kind)
      say(`${name} ${kind === 'KILL' ? 'killed' : 'hung'}: back after ${seconds} s`)
      if (seconds > WITHIN_S) late.push(name)
    }
  ok(late.length === 0, `later than ${WITHIN_S} s: ${late.join(', ')}`)
}
