import { type Env, isPostgres, settingsOf } from '@dhruva/common'
import { environmentOf } from '@dhruva/db/environment'
import * as z from 'zod/mini'

const Settings = z.object({
  DATABASE_URL: z.string().check(z.refine(isPostgres)),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
})

/**
 * What the migrate step needs of the environment.
 * @throws ConfigError naming the setting that is wrong
 */
export function readMigrateConfig(source: Env = process.env) {
  const env = environmentOf(source)
  const settings = settingsOf(z.safeParse(Settings, env), env)
  return { databaseUrl: settings.DATABASE_URL, redisUrl: settings.REDIS_URL }
}
