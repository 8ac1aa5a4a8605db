import { readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; state: string; command: string }

const SHELL = /^(\S*\/)?(ba|da)?sh -c /
const PACKAGE_MANAGER = /(^|[/ ])p?np[mx](\.[cm]?js)?( |$)/
const POLL_MS = 250

/**
 * Calls back when npx or pnpm, which started this process, is gone. Neither passes on every signal, and pnpm puts its
 * script into a process group of its own: without this, ending `npx pnpm start` from outside leaves the service running.
 */
export function watchLauncher(onGone: () => void): void {
  const launchers = launchersAbove(process.ppid)
  const timer = setInterval(() => {
    if (launchers.every((pid) => isRunning(pid))) return
    clearInterval(timer)
    onGone()
  }, POLL_MS)
  timer.unref()
}

/** From this process upwards as far as package managers go, with the shells in between. */
function launchersAbove(first: number): number[] {
  const chain: Process[] = []
  for (let next = look(first); next && isLauncher(next); next = look(next.parent)) chain.push(next)
  while (chain.length > 0 && SHELL.test(chain.at(-1)?.command ?? '')) chain.pop()
  return chain.map(({ pid }) => pid)
}

const isLauncher = ({ command }: Process) => SHELL.test(command) || PACKAGE_MANAGER.test(command)

function isRunning(pid: number): boolean {
  const found = look(pid)
  return found !== undefined && found.state !== 'Z'
}

/** What Linux says of a process; undefined when there is none, or no /proc. */
function look(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { pid, parent: Number(parent), state, command }
  } catch {
    return undefined
  }
}
