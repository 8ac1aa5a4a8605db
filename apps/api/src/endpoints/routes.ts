import { Readable } from 'node:stream'
import type { Access } from '@dhruva/contract'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#context.ts'
import { deskCookieOf, isOwnPage } from '#desk/cookie.ts'
import type { Operator } from '#desk/operator.ts'
import { createDeadline, type Deadline } from '#http/deadline.ts'
import { dataHeaders } from '#http/errors.ts'
import { fail, Refusal } from '#http/fail.ts'
import { JsonText } from '#http/json-text.ts'
import { languageOf } from '#http/language.ts'
import { createLimits, enforce, keyOf, type Limiter } from '#http/limits.ts'
import { createLines } from '#http/lines.ts'
import { bearerOf, type Session } from '#http/session.ts'
import { addHook } from './hooks.ts'
import { type CallRoute, type File, isCall, isHook, type RawCall, type Route } from './implement.ts'
import { isSent } from './is-sent.ts'
import { sendEvents, sendStream, sendStreamRefusal } from './stream.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
    operator: Operator | null
    /** the code of the refusal it was answered with */
    refused: string | null
  }
}

/** Chrome keeps no cookie longer than 400 days; the API renews it on visits. */
const COOKIE_SECONDS = 34_560_000

const payloadOf = (request: FastifyRequest): unknown =>
  request.method === 'POST' ? (request.body ?? {}) : request.query

const toCall = (request: FastifyRequest, reply: FastifyReply, ctx: Ctx): RawCall => ({
  ctx,
  user: request.session,
  operator: request.operator,
  input: payloadOf(request),
  language: languageOf(request),
  address: request.ip,
  userAgent: request.headers['user-agent'],
  token: bearerOf(request.headers.authorization),
  setSessionCookie: (token) => {
    // the web app reads it, so it is not HttpOnly
    reply.setCookie('jwt', token, { path: '/', maxAge: COOKIE_SECONDS, sameSite: 'lax', secure: ctx.config.isSecure })
  },
  setDeskCookie: (token) => {
    const { isSecure } = ctx.config
    const { name, path } = deskCookieOf(isSecure)
    // without an age: it goes with the browser
    const own = { path, httpOnly: true, sameSite: 'strict', secure: isSecure } as const
    if (token === null) reply.clearCookie(name, own)
    else reply.setCookie(name, token, own)
  },
})

const JSON_TYPE = 'application/json; charset=utf-8'

const sendJson = (reply: FastifyReply, answer: unknown) => {
  reply.headers(dataHeaders)
  return answer instanceof JsonText ? reply.type(JSON_TYPE).send(answer.body) : reply.send(answer)
}

/** As a download: an address bar that shows it would show it without the headers of the page. A picture runs nothing, and a chat shows it. */
const sendFile = (reply: FastifyReply, type: string, { name, bytes }: File) =>
  reply
    .headers({
      ...dataHeaders,
      'content-disposition': `${type.startsWith('image/') ? 'inline' : 'attachment'}; filename="${name}"`,
    })
    .type(type)
    .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes))

/** Sends what a call gives, unless it was given up meanwhile. */
const answer = async (route: CallRoute, request: FastifyRequest, reply: FastifyReply, ctx: Ctx, deadline: Deadline) => {
  const raw = toCall(request, reply, ctx)
  let open: boolean | undefined
  const isOpen = () => {
    open ??= route.endpoint.slow ?? deadline.lift(reply)
    return open
  }
  try {
    if (route.kind === 'json') {
      const body = await route.run(raw)
      return isOpen() ? sendJson(reply, body) : reply
    }
    if (route.kind === 'file') {
      const found = await route.run(raw)
      return isOpen() ? sendFile(reply, route.endpoint.type, found) : reply
    }
    if (route.kind === 'events') {
      const events = await route.run(raw)
      return isOpen() ? sendEvents(reply, events) : events.destroy() && reply
    }
    const text = await route.run(raw)
    if (!isOpen()) return (await text.return(undefined)) && reply
    return sendStream(reply, text, raw.language, (error) =>
      request.log.error({ request_id: request.id, err: error }, 'failed'),
    )
  } catch (error) {
    if (!isOpen()) return reply
    if (route.kind === 'stream' && error instanceof Refusal) return sendStreamRefusal(reply, error, raw.language)
    throw error
  }
}

/** The calls of one address: the one meant by default, and those that a field chooses. */
type Shared = { usual: CallRoute; chosen: CallRoute[] }

const sharing = (routes: readonly CallRoute[]): Shared[] =>
  [...Map.groupBy(routes, ({ endpoint }) => `${endpoint.method} ${endpoint.path}`)].map(([address, ones]) => {
    const [usual, ...others] = ones.toSorted((a, b) => Number('when' in a.endpoint) - Number('when' in b.endpoint))
    if (!usual || others.some(({ endpoint }) => !endpoint.discriminator || endpoint.access !== usual.endpoint.access))
      throw new Error(`two calls of ${address} cannot be told apart`)
    return { usual, chosen: others }
  })

const meantBy = (request: FastifyRequest, { usual, chosen }: Shared): CallRoute =>
  chosen.find(({ endpoint }) => isSent(request.body, endpoint.discriminator)) ?? usual

/** Counts the call of anyone. Where this process counts alone nothing is waited for: a call that is answered from memory has no time to spare. */
const admitAnyone =
  (limit: Limiter | null) => (request: FastifyRequest, _: FastifyReply, done: (error?: Error) => void) => {
    const refuse = (error: unknown) => done(error instanceof Error ? error : new Error(String(error)))
    try {
      const waiting = enforce(limit, request)
      if (!waiting) return done()
      waiting.then(() => done(), refuse)
    } catch (error) {
      refuse(error)
    }
  }

/**
 * Old clients take out and end a subscription by GET. A session is a header, which no other site's page can send and no address bar
 * does; a browser that says it was one of them is refused all the same.
 */
const isAsked = (request: FastifyRequest) =>
  request.method !== 'GET' || (isOwnPage(request) && request.headers['sec-fetch-mode'] !== 'navigate')

/** Finds the session, counts the call, and refuses one that needs a session and has none. */
const admitKnown =
  (ctx: Ctx, access: Access, limit: Limiter | null, deadline: Deadline) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    deadline.set(reply)
    try {
      if (access === 'member' && !isAsked(request)) throw fail('forbidden')
      request.session = await ctx.sessions.read(request.headers.authorization, ctx.now(), request.ip)
      await enforce(limit, request)
      if (access === 'member' && !request.session) throw fail('no_session')
    } catch (error) {
      if (deadline.lift(reply)) throw error
    }
  }

/** The same at the desk, whose cookie no other call is sent: another site's page makes none of its calls. */
const admitAtDesk =
  (ctx: Ctx, limit: Limiter | null, deadline: Deadline) => async (request: FastifyRequest, reply: FastifyReply) => {
    deadline.set(reply)
    try {
      if (!isOwnPage(request)) throw fail('forbidden')
      request.operator = await ctx.desk.read(request.headers.cookie, ctx.now())
      await enforce(limit, request)
      if (!request.operator) throw fail('no_desk_session')
    } catch (error) {
      if (deadline.lift(reply)) throw error
    }
  }

/** Of one address at work at a time: of ten connections to the database members keep the most. */
const VISITOR_CALLS = 2

const admit = (ctx: Ctx, access: Access, limit: Limiter | null, deadline: Deadline) => {
  if (access === 'public') return admitAnyone(limit)
  return access === 'desk' ? admitAtDesk(ctx, limit, deadline) : admitKnown(ctx, access, limit, deadline)
}

/** Adds one route for each address: session, limit, handler. A call nobody may make without a session is refused first. */
export const addRoutes = async (app: FastifyInstance, ctx: Ctx, routes: readonly Route[]) => {
  // written only: of a person no cookie authenticates a call; that of the desk is read by `desk/sessions.ts`
  await app.register(cookie, { hook: false })
  const limitOf = createLimits(ctx.config.rateLimits, ctx.counters, 'api')
  const deadline = createDeadline(app)
  const lines = ctx.config.rateLimits && createLines(VISITOR_CALLS)
  for (const route of routes.filter(isHook)) await addHook(app, ctx, route)
  for (const shared of sharing(routes.filter(isCall))) {
    const { endpoint } = shared.usual
    const limit = limitOf(endpoint.limit)
    app.route({
      method: endpoint.altMethod ? [endpoint.method, endpoint.altMethod] : endpoint.method,
      url: endpoint.path,
      // HEAD would be given a stream that nobody reads and nobody ends
      exposeHeadRoute: endpoint.kind !== 'events' && endpoint.kind !== 'file',
      onRequest: admit(ctx, endpoint.access, limit, deadline),
      handler: async (request, reply) => {
        const route = meantBy(request, shared)
        const { limit: own, extraLimit, slow } = route.endpoint
        if (slow) deadline.lift(reply)
        else deadline.set(reply)
        if (route !== shared.usual) await enforce(limitOf(own), request)
        if (extraLimit && isSent(payloadOf(request), extraLimit.field))
          await enforce(limitOf(extraLimit.limit), request)
        const work = () => answer(route, request, reply, ctx, deadline)
        // what a visitor asks of the database; an open stream would never leave its place
        const waits = lines && endpoint.access === 'optional' && endpoint.kind === 'json' && !request.session
        return waits ? lines(keyOf(request), work) : work()
      },
    })
  }
}
