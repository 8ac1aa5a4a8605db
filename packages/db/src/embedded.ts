import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createCluster, readPassword } from './embedded/cluster.ts'
import { cleanEnv, freePort, lastErrors } from './embedded/host.ts'
import { choosePlace, type Place } from './embedded/place.ts'
import { isAlive, type Postmaster, runningPostmaster } from './embedded/postmaster.ts'
import { watchOver } from './embedded/watchdog.ts'

export { freePort }

export type Cluster = {
  /** A connection string for a database of this server, by default `postgres`. */
  url(database?: string): string
  port: number
  pid: number
  /** Whether the server already ran, left over or started by another process. */
  adopted: boolean
  /** Fast shutdown; returns when the server is gone. */
  stop(): Promise<void>
}

export type ClusterOptions = {
  /** Server settings beside or instead of the defaults, as in postgresql.conf. */
  settings?: Record<string, string>
  /** The port to listen on if a server has to be started; by default a free one. */
  port?: number
  /** Whether the server ends when this process has ended, however it did, and its last clients have left. */
  goesWithUs?: boolean
}

const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 20_000

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '200',
  jit: 'off',
  // a client whose machine or network died is noticed, and its locks with it
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '20000',
  // The log must not quote rows or statements: they hold personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/**
 * Starts the PostgreSQL server of `dataDir`, creating the cluster at first use, or adopts the one that already runs
 * there. Safe to call from several processes at once.
 *
 * @throws Error with a message fit for a person when the folder or the machine does not allow it
 */
export async function startPostgres(
  dataDir: string,
  { settings = {}, port, goesWithUs }: ClusterOptions = {},
): Promise<Cluster> {
  const place = await choosePlace(dataDir)
  await createCluster(place)
  const deadline = performance.now() + START_TIMEOUT_MS
  while (performance.now() < deadline) {
    const running = runningPostmaster(place.dataDir)
    const cluster = running
      ? await adopt(place, running)
      : await launch(place, port ?? (await freePort()), { ...SETTINGS, ...settings }, deadline)
    if (cluster && goesWithUs) watchOver(place.dataDir, cluster.pid)
    if (cluster) return cluster
    await sleep(100)
  }
  throw new Error(`the embedded PostgreSQL in ${place.dataDir} does not become ready (see ${logOf(place)})`)
}

/** Creates a database unless it exists. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url() })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    const alreadyMade = error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505')
    if (!alreadyMade) throw error
  } finally {
    await client.end()
  }
}

const logOf = (place: Place) => `${place.dataDir}.log`

async function adopt(place: Place, postmaster: Postmaster): Promise<Cluster | undefined> {
  if (!postmaster.ready) return undefined
  const cluster = clusterOf(place, postmaster.pid, postmaster.port, true)
  const client = new pg.Client({ connectionString: cluster.url(), connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return cluster
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01') {
      throw new Error(`the embedded PostgreSQL in ${place.dataDir} refuses its own password`)
    }
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

/** One try; undefined when another starter was faster or the port was taken meanwhile. */
async function launch(
  place: Place,
  port: number,
  settings: Record<string, string>,
  deadline: number,
): Promise<Cluster | undefined> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, ...args] = place.command('postgres', ['-D', place.dataDir, '-p', String(port), ...flags])
  const log = openSync(logOf(place), 'a')
  // Detached: Ctrl-C at a terminal reaches the whole foreground group, and the database must outlive its clients.
  const child = spawn(command, args, { ...place.ids, detached: true, stdio: ['ignore', log, log], env: cleanEnv })
  closeSync(log)
  let ended = false
  child
    .once('error', () => {
      ended = true
    })
    .once('exit', () => {
      ended = true
    })
  child.unref()
  while (!ended && performance.now() < deadline) {
    const postmaster = runningPostmaster(place.dataDir)
    if (postmaster?.ready && postmaster.pid === child.pid) return clusterOf(place, postmaster.pid, port, false)
    await sleep(20)
  }
  if (!ended) child.kill('SIGINT')
  return explain(place)
}

/** Why a launch ended: undefined when trying again makes sense. */
async function explain(place: Place): Promise<undefined> {
  await sleep(100)
  if (runningPostmaster(place.dataDir)) return undefined
  const reason = lastErrors(readFileSync(logOf(place), 'utf8').slice(-4_000))
  if (/Address already in use|lock file "postmaster.pid" already exists/i.test(reason)) return undefined
  throw new Error(`the embedded PostgreSQL in ${place.dataDir} did not start: ${reason}`)
}

function clusterOf(place: Place, pid: number, port: number, adopted: boolean): Cluster {
  const password = readPassword(place.dataDir)
  return {
    pid,
    port,
    adopted,
    url: (database = 'postgres') => `postgresql://app:${password}@127.0.0.1:${port}/${database}`,
    stop: () => stop(pid),
  }
}

async function stop(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return
  }
  const deadline = performance.now() + STOP_TIMEOUT_MS
  while (isAlive(pid) && performance.now() < deadline) await sleep(20)
}
