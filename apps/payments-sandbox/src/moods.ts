import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'

/**
 * How calls of the API are treated. `lost`: done, but the answer never comes; `silent`: not done, and no answer; `reset`: the
 * connection breaks before anything is done.
 */
export const Mood = z.object({
  kind: z.enum(['well', 'slow', 'down', 'busy', 'nonsense', 'silent', 'reset', 'lost']),
  /** how slow */
  ms: z._default(z.int().check(z.minimum(0), z.maximum(600_000)), 3_000),
  /** for so many calls; afterwards all is well */
  calls: z._default(z.int().check(z.minimum(1)), 1_000_000_000),
  /** only of calls whose method and path begin so, such as `POST /v1/orders` */
  only: z._default(z.string(), ''),
})
export type Mood = z.output<typeof Mood>

const WELL = z.parse(Mood, { kind: 'well' })

const breakOff = (reply: FastifyReply) => {
  reply.hijack()
  reply.raw.destroy()
}

/** Lets the calls of these routes be treated as `be` says. */
export const addMoods = (api: FastifyInstance) => {
  let mood = WELL
  const lost = new WeakSet<object>()

  api.addHook('onRequest', async (request, reply) => {
    const { kind, ms, only } = mood
    if (kind === 'well' || !`${request.method} ${request.url}`.startsWith(only)) return
    mood = mood.calls > 1 ? { ...mood, calls: mood.calls - 1 } : WELL
    if (kind === 'slow') await sleep(ms, undefined, { ref: false })
    if (kind === 'down') return reply.code(503).send({ error: { code: 'SERVER_ERROR', description: 'Down' } })
    if (kind === 'busy') return reply.code(429).send({ error: { code: 'BAD_REQUEST_ERROR', description: 'Too many' } })
    if (kind === 'nonsense') return reply.type('text/html').send('<html>We will be back soon</html>')
    if (kind === 'silent') return reply.hijack()
    if (kind === 'reset') return breakOff(reply)
    if (kind === 'lost') lost.add(request)
  })
  api.addHook('onSend', async (request, reply) => {
    if (lost.has(request)) breakOff(reply)
  })

  return (next: Mood) => {
    mood = next
  }
}
