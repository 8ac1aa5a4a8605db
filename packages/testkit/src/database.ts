import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServiceAccount } from '@dhruva/db/service-account'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { findRedis } from './services.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string
    template: string
    serviceAccount: ServiceAccount
  }
}

/**
 * A migrated, empty database of this test file's own, dropped after its last test. Call it in a hook or at the top of
 * the file.
 *
 * @returns its connection string
 */
export async function testDatabase(): Promise<string> {
  const { url, name } = await cloneTemplate()
  afterAll(() => drop(name))
  return url
}

/** A migrated, empty database for all files of this test process; it goes with the test run. */
export async function sharedDatabase(): Promise<string> {
  return (await cloneTemplate()).url
}

/** The same database by the account that api and worker have in production. */
export function asService(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  const { name, password } = inject('serviceAccount')
  Object.assign(url, { username: name, password })
  return url.href
}

async function cloneTemplate(): Promise<{ url: string; name: string }> {
  const template = inject('template')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  return { url: url.href, name }
}

/**
 * The address of a Redis for this test file, undefined (and one line on the console) where there is none. On this
 * machine's own it is empty; one named by TEST_REDIS_URL is shared, so use a prefix.
 */
export async function testRedis(): Promise<string | undefined> {
  const redis = await findRedis()
  if (redis) afterAll(() => redis.stop())
  return redis?.url
}

const LEAVE_MS = 1_000

/** A pool says it has ended a moment before its connections are gone, and a forced drop would be an error to them. */
async function drop(name: string): Promise<void> {
  const started = performance.now()
  const inUse = () => administer(`SELECT FROM pg_stat_activity WHERE datname = '${name}'`)
  while ((await inUse()) > 0 && performance.now() - started < LEAVE_MS) await sleep(20)
  await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

/** Runs one statement on the server's own database; the number of its rows. */
async function administer(sql: string): Promise<number> {
  const client = new pg.Client({ connectionString: inject('adminUrl') })
  await client.connect()
  try {
    return (await client.query(sql)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
