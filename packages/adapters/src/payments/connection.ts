import { createHash } from 'node:crypto'
import { field } from '@dhruva/common'
import { inSpan } from '@dhruva/telemetry'
import type Razorpay from 'razorpay'
import * as z from 'zod/mini'
import { NEVER_ARRIVED } from '#never-arrived.ts'
import { PaymentsFailed } from './port.ts'

export type ConnectionConfig = { keyId: string; keySecret: string; baseUrl: string; timeoutMs: number }

const MAX_ANSWER_BYTES = 2_000_000

/** What the SDK sends with: axios, of which its types say nothing. */
type Wire = {
  defaults: object
  interceptors: {
    request: { use(change: (request: Request) => Request): unknown }
    response: { use(ok: undefined, failed: (error: unknown) => Promise<never>): unknown }
  }
}
type Request = {
  url?: string
  data?: unknown
  headers: { set(name: string, value: string): unknown }
  signal?: unknown
}

const isWire = (value: unknown): value is Wire => typeof value === 'function' && 'interceptors' in value

/**
 * The provider's SDK, with what it lacks: an end to waiting, for each call as a whole; one try; no redirects; refunds that are the
 * same when they are asked for again; and failures it does not stumble over.
 */
export const connect = async ({ keyId, keySecret, baseUrl, timeoutMs }: ConnectionConfig): Promise<Razorpay> => {
  // 29 MB and 0.2 s: only with the first payment
  const { default: Sdk } = await import('razorpay')
  const razorpay = new Sdk({ key_id: keyId, key_secret: keySecret })
  const wire: unknown = Reflect.get(razorpay.api, 'rq')
  if (!isWire(wire)) throw new Error('the SDK of payments sends in another way than it did')
  Object.assign(wire.defaults, { baseURL: baseUrl, maxRedirects: 0, maxContentLength: MAX_ANSWER_BYTES })
  wire.interceptors.request.use((request) => {
    const receipt = field(request.data, 'receipt')
    if (request.url?.endsWith('/refund') && typeof receipt === 'string')
      request.headers.set('X-Refund-Idempotency', createHash('sha256').update(receipt).digest('hex'))
    request.signal = AbortSignal.timeout(timeoutMs)
    return request
  })
  wire.interceptors.response.use(undefined, (error) => Promise.reject(asTheSdkReadsIt(error)))
  return razorpay
}

/** The SDK throws the `error` of an answer's JSON and a TypeError where there is no answer, or no JSON. */
const asTheSdkReadsIt = (error: unknown) => {
  const status = field(field(error, 'response'), 'status') ?? 0
  const told = field(field(field(error, 'response'), 'data'), 'error')
  return { response: { status, data: { error: { code: field(error, 'code'), text: field(told, 'description') } } } }
}

/**
 * Asks once and reads the answer.
 * @param act whether the call changes something there
 * @throws PaymentsFailed
 */
export const ask = async <T extends z.ZodMiniType>(schema: T, act: boolean, call: Promise<unknown>) => {
  const answer = await inSpan('call', act ? 'payments act' : 'payments look', () => call).catch((error: unknown) => {
    throw failureOf(error, act)
  })
  const { success, data } = z.safeParse(schema, answer)
  if (!success) throw new PaymentsFailed('bad_answer', act ? 'maybe' : 'no')
  return data
}

const failureOf = (error: unknown, act: boolean): PaymentsFailed => {
  const status = Number(field(error, 'statusCode') ?? 0)
  const code = String(field(field(error, 'error'), 'code'))
  const unknown = act ? 'maybe' : 'no'
  if (status === 0) {
    if (NEVER_ARRIVED.has(code)) return new PaymentsFailed('unreachable', 'no')
    if (code === 'ERR_CANCELED') return new PaymentsFailed('timeout', unknown)
    return new PaymentsFailed(code === 'ERR_BAD_RESPONSE' ? 'bad_answer' : 'unreachable', unknown)
  }
  if (status === 429) return new PaymentsFailed('busy', 'no')
  // the same is being done already
  if (status === 409) return new PaymentsFailed('busy', unknown)
  if (status >= 500) return new PaymentsFailed('broken', unknown)
  if (status < 400) return new PaymentsFailed('bad_answer', unknown)
  const isUnknown = status === 404 || field(field(error, 'error'), 'text') === 'The id provided does not exist'
  return new PaymentsFailed(isUnknown ? 'not_found' : 'refused', 'no')
}
