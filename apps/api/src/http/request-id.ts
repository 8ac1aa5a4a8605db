import { randomUUID } from 'node:crypto'

/**
 * Makes ids of requests: a UUID's beginning that is this process's own, and a number. Unique over processes, and a tenth of the
 * cost of a random one.
 */
export const createRequestIds = () => {
  const own = randomUUID().slice(0, 24)
  let count = 0
  return () => own + (count++).toString(16).padStart(12, '0')
}
