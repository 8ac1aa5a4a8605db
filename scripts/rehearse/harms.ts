// What is done to the programs of the service: each is ended, made to hang, cut off from the others, and left without disk.
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { Stack } from './stack.ts'

/** How a program of a container is found in it, and what shows that it works. */
const PROGRAMS = {
  postgres: { command: 'postgres -c', well: ['exec', '-T', 'postgres', 'psql', '-XAtU', 'app', '-c', 'SELECT 1'] },
  redis: { command: 'redis-server', well: ['exec', '-T', 'redis', 'timeout', '2', 'redis-cli', 'ping'] },
  api: { command: 'node api.js', well: [] },
  worker: { command: 'node worker.js', well: ['exec', '-T', 'worker', 'grep', '-q', 'ready', '/tmp/alive'] },
}
export type Name = keyof typeof PROGRAMS
export const names: readonly Name[] = ['postgres', 'redis', 'api', 'worker']

export const signal = (stack: Stack, name: Name, kind: 'KILL' | 'STOP'): void => {
  const each = 'for p in /proc/[0-9]*; do case "$(tr "\\0" " " <$p/cmdline 2>/dev/null)" in'
  const found = `"${PROGRAMS[name].command}"*) kill -${kind} "\${p#/proc/}"; exit;; esac; done; exit 1`
  stack.compose('exec', '-T', name, 'sh', '-c', `${each} ${found}`)
}

const containerOf = (stack: Stack, name: Name) => stack.compose('ps', '--quiet', '--all', name)

/** When the container began: another time says that it begun anew. */
export const startedAt = (stack: Stack, name: Name): string =>
  stack.must('docker', ['inspect', '--format', '{{.State.StartedAt}}', containerOf(stack, name)])

export const isWell = async (stack: Stack, name: Name): Promise<boolean> => {
  if (name !== 'api') return stack.run('docker', ['compose', ...PROGRAMS[name].well]).code === 0
  const answer = await fetch('http://127.0.0.1:3000/readyz', { signal: AbortSignal.timeout(1_000) }).catch(() => null)
  return answer?.status === 200
}

/** Takes a program's network away. @returns gives it back */
export const cutOff = (stack: Stack, name: Name): (() => void) => {
  const container = containerOf(stack, name)
  const network = stack.must('docker', ['network', 'ls', '--quiet', '--filter', 'name=dhruva-rehearsal_default'])
  stack.must('docker', ['network', 'disconnect', network, container])
  return () => stack.must('docker', ['network', 'connect', '--alias', name, network, container])
}

const BLOCK = Buffer.alloc(2 ** 16)

/** Writes until nothing goes in any more. @returns empties it again */
export const fillUp = (folder: string): (() => void) => {
  const file = path.join(folder, 'filled')
  const open = openSync(file, 'w')
  try {
    for (let size = BLOCK.length; size >= 1; )
      try {
        writeSync(open, BLOCK, 0, size)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
        size = Math.floor(size / 16)
      }
  } finally {
    closeSync(open)
  }
  return () => rmSync(file)
}

/** The same for the one place where a program of ours may write. */
export const fillTmp = (stack: Stack, name: 'api' | 'worker'): (() => void) => {
  stack.compose('exec', '-T', name, 'sh', '-c', 'cat /dev/zero >/tmp/filled 2>/dev/null; test -s /tmp/filled')
  return () => stack.compose('exec', '-T', name, 'rm', '/tmp/filled')
}
