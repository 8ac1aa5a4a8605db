import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { ConfigError } from '@dhruva/common'
import { compiled } from '@dhruva/testkit/place'
import { expect, test } from 'vitest'
import { readConfig as readApiConfig } from '../apps/api/src/config.ts'
import { readConfig as readWorkerConfig } from '../apps/worker/src/config.ts'
import { readMigrateConfig } from '../apps/worker/src/migrate-config.ts'
import { root } from './lib.ts'

const PROGRAMS = {
  api: 'apps/api/src/main.ts',
  worker: 'apps/worker/src/main.ts',
  migrate: 'apps/worker/src/migrate-main.ts',
}
type Program = keyof typeof PROGRAMS
const READERS = { api: readApiConfig, worker: readWorkerConfig, migrate: readMigrateConfig }

/** What production needs; of the secrets a piece that is looked for in what is said. */
const PIECE = 'Hk7q'
const RIGHT = {
  NODE_ENV: 'production',
  DATABASE_HOST: '127.0.0.1',
  DATABASE_PORT: '1',
  POSTGRES_PASSWORD: `${PIECE}/9sd#Qw?==`,
  PUBLIC_URL: 'https://dhruva.example',
  JWT_SECRET: `${PIECE}d3rJ7sQ1xK9wPz5aYt8eLc2uGh6b`,
  MOBILE_SECRET: `${PIECE}B4nWc9RmK2xYpL6vHs3dJf8aGe5u`,
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: `${PIECE}-token`,
  TWILIO_FROM: '+15005550006',
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_only',
  RAZORPAY_KEY_SECRET: `${PIECE}-key`,
  RAZORPAY_WEBHOOK_SECRET: `${PIECE}-webhook`,
  SELLER_STATE: '29',
  SELLER_NAME: 'Only for this run',
  SELLER_ADDRESS: 'Bengaluru',
  SELLER_GSTIN: '29AABCD1234E1Z5',
}

const TABLE: [Program, Record<string, string>, RegExp][] = [
  ['api', { JWT_SECRET: '' }, /^JWT_SECRET is missing$/],
  ['api', { JWT_SECRET: 'short' }, /^JWT_SECRET is shorter than 32 characters/],
  ['api', { JWT_SECRET: 'a'.repeat(32) }, /^JWT_SECRET repeats itself/],
  ['api', { JWT_SECRET: '', JWT_SECRET_FILE: '/no/such/file' }, /^JWT_SECRET_FILE names a file that cannot be read/],
  ['api', { MOBILE_SECRET: '' }, /^MOBILE_SECRET is missing/],
  ['api', { POSTGRES_PASSWORD: '' }, /^POSTGRES_PASSWORD is missing$/],
  ['api', { DATABASE_HOST: '' }, /^DATABASE_URL is missing$/],
  ['api', { DATABASE_URL: `postgresql://app:${PIECE}/9#@db/app` }, /^DATABASE_URL is not postgresql:/],
  ['api', { PUBLIC_URL: '' }, /^PUBLIC_URL is missing$/],
  ['api', { PUBLIC_URL: 'http://dhruva.example' }, /^PUBLIC_URL does not begin with https/],
  ['api', { SMS_PROVIDER: '' }, /^SMS_PROVIDER=outbox is for development only$/],
  ['api', { TWILIO_ACCOUNT_SID: 'junk' }, /^TWILIO_ACCOUNT_SID is not AC and 32/],
  ['api', { TWILIO_AUTH_TOKEN: '' }, /^TWILIO_AUTH_TOKEN is missing$/],
  ['api', { TRUST_PROXY: 'junk' }, /^TRUST_PROXY is neither a number of proxies nor/],
  ['api', { METRICS_TOKEN: 'short' }, /^METRICS_TOKEN is shorter than 16/],
  ['api', { DATABASE_POOL: '1000' }, /^DATABASE_POOL is not valid$/],
  ['api', { API_PROCESSES: '0' }, /^API_PROCESSES is not valid$/],
  ['api', { API_PROCESSES: '4' }, /^API_PROCESSES needs REDIS_URL: /],
  ['api', { RATE_LIMITS: 'off' }, /^RATE_LIMITS=off is for development only$/],
  ['api', { OTEL_LOGS_EXPORTER: 'otlp' }, /^OTEL_LOGS_EXPORTER needs OTEL_EXPORTER_OTLP_ENDPOINT: /],
  ['worker', { OTEL_LOGS_EXPORTER: 'otlp' }, /^OTEL_LOGS_EXPORTER needs OTEL_EXPORTER_OTLP_ENDPOINT: /],
  [
    'worker',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_EXPORTER_OTLP_HEADERS: `k=${PIECE}%` },
    /^OTEL_EXPORTER_OTLP_HEADERS is not name=value/,
  ],
  ['worker', { LOG_LEVEL: 'junk' }, /^LOG_LEVEL is not one of/],
  ['worker', { PGBOUNCER_URL: 'localhost:6432' }, /^PGBOUNCER_URL is not postgresql:/],
  ['worker', { REDIS_URL: 'localhost' }, /^REDIS_URL is not redis:/],
  ['worker', { POSTGRES_PASSWORD: '' }, /^POSTGRES_PASSWORD is missing$/],
  ['worker', { TWILIO_ACCOUNT_SID: 'junk' }, /^TWILIO_ACCOUNT_SID is not/],
  ['worker', { PAYMENTS: 'cash' }, /^PAYMENTS is not/],
  ['migrate', { DATABASE_HOST: '' }, /^DATABASE_URL is missing$/],
  ['migrate', { DATABASE_HOST: `app:${PIECE}@db` }, /^DATABASE_HOST is not the name/],
  ['migrate', { DATABASE_URL: `mysql://app:${PIECE}@db/app` }, /^DATABASE_URL is not postgresql:/],
  ['migrate', { POSTGRES_PASSWORD: '', POSTGRES_PASSWORD_FILE: root }, /^POSTGRES_PASSWORD_FILE names a file that/],
]

const environmentOf = (wrong: Record<string, string>) => ({ PATH: '', ...compiled, ...RIGHT, ...wrong })

const complaintAbout = (read: (env: Record<string, string>) => unknown, env: Record<string, string>): string => {
  try {
    read(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'no complaint'
}

test.each(TABLE)('%s with %j has one line to say', (program, wrong, line) => {
  const said = complaintAbout(READERS[program], environmentOf(wrong))
  expect(said).toMatch(line)
  expect(said).not.toMatch(/\n/)
  expect(said).not.toContain(PIECE)
})

test.concurrent.each(TABLE.filter(([program], at) => TABLE.findIndex(([one]) => one === program) === at))(
  '%s with %j says nothing else and ends with 78',
  async (program, wrong) => {
    const env = environmentOf(wrong)
    const child = spawn(process.execPath, [path.join(root, PROGRAMS[program])], { env, cwd: root })
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    expect((out + err).trimEnd()).toBe(complaintAbout(READERS[program], env))
    expect(code).toBe(78)
  },
  120_000,
)
