// The product's processes on a database: one installation for all files of a test process that want nothing special.
import { openDb } from '@dhruva/db'
import { asService, sharedDatabase } from '@dhruva/testkit/database'
import { PUSH_SETTINGS } from '@dhruva/testkit/fake-push'
import { type Sandbox, startSandbox } from '../../apps/payments-sandbox/src/sandbox.ts'
import { startApi, startProgram } from './programs.ts'

export type Installation = {
  url: string
  databaseUrl: string
  /** where payments go */
  sandbox: Sandbox
  /** Ends its processes in order. */
  end: () => Promise<void>
}

const SETTINGS = {
  JWT_SECRET: 'a secret of the tests, long enough to sign with',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  // handles made in a test are as good as old ones
  POINTS_NEW_DAYS: '0',
  // for a person with a birth for each of hundreds of texts
  MAX_BIRTHS: '1000',
  // replies come at once
  EMBEDDED_PACE_MS: '0',
  ...PUSH_SETTINGS,
}

/**
 * Starts an API, a worker and a payment sandbox, which keeps nothing.
 * @param env settings beside those of the tests
 */
export const install = async (databaseUrl: string, env: Record<string, string> = {}): Promise<Installation> => {
  const sandbox = await startSandbox({ webhookUrl: null, now: () => new Date() })
  const all = { ...SETTINGS, DATABASE_URL: asService(databaseUrl), RAZORPAY_BASE_URL: sandbox.url, ...env }
  const programs = [startApi(all), startProgram('apps/worker/src/main.ts', all)] as const
  const end = async () => {
    const started = await Promise.allSettled(programs)
    await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.end()))
    await sandbox.close()
  }
  const [{ url }] = await Promise.all(programs).catch(async (error: unknown) => {
    await end()
    throw error
  })
  await control(sandbox, 'hooks', { url: `${url}/apis/payments/webhook.php` })
  return { url, databaseUrl, sandbox, end }
}

/** Tells the sandbox what to do, as its page of controls does. */
export const control = async ({ url }: Sandbox, path: string, body: object = {}): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

let shared: Promise<Installation> | undefined

/** What can never be emptied, what nobody wrote, and what its processes say of themselves. */
const STAYS = [
  '_prisma_migrations',
  'operator_act',
  'setting',
  'incident_update',
  'security_event',
  'consent',
  'live_process',
]

/** Nothing is left of the people of an earlier file; ids go on, so that no process takes one for another. */
const empty = async (databaseUrl: string): Promise<void> => {
  const db = openDb({ url: databaseUrl, poolSize: 1 })
  try {
    const { rows } = await db.pool.query<{ name: string }>(
      `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL($1)`,
      [STAYS],
    )
    // a job still at work may stand in the way: then it is tried again
    await db.tx(
      (tx) => tx.query({ name: 'empty', text: `TRUNCATE ${rows.map(({ name }) => name).join(', ')}` }),
      'slow',
    )
  } finally {
    await db.close()
  }
}

/** The installation all files of this test process share, as empty as a new one. It ends by itself with the process. */
export const sharedInstallation = async (): Promise<Installation> => {
  if (shared) {
    const known = await shared
    await empty(known.databaseUrl)
    return known
  }
  shared = sharedDatabase().then((databaseUrl) => install(databaseUrl))
  return shared
}
