import { isLocal } from '@dhruva/telemetry'
import type { FastifyInstance } from 'fastify'

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
      if (isLocal(request.raw)) done()
      else reply.callNotFound()
    })
    addRoutes(local)
  })
