import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'

export type Postmaster = { pid: number; port: number; ready: boolean }

/** The live server of this cluster, read from lines 1, 4 and 8 of its `postmaster.pid`; undefined when there is none. */
export function runningPostmaster(dataDir: string): Postmaster | undefined {
  const lines = pidFile(dataDir).split('\n')
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid) || !runsIn(pid, dataDir)) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** Whether a process runs, also one of another user; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A container without an init process never reaps a server whose starter was killed. */
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

function pidFile(dataDir: string): string {
  try {
    return readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8')
  } catch {
    return ''
  }
}

/** After a kill -9 and a reboot the pid may belong to anybody: a postmaster works inside its own cluster. */
function runsIn(pid: number, dataDir: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir)
  } catch {
    return true
  }
}
