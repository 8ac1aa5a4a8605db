// Which secrets each program reads, and that docker compose and Kubernetes hand it these and no others.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Program, SECRETS_OF } from '@dhruva/db/environment'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { readConfig as readApiConfig } from '../apps/api/src/config.ts'
import { readConfig as readWorkerConfig } from '../apps/worker/src/config.ts'
import { readMigrateConfig } from '../apps/worker/src/migrate-config.ts'
import { written } from './kubernetes/render.ts'
import { root } from './lib.ts'

const PROGRAMS: readonly Program[] = ['api', 'worker', 'migrate']
const read = { api: readApiConfig, worker: readWorkerConfig, migrate: readMigrateConfig }
const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

const secret = (letter: string) => `${letter}k7qd3rJ7sQ1xK9wPz5aYt8eLc2uGh6b`
const SETTINGS = {
  NODE_ENV: 'production',
  DATABASE_HOST: 'db',
  DATABASE_USER: 'service',
  PUBLIC_URL: 'https://dhruva.example',
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_FROM: '+15005550006',
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_only',
  ASTROLOGER: 'openai',
  OPENAI_MODEL: 'one',
  PLACES: 'google',
  PUSH_PUBLIC_KEY: Buffer.alloc(65, 4).toString('base64url'),
  PUSH_CONTACT: 'mailto:nobody@example.org',
  SELLER_STATE: '29',
  SELLER_NAME: 'Only for this run',
  SELLER_ADDRESS: 'Bengaluru',
  SELLER_GSTIN: '29AABCD1234E1Z5',
}
/** A right value of each secret; `which` makes it another one. DATABASE_URL stands apart: beside it no parts are read. */
const secretsOf = (which: string): Record<string, string> => ({
  POSTGRES_PASSWORD: secret(which),
  OWNER_PASSWORD: secret(which),
  PGBOUNCER_URL: `postgresql://app:${which}@pooler:6432/app`,
  REDIS_URL: `redis://:${which}@redis:6379`,
  JWT_SECRET: secret(which),
  JWT_SECRET_PREVIOUS: secret(which),
  MOBILE_SECRET: secret(which),
  METRICS_TOKEN: secret(which),
  TWILIO_AUTH_TOKEN: secret(which),
  OPENAI_API_KEY: secret(which),
  RAZORPAY_KEY_SECRET: secret(which),
  RAZORPAY_WEBHOOK_SECRET: secret(which),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: secret(which),
  GOOGLE_MAPS_KEY: secret(which),
  PUSH_PRIVATE_KEY: Buffer.alloc(32, which).toString('base64url'),
})

const ADDRESSES = ['DATABASE_URL', 'OWNER_DATABASE_URL']

/** Which secrets make a difference to what a program knows when it has read its settings. */
const readBy = (program: Program) => {
  const env = { ...SETTINGS, ...secretsOf('H') }
  const known = JSON.stringify(read[program](env))
  return Object.entries(secretsOf('J')).flatMap(([name, other]) =>
    JSON.stringify(read[program]({ ...env, [name]: other })) === known ? [] : [name],
  )
}

test.each(PROGRAMS)('%s reads the secrets that are said to be its, and no others', (program) => {
  const said = SECRETS_OF[program].filter((name) => !ADDRESSES.includes(name))
  // whether there is a Redis is all that migrations want to know of it
  const found = readBy(program).filter((name) => program !== 'migrate' || name !== 'REDIS_URL')
  expect(sorted(found)).toEqual(sorted(said))
  expect(
    JSON.stringify(read[program]({ ...SETTINGS, ...secretsOf('H'), DATABASE_URL: 'postgresql://x:y@z/w' })),
  ).toContain('postgresql://x:y@z/w')
})

const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true })
const Service = z.looseObject({
  environment: z.record(z.string(), z.unknown()).default({}),
  volumes: z.array(z.string()).default([]),
})
const services = z.record(z.string(), Service).parse(compose.services)
const ALL = sorted([...PROGRAMS.flatMap((program) => SECRETS_OF[program]), ...Object.keys(secretsOf(''))])

test.each(Object.keys(services))('docker compose hands %s the secrets it uses, and no others', (name) => {
  const { environment, volumes } = services[name] ?? Service.parse({})
  const handed = Object.keys(environment).filter((key) => ALL.includes(key.replace(/_FILE$/, '')))
  // put together of parts; of the queue beside it the address alone
  const apart = new Set([...ADDRESSES, ...ADDRESSES.map((one) => `${one}_FILE`), 'REDIS_URL', 'REDIS_URL_FILE'])
  const folder = name === 'api-spare' ? 'api' : name
  const program = PROGRAMS.find((one) => one === folder)
  const ofOwner = ['postgres', 'backup'].includes(name) ? ['POSTGRES_PASSWORD'] : []
  const used: readonly string[] = program ? SECRETS_OF[program] : ofOwner
  const wanted = used.flatMap((one) => [one, `${one}_FILE`])
  expect(sorted(handed.filter((key) => !apart.has(key)))).toEqual(sorted(wanted.filter((key) => !apart.has(key))))
  const mounted = volumes.filter((volume) => volume.includes('/run/secrets'))
  expect(mounted).toEqual(used.length > 0 ? [`\${SECRETS_DIR:-./deploy/secrets}/${folder}:/run/secrets:ro`] : [])
})

/** The key of the Secret for each; the file is called the same. */
const KEYS: Record<string, string> = {
  DATABASE_URL: 'database-url',
  OWNER_DATABASE_URL: 'database-owner-url',
  PGBOUNCER_URL: 'pgbouncer-url',
  REDIS_URL: 'redis-url',
  JWT_SECRET: 'jwt',
  JWT_SECRET_PREVIOUS: 'jwt-previous',
  MOBILE_SECRET: 'mobile',
  METRICS_TOKEN: 'metrics',
  TWILIO_AUTH_TOKEN: 'twilio',
  OPENAI_API_KEY: 'openai',
  RAZORPAY_KEY_SECRET: 'razorpay-key',
  RAZORPAY_WEBHOOK_SECRET: 'razorpay-webhook',
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'razorpay-webhook-previous',
  GOOGLE_MAPS_KEY: 'google-maps',
  PUSH_PRIVATE_KEY: 'push',
}
const Workload = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      spec: z.looseObject({
        containers: z.array(
          z.looseObject({ env: z.array(z.looseObject({ valueFrom: z.optional(z.unknown()) })).default([]) }),
        ),
        volumes: z.array(
          z.looseObject({
            secret: z.optional(z.looseObject({ items: z.array(z.object({ key: z.string(), path: z.string() })) })),
          }),
        ),
      }),
    }),
  }),
})
const FromSecret = z.looseObject({ secretKeyRef: z.looseObject({ key: z.string() }) })

test.each(PROGRAMS)('Kubernetes hands %s the keys it uses, and no others', (program) => {
  const manifest = written(path.join(root, 'deploy/kubernetes')).find(
    ({ kind, metadata }) => metadata.name === program && (kind === 'Deployment' || kind === 'Job'),
  )
  const { containers, volumes } = Workload.parse(manifest).spec.template.spec
  const items = volumes.flatMap(({ secret: one }) => one?.items ?? [])
  for (const { key, path: file } of items) expect(file).toBe(key)
  const variables = containers.flatMap(({ env }) =>
    env.flatMap(({ valueFrom }) => FromSecret.safeParse(valueFrom).data ?? []),
  )
  const keys = [...items.map(({ key }) => key), ...variables.map(({ secretKeyRef }) => secretKeyRef.key)]
  const wanted = SECRETS_OF[program].flatMap((name) => KEYS[name] ?? [])
  expect(sorted(keys)).toEqual(sorted(wanted))
})

test('deploy/hand-secrets gives each container the files of what it uses', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-hand-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const folder = path.join(dir, 'deploy/secrets')
  mkdirSync(folder, { recursive: true })
  cpSync(path.join(root, 'deploy/hand-secrets'), path.join(dir, 'deploy/hand-secrets'))
  const inFiles = sorted([
    ...ALL.filter((name) => ![...ADDRESSES, 'REDIS_URL', 'OWNER_PASSWORD'].includes(name)),
    'DATABASE_PASSWORD',
  ])
  for (const name of inFiles) writeFileSync(path.join(folder, name.toLowerCase()), name)
  writeFileSync(path.join(folder, 'rclone'), 'of the hook')
  const env = (names: readonly string[]) =>
    writeFileSync(
      path.join(dir, '.env'),
      names.map((name) => `${name}_FILE=/run/secrets/${name.toLowerCase()}\n`).join(''),
    )
  const hand = () =>
    spawnSync('bash', [path.join(dir, 'deploy/hand-secrets')], { encoding: 'utf8', env: { PATH: process.env.PATH } })
  const filesOf = (who: string) => readdirSync(path.join(folder, who)).sort()
  env(inFiles)
  expect(hand()).toMatchObject({ status: 0, stderr: '' })
  const files = (program: 'api' | 'worker') =>
    SECRETS_OF[program]
      .filter((name) => ![...ADDRESSES, 'REDIS_URL'].includes(name))
      .map((name) => (name === 'POSTGRES_PASSWORD' ? 'database_password' : name.toLowerCase()))
      .sort()
  expect(filesOf('api')).toEqual(files('api'))
  expect(filesOf('worker')).toEqual(files('worker'))
  expect(filesOf('migrate')).toEqual(['database_password', 'postgres_password'])
  expect(filesOf('postgres')).toEqual(['postgres_password'])
  expect(filesOf('backup')).toEqual(['postgres_password', 'rclone'])
  expect(readFileSync(path.join(folder, 'api/jwt_secret'), 'utf8')).toBe('JWT_SECRET')

  // one from before the account: all log in as the owner; and what is no longer used goes
  env(inFiles.filter((name) => name !== 'DATABASE_PASSWORD' && name !== 'OPENAI_API_KEY'))
  rmSync(path.join(folder, 'database_password'))
  expect(hand().status).toBe(0)
  expect(filesOf('worker')).toContain('postgres_password')
  expect(existsSync(path.join(folder, 'api/openai_api_key'))).toBe(false)

  env(['JWT_SECRET', 'DATABASE_PASSWORD'])
  expect(hand()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('DATABASE_PASSWORD_FILE names database_password'),
  })
})
