/** EX_CONFIG of sysexits.h, the exit code of a program whose settings are wrong: starting it again would not help. */
export const BAD_SETTINGS = 78

export type Env = Readonly<Record<string, string | undefined>>

/** A setting that is wrong, in one line that names it and never its value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** An empty variable is an unset one. */
export const filled = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))

export const isPostgres = (value: string) => /^postgres(ql)?:\/\//.test(value)

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
  throw new ConfigError(env[name] === undefined ? `${name} is missing` : `${name} ${wrong[name] ?? 'is not valid'}`)
}
