import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { isDatabaseAway } from '@dhruva/db'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf, fail, type Refusal, Refusal as RefusalClass, refusalStatus } from '#http/fail.ts'
import { languageOf } from '#http/language.ts'

/** Of every answer: it is what it says it is, and where there is https, nothing is ever asked for without. */
export const headersOfAll = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** Of every answer that is data: nothing may be loaded by it, nobody may keep it. */
export const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
}

const byStatus = new Map([
  [413, 'too_large'],
  [415, 'not_json'],
  [503, 'unavailable'],
] as const)

const refusalOf = (error: FastifyError): Refusal => {
  if (error instanceof RefusalClass) return error
  if (isDatabaseAway(error)) return fail('unavailable', {}, { retry_after_seconds: 2 })
  const status = error.statusCode ?? 500
  const known = [...byStatus].find(([one]) => one === status)?.[1]
  if (known) return fail(known)
  return fail(status >= 400 && status < 500 ? 'bad_request' : 'server_error')
}

/** Answers a refusal with its envelope, in the caller's language. */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
  request.refused = refusal.code
  const wait = refusal.more.retry_after_seconds
  if (typeof wait === 'number' && refusalStatus(refusal) !== 200) reply.header('retry-after', String(wait))
  return reply
    .code(refusalStatus(refusal))
    .headers(dataHeaders)
    .send(envelopeOf(refusal, languageOf(request)))
}

/** A stream that its reader left before it began: nobody is there to be answered, and nothing failed. */
const isLeft = (error: FastifyError, reply: FastifyReply) =>
  error.code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed

/** Turns whatever was thrown into an envelope; what nobody foresaw is logged, once, and told to nobody. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (isLeft(error, reply)) return reply
  const refusal = refusalOf(error)
  if (refusal.code === 'server_error') request.log.error({ request_id: request.id, err: error }, 'failed')
  if (refusal.code === 'unavailable' && error !== refusal)
    request.log.warn({ request_id: request.id, fault: error.code }, 'no database')
  return sendRefusal(request, reply, refusal)
}

const socketStatus = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
])

/** Answers bytes that are no HTTP request, or one that never ended, with an envelope too, and the headers of every answer. */
export const answerBrokenRequest =
  (ofAll: Record<string, string>) => (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
    const status = socketStatus.get(error.code ?? '') ?? 400
    const body = JSON.stringify(envelopeOf(fail('bad_request'), 'en'))
    const { 'cache-control': _, ...policies } = dataHeaders
    const headers = Object.entries({ ...ofAll, ...policies }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `${headers.join('')}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  }
