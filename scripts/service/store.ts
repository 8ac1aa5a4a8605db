import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, ensureDatabase, startPostgres } from '@dhruva/db/embedded'
import pg from 'pg'
import { createPauses } from './children.ts'
import { oneLine, usingDatabase, usingDataDir } from './refusal.ts'
import { runFileIn } from './run-file.ts'
import type { Settings } from './settings.ts'

const CONNECTION = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

export type Store = { url: string; close(): Promise<void> }

/** One start per database: the lock goes with its connection, so that a killed start leaves none behind. */
const START_LOCK = 72707370

/** A start that is ready says so in its run file; one without it is coming or going, and worth waiting for. */
const READY_WAIT_MS = 1_500
const CHANGE_WAIT_MS = 20_000
/** A server notices within half of it that the holder of a lock is gone. */
const LOST_MS = 60_000

class Taken extends Error {}

/**
 * The database of this start: the one of DATABASE_URL or the embedded one, with the lock of the one start it allows.
 *
 * However long it is away, it is waited for, and an embedded one started again.
 * @param onLost called when another start took it meanwhile
 * @returns undefined when another start holds the lock
 */
export async function openStore(settings: Settings, onLost: (error: unknown) => void): Promise<Store | undefined> {
  await usingDataDir(settings.dataDir, () => makeFolder(settings.dataDir))
  const cluster = settings.databaseUrl ? undefined : await startEmbedded(settings.dataDir)
  const url = settings.databaseUrl ?? cluster?.url('app') ?? ''
  const holder = await usingDatabase(url, () => lockInTime(url, settings.dataDir))
  if (!holder) return undefined
  return hold(settings, url, cluster, holder, onLost)
}

/** Not mkdir's `recursive`: that one never ends below /proc. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return
  makeFolder(path.dirname(dir))
  mkdirSync(dir)
}

async function startEmbedded(dataDir: string, port?: number): Promise<Cluster> {
  const cluster = await usingDataDir(dataDir, () =>
    startPostgres(path.join(dataDir, 'pg18'), { goesWithUs: true, ...(port ? { port } : {}) }),
  )
  await ensureDatabase(cluster, 'app')
  return cluster
}

async function lockInTime(url: string, dataDir: string): Promise<pg.Client | undefined> {
  const runFile = runFileIn(dataDir)
  const started = performance.now()
  for (;;) {
    const holder = await lock(url)
    const waited = performance.now() - started
    if (holder || waited > (runFile.read() ? READY_WAIT_MS : CHANGE_WAIT_MS)) return holder
    await sleep(250)
  }
}

async function lock(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, ...CONNECTION })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [START_LOCK])
  if (rows[0]?.got) return client
  await client.end()
  return undefined
}

/** Keeps the lock, and an embedded server alive on its port, for as long as the start lasts. */
function hold(
  settings: Settings,
  url: string,
  started: Cluster | undefined,
  locked: pg.Client,
  onLost: (error: unknown) => void,
): Store {
  let closing = false
  let cluster = started
  let holder = locked
  const watch = () => holder.once('end', () => void restore().catch(onLost))
  async function restore() {
    const nextPause = createPauses({ now: () => performance.now() })
    let said = ''
    let heldSince: number | undefined
    while (!closing) {
      try {
        if (cluster) cluster = await startEmbedded(settings.dataDir, cluster.port)
        const again = await lock(url)
        if (again) {
          holder = again
          return watch()
        }
        // of ours a server that lost us may still hold one
        heldSince ??= performance.now()
        if (performance.now() - heldSince > LOST_MS) throw new Taken('another start took the database')
      } catch (error) {
        if (error instanceof Taken) throw error
        if (oneLine(error) !== said) console.error(`the database is away: ${oneLine(error)}`)
        said = oneLine(error)
      }
      await sleep(nextPause(), undefined, { ref: false })
    }
  }
  watch()
  return {
    url,
    async close() {
      closing = true
      await holder.end().catch(() => {})
      await cluster?.stop()
    },
  }
}
