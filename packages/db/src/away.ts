// What node-postgres and PostgreSQL say when there is no connection to be had, or a statement took too long: the service is down
// or overloaded, what was asked is not wrong.
const NO_DATABASE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[123]|57014|55P03|40001|40P01|53\d{3}|08\d{3})$/
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|not queryable/
const NO_ANSWER = 'Query read timeout'

/** Whether a statement was sent and its connection said nothing more: what it did is not known. */
export const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === NO_ANSWER

/** Whether the database is away, silent or overloaded, so that the same may go well a little later. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return NO_DATABASE.test(code) || NO_CONNECTION.test(error.message) || isUnanswered(error)
}
