import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { explain, replaceFunctions } from '#functions.ts'

type Migration = { name: string; sql: string; checksum: string }
type Applied = { migration_name: string; checksum: string; finished_at: Date | null; logs: string | null }

/** Behind a change that waits for a table, every call that needs the table waits too: so long at most, then it steps back. */
const LOCK_TIMEOUT_MS = 2_000
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000]
const CONNECT_TIMEOUT_MS = 5_000
const LOCK_NOT_AVAILABLE = '55P03'

/** The advisory lock that Prisma's own engine takes, so that both may run at once. */
const MIGRATION_LOCK = 72707369

const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

/**
 * Applies `dir/migrations/<name>/migration.sql` in name order and writes the book that `prisma migrate status` reads, without
 * the Prisma CLI; then makes the functions of `dir/functions` what their files say. Any number of processes may call it at once;
 * each migration is applied once.
 *
 * @returns the names of the migrations applied and of the functions made now
 * @throws when an applied migration was changed or one failed, now or earlier
 */
export async function migrate(url: string, dir = prismaDir()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(MIGRATIONS_TABLE)
    const waiting = unapplied(readMigrations(dir), await readApplied(client))
    for (const migration of waiting) await apply(client, migration)
    const made = await replaceFunctions(client, path.join(dir, 'functions'))
    return [...waiting.map((migration) => migration.name), ...made]
  } finally {
    await client.end()
  }
}

/** Names of migrations in `dir` that the database has not finished: readiness asks for none. */
export async function pendingMigrations(db: Pick<pg.Pool, 'query'>, dir = prismaDir()): Promise<string[]> {
  const { rows } = await db.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const done = new Set(rows.map((row) => row.migration_name))
  return migrationNames(dir).filter((name) => !done.has(name))
}

/** Where this build has its migrations and functions: beside the bundle in production, `prisma` in the source tree. */
export function prismaDir(): string {
  const places = ['prisma', '../prisma', '../../../prisma']
  const found = places.map((place) => path.join(import.meta.dirname, place)).find((place) => existsSync(place))
  if (!found) throw new Error('the folder of migrations is missing')
  return found
}

function migrationNames(dir: string): string[] {
  const entries = readdirSync(path.join(dir, 'migrations'), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

function readMigrations(dir: string): Migration[] {
  return migrationNames(dir).map((name) => {
    const sql = readFileSync(path.join(dir, 'migrations', name, 'migration.sql'), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function readApplied(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    'SELECT migration_name, checksum, finished_at, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  return rows
}

function unapplied(found: Migration[], book: Applied[]): Migration[] {
  const failed = book.find((row) => !row.finished_at)
  if (failed) {
    throw new Error(`migration ${failed.migration_name} failed earlier: ${failed.logs ?? ''} (prisma migrate resolve)`)
  }
  const done = new Map(book.map((row) => [row.migration_name, row.checksum]))
  const changed = found.find((migration) => (done.get(migration.name) ?? migration.checksum) !== migration.checksum)
  if (changed) throw new Error(`migration ${changed.name} was changed after it was applied`)
  return found.filter((migration) => !done.has(migration.name))
}

/** A table in use is waited for again and again, each time only for a moment. */
async function apply(client: pg.Client, migration: Migration): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await applyOnce(client, migration)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE))
        throw explain(`migration ${migration.name}`, error)
      await sleep(pauseMs)
    }
  }
  return applyOnce(client, migration).catch((error: unknown) =>
    Promise.reject(explain(`migration ${migration.name}`, error)),
  )
}

/** Book and change are one transaction: a start killed half-way leaves nothing behind. */
async function applyOnce(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const atomic = !/\bconcurrently\b/i.test(sql)
  try {
    // one that waits for other transactions without a lock on the table may take its time
    await client.query(`SET lock_timeout = ${atomic ? LOCK_TIMEOUT_MS : 0}`)
    if (atomic) await client.query('BEGIN')
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    if (atomic) await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
