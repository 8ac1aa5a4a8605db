import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text as wholeOf } from 'node:stream/consumers'

/** One answer as it came over the wire. */
export type Answer = {
  status: number
  headers: Record<string, string>
  text: string
  /** the parsed body, null when it is not JSON */
  json: unknown
}

export type HttpRequest = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; body?: string }

type Injected = {
  statusCode: number
  headers: Record<string, number | string | string[] | undefined>
  stream: () => Readable
}

/** A server that answers without a socket; fastify is one. */
export type Injectable = {
  inject(request: {
    method: 'GET' | 'POST'
    url: string
    headers: Record<string, string>
    payload?: string
    payloadAsStream: true
    signal: AbortSignal
  }): Promise<Injected>
}

export type Http = { request: (request: HttpRequest) => Promise<Answer>; fetch: typeof fetch }

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const flat = (headers: Injected['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))

const firstOf = async (stream: Readable): Promise<string> => {
  const [first] = await once(stream, 'data')
  // leaving is an error to the stream
  stream.on('error', () => {})
  return String(first)
}

/** Calls a server without a socket, plainly and as `fetch` would. Of an answer without an end, only what comes first is read. */
export const createHttp = (server: Injectable): Http => {
  const request = async ({ body, ...rest }: HttpRequest): Promise<Answer> => {
    const leaving = new AbortController()
    const answer = await server.inject({
      ...rest,
      ...(body === undefined ? {} : { payload: body }),
      payloadAsStream: true,
      signal: leaving.signal,
    })
    const headers = flat(answer.headers)
    const isEndless = headers['content-type']?.startsWith('text/event-stream') ?? false
    const text = await (isEndless ? firstOf(answer.stream()) : wholeOf(answer.stream()))
    if (isEndless) leaving.abort()
    return { status: answer.statusCode, headers, text, json: parse(text) }
  }
  const send: typeof fetch = async (input, init) => {
    const asked = new Request(input, init)
    const { pathname, search } = new URL(asked.url)
    const body = await asked.text()
    const answer = await request({
      method: asked.method === 'GET' ? 'GET' : 'POST',
      url: pathname + search,
      headers: Object.fromEntries(asked.headers),
      ...(asked.method === 'GET' ? {} : { body }),
    })
    return new Response(answer.text, { status: answer.status, headers: answer.headers })
  }
  return { request, fetch: send }
}
