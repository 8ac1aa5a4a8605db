import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '@dhruva/db/migrate'
import { prepareServiceAccount, type ServiceAccount } from '@dhruva/db/service-account'
import { runMigrations } from 'bullmq'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { findPostgres } from './services.ts'

/** One server per run and on it a migrated template, from which every test file clones a database of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = performance.now()
  const postgres = await findPostgres()
  const template = `dhruva_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${template}`)
  // what is tested runs as it does in production, by an account that owns nothing
  const account = { name: `${template}_service`, password: randomBytes(16).toString('hex') }
  await fill(postgres.url, template, account)
  project.provide('adminUrl', postgres.url)
  project.provide('template', template)
  project.provide('serviceAccount', account)
  console.log(`PostgreSQL: ${postgres.from}, ready in ${Math.round(performance.now() - started)} ms`)
  return async () => {
    await leftBy(admin, template)
    await dropAll(admin, template)
    await admin.query(`DROP ROLE IF EXISTS ${account.name}`)
    await admin.end()
    await postgres.stop()
  }
}

async function fill(adminUrl: string, template: string, account: ServiceAccount): Promise<void> {
  const url = new URL(adminUrl)
  url.pathname = `/${template}`
  await migrate(url.href)
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await runMigrations(client, 'bullmq')
  } finally {
    await client.end()
  }
  await prepareServiceAccount(url.href, account)
}

const LEAVE_MS = 10_000

/** What test processes shared ends in order after them: a database dropped under it would be an error to it. */
async function leftBy(admin: pg.Client, template: string): Promise<void> {
  const started = performance.now()
  const isInUse = async () =>
    (await admin.query('SELECT FROM pg_stat_activity WHERE starts_with(datname, $1)', [template])).rows.length > 0
  while ((await isInUse()) && performance.now() - started < LEAVE_MS) await sleep(50)
}

async function dropAll(admin: pg.Client, template: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [template],
  )
  for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
}
