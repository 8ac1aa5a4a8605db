import { setTimeout as sleep } from 'node:timers/promises'
import { inSpan } from '@dhruva/telemetry'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { codeOf, isUnanswered } from '#away.ts'
import { createDatabaseClock, type DatabaseClock } from '#clock.ts'
import { PrismaClient } from '#generated/client.ts'

export { isDatabaseAway } from '#away.ts'

export type Row = Record<string, unknown>

/** A named statement is prepared once per connection: half the CPU of an unnamed one. Names are unique in the product. */
export type Named = { name: string; text: string; values?: unknown[] }

export type Queryable = {
  /**
   * Runs one statement and returns its rows; `T` is the caller's word for what the statement selects. Outside a transaction
   * it runs again as `tx` does: PostgreSQL has then taken back all that it did.
   */
  query<T extends Row = Row>(statement: Named): Promise<T[]>
}

/** One open transaction on one connection. What must be atomic asks for this, so that a bare `Db` does not compile. */
export type Tx = Queryable & { readonly inTransaction: true }

export type Db = Queryable & {
  pool: pg.Pool
  /** For calls that stand alone; each runs again as those of `query` do. No `$transaction`: it would keep a connection that fell silent. */
  prisma: ReturnType<typeof openPrisma>
  /**
   * BEGIN, `work`, COMMIT; ROLLBACK when it throws, and the error is thrown on. Runs again, at most three times, when
   * PostgreSQL reports a serialisation failure or a deadlock: `work` must do nothing but statements on its `tx`. A `slow` one
   * touches all that a person has: its statements may take a minute each.
   */
  tx<T>(work: (tx: Tx) => Promise<T>, slow?: 'slow'): Promise<T>
  /** The time of the database: the one by which leases, limits and ends are counted. Costs nothing to ask. */
  now(): Date
  close(): Promise<void>
}

export type DbOptions = {
  url: string
  /** Connections of this process; 8 to 16 measured best. */
  poolSize?: number
  applicationName?: string
  /** Longest a statement may run; only a tool that reads whole tables needs more than the default. */
  statementTimeoutMs?: number
  /** The address is that of a PgBouncer, which gives connections their limits of time itself, or there are none. */
  isPooled?: boolean
  /** 0 to 1, spreads the retries of transactions that met. */
  random?: () => number
  /** Told about connections that broke while nobody used them; the pool replaces them by itself. */
  onConnectionLost?: (error: Error) => void
}

const LOCK_TIMEOUT_MS = 2_000
const STATEMENT_TIMEOUT_MS = 5_000
const SLOW_TIMEOUT_MS = 60_000
const IDLE_TRANSACTION_TIMEOUT_MS = 10_000
const CONNECT_TIMEOUT_MS = 5_000
/** A server that lives ends a statement by itself: after so much more, nobody is there. */
const SILENCE_MS = 500
const PROBE_AFTER_MS = 10_000
const RETRY_DELAYS_MS = [20, 60, 180]
const RETRYABLE = new Set(['40001', '40P01'])

// Servers commit durably by default, but one may have been told otherwise: what the product commits is never lost.
const SESSION = '-c timezone=UTC -c synchronous_commit=on'

/** Opens one pool that serves both SQL and Prisma; connects at first use. */
export function openDb(options: DbOptions): Db {
  const clock: DatabaseClock = createDatabaseClock(() => clock.read(pool))
  const pool = openPool(options, clock)
  const random = options.random ?? (() => 0.5)
  const prisma = openPrisma(pool, random)
  return {
    pool,
    prisma,
    query: <T extends Row = Row>(statement: Named) =>
      inSpan('call', `db ${statement.name}`, () =>
        withRetries(async () => (await pool.query<T>(statement)).rows, random),
      ),
    tx: (work, slow) => withRetries(() => transaction(pool, work, slow), random),
    now: clock.now,
    async close() {
      await prisma.$disconnect()
      await pool.end()
    },
  }
}

// minimal: by default an error quotes what was asked, and our source
const openPrisma = (pool: pg.Pool, random: () => number) =>
  new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' }).$extends({
    query: { $allOperations: ({ args, query }) => withRetries(() => query(args), random) },
  })

function openPool(options: DbOptions, clock: DatabaseClock): pg.Pool {
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    application_name: options.applicationName ?? 'dhruva',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + SILENCE_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
    options: SESSION,
    types: { getTypeParser: parserOf },
    onConnect: async (client) => {
      if (options.isPooled) await refuseUnlimited(client)
      await clock.read(client)
    },
  })
  pool.on('error', options.onConnectionLost ?? (() => {}))
  // A connection lost between two statements of a transaction reports it here; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('release', (error) => isUnanswered(error) && dropIdle(pool))
  return pool
}

/** @throws when a PgBouncer left away what it was asked for and was not told to set it */
async function refuseUnlimited(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ unlimited: string }>(
    `SELECT name AS unlimited FROM unnest(ARRAY['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) name
     WHERE current_setting(name) = '0'`,
  )
  if (rows[0]) throw new Error(`PGBOUNCER_URL gives connections without ${rows[0].unlimited}: see deploy/pgbouncer`)
}

/** Where one connection fell silent, those that lie unused beside it did too: nobody need wait for each to show it. */
function dropIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left--) {
    pool.connect((_, client, release) => {
      // not in order: a farewell to nobody would keep the socket for minutes
      client?.connection.stream.destroy()
      release(true)
    })
  }
}

const { INT8, DATE, TIMESTAMP } = pg.types.builtins

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, safeInteger],
  [DATE, (text) => text],
  [TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`)],
])

/** int8 as number, dates as `YYYY-MM-DD`, timestamps without a zone as UTC; the rest as node-postgres does. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  const own = format === 'binary' ? undefined : parsers.get(oid)
  return own ?? pg.types.getTypeParser(oid, format)
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint of the database is beyond 2^53')
  return value
}

const noFault = () => undefined

async function transaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>, slow?: 'slow'): Promise<T> {
  const client = await pool.connect()
  const timeout = slow && { query_timeout: SLOW_TIMEOUT_MS + SILENCE_MS }
  const tx: Tx = {
    inTransaction: true,
    query: <R extends Row = Row>(statement: Named) =>
      inSpan('call', `db ${statement.name}`, async () => (await client.query<R>({ ...statement, ...timeout })).rows),
  }
  let fault: unknown
  try {
    await client.query(slow ? `BEGIN; SET LOCAL statement_timeout = ${SLOW_TIMEOUT_MS}` : 'BEGIN')
    const result = await work(tx)
    await client.query('COMMIT')
    return result
  } catch (error) {
    // a silent connection is not asked again
    if (isUnanswered(error)) fault = error
    else fault = await client.query('ROLLBACK').then(noFault, (refused: unknown) => refused)
    throw error
  } finally {
    client.release(fault instanceof Error ? fault : fault !== undefined)
  }
}

async function withRetries<T>(attempt: () => Promise<T>, random: () => number): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Error && RETRYABLE.has(codeOf(error)))) throw error
      await sleep(delay * (0.5 + random()))
    }
  }
  return attempt()
}
