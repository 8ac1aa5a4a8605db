import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/errors.ts'
import { fail } from '#http/fail.ts'

/** Answers what no route takes: 405 for a known path with another method, else 404. Ask for it before the first route. */
export const createUnknown = (app: FastifyInstance) => {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.hidden) return
    const known = methods.get(url) ?? new Set()
    for (const one of [method].flat()) known.add(one)
    methods.set(url, known)
  })
  return (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methods.get(request.url.split('?', 1)[0] ?? '')
    if (!allowed) return sendRefusal(request, reply, fail('not_found'))
    return sendRefusal(request, reply.header('allow', [...allowed].join(', ')), fail('method_not_allowed'))
  }
}

export type Unknown = ReturnType<typeof createUnknown>
