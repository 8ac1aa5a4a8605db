import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#context.ts'
import { dataHeaders } from '#http/errors.ts'
import { fail, Refusal } from '#http/fail.ts'
import type { RawCall, Route } from '#http/implement.ts'
import { languageOf } from '#http/language.ts'
import { createLimits } from '#http/limits.ts'
import { bearerOf, type Session } from '#http/session.ts'
import { sendEvents, sendStream, sendStreamRefusal } from '#http/stream.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

/** Chrome keeps no cookie longer than 400 days; the API renews it on visits. */
const COOKIE_SECONDS = 34_560_000

const sentBy = (request: FastifyRequest): unknown => (request.method === 'POST' ? (request.body ?? {}) : request.query)

const rawCall = (request: FastifyRequest, reply: FastifyReply, ctx: Ctx): RawCall => ({
  ctx,
  user: request.session,
  input: sentBy(request),
  language: languageOf(request),
  address: request.ip,
  token: bearerOf(request.headers.authorization),
  keepToken: (token) => {
    // the web app reads it, so it is not HttpOnly
    reply.setCookie('jwt', token, { path: '/', maxAge: COOKIE_SECONDS, sameSite: 'lax', secure: ctx.config.isSecure })
  },
})

const answer = async (route: Route, request: FastifyRequest, reply: FastifyReply, ctx: Ctx) => {
  const raw = rawCall(request, reply, ctx)
  if (route.kind === 'json') return reply.headers(dataHeaders).send(await route.run(raw))
  if (route.kind === 'events') return sendEvents(reply, await route.run(raw))
  try {
    return sendStream(reply, await route.run(raw), raw.language, (error) =>
      request.log.error({ request_id: request.id, err: error }, 'failed'),
    )
  } catch (error) {
    if (error instanceof Refusal) return sendStreamRefusal(reply, error, raw.language)
    throw error
  }
}

/** The calls of one address: the one meant by default, and those that a field chooses. */
type Shared = { usual: Route; chosen: Route[] }

const sharing = (routes: readonly Route[]): Shared[] =>
  [...Map.groupBy(routes, ({ endpoint }) => `${endpoint.method} ${endpoint.path}`)].map(([address, ones]) => {
    const [usual, ...others] = ones.toSorted((a, b) => Number('when' in a.endpoint) - Number('when' in b.endpoint))
    if (!usual || others.some(({ endpoint }) => !endpoint.when || endpoint.access !== usual.endpoint.access))
      throw new Error(`two calls of ${address} cannot be told apart`)
    return { usual, chosen: others }
  })

const isSent = (input: unknown, field: string | undefined): boolean => {
  if (typeof input !== 'object' || input === null || !field) return false
  const value: unknown = Reflect.get(input, field)
  return value !== undefined && value !== null && value !== ''
}

const meantBy = (request: FastifyRequest, { usual, chosen }: Shared): Route =>
  chosen.find(({ endpoint }) => isSent(request.body, endpoint.when)) ?? usual

/** Adds one route for each address: session, limit, handler. A call nobody may make without a session is refused first. */
export const addRoutes = async (app: FastifyInstance, ctx: Ctx, routes: readonly Route[]) => {
  // written only: a cookie never authenticates a call, so none is read
  await app.register(cookie, { hook: false })
  const limitOf = await createLimits(app, ctx.config.rateLimits)
  for (const shared of sharing(routes)) {
    const { endpoint } = shared.usual
    const limit = limitOf(endpoint.limit)
    app.route({
      method: endpoint.also ? [endpoint.method, endpoint.also] : endpoint.method,
      url: endpoint.path,
      // HEAD would be given a stream that nobody reads and nobody ends
      exposeHeadRoute: endpoint.kind !== 'events',
      onRequest: async (request) => {
        if (endpoint.access !== 'public') {
          request.session = await ctx.sessions.read(request.headers.authorization, ctx.now())
        }
        if (limit) await limit(request)
        if (endpoint.access === 'member' && !request.session) throw fail('no_session')
      },
      handler: async (request, reply) => {
        const route = meantBy(request, shared)
        const { limit: own, dearWith } = route.endpoint
        if (route !== shared.usual) await limitOf(own)?.(request)
        if (dearWith && isSent(sentBy(request), dearWith.field)) await limitOf(dearWith.limit)?.(request)
        return answer(route, request, reply, ctx)
      },
    })
  }
}
