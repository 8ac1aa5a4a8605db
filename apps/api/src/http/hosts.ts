import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '#http/fail.ts'

const OF_DESK = /^\/(apis\/)?desk(\/|$)/
/** The number of an operator is proven by a code like any other; the rest is asked by machines, under whatever name they know. */
const OF_BOTH = /^\/(apis\/sms\/getOTP\.php|healthz|readyz|openz|metrics|\.well-known\/security\.txt)$/

/**
 * By the header that every proxy hands on as it came. X-Forwarded-Host may be anybody's word.
 * @returns whether a request came to where the desk is: everywhere, unless it has a host of its own
 */
export const createDeskHost = (deskUrl: string | null) => {
  const own = deskUrl === null ? null : new URL(deskUrl).hostname
  return ({ headers }: FastifyRequest): boolean =>
    own === null || (headers.host ?? '').toLowerCase().replace(/:\d+$/, '') === own
}

/**
 * Keeps the desk and the members' site apart where the desk has a host of its own: for a browser they are two sites then, and a script that
 * got into one cannot touch the other. A page of the desk that is asked for at the site is left to whoever sends pages, who knows none.
 */
export const keepHostsApart = (app: FastifyInstance, deskUrl: string) => {
  const isDeskHost = createDeskHost(deskUrl)
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, url } = request
    const [path = ''] = (routeOptions.url ?? url).split('?', 1)
    if (OF_BOTH.test(path)) return done()
    if (!isDeskHost(request)) return done(OF_DESK.test(path) && routeOptions.url ? fail('not_found') : undefined)
    if (OF_DESK.test(path)) return done()
    if (path === '/' && method === 'GET') return void reply.redirect('/desk')
    done(fail('not_found'))
  })
}
