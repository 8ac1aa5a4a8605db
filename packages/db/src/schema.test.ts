import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { testDatabase } from '@dhruva/testkit/database'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const url = await testDatabase()
const copy = mkdtempSync(path.join(os.tmpdir(), 'dhruva-schema-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** The exit code of Prisma's own comparison, through our engine: 0 equal, 1 failed, 2 different. */
function compare(schema: string) {
  const question = ['migrate', 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', schema, '--exit-code']
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/prisma'), question, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
  })
  return { status, says: stdout + stderr }
}

test('the migrations make exactly the schema', () => {
  expect(compare('prisma/schema')).toMatchObject({ status: 0, says: expect.stringContaining('No difference detected') })
})

test('a model without its migration is found', () => {
  cpSync(path.join(root, 'prisma/schema'), copy, { recursive: true })
  appendFileSync(path.join(copy, 'main.prisma'), '\nmodel Comet {\n  id Int @id\n}\n')
  expect(compare(copy)).toMatchObject({ status: 2, says: expect.stringContaining('Comet') })
})

test('on an empty database `migrate dev` applies what there is and writes the new migration', {
  timeout: 60_000,
}, async () => {
  const pool = new pg.Pool({ connectionString: url })
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await pool.end()
  const [schema, migrations] = [path.join(copy, 'schema'), path.join(copy, 'migrations')]
  cpSync(path.join(root, 'prisma/schema'), schema, { recursive: true })
  cpSync(path.join(root, 'prisma/migrations'), migrations, { recursive: true })
  appendFileSync(path.join(schema, 'main.prisma'), '\nmodel Comet {\n  id Int @id\n}\n')
  const ours = path.join(root, 'packages/db/bin/schema-engine')
  writeFileSync(
    path.join(copy, 'prisma.config.mjs'),
    `export default ${JSON.stringify({ schema, migrations: { path: migrations }, datasource: { url } })}`,
  )
  const words = [
    'migrate',
    'dev',
    '--create-only',
    '--name',
    'comets',
    '--config',
    path.join(copy, 'prisma.config.mjs'),
  ]
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/prisma'), words, {
    cwd: root,
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: ours, CHECKPOINT_DISABLE: '1' },
    encoding: 'utf8',
  })
  expect({ status, says: stdout + stderr }).toMatchObject({ status: 0 })
  const made = readdirSync(migrations).find((name) => name.endsWith('_comets')) ?? expect.fail(stdout)
  expect(readFileSync(path.join(migrations, made, 'migration.sql'), 'utf8')).toContain('CREATE TABLE "Comet"')
})
