/** EX_CONFIG of sysexits.h, the exit code of a program whose settings are wrong: starting it again would not help. */
export const BAD_SETTINGS = 78

export type Env = Readonly<Record<string, string | undefined>>

/** A setting that is wrong, in one line that names it and never its value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** An empty variable is an unset one. */
export const filled = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))

/** Whether it is the address of a PostgreSQL. A / # ? or @ of a password that was not escaped ends up in a part where it cannot be. */
export const isPostgres = (value: string): boolean => {
  const url = URL.parse(value)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return false
  return url.hash === '' && !/[@/]/.test(url.pathname.slice(1)) && !url.search.includes('@')
}

/** Whether it is the address of a site: scheme and host, and at most a slash behind them. */
export const isSite = (value: string): boolean => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '').toLowerCase()
}

/** What is wrong with settings that several programs have. */
const WRONG_EVERYWHERE: Readonly<Record<string, string>> = {
  DATABASE_URL:
    'is not postgresql://user:password@host:5432/database; a password with / # ? @ or % goes into POSTGRES_PASSWORD, beside DATABASE_HOST',
  PGBOUNCER_URL: 'is not postgresql://user:password@host:6432/database',
  REDIS_URL: 'is not redis://host:6379',
  LOG_LEVEL: 'is not one of fatal, error, warn, info, debug, silent',
  PUBLIC_URL: 'is not an address such as https://dhruva.example, without anything behind the host',
}

type Parsed<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } }

/**
 * The settings a schema found.
 * @param wrong where more can be said of a setting than that it is not valid
 * @throws ConfigError naming the first that is wrong
 */
export const settingsOf = <T>(parsed: Parsed<T>, env: Env, wrong: Readonly<Record<string, string>> = {}): T => {
  if (parsed.success) return parsed.data
  const name = String(parsed.error.issues[0]?.path[0])
  if (env[name] === undefined) throw new ConfigError(`${name} is missing`)
  throw new ConfigError(`${name} ${wrong[name] ?? WRONG_EVERYWHERE[name] ?? 'is not valid'}`)
}
