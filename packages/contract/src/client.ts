import * as z from 'zod/mini'
import { Failure } from './common.ts'
import type { Endpoint, EventsEndpoint, FileEndpoint, StreamEndpoint } from './endpoint.ts'
import { ApiFail, HttpFailure, NetworkFailure } from './failures.ts'
import { readEvents } from './server-sent.ts'
import { type ClientOptions, createTransport, type Transport } from './transport.ts'

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
  /** Reads a file. */
  file: <In extends z.ZodMiniType>(endpoint: FileEndpoint<In>, args: z.input<In>) => Promise<Blob>
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

const parseResponse = <T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> => {
  const result = z.safeParse(schema, body)
  if (!result.success) throw new HttpFailure('Not what the contract promises')
  return result.data
}

const createCall =
  ({ request, refuse, guarded }: Transport): Client['call'] =>
  (endpoint, args, signal) =>
    guarded(signal, async (inner) => {
      const response = await request(endpoint, args, inner)
      if (!response.ok) return refuse(response)
      const body: unknown = await response.json().catch(() => null)
      const failure = Failure.safeParse(body)
      if (failure.success) throw new ApiFail(failure.data, response.status)
      return parseResponse(endpoint.output, body)
    })

const createStream =
  ({ request, refuse, guarded }: Transport): Client['stream'] =>
  (endpoint, args, { onText, signal }) =>
    guarded(signal, async (inner, alive) => {
      const response = await request(endpoint, args, inner)
      if (!response.ok || !response.body) return refuse(response)
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      let received = ''
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        alive()
        received += value
        if (!value.startsWith(SEPARATOR)) onText(received.split(SEPARATOR, 1)[0] ?? '')
      }
      const json = received.split(SEPARATOR)[1]
      if (json === undefined) throw new NetworkFailure('The answer broke off')
      return parseResponse(endpoint.tail, JSON.parse(json))
    })

const createFile =
  ({ request, refuse, guarded }: Transport): Client['file'] =>
  (endpoint, args) =>
    guarded(undefined, async (inner, alive) => {
      const response = await request(endpoint, args, inner)
      if (!response.ok || !response.body) return refuse(response)
      const parts: Uint8Array<ArrayBuffer>[] = []
      for await (const part of response.body) {
        alive()
        parts.push(new Uint8Array(part))
      }
      return new Blob(parts, { type: endpoint.type })
    })

const createEvents =
  ({ request, refuse, guarded }: Transport): Client['events'] =>
  (endpoint, args, { onEvent, onOpen, signal }) =>
    guarded(signal, async (inner, alive) => {
      const response = await request(endpoint, args, inner)
      if (!response.ok || !response.body) return refuse(response)
      let opened = false
      const heard = () => {
        alive(SILENCE_MS)
        if (!opened) onOpen?.()
        opened = true
      }
      for await (const data of readEvents(response.body, heard)) {
        const event = z.safeParse(endpoint.event, data)
        // a newer service may tell more than this client knows
        if (event.success) onEvent(event.data)
      }
    })

/** A browser-and-Node client of the contract: typed arguments and results, three kinds of failure. */
export const createClient = (options: ClientOptions): Client => {
  const transport = createTransport(options)
  return {
    call: createCall(transport),
    stream: createStream(transport),
    file: createFile(transport),
    events: createEvents(transport),
  }
}
