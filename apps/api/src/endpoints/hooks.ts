import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ctx } from '#context.ts'
import { dataHeaders } from '#http/errors.ts'
import type { HookRoute } from './implement.ts'

const headerOf =
  ({ headers }: FastifyRequest) =>
  (name: string): string | undefined => {
    const value = headers[name]
    return typeof value === 'string' && /^[\w.-]{1,100}$/.test(value) ? value : undefined
  }

/** Adds a call of another service: its bytes come as they are, whatever type they are said to be of. */
export const addHook = (app: FastifyInstance, ctx: Ctx, { endpoint, run }: HookRoute) =>
  app.register(async (own) => {
    const bodyLimit = endpoint.maxBytes
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body))
    own.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit,
      handler: async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        return reply.headers(dataHeaders).send(await run({ ctx, body, header: headerOf(request) }))
      },
    })
  })
