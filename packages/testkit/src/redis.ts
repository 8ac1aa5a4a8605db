// A redis-server of our own: the one on PATH, else Debian's package unpacked into .data without root or installing.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@dhruva/db/embedded'
import { dataDir } from './place.ts'
import type { Service } from './service.ts'

type Server = { program: string; libraries?: string; from: 'PATH' | 'Debian package' }

const PACKAGES = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1']
const FLAGS = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction']

/** @param searchPath the folders to look in, as in PATH */
export async function startOwnRedis(searchPath: string): Promise<Service | undefined> {
  const server = onPath(searchPath) ?? unpacked(path.join(dataDir, 'redis'))
  if (!server) return undefined
  const port = await freePort()
  const env = server.libraries ? { LD_LIBRARY_PATH: server.libraries } : {}
  const child = spawn(server.program, ['--port', String(port), ...FLAGS], { stdio: 'ignore', env })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve())
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  if (await answers(port)) return { url: `redis://127.0.0.1:${port}`, from: server.from, stop }
  await stop()
  return undefined
}

function onPath(searchPath: string): Server | undefined {
  const programs = searchPath.split(path.delimiter).map((dir) => path.join(dir, 'redis-server'))
  const program = programs.find((file) => existsSync(file))
  return program ? { program, from: 'PATH' } : undefined
}

/** Unpacks beside its place and moves when complete: test files run at once. */
function unpacked(home: string): Server | undefined {
  const program = path.join(home, 'usr/bin/redis-server')
  if (existsSync(program)) return unpackedServer(home, program)
  mkdirSync(path.dirname(home), { recursive: true })
  const nursery = mkdtempSync(`${home}.half-`)
  try {
    unpackDebian(nursery)
    if (!existsSync(program)) renameSync(path.join(nursery, 'root'), home)
    return unpackedServer(home, program)
  } catch {
    return existsSync(program) ? unpackedServer(home, program) : undefined
  } finally {
    rmSync(nursery, { recursive: true, force: true })
  }
}

function unpackedServer(home: string, program: string): Server {
  const folders = readdirSync(path.join(home, 'usr/lib')).filter((name) => name.endsWith('linux-gnu'))
  const libraries = folders.map((name) => path.join(home, 'usr/lib', name)).join(':')
  return { program, libraries, from: 'Debian package' }
}

function unpackDebian(dir: string): void {
  for (const part of ['state/lists/partial', 'cache/archives/partial', 'root']) {
    mkdirSync(path.join(dir, part), { recursive: true })
  }
  const settings = [
    `Dir::State=${dir}/state`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${dir}/cache`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
    'Acquire::Retries=0',
    'Acquire::http::Timeout=5',
    'Acquire::https::Timeout=5',
  ].flatMap((setting) => ['-o', setting])
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: dir, stdio: 'ignore', timeout: 60_000 })
  run('apt-get', ...settings, 'update', '-qq')
  run('apt-get', ...settings, 'download', '-qq', ...PACKAGES)
  for (const file of readdirSync(dir).filter((name) => name.endsWith('.deb'))) run('dpkg-deb', '-x', file, 'root')
}

async function answers(port: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (await ping(port)) return true
    await sleep(30)
  }
  return false
}

async function ping(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
  try {
    const [reply] = await once(socket, 'data')
    return String(reply).startsWith('+PONG')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
