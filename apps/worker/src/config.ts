import { PaymentCallsEnv, PushEnv, pushOf, SmsEnv } from '@dhruva/adapters'
import { type Env, isPostgres, isSite, otlpOf, settingsOf } from '@dhruva/common'
import { buildOf, environmentOf } from '@dhruva/db/environment'
import { pointsCapFields, pointsCapsOf } from '@dhruva/domain'
import * as z from 'zod/mini'

const count = (fallback: number, max: number) =>
  z._default(z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max))), fallback)

const Settings = z.object({
  DATABASE_URL: z.string().check(z.refine(isPostgres)),
  PGBOUNCER_URL: z.optional(z.string().check(z.refine(isPostgres))),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  PORT: count(3000, 65_535),
  PUBLIC_URL: z.optional(z.string().check(z.refine(isSite))),
  LOG_LEVEL: z._default(z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])), 'info'),
  NODE_ENV: z.optional(z.string()),
  HOST: z.optional(z.string()),
  WORKER_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  OTEL_LOGS_EXPORTER: z.optional(z.enum(['otlp', 'none'])),
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^\S{16,}$/))),
  WORKER_POOL: count(5, 100),
  WORKER_CONCURRENCY: count(8, 100),
  ...pointsCapFields,
})

export type Config = ReturnType<typeof readConfig>

/**
 * Reads every setting of the worker once.
 *
 * @throws ConfigError naming the first setting that is wrong
 */
export function readConfig(source: Env = process.env) {
  const env = environmentOf(source, 'worker')
  const settings = settingsOf(z.safeParse(Settings, env), env)
  const production = settings.NODE_ENV === 'production'
  return {
    build: buildOf(env),
    production,
    host: settings.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    watchPort: settings.WORKER_PORT,
    otlp: otlpOf(settings),
    metricsToken: settings.METRICS_TOKEN,
    databaseUrl: settings.DATABASE_URL,
    pgbouncerUrl: settings.PGBOUNCER_URL,
    redisUrl: settings.REDIS_URL,
    logLevel: settings.LOG_LEVEL,
    poolSize: settings.WORKER_POOL,
    concurrency: settings.WORKER_CONCURRENCY,
    points: pointsCapsOf(settings),
    payments: settingsOf(z.safeParse(PaymentCallsEnv, env), env),
    sms: settingsOf(z.safeParse(SmsEnv, env), env),
    push: pushOf(settingsOf(z.safeParse(PushEnv, env), env)),
    publicUrl: settings.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${settings.PORT}`,
  }
}
