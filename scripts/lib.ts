import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compress } from './compress.ts'

export const root = path.resolve(import.meta.dirname, '..')

// As pnpm does for its scripts, for whoever runs one without it.
process.env.PATH = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter)

/** Stamps of what was built, and what the tests unpacked: safe to delete. */
const cacheDir = path.join(root, '.data')

type Step = {
  name: string
  /** Files and folders of the checkout the outcome depends on. */
  inputs: string[]
  output: string
  run(): void
}

const client: Step = {
  name: 'client',
  inputs: ['prisma/schema', 'prisma.config.ts', 'pnpm-lock.yaml'],
  output: 'packages/db/src/generated/client.ts',
  run: () => runQuietly('prisma', ['generate'], root),
}

const web: Step = {
  name: 'web',
  inputs: [
    'apps/web',
    'packages/common',
    'packages/contract',
    'scripts/compress.ts',
    'scripts/lib.ts',
    'pnpm-lock.yaml',
  ],
  output: 'apps/web/dist/index.html',
  run() {
    // what browsers load, what the API draws pages with, and the console of operators
    for (const config of ['vite.config.ts', 'vite.server.config.ts', 'vite.desk.config.ts']) {
      runQuietly(
        path.join(root, 'apps/web/node_modules/.bin/vite'),
        ['build', '--logLevel', 'warn', '--config', config],
        path.join(root, 'apps/web'),
      )
    }
    compress(path.join(root, 'apps/web/dist'))
  },
}

/** The database client, made from the schema when that changed. */
export const generate = () => build([client])

/** The database client and the web app, each made again only when its sources changed. */
export const generateAndBuildWeb = () => build([client, web])

/** Runs a command of the checkout in the foreground; its exit code, 1 when it was killed. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  return status ?? 1
}

/** Folders that hold nothing written by hand. */
const MADE = new Set(['node_modules', 'dist', 'generated', '.data', '.git', '.tsc'])

/** Every file at or below a path, in a fixed order. */
export function filesBelow(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place]
  const entries = readdirSync(place, { withFileTypes: true }).filter((entry) => !MADE.has(entry.name))
  return entries.flatMap((entry) => filesBelow(path.join(place, entry.name))).sort()
}

/** Ends the process with one line when a step fails. */
async function build(steps: Step[]): Promise<void> {
  try {
    const stale = steps.filter((step) => !isCurrent(step))
    if (stale.length === 0) return
    await alone(() => {
      for (const step of stale) if (!isCurrent(step)) make(step)
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

function make(step: Step): void {
  const started = performance.now()
  const stamp = stampOf(step)
  rmSync(stampFile(step), { force: true })
  step.run()
  writeFileSync(stampFile(step), stamp)
  console.log(`${step.name}: built in ${Math.round(performance.now() - started)} ms`)
}

const stampFile = (step: Step) => path.join(cacheDir, `${step.name}.stamp`)

function isCurrent(step: Step): boolean {
  const file = stampFile(step)
  return existsSync(path.join(root, step.output)) && existsSync(file) && readFileSync(file, 'utf8') === stampOf(step)
}

function stampOf(step: Step): string {
  const hash = createHash('sha256')
  for (const file of step.inputs.flatMap((input) => filesBelow(path.join(root, input)))) {
    hash.update(path.relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** A start and a test run at once must not build over each other; a lock whose owner died is taken. */
async function alone(work: () => void): Promise<void> {
  const lock = path.join(cacheDir, 'build.lock')
  mkdirSync(cacheDir, { recursive: true })
  while (!take(lock)) await sleep(200)
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const owner = Number(existsSync(lock) ? readFileSync(lock, 'utf8') : 0)
  if (owner && !existsAlive(owner)) rmSync(lock, { force: true })
  return false
}

function existsAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function runQuietly(command: string, args: string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status === 0) return
  console.error(error?.message ?? stdout + stderr)
  throw new Error(`${path.basename(command)} ${args.join(' ')} failed, see above`)
}
