import { readFileSync } from 'node:fs'
import { ConfigError, type Env, filled } from '@dhruva/common'

/** What api and worker have in common: the database by an account without rights over tables, the queue, who may read metrics. */
const OF_BOTH = [
  'DATABASE_URL',
  'PGBOUNCER_URL',
  'POSTGRES_PASSWORD',
  'REDIS_URL',
  'METRICS_TOKEN',
  'TWILIO_AUTH_TOKEN',
  'RAZORPAY_KEY_SECRET',
] as const

/**
 * The secrets that each program reads, and is handed (docker-compose.yml, deploy/kubernetes); whoever takes one over has no others.
 * Each may stand in a file of its own, which `<NAME>_FILE` names: so Docker, Kubernetes and systemd hand them out.
 */
export const SECRETS_OF = {
  /** also of the tools that run beside it */
  api: [
    ...OF_BOTH,
    'JWT_SECRET',
    'JWT_SECRET_PREVIOUS',
    'MOBILE_SECRET',
    'OPENAI_API_KEY',
    'RAZORPAY_WEBHOOK_SECRET',
    'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
    'GOOGLE_MAPS_KEY',
  ],
  worker: [...OF_BOTH, 'PUSH_PRIVATE_KEY'],
  migrate: ['DATABASE_URL', 'POSTGRES_PASSWORD', 'OWNER_DATABASE_URL', 'OWNER_PASSWORD'],
} as const

export type Program = keyof typeof SECRETS_OF

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'no file')

/** The secret in a file, without the end of its last line, which editors and `echo` add. */
const readSecret = (name: string, file: string): string => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigError(`${name}_FILE names a file that cannot be read: ${codeOf(error)}`)
  }
  const secret = text.replace(/\r?\n$/, '')
  if (!secret.trim()) throw new ConfigError(`${name}_FILE names an empty file`)
  return secret
}

const withSecrets = (env: Env, program: Program): Env => {
  const found = SECRETS_OF[program].flatMap((name) => {
    const file = env[`${name}_FILE`]
    if (!file) return []
    if (env[name]) throw new ConfigError(`${name} and ${name}_FILE are both set: only one can be right`)
    return [[name, readSecret(name, file)]]
  })
  return { ...env, ...Object.fromEntries(found) }
}

const isHost = (text: string) => /^[\w.-]+$/.test(text) || /^\[[\da-fA-F:.]+\]$/.test(text)

/** Who owns the tables where an installation is given by its parts: whom its PostgreSQL was made with. */
const OWNER = 'app'

/** In an address a password with / # ? @ % would have to be escaped by whoever sets it. */
const addressOf = (host: string, env: Env, user: string, password: string): string => {
  const { DATABASE_PORT: port = '5432', DATABASE_NAME = 'app' } = env
  if (!isHost(host)) throw new ConfigError('DATABASE_HOST is not the name or address of a host')
  if (!/^\d{1,5}$/.test(port)) throw new ConfigError('DATABASE_PORT is not a port')
  const [name, secret, database] = [user, password, DATABASE_NAME].map(encodeURIComponent)
  return `postgresql://${name}:${secret}@${host}:${port}/${database}`
}

/** The database by its parts, and what migrates it. */
const withDatabase = (env: Env): Env => {
  const { DATABASE_URL, DATABASE_HOST: host, POSTGRES_PASSWORD: password, OWNER_PASSWORD: owner } = env
  if (DATABASE_URL || !host) return env
  const url = addressOf(host, env, env.DATABASE_USER ?? OWNER, password ?? '')
  if (!password) throw new ConfigError('POSTGRES_PASSWORD is missing')
  return { ...env, DATABASE_URL: url, ...(owner ? { OWNER_DATABASE_URL: addressOf(host, env, OWNER, owner) } : {}) }
}

/**
 * The environment as a program reads it: empty settings left out, its secrets of files taken in, DATABASE_URL put together where
 * the database is given by its parts.
 * @throws ConfigError naming the setting that is wrong, never a secret
 */
export const environmentOf = (source: Env, program: Program): Env => withDatabase(withSecrets(filled(source), program))

/** Which build a program is: what `deploy/upgrade` and the release put into the image. */
export const buildOf = (env: Env) => ({
  version: env.BUILD_VERSION || 'development',
  commit: env.BUILD_COMMIT || 'unknown',
})
