import { type Env, isPostgres, settingsOf } from '@dhruva/common'
import { environmentOf } from '@dhruva/db/environment'
import * as z from 'zod/mini'

const address = z.string().check(z.refine(isPostgres))

const Settings = z.object({
  DATABASE_URL: address,
  OWNER_DATABASE_URL: z.optional(address),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
})

/** Who an address logs in as. */
const accountIn = (databaseUrl: string) => {
  const { username, password } = new URL(databaseUrl)
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) }
}

/**
 * What the migrate step needs of the environment. Without an owner of its own it migrates as who api and worker are, as it did before
 * there was one.
 * @returns `service`: the account of api and worker, which it makes; null where that is the owner
 * @throws ConfigError naming the setting that is wrong
 */
export function readMigrateConfig(source: Env = process.env) {
  const env = environmentOf(source, 'migrate')
  const settings = settingsOf(z.safeParse(Settings, env), env)
  const { DATABASE_URL: serviceUrl, OWNER_DATABASE_URL: ownerUrl = serviceUrl, REDIS_URL: redisUrl } = settings
  const service = accountIn(serviceUrl)
  return { ownerUrl, service: service.name === accountIn(ownerUrl).name ? null : service, redisUrl }
}
