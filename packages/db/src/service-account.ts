import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'

/** The account of the database by which api and worker log in: it reads and writes rows, and makes, changes and empties no table. */
export type ServiceAccount = { name: string; password: string }

/**
 * What it may not do to rows although it writes them. Triggers keep these tables too; who has got hold of the account cannot take a
 * trigger away.
 */
const KEPT: Readonly<Record<'UPDATE' | 'DELETE', readonly string[]>> = {
  UPDATE: [
    'consent',
    'incident_update',
    'invoice',
    'ledger_entry',
    'ledger_op',
    'operator_act',
    'security_event',
    'setting',
  ],
  // of consent and security_event old rows go
  DELETE: [
    'incident_update',
    'invoice',
    'ledger_entry',
    'ledger_op',
    'operator_act',
    'payment',
    'payment_order',
    'payment_refund',
    'setting',
    'subscription',
    'subscription_month',
  ],
}

/** The book of migrations is read by readiness and written by who migrates. */
const READ_ONLY = '_prisma_migrations'

/** Of the product; and of the queue where it lives in the database, which makes a sequence for itself as it goes. */
const SCHEMAS = { public: 'USAGE', bullmq: 'USAGE, CREATE' } as const
type Schema = keyof typeof SCHEMAS
const isSchema = (name: string): name is Schema => name in SCHEMAS

const ROUNDS = 4_096

/** What PostgreSQL keeps of a password (RFC 5803): sent instead of it, so that no log of statements can show it. */
const verifierOf = (password: string): string => {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, ROUNDS, 32, 'sha256')
  const mac = (text: string) => createHmac('sha256', salted).update(text).digest()
  const stored = createHash('sha256').update(mac('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString('base64')}$${stored}:${mac('Server Key').toString('base64')}`
}

const MAY_NOT = '42501'

/** Makes the account or gives it its password. Where an owner may do neither, a managed database say, it is made beforehand by who may. */
const makeAccount = async (owner: pg.ClientBase, { name, password }: ServiceAccount): Promise<void> => {
  const { rowCount } = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name])
  const what = rowCount ? 'ALTER' : 'CREATE'
  try {
    await owner.query(
      `${what} ROLE ${pg.escapeIdentifier(name)} LOGIN PASSWORD ${pg.escapeLiteral(verifierOf(password))}`,
    )
  } catch (error) {
    if (!(rowCount && error instanceof pg.DatabaseError && error.code === MAY_NOT)) throw error
  }
}

const grantsIn = (schema: Schema, name: string): string[] => {
  const rights = { TABLES: 'SELECT, INSERT, UPDATE, DELETE', SEQUENCES: 'SELECT, USAGE' }
  return [
    `GRANT ${SCHEMAS[schema]} ON SCHEMA ${schema} TO ${name}`,
    ...Object.entries(rights).flatMap(([what, right]) => [
      // what it once had and no longer has is taken away
      `REVOKE ALL ON ALL ${what} IN SCHEMA ${schema} FROM ${name}`,
      `GRANT ${right} ON ALL ${what} IN SCHEMA ${schema} TO ${name}`,
      // of what is made later, until this runs again
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT ${right} ON ${what} TO ${name}`,
    ]),
  ]
}

const schemasIn = async (owner: pg.ClientBase): Promise<Schema[]> => {
  const { rows } = await owner.query<{ nspname: string }>(
    'SELECT nspname FROM pg_namespace WHERE nspname = ANY ($1) ORDER BY 1',
    [Object.keys(SCHEMAS)],
  )
  return rows.map(({ nspname }) => nspname).filter(isSchema)
}

/**
 * Makes the account of api and worker what it ought to be: its password, and its rights on every table, also on those made later. Part of
 * each migration, as who owns the tables; running it again changes nothing.
 */
export async function prepareServiceAccount(ownerUrl: string, account: ServiceAccount): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 })
  await owner.connect()
  const name = pg.escapeIdentifier(account.name)
  try {
    await makeAccount(owner, account)
    const grants = (await schemasIn(owner)).flatMap((schema) => grantsIn(schema, name))
    const kept = Object.entries(KEPT).map(([right, tables]) => `REVOKE ${right} ON ${tables.join(', ')} FROM ${name}`)
    const book = `REVOKE INSERT, UPDATE, DELETE ON ${READ_ONLY} FROM ${name}`
    // one transaction: the version that serves meanwhile never sees itself without
    await owner.query('BEGIN')
    for (const statement of [...grants, ...kept, book]) await owner.query(statement)
    await owner.query('COMMIT')
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await owner.end()
  }
}
