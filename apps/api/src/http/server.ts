import { isUtf8 } from 'node:buffer'
import { beginSpan } from '@dhruva/telemetry'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from '#config.ts'
import { limitConnections } from '#http/connections.ts'
import { answerBrokenRequest, answerError, headersOfAll } from '#http/errors.ts'
import { fail } from '#http/fail.ts'
import { keepHostsApart } from '#http/hosts.ts'
import { refusePlainCalls } from '#http/plain.ts'
import { createRequestIds } from '#http/request-id.ts'

const BODY_BYTES = 64 * 1024

/** Where log lines go; called once a line. */
export type LogTo = { write(line: string): void }

const digits = /\d{6,}/g

/** What is logged of an error: a driver's `detail` quotes rows, and rows are people's; long numbers may be theirs too. */
const describeError = (error: Error & { code?: unknown }) => ({
  type: error.name,
  code: error.code,
  message: error.message.replace(digits, '…'),
  stack: error.stack?.replace(digits, '…') ?? '',
})

const SECRET = ['authorization', 'cookie', 'otp', 'token', 'jwt', 'mobile', 'email', 'address', 'body']

const loggerOf = (level: string, stream: LogTo) => ({
  level,
  stream,
  base: null,
  redact: { paths: SECRET, censor: '…' },
  serializers: { err: describeError },
})

/** Bodies are JSON or absent; nothing else is read. An empty one is absent, whatever it is said to be: old clients name a form. */
const readBodies = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // read as a string, bytes that are no UTF-8 would be stored as replacement characters
    if (typeof body !== 'string' && !isUtf8(body)) return done(fail('bad_request'))
    const text = body.toString()
    if (text.trim() === '') return done(null, undefined)
    return parse(request, text, done)
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) =>
    done(request.is404 || body.length === 0 ? null : fail('not_json')),
  )
}

/** Each build has other files: they are one route. */
const routeOf = (url = '(none)') => (url.startsWith('/assets/') ? '/assets/*' : url)

/** Calls `onEnd` once for each request, also when the caller left before the end. */
const watchEnd = (request: FastifyRequest, reply: FastifyReply, onEnd: OnEnd) => {
  const span = beginSpan('request', request.method)
  reply.raw.once('close', () => {
    const status = reply.raw.writableEnded ? reply.statusCode : LEFT
    const ms = Math.round(reply.elapsedTime * 10) / 10
    // each look at routeOptions makes a new object
    const { url, config } = request.routeOptions
    const route = request.page ?? routeOf(url)
    onEnd({ request, route, quiet: config.always ?? false, status, ms })
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': status,
    }
    span.end({ failed: status >= 500, name: `${request.method} ${route}`, attributes })
  })
  return span
}

type Watch = { isStopping: () => boolean; onEnd: OnEnd; ofAll: Record<string, string> }

const watchRequests = (app: FastifyInstance, { isStopping, onEnd, ofAll }: Watch) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(ofAll)
    reply.header('x-request-id', request.id)
    const span = watchEnd(request, reply, onEnd)
    if (!isStopping() || request.routeOptions.config.always) return span.within(done)
    reply.header('connection', 'close')
    done(fail('unavailable', {}, { retry_after_seconds: 5 }))
  })
}

/** The status in log and metrics of a request whose caller left. */
const LEFT = 499

/** A finished request; status 499: the caller left before the answer was out. */
export type Ended = { request: FastifyRequest; route: string; quiet: boolean; status: number; ms: number }
type OnEnd = (ended: Ended) => void

declare module 'fastify' {
  interface FastifyRequest {
    /** the route of the page that is sent, `/blogs/:slug`; null for all that is none */
    page: string | null
  }
  interface FastifyContextConfig {
    /** answered also while the process stops; not logged */
    always?: boolean
  }
}

/** A proxy in front that nobody told of makes one address of all people: said once. */
const warnOfProxy = (app: FastifyInstance) => {
  let isSaid = false
  app.addHook('onRequest', (request, _, done) => {
    if (!isSaid && 'x-forwarded-for' in request.headers) {
      isSaid = true
      request.log.warn(
        'X-Forwarded-For came, and TRUST_PROXY is not set: behind a proxy all people count as one address',
      )
    }
    done()
  })
}

type ServerOptions = { config: Config; logTo: LogTo; isStopping: () => boolean; onEnd: OnEnd }

/** The HTTP server before any route: limits of time and size, parsing, errors, one line of log a request. */
export const createServer = ({ config, logTo, isStopping, onEnd }: ServerOptions): FastifyInstance => {
  const ofAll = headersOfAll(config.isSecure)
  const app: FastifyInstance = Fastify({
    logger: loggerOf(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    // a logger of its own for each request costs more than naming the request in the line or two it has
    childLoggerFactory: (logger) => logger,
    genReqId: createRequestIds(config.trustProxy),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_BYTES,
    requestTimeout: 10_000,
    // longer than a proxy keeps its side open: otherwise it writes into a connection that is being closed
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 100 },
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest(ofAll),
    frameworkErrors: (error, request, reply) => {
      reply.headers(ofAll)
      reply.header('x-request-id', request.id)
      void answerError(error, request, reply)
    },
  })
  limitConnections(app.server, config.connections, config.trustProxy)
  app.decorateRequest('session', null)
  app.decorateRequest('operator', null)
  app.decorateRequest('refused', null)
  app.decorateRequest('page', null)
  readBodies(app)
  app.setErrorHandler(answerError)
  watchRequests(app, { isStopping, onEnd, ofAll })
  if (!config.trustProxy) warnOfProxy(app)
  if (config.isSecure) refusePlainCalls(app)
  if (config.deskUrl !== null) keepHostsApart(app, config.deskUrl)
  return app
}
