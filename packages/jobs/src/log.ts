import { createCache } from '@dhruva/common'
/** As much of a logger as the queue needs; pino is one. */
export type Log = Record<'info' | 'warn' | 'error', (details: object, message: string) => void>

/**
 * What may be logged of an error. A driver's `detail` and `parameters` quote rows, and rows are people's.
 */
export const loggable = (error: unknown) =>
  error instanceof Error
    ? {
        type: error.name,
        message: error.message,
        code: 'code' in error ? String(error.code) : undefined,
        stack: error.stack,
      }
    : { type: typeof error, message: 'something that is not an Error was thrown' }

/** Logs one of a row of equal errors: a database that is away makes hundreds a minute. */
export const createErrorLog = (log: Log, message: string, now: () => Date, quietMs = 30_000) => {
  const saidAt = createCache<number>(100)
  return (error: unknown) => {
    const details = loggable(error)
    const key = `${details.type} ${details.message}`
    const at = now().getTime()
    if (at - (saidAt.get(key) ?? -Infinity) < quietMs) return
    saidAt.set(key, at)
    log.error({ error: details }, message)
  }
}
