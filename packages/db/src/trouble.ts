import { codeOf } from '#away.ts'

const WORDS = new Map([
  ['ECONNREFUSED', 'no server answers there'],
  ['ECONNRESET', 'the connection was cut'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'the name of the host cannot be looked up'],
  ['EHOSTUNREACH', 'the host cannot be reached'],
  ['ETIMEDOUT', 'the server does not answer'],
  ['28P01', 'the server refuses this user or password'],
  ['28000', 'the server refuses this user'],
  ['3D000', 'the server has no such database'],
  ['42501', 'this user may not make tables there'],
  ['53300', 'the server has no connection left'],
  ['57P03', 'the server is starting or stopping'],
])

/** Such a start may go well a little later: the server or its name is not there yet. */
const LATE = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|53300|57P03)$/

const isTimeout = (error: Error) => /timeout|no answer in time/i.test(error.message)

/** Why a database cannot be used, in words that quote no name, address or secret; undefined when it is something else. */
export const databaseTrouble = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  return WORDS.get(codeOf(error)) ?? (isTimeout(error) ? 'no answer in time' : undefined)
}

/** Whether the database is only late, so that it is worth waiting for. */
export const isDatabaseLate = (error: unknown): boolean =>
  error instanceof Error && (LATE.test(codeOf(error)) || isTimeout(error))
