import { type Env, filled, isPostgres, settingsOf } from '@dhruva/common'
import { DAILY_CAP, NEW_HANDLE } from '@dhruva/domain'
import * as z from 'zod/mini'

const count = (fallback: number, max: number) =>
  z._default(z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max))), fallback)

const Settings = z.object({
  DATABASE_URL: z.string().check(z.refine(isPostgres)),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  LOG_LEVEL: z._default(z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])), 'info'),
  WORKER_POOL: count(5, 100),
  WORKER_CONCURRENCY: count(8, 100),
  POINTS_DAILY_CAP: count(DAILY_CAP, 100_000),
  POINTS_NEW_CAP: count(NEW_HANDLE.cap, 100_000),
  POINTS_NEW_DAYS: z._default(
    z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(365))),
    NEW_HANDLE.days,
  ),
})

export type Config = ReturnType<typeof readConfig>

/**
 * Reads every setting of the worker once.
 *
 * @throws ConfigError naming the first setting that is wrong
 */
export function readConfig(source: Env = process.env) {
  const env = filled(source)
  const settings = settingsOf(z.safeParse(Settings, env), env)
  return {
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    logLevel: settings.LOG_LEVEL,
    poolSize: settings.WORKER_POOL,
    concurrency: settings.WORKER_CONCURRENCY,
    points: {
      cap: settings.POINTS_DAILY_CAP,
      newCap: settings.POINTS_NEW_CAP,
      newDays: settings.POINTS_NEW_DAYS,
    },
  }
}
