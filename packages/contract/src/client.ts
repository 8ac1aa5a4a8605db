import * as z from 'zod/mini'
import { Failure } from './common.ts'
import type { AnyEndpoint, Endpoint, EventsEndpoint, StreamEndpoint } from './endpoint.ts'
import { readEvents } from './server-sent.ts'

/** The service refused and said why, in words fit to show: an envelope with `status: 'fail'`, whatever the HTTP status. */
export class ApiFail extends Error {
  override name = 'ApiFail'
  readonly failure: Failure
  readonly httpStatus: number
  constructor(failure: Failure, httpStatus: number) {
    super(failure.message)
    this.failure = failure
    this.httpStatus = httpStatus
  }
}

/** HTTP 5xx, or an answer that is not what the contract promises. */
export class HttpFailure extends Error {
  override name = 'HttpFailure'
}

/** No answer at all: no connection, cut off, or nothing within the time limit. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure'
}

export type ClientOptions = {
  /** '' for the same origin */
  baseUrl: string
  token: () => string | null
  language: () => 'en' | 'hi'
  /** called on every 401, before the failure is thrown */
  onNoSession?: () => void
  timeoutMs?: number
  fetch?: typeof fetch
}

export type StreamHandlers = {
  /** the text so far, from its first character, each time some more has come */
  onText: (text: string) => void
  signal?: AbortSignal
}

export type EventHandlers<Event> = {
  onEvent: (event: Event) => void
  /** the first bytes have come: the way to here carries events */
  onOpen?: () => void
  signal?: AbortSignal
}

export type Client = {
  call: <In extends z.ZodMiniType, Out extends z.ZodMiniType>(
    endpoint: Endpoint<In, Out>,
    args: z.input<In>,
    signal?: AbortSignal,
  ) => Promise<z.output<Out>>
  /** Reads a streamed answer; resolves with its tail, also when the tail says `fail`. */
  stream: <In extends z.ZodMiniType, Tail extends z.ZodMiniType>(
    endpoint: StreamEndpoint<In, Tail>,
    args: z.input<In>,
    handlers: StreamHandlers,
  ) => Promise<z.output<Tail>>
  /** Hears events until the service ends them; rejects when it cannot be reached, falls silent or `signal` aborts. */
  events: <In extends z.ZodMiniType, Event extends z.ZodMiniType>(
    endpoint: EventsEndpoint<In, Event>,
    args: z.input<In>,
    handlers: EventHandlers<z.output<Event>>,
  ) => Promise<void>
}

const SEPARATOR = '\u001e'
/** A stream of events says something every 25 seconds. */
const SILENCE_MS = 60_000

const query = (args: unknown) => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(args ?? {})) if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return text && `?${text}`
}

/** A browser-and-Node client of the contract: typed arguments and results, three kinds of failure. */
export const createClient = (options: ClientOptions): Client => {
  const request = async (endpoint: AnyEndpoint, args: unknown, signal: AbortSignal) => {
    const token = options.token()
    const isGet = endpoint.method === 'GET'
    const address = `${options.baseUrl}${endpoint.path}${isGet ? query(args) : ''}`
    const headers: Record<string, string> = { 'accept-language': options.language() }
    if (token) headers.authorization = `Bearer ${token}`
    if (!isGet) headers['content-type'] = 'application/json'
    const send = options.fetch ?? fetch
    return send(address, {
      method: endpoint.method,
      headers,
      signal,
      ...(isGet ? {} : { body: JSON.stringify(args ?? {}) }),
    })
  }

  const refuse = async (response: Response): Promise<never> => {
    const failure = Failure.safeParse(await response.json().catch(() => null))
    if (!failure.success || response.status >= 500) throw new HttpFailure(`HTTP ${response.status}`)
    if (response.status === 401) options.onNoSession?.()
    throw new ApiFail(failure.data, response.status)
  }

  const guarded = async <T>(
    outer: AbortSignal | undefined,
    run: (signal: AbortSignal, alive: (forMs?: number) => void) => Promise<T>,
  ) => {
    const inner = new AbortController()
    const timeoutMs = options.timeoutMs ?? 30_000
    let timer = setTimeout(() => inner.abort(), timeoutMs)
    const alive = (forMs = timeoutMs) => {
      clearTimeout(timer)
      timer = setTimeout(() => inner.abort(), forMs)
    }
    const stop = () => inner.abort()
    outer?.addEventListener('abort', stop)
    try {
      return await run(inner.signal, alive)
    } catch (error) {
      if (error instanceof ApiFail || error instanceof HttpFailure) throw error
      throw new NetworkFailure('No answer', { cause: error })
    } finally {
      clearTimeout(timer)
      outer?.removeEventListener('abort', stop)
    }
  }

  return {
    call: <In extends z.ZodMiniType, Out extends z.ZodMiniType>(
      endpoint: Endpoint<In, Out>,
      args: z.input<In>,
      signal?: AbortSignal,
    ) =>
      guarded<z.output<Out>>(signal, async (inner) => {
        const response = await request(endpoint, args, inner)
        if (!response.ok) return refuse(response)
        const body: unknown = await response.json().catch(() => null)
        const failure = Failure.safeParse(body)
        if (failure.success) throw new ApiFail(failure.data, response.status)
        const result = z.safeParse(endpoint.output, body)
        if (!result.success) throw new HttpFailure('Not what the contract promises')
        return result.data
      }),
    stream: <In extends z.ZodMiniType, Tail extends z.ZodMiniType>(
      endpoint: StreamEndpoint<In, Tail>,
      args: z.input<In>,
      handlers: StreamHandlers,
    ) =>
      guarded<z.output<Tail>>(handlers.signal, async (inner, alive) => {
        const response = await request(endpoint, args, inner)
        if (!response.ok || !response.body) return refuse(response)
        const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
        let received = ''
        for (;;) {
          const { done, value } = await reader.read()
          if (done) break
          alive()
          received += value
          if (!value.startsWith(SEPARATOR)) handlers.onText(received.split(SEPARATOR, 1)[0] ?? '')
        }
        const json = received.split(SEPARATOR)[1]
        if (json === undefined) throw new NetworkFailure('The answer broke off')
        const tail = z.safeParse(endpoint.tail, JSON.parse(json))
        if (!tail.success) throw new HttpFailure('Not what the contract promises')
        return tail.data
      }),
    events: <In extends z.ZodMiniType, Event extends z.ZodMiniType>(
      endpoint: EventsEndpoint<In, Event>,
      args: z.input<In>,
      handlers: EventHandlers<z.output<Event>>,
    ) =>
      guarded<void>(handlers.signal, async (inner, alive) => {
        const response = await request(endpoint, args, inner)
        if (!response.ok || !response.body) return refuse(response)
        let opened = false
        const heard = () => {
          alive(SILENCE_MS)
          if (!opened) handlers.onOpen?.()
          opened = true
        }
        for await (const data of readEvents(response.body, heard)) {
          const event = z.safeParse(endpoint.event, data)
          // a newer service may tell more than this client knows
          if (event.success) handlers.onEvent(event.data)
        }
      }),
  }
}
