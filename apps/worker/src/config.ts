import { DAILY_CAP, NEW_HANDLE } from '@dhruva/domain'
import * as z from 'zod/mini'

type Env = Readonly<Record<string, string | undefined>>

/** A setting that is wrong, in one line that names it and never its value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const isPostgres = (value: string) => /^postgres(ql)?:\/\//.test(value)
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
  // an empty variable is an unset one
  const env = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = z.safeParse(Settings, env)
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0])
    throw new ConfigError(env[name] === undefined ? `${name} is missing` : `${name} is not valid`)
  }
  const settings = result.data
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
