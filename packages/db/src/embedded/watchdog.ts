import { spawn } from 'node:child_process'

// Smart shutdown first: the api may still be ending its replies, and they are to be stored. Then for good.
const SCRIPT = `
read -r _
runs() { [ "$(head -n 1 "$1/postmaster.pid" 2>/dev/null)" = "$2" ] && kill -0 "$2" 2>/dev/null; }
runs "$1" "$2" && kill -TERM "$2"
left=40
while [ $left -gt 0 ] && runs "$1" "$2"; do sleep 1; left=$((left - 1)); done
runs "$1" "$2" && kill -INT "$2"
`

/**
 * Ends a server when this process has ended, also when it was killed and could do nothing itself: a shell of its own reads
 * from a pipe, which the system closes with us.
 */
export function watchOver(dataDir: string, pid: number): void {
  const stdio: ['pipe', 'ignore', 'ignore'] = ['pipe', 'ignore', 'ignore']
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'watchdog', dataDir, String(pid)], { detached: true, stdio, cwd: '/' })
  // without a shell the server stays, as it would have
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  shell.unref()
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref()
}
