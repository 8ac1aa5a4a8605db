import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

type SqlFunction = { name: string; sql: string; checksum: string }
type Made = { name: string; signature: string; checksum: string | null }

/** The names of arguments or the result are others: the function must go before it is made anew. */
const OTHER_RESULT = '42P13'

function readFunctions(dir: string): SqlFunction[] {
  const files = readdirSync(dir).filter((file) => file.endsWith('.sql'))
  return files.sort().map((file) => {
    const sql = readFileSync(path.join(dir, file), 'utf8')
    return { name: path.basename(file, '.sql'), sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** A function carries the checksum of its file as its comment: no table has to agree with what is there. */
async function listMade(client: pg.ClientBase): Promise<Made[]> {
  const { rows } = await client.query<Made>(
    `SELECT proname AS name, oid::regprocedure::text AS signature, obj_description(oid, 'pg_proc') AS checksum
     FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  )
  return rows
}

async function dropAll(client: pg.ClientBase, functions: Made[]): Promise<void> {
  for (const { signature } of functions) await client.query(`DROP FUNCTION ${signature}`)
}

/** An error of the database, with the migration or function it came of. */
export const explain = (what: string, error: unknown): Error =>
  new Error(`${what} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })

async function make(client: pg.ClientBase, { name, sql, checksum }: SqlFunction, before: Made[]): Promise<void> {
  await client.query('SAVEPOINT made')
  try {
    await client.query(sql)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === OTHER_RESULT)) throw error
    await client.query('ROLLBACK TO made')
    await dropAll(client, before)
    await client.query(sql)
  }
  const after = (await listMade(client)).filter((one) => one.name === name)
  const isOld = ({ signature }: Made) => before.some((old) => old.signature === signature)
  const current = after.find((one) => !isOld(one)) ?? after[0]
  if (!current) throw new Error(`the file makes no function ${name}`)
  // of other arguments: a call could mean either
  await dropAll(
    client,
    after.filter((one) => one !== current),
  )
  await client.query(`COMMENT ON FUNCTION ${current.signature} IS '${checksum}'`)
}

/**
 * Makes every function of `dir/<name>.sql` what its file says, all in one transaction; those that are so already are left alone.
 * @returns the names of those that were made now
 */
export async function replaceFunctions(client: pg.ClientBase, dir: string): Promise<string[]> {
  const made = await listMade(client)
  const changed = readFunctions(dir).filter(
    ({ name, checksum }) => !made.some((one) => one.name === name && one.checksum === checksum),
  )
  if (changed.length === 0) return []
  try {
    // one may call another that is made after it
    await client.query('BEGIN; SET LOCAL check_function_bodies = off')
    for (const one of changed) {
      const before = made.filter(({ name }) => name === one.name)
      await make(client, one, before).catch((error: unknown) => Promise.reject(explain(`function ${one.name}`, error)))
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
  return changed.map((one) => one.name)
}
