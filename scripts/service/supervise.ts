import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '@dhruva/db/migrate'
import { prepareQueue } from '@dhruva/jobs'
import { readConfig } from '../../apps/api/src/config.ts'
import { createFamily, type Program } from './children.ts'
import { watchLauncher } from './launcher.ts'
import { oneLine, Refusal, usingDatabase, usingDataDir } from './refusal.ts'
import { runFileIn } from './run-file.ts'
import { childEnv, readSettings, type Settings } from './settings.ts'
import { openStore, type Store } from './store.ts'

export type Service = {
  programs: Program[]
  /** The one address to open. */
  address(settings: Settings): string
}

const SANDBOX: Program = { file: 'apps/payments-sandbox/src/main.ts' }
const CRASH_WAIT_MS = 15_000

/** Runs the service until Ctrl-C: settings, database, migrations, processes, and the lines a person waits for. */
export async function supervise(service: Service): Promise<void> {
  try {
    const settings = readSettings()
    checkSettings(settings)
    await run(service, settings)
  } catch (error) {
    fail(error)
  }
}

/** The api's own check, before there is anything to undo; what is not known yet stands in for itself. */
function checkSettings(settings: Settings): void {
  const known = { DATABASE_URL: settings.databaseUrl ?? 'postgresql://embedded', PORT: String(settings.port) }
  const secret = settings.production ? {} : { JWT_SECRET: process.env.JWT_SECRET || 'x'.repeat(32) }
  readConfig({ ...process.env, ...known, ...secret })
}

function fail(error: unknown): never {
  console.error(`Dhruva cannot start: ${oneLine(error)}`)
  process.exit(1)
}

async function run(service: Service, settings: Settings): Promise<void> {
  const store = await openStore(settings, (error) => void stop(1, `the database is lost: ${oneLine(error)}`))
  const runFile = runFileIn(settings.dataDir)
  if (!store) return sayAlreadyRunning(runFile.read())
  const crashed = runFile.read() !== undefined
  runFile.remove()
  let family: ReturnType<typeof createFamily> | undefined
  let stopping = false

  async function stop(code: number, reason?: string): Promise<void> {
    if (stopping) return
    stopping = true
    if (reason) console.error(reason)
    runFile.remove()
    await family?.stop()
    await store?.close()
    process.exit(code)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  watchLauncher(() => void stop(0))
  try {
    await waitForPort(settings.port, crashed ? CRASH_WAIT_MS : 0)
    await prepare(settings, store)
    const sandboxUrl = settings.sandbox ? await placeForSandbox(settings.port) : undefined
    const env = await usingDataDir(settings.dataDir, () => childEnv(settings, store.url, sandboxUrl))
    family = createFamily(env, () => void stop(1))
    await Promise.all([...service.programs, ...(sandboxUrl ? [SANDBOX] : [])].map(family.start))
    const address = service.address(settings)
    runFile.write(address)
    printAddress(address, settings)
    if (sandboxUrl) console.log(`Payments move no money: ${sandboxUrl}/sandbox/`)
  } catch (error) {
    await stop(1, `Dhruva cannot start: ${oneLine(error)}`)
  }
}

function printAddress(address: string, settings: Settings): void {
  console.log(`Dhruva is ready: ${address}`)
  if (settings.outbox) console.log(`Login codes are shown at http://localhost:${settings.port}/dev/outbox`)
}

function sayAlreadyRunning(address: string | undefined): void {
  console.log(`Dhruva is already running${address ? `: ${address}` : ' on this database'}`)
}

async function prepare(settings: Settings, store: Store): Promise<void> {
  const applied = await usingDatabase(store.url, () => migrate(store.url))
  if (applied.length > 0) console.log(`database: changes applied: ${applied.length}`)
  if (!settings.redisUrl) await prepareQueue(store.url)
}

/** The processes of a start that was killed let go of the port when they notice. */
async function waitForPort(port: number, patienceMs: number): Promise<void> {
  const started = performance.now()
  while (!(await isFree(port))) {
    if (performance.now() - started > patienceMs) {
      throw new Refusal(`PORT ${port} is taken by another program; set PORT to a free one`)
    }
    await sleep(100)
  }
}

/** Where RAZORPAY_BASE_URL says, else beside the api: on the first port after its own that is free. */
async function placeForSandbox(apiPort: number): Promise<string> {
  if (process.env.RAZORPAY_BASE_URL) return process.env.RAZORPAY_BASE_URL
  for (let port = apiPort + 1; port <= 65_535; port++) if (await isFree(port)) return `http://127.0.0.1:${port}`
  throw new Refusal('there is no free port for the payment sandbox above PORT; set RAZORPAY_BASE_URL')
}

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer()
  try {
    server.listen(port)
    await once(server, 'listening')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') {
      throw new Refusal(`PORT ${port} may only be used by root; set PORT to one above 1023`)
    }
    return false
  } finally {
    server.close()
  }
}
