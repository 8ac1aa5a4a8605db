import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { TrustProxy } from '#proxies.ts'

/** A UUID, or 32 hexadecimal digits, as proxies make them: nothing that a person could be known by, or that a log line would break at. */
const ID_OF_PROXY = /^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/**
 * Makes ids of requests: a UUID's beginning that is this process's own, and a number. Unique over processes, and a tenth of the
 * cost of a random one. A request that a proxy of TRUST_PROXY brings keeps the id it has there (`X-Request-Id`), so that both logs
 * name it alike.
 */
export const createRequestIds = (trustProxy: TrustProxy | false) => {
  const own = randomUUID().slice(0, 24)
  let count = 0
  return ({ socket, headers }: IncomingMessage) => {
    const said = headers['x-request-id']
    if (trustProxy && typeof said === 'string' && ID_OF_PROXY.test(said) && trustProxy(socket.remoteAddress ?? '', 0))
      return said.toLowerCase()
    return own + (count++).toString(16).padStart(12, '0')
  }
}
