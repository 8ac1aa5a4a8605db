import { readFileSync } from 'node:fs'
import { ConfigError, type Env, filled } from '@dhruva/common'

/** Settings that may stand in a file of their own, which `<NAME>_FILE` names: so Docker, Kubernetes and systemd hand out secrets. */
export const SECRETS = [
  'DATABASE_URL',
  'PGBOUNCER_URL',
  'POSTGRES_PASSWORD',
  'REDIS_URL',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'MOBILE_SECRET',
  'METRICS_TOKEN',
  'TWILIO_AUTH_TOKEN',
  'OPENAI_API_KEY',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
  'GOOGLE_MAPS_KEY',
  'PUSH_PRIVATE_KEY',
] as const

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

const withSecrets = (env: Env): Env => {
  const found = SECRETS.flatMap((name) => {
    const file = env[`${name}_FILE`]
    if (!file) return []
    if (env[name]) throw new ConfigError(`${name} and ${name}_FILE are both set: only one can be right`)
    return [[name, readSecret(name, file)]]
  })
  return { ...env, ...Object.fromEntries(found) }
}

const isHost = (text: string) => /^[\w.-]+$/.test(text) || /^\[[\da-fA-F:.]+\]$/.test(text)

/** The database by its parts: in an address a password with / # ? @ % would have to be escaped by whoever sets it. */
const withDatabase = (env: Env): Env => {
  const { DATABASE_URL, DATABASE_HOST: host, DATABASE_PORT: port = '5432', POSTGRES_PASSWORD: password } = env
  if (DATABASE_URL || !host) return env
  if (!isHost(host)) throw new ConfigError('DATABASE_HOST is not the name or address of a host')
  if (!/^\d{1,5}$/.test(port)) throw new ConfigError('DATABASE_PORT is not a port')
  if (!password) throw new ConfigError('POSTGRES_PASSWORD is missing')
  const [user, secret, name] = [env.DATABASE_USER ?? 'app', password, env.DATABASE_NAME ?? 'app'].map(
    encodeURIComponent,
  )
  return { ...env, DATABASE_URL: `postgresql://${user}:${secret}@${host}:${port}/${name}` }
}

/**
 * The environment as every program reads it: empty settings left out, secrets of files taken in, DATABASE_URL put together where
 * the database is given by its parts.
 * @throws ConfigError naming the setting that is wrong, never a secret
 */
export const environmentOf = (source: Env): Env => withDatabase(withSecrets(filled(source)))

/** Which build a program is: what `deploy/upgrade` and the release put into the image. */
export const buildOf = (env: Env) => ({
  version: env.BUILD_VERSION || 'development',
  commit: env.BUILD_COMMIT || 'unknown',
})
