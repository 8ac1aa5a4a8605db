import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '#http/fail.ts'

/** What programs call; all else is opened by people, whom the proxy sends on to https. */
const FOR_PROGRAMS = /^\/(apis|wp-json)\/|^\/(metrics|openapi\.json)$/

/** As the proxy in front says it; one that says nothing leaves it open. Of several proxies one that had TLS is enough. */
const cameByHttp = ({ headers }: FastifyRequest) => {
  const said = String(headers['x-forwarded-proto'] ?? '').toLowerCase()
  return said !== '' && said.split(',').every((one) => one.trim() === 'http')
}

/**
 * Refuses calls that reached the proxy without TLS: sent on to https, a program would never learn that its token went in the clear, and
 * do so each time.
 */
export const refusePlainCalls = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _, done) => {
    const { method, routeOptions, url } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const isCall = !isRead || FOR_PROGRAMS.test(routeOptions.url ?? url.split('?', 1)[0] ?? '')
    done(isCall && cameByHttp(request) ? fail('https_needed') : undefined)
  })
}
