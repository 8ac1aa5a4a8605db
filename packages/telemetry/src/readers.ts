import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Whether an address is one this machine has for itself alone. */
export const isLoopback = (address = ''): boolean => /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i.test(address)

/** A page of elsewhere whose name was made to mean this machine sends its own name. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/** What proxies add: such a request comes from wherever the proxy's does. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * Whether somebody at this very machine asks: by the socket, whatever is trusted besides, under a name of this machine, and
 * through no proxy. HTTP 1.0 is what nginx speaks when it was not told to say for whom.
 */
export const isLocal = ({ socket, headers, httpVersion }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress) &&
  LOCAL_HOST.test(headers.host ?? '') &&
  httpVersion !== '1.0' &&
  !OF_PROXIES.some((name) => name in headers)

const sameText = (one: string, other: string) => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/** Whoever has METRICS_TOKEN may read metrics; where there is none, this machine, and in production nobody. */
export const mayReadMetrics = (
  request: IncomingMessage,
  { metricsToken, production }: { metricsToken: string | undefined; production: boolean },
): boolean => {
  if (!metricsToken) return !production && isLocal(request)
  const [, said = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  return sameText(said, metricsToken)
}
