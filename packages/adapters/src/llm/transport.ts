import { once } from 'node:events'
import http, { IncomingMessage } from 'node:http'
import https from 'node:https'
import { ReadableStream } from 'node:stream/web'

const NO_BODY = new Set([204, 205, 304])

const headersOf = ({ headersDistinct }: IncomingMessage): [string, string][] =>
  Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )

/**
 * `fetch` for an answer of very many small parts: a read gives all that has come since the one before. Each token of a model is a
 * part of its own, and with hundreds of replies at once `fetch` spends more on parts than all that is done with them.
 * Takes an address and its settings, sends text, follows no redirect.
 */
export const fetchStream = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
  const { method = 'GET', headers, body, signal } = init
  if (input instanceof Request || (body && typeof body !== 'string')) throw new TypeError('only text is sent')
  const url = new URL(input)
  const { request } = url.protocol === 'https:' ? https : http
  const sending = request(url, {
    method,
    headers: Object.fromEntries(new Headers(headers)),
    ...(signal ? { signal } : {}),
  })
  sending.end(body ?? '')
  const [answer]: unknown[] = await once(sending, 'response')
  if (!(answer instanceof IncomingMessage)) throw new TypeError('no answer')
  // what breaks it from now on is told to whoever reads
  sending.on('error', () => {})
  const status = answer.statusCode ?? 0
  const stream = NO_BODY.has(status) ? null : ReadableStream.from<Uint8Array>(answer)
  return new Response(stream, { status, headers: headersOf(answer) })
}
