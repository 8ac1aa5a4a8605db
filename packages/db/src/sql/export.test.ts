import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '#db.ts'
import { readEverything } from './export.ts'

const db = openDb({ url: await testDatabase(), poolSize: 1 })
afterAll(() => db.close())

/** What names a person and is not in their export, and why. */
const NOT_EXPORTED: Record<string, string> = {
  step_up: 'ten minutes of leave after a code: nothing that is kept',
  points_day: 'sums of the points, which are exported one by one',
  desk_recovery: 'marks of codes for the day a phone is lost: nothing can be read from them',
  security_event: 'what happened around logging in is kept for investigating misuse; the logins are exported',
}

test('every table that names people is in their export, or it is said why not', async () => {
  const tables = await db.query<{ name: string }>({
    name: 'test.people_tables',
    text: `SELECT DISTINCT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
           WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'uid'`,
  })
  let asked = ''
  const noting = async ({ text }: { text: string }) => {
    asked = text
    return []
  }
  await readEverything({ query: noting }, 1)
  const missing = tables.map(({ name }) => name).filter((name) => !new RegExp(`\\b(FROM|JOIN) ${name}\\b`).test(asked))
  expect(missing.toSorted()).toEqual(Object.keys(NOT_EXPORTED).toSorted())
})
