import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib.ts'
import { Refusal } from './refusal.ts'

export type Settings = {
  port: number
  dataDir: string
  /** Undefined: the embedded server. */
  databaseUrl: string | undefined
  redisUrl: string | undefined
  production: boolean
  /** Whether login codes can be read at /dev/outbox. */
  outbox: boolean
  /** Whether payments go to the sandbox, which is started beside the api. */
  sandbox: boolean
}

function loadEnv(): void {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** What the supervisor itself needs from the environment and `.env`; the api checks the rest and says what is wrong. */
export function readSettings(): Settings {
  loadEnv()
  const { PORT, DATA_DIR, DATABASE_URL, REDIS_URL, NODE_ENV, SMS_PROVIDER, PAYMENTS } = process.env
  const production = NODE_ENV === 'production'
  return {
    port: readPort(PORT || '3000'),
    dataDir: path.resolve(root, DATA_DIR || '.data'),
    databaseUrl: DATABASE_URL ? readDatabaseUrl(DATABASE_URL) : undefined,
    redisUrl: REDIS_URL || undefined,
    production,
    outbox: !production && (SMS_PROVIDER || 'outbox') === 'outbox',
    sandbox: !production && (PAYMENTS || 'sandbox') === 'sandbox',
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Refusal(`PORT is "${text}", not a number from 1 to 65535`)
  return port
}

function readDatabaseUrl(text: string): string {
  const protocol = URL.canParse(text) ? new URL(text).protocol : ''
  if (protocol !== 'postgresql:' && protocol !== 'postgres:') {
    throw new Refusal('DATABASE_URL does not look like postgresql://user:password@host:5432/database')
  }
  return text
}

/**
 * The environment of the programs.
 * @param sandboxUrl where the sandbox of payments listens, when there is one
 */
export function childEnv(settings: Settings, databaseUrl: string, sandboxUrl: string | undefined): NodeJS.ProcessEnv {
  const secret = process.env.JWT_SECRET || (settings.production ? undefined : developmentSecret(settings.dataDir))
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    PORT: String(settings.port),
    ...(sandboxUrl ? { RAZORPAY_BASE_URL: sandboxUrl } : {}),
    ...(secret ? { JWT_SECRET: secret } : {}),
    ...(settings.production || process.env.PUSH_PUBLIC_KEY ? {} : developmentPushKeys(settings.dataDir)),
    // At a person's terminal the lines that matter would drown.
    ...(settings.production || process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'warn' }),
  }
}

/** The secret the api marks numbers with, as a start in this checkout gives it; undefined when none has been made yet. */
export function mobileSecret(): string | undefined {
  loadEnv()
  const { MOBILE_SECRET, JWT_SECRET, DATA_DIR } = process.env
  const file = secretFile(path.resolve(root, DATA_DIR || '.data'))
  return MOBILE_SECRET || JWT_SECRET || (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
}

const secretFile = (dataDir: string) => path.join(dataDir, 'secrets', 'jwt')

/** What a file holds, made with the first start. */
function keptIn(file: string, make: () => string): string {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, make(), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}

/** Made once, so that whoever is signed in stays so over a restart. */
const developmentSecret = (dataDir: string): string =>
  keptIn(secretFile(dataDir), () => randomBytes(32).toString('base64url'))

/** Keys for notes to browsers, made once: a browser takes notes of the keys it was told. */
function developmentPushKeys(dataDir: string): NodeJS.ProcessEnv {
  const kept = keptIn(path.join(dataDir, 'secrets', 'push'), () => {
    const {
      x = '',
      y = '',
      d = '',
    } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
    const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
    return `${point.toString('base64url')} ${d}`
  })
  const [publicKey = '', privateKey = ''] = kept.split(' ')
  return { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: 'mailto:nobody@localhost' }
}
