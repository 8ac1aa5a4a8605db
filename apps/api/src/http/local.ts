import type { FastifyInstance, FastifyRequest } from 'fastify'

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
export const isLocal = ({ raw, headers }: FastifyRequest): boolean =>
  isLoopback(raw.socket.remoteAddress) &&
  LOCAL_HOST.test(headers.host ?? '') &&
  raw.httpVersion !== '1.0' &&
  !OF_PROXIES.some((name) => name in headers)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** not told from an address that is not there */
    hidden?: boolean
  }
}

/** Adds routes that answer only to this machine; to others they are not there. */
export const addLocal = (app: FastifyInstance, addRoutes: (local: FastifyInstance) => void) =>
  app.register(async (local) => {
    local.addHook('onRequest', (request, reply, done) => {
      if (isLocal(request)) done()
      else reply.callNotFound()
    })
    addRoutes(local)
  })
