import { sharedDatabase } from '@dhruva/testkit/database'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { prepareServiceAccount } from '#service-account.ts'

const ownerUrl = await sharedDatabase()
const account = { name: `least_${process.pid}_${Math.trunc(performance.now())}`, password: 'only for this test ä/#?' }
const owner = new pg.Client({ connectionString: ownerUrl })
await owner.connect()

const urlWith = (password: string) => {
  const url = new URL(ownerUrl)
  Object.assign(url, { username: account.name, password: encodeURIComponent(password) })
  return url.href
}
const ask = async (sql: string, password = account.password) => {
  const client = new pg.Client({ connectionString: urlWith(password) })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
const mayNot = { code: '42501' }

await prepareServiceAccount(ownerUrl, account)
afterAll(async () => {
  await owner.query(`DROP OWNED BY ${account.name}`)
  await owner.query(`DROP ROLE ${account.name}`)
  await owner.end()
})

test('reads and writes rows, of tables that are made later too', async () => {
  await owner.query('CREATE TABLE made_later (id serial PRIMARY KEY, said text)')
  await ask("INSERT INTO made_later (said) VALUES ('here')")
  expect(await ask('SELECT said FROM made_later')).toEqual([{ said: 'here' }])
  await ask("UPDATE made_later SET said = 'there'; DELETE FROM made_later")
  expect(await ask('SELECT count(*)::int AS people FROM person')).toEqual([{ people: 0 }])
  expect(await ask('SELECT migration_name FROM _prisma_migrations LIMIT 1')).toHaveLength(1)
})

test.each([
  'CREATE TABLE own (id int)',
  'CREATE SCHEMA own',
  'CREATE ROLE own',
  'CREATE FUNCTION own() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  'ALTER TABLE person ADD COLUMN own int',
  'ALTER TABLE operator_act DISABLE TRIGGER ALL',
  'DROP TRIGGER operator_act_append_only ON operator_act',
  'DROP TABLE chat',
  'TRUNCATE chat',
  'UPDATE _prisma_migrations SET checksum = checksum',
  "SELECT pg_read_file('postgresql.conf')",
  'UPDATE ledger_entry SET delta = delta',
  'DELETE FROM operator_act',
])('may not %s', async (sql) => {
  await expect(ask(sql)).rejects.toMatchObject(
    /^(ALTER|DROP)/.test(sql) ? { message: expect.stringMatching(/must be owner|permission denied/) } : mayNot,
  )
})

test('lacks the right on rows wherever a trigger refuses it always, and nowhere else', async () => {
  const { rows } = await owner.query<{ table: string; source: string; refuses: string }>(
    `SELECT c.relname AS table, p.prosrc AS source, concat_ws(' ', CASE WHEN t.tgtype & 16 > 0 THEN 'UPDATE' END,
       CASE WHEN t.tgtype & 8 > 0 THEN 'DELETE' END) AS refuses
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
     WHERE NOT t.tgisinternal AND t.tgtype & 2 > 0 AND t.tgtype & 1 > 0`,
  )
  const refused = rows.flatMap(({ table, source, refuses }) =>
    refuses.split(' ').flatMap((right) => {
      const mayReturn = /RETURN (NEW|OLD)/.exec(source)?.[1]
      const isRefused = !mayReturn || mayReturn !== (right === 'UPDATE' ? 'NEW' : 'OLD')
      return isRefused ? [`${right} ${table}`] : []
    }),
  )
  expect(refused.length).toBeGreaterThan(15)
  const lacking = await owner.query<{ right: string }>(
    `SELECT r || ' ' || tablename AS right FROM pg_tables, unnest(ARRAY['UPDATE', 'DELETE']) r
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
       AND NOT has_table_privilege($1, format('public.%I', tablename), r)`,
    [account.name],
  )
  expect(lacking.rows.map(({ right }) => right).sort()).toEqual(refused.sort())
})

test('is made again with another password, and a right that it got beside goes', async () => {
  await owner.query(`GRANT UPDATE ON ledger_entry TO ${account.name}; GRANT TRUNCATE ON chat TO ${account.name}`)
  await prepareServiceAccount(ownerUrl, { ...account, password: 'another one' })
  await expect(ask('SELECT 1')).rejects.toMatchObject({ code: '28P01' })
  await expect(ask('UPDATE ledger_entry SET delta = delta', 'another one')).rejects.toMatchObject(mayNot)
  await expect(ask('TRUNCATE chat', 'another one')).rejects.toMatchObject(mayNot)
  await prepareServiceAccount(ownerUrl, account)
})
