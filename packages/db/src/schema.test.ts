import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { testDatabase } from '@dhruva/testkit/database'
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
