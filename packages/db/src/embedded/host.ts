import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'

export type Ids = { uid?: number; gid?: number }

/** PG* variables and the locale of whoever starts us are none of the server's business. */
export const cleanEnv = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' }

/** A TCP port of the loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('the loopback gave no port')
  return address.port
}

/** uid and gid of a user of this machine, undefined when there is no such user. */
export function userIds(name: string): Required<Ids> | undefined {
  try {
    return { uid: idOf('-u', name), gid: idOf('-g', name) }
  } catch {
    return undefined
  }
}

function idOf(flag: string, name: string): number {
  return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
}

/** Runs a command to its end; rejects with its last error lines. */
export async function run(command: string, args: string[], ids: Ids): Promise<void> {
  const child = spawn(command, args, { ...ids, stdio: ['ignore', 'pipe', 'pipe'], env: cleanEnv, cwd: '/' })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const code = await new Promise<number | string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message)).once('close', resolve)
  })
  if (code !== 0) throw new Error(lastErrors(output) || String(code))
}

/** The last messages of a PostgreSQL log or program, on one line and without their prefixes. */
export function lastErrors(output: string): string {
  const lines = output.trim().split('\n')
  const errors = lines.filter((line) => /(error|fatal|panic|could not|cannot)\b/i.test(line))
  return (errors.length ? errors : lines)
    .slice(-2)
    .map((line) => line.replace(/^.*?(?:error|fatal|panic|log):\s*/i, '').trim())
    .join('; ')
}
