import { readdirSync, readFileSync } from 'node:fs'

/** A PostgreSQL server with all of its processes; each is in a session of its own, so there is no group to send to. */
export function processesOf(postmaster: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return [postmaster, ...pids.map(Number).filter((pid) => parentOf(pid) === postmaster)]
}

export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // it has left meanwhile
    }
  }
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}
