import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { compiled } from '@dhruva/testkit/place'
import { afterAll, expect, test } from 'vitest'
import { root } from './lib.ts'

const url = await testDatabase()
const db = openDb({ url, poolSize: 2 })
afterAll(() => db.close())

/** Runs the command as an operator does, in a process of its own. */
const ops = async (args: string[], env: Record<string, string> = { DATABASE_URL: url }) => {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [path.join(root, 'scripts/run.mjs'), 'ops', ...args], {
    env: { PATH, ...compiled, ...env },
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, out: out.trimEnd(), err: err.trimEnd() }
}

const SIGNED = ['--by', 'mira', '--reason', 'a lost reply']

test('an operator gives questions, sees them, and what was done', async () => {
  const { uid } = await db.prisma.user.create({ data: { mobile: '+919876543210' } })
  const given = await ops(['grant', String(uid), 'oracle', '2', ...SIGNED])
  expect(given).toMatchObject({ code: 0, out: `act 1: uid ${uid}: 2 oracle_grant`, err: '' })
  expect((await ops(['person', '9876543210'])).out).toContain('has        2 oracle_grant')
  const acts = await ops(['acts', '--json'])
  expect(JSON.parse(acts.out)).toMatchObject([{ operator: 'mira', command: 'grant', reason: 'a lost reply' }])
})

test('a number without an account is suspended, and lifted, by the secret the service has', async () => {
  const env = { DATABASE_URL: url, JWT_SECRET: 'a secret of the tests, long enough to sign with' }
  expect(await ops(['ban', '9812345678', ...SIGNED], env)).toMatchObject({ code: 0, out: 'act 2: uid 2 suspended' })
  const again = await ops(['ban', '9812345678', ...SIGNED], { ...env, JWT_SECRET: '', MOBILE_SECRET: env.JWT_SECRET })
  expect(again).toMatchObject({ code: 1, err: 'this number is suspended already' })
  expect(await ops(['unban', '+919812345678', ...SIGNED], env)).toMatchObject({ out: 'act 3: uid 2 may write again' })
})

test('a refusal ends with 1, what is not understood with 2 and the usage, a missing database with 3', async () => {
  expect(await ops(['unban', '7', ...SIGNED])).toEqual({ code: 1, out: '', err: '7 is not suspended' })
  const unsigned = await ops(['ban', '7'])
  expect(unsigned).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^say who acts[\s\S]*exit codes/) })
  const away = { DATABASE_URL: 'postgres://nobody:secretword@127.0.0.1:1/none' }
  const unreachable = await ops(['acts'], away)
  expect(unreachable).toMatchObject({ code: 3, err: expect.stringMatching(/^the database cannot be used/) })
  expect(unreachable.err).not.toContain('secretword')
})

test('help needs no database', async () => {
  const help = await ops(['--help'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('reports [--all]') })
})
