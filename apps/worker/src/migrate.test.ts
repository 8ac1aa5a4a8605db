import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { openDb } from '@dhruva/db'
import { sharedDatabase } from '@dhruva/testkit/database'
import { compiled } from '@dhruva/testkit/place'
import { afterAll, expect, test } from 'vitest'
import { readMigrateConfig } from '#migrate-config.ts'

const ownerUrl = await sharedDatabase()
const name = `migrated_${process.pid}`
const password = 'only for/this #test?'
const withAccount = (said: string) => {
  const url = new URL(ownerUrl)
  Object.assign(url, { username: name, password: encodeURIComponent(said) })
  return url.href
}

const migrate = async (env: Record<string, string>) => {
  const program = path.join(import.meta.dirname, 'migrate-main.ts')
  const child = spawn(process.execPath, [program], { env: { PATH: '', ...compiled, ...env } })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, said: out + err }
}
const ask = async (url: string, sql: string) => {
  const db = openDb({ url, poolSize: 1 })
  try {
    return (await db.pool.query(sql)).rows
  } finally {
    await db.close()
  }
}

afterAll(() => ask(ownerUrl, `DROP OWNED BY ${name}; DROP ROLE ${name}`))

test('the migration makes the account of api and worker, again with another password, and says nothing of either', async () => {
  for (const said of [password, 'changed since']) {
    const made = await migrate({
      DATABASE_URL: withAccount(said),
      OWNER_DATABASE_URL: ownerUrl,
      REDIS_URL: 'redis://r',
    })
    expect(made).toEqual({ code: 0, said: 'nothing to apply\n' })
    expect(await ask(withAccount(said), 'SELECT current_user AS who')).toEqual([{ who: name }])
    await expect(ask(withAccount(said), 'CREATE TABLE own (id int)')).rejects.toMatchObject({ code: '42501' })
  }
}, 60_000)

test('an installation that names one account alone goes on as before', async () => {
  expect(await migrate({ DATABASE_URL: ownerUrl, REDIS_URL: 'redis://r' })).toMatchObject({ code: 0 })
}, 60_000)

test('by its parts, as docker compose gives them: two accounts, or the one of before', () => {
  const parts = { DATABASE_HOST: 'postgres', OWNER_PASSWORD: 'of#owner' }
  expect(readMigrateConfig({ ...parts, DATABASE_USER: 'service', POSTGRES_PASSWORD: 'of/service' })).toEqual({
    ownerUrl: 'postgresql://app:of%23owner@postgres:5432/app',
    service: { name: 'service', password: 'of/service' },
    redisUrl: undefined,
  })
  expect(readMigrateConfig({ ...parts, DATABASE_USER: '', POSTGRES_PASSWORD: 'of#owner' })).toMatchObject({
    ownerUrl: 'postgresql://app:of%23owner@postgres:5432/app',
    service: null,
  })
})
