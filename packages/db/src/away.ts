// What node-postgres, Prisma (P…) and PostgreSQL say when there is no connection to be had, or a statement took too long: the service is down
// or overloaded, what was asked is not wrong.
const NO_DATABASE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[123]|57014|55P03|40001|40P01|53\d{3}|08\d{3}|P10(01|08|17))$/
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|not queryable/
const NO_ANSWER = 'Query read timeout'

/** Whether a statement was sent and its connection said nothing more: what it did is not known. */
export const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === NO_ANSWER

type Coded = Error & { code?: unknown; meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } } }

/** What PostgreSQL calls an error, also where Prisma tells of it in words of its own; of a lost connection the socket's code or Prisma's. */
export const codeOf = ({ code, meta }: Coded): string =>
  String(meta?.driverAdapterError?.cause?.originalCode ?? code ?? '')

/** Whether the database is away, silent or overloaded, so that the same may go well a little later. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  return NO_DATABASE.test(codeOf(error)) || NO_CONNECTION.test(error.message) || isUnanswered(error)
}
