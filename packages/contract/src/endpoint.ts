import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** Who may call: anyone; anyone, and a valid session is used when sent; only a person with a session. */
export type Access = 'public' | 'optional' | 'member'

/** The bucket of the rate limit a call counts in; the numbers are in the API's configuration. */
export type Limit = 'read' | 'write' | 'chat' | 'search' | 'login' | 'vote' | 'redeem' | 'transfer' | 'pay' | 'none'

type Common<In extends z.ZodMiniType, A extends Access> = {
  method: 'GET' | 'POST'
  /** A second method old clients use for the same call. */
  altMethod?: 'GET' | 'POST'
  path: `/${string}`
  /**
   * The field that chooses this call among two of the same method, path and access: when it is sent, this one is meant. It
   * counts in the limit of the other one too, which is looked at before the body is.
   */
  discriminator?: string
  access: A
  limit: Limit
  /** The field that makes a call dearer than it is without: when it is sent, the call counts in this bucket too. */
  extraLimit?: { field: string; limit: Limit }
  /** It touches all that a person has, and may take longer than the six seconds every other call is answered in. */
  slow?: true
  /** One line for a reader of the API: what the caller gets. */
  summary: string
  input: In
  /** Refusals this call can give beyond those every call can (bad input, no session, over the limit, server error). */
  errors: readonly ErrorCode[]
}

export type Endpoint<
  In extends z.ZodMiniType = z.ZodMiniType,
  Out extends z.ZodMiniType = z.ZodMiniType,
  A extends Access = Access,
> = Common<In, A> & { kind: 'json'; output: Out }

/**
 * A call whose answer is text as it is written, then U+001E, one JSON object (the tail) and a line feed. The tail has no object
 * inside and its strings no `{` as such: an old client reads the tail from the last `{` of all.
 */
export type StreamEndpoint<
  In extends z.ZodMiniType = z.ZodMiniType,
  Tail extends z.ZodMiniType = z.ZodMiniType,
  A extends Access = Access,
> = Common<In, A> & { kind: 'stream'; tail: Tail }

/** A call whose answer is a row of events that lasts until one side leaves (`text/event-stream`), each a JSON object. */
export type EventsEndpoint<
  In extends z.ZodMiniType = z.ZodMiniType,
  Event extends z.ZodMiniType = z.ZodMiniType,
  A extends Access = Access,
> = Common<In, A> & { kind: 'events'; event: Event }

/** A call whose answer is a file to keep. */
export type FileEndpoint<In extends z.ZodMiniType = z.ZodMiniType, A extends Access = Access> = Common<In, A> & {
  kind: 'file'
  type: string
}

/**
 * A call that another service makes, which signs the bytes it sends: they are not parsed before that was looked at. `input` tells a
 * reader what they are.
 */
export type HookEndpoint<
  In extends z.ZodMiniType = z.ZodMiniType,
  Out extends z.ZodMiniType = z.ZodMiniType,
  A extends Access = Access,
> = Common<In, A> & {
  kind: 'hook'
  output: Out
  /** a longer body is refused */
  maxBytes: number
}

export type AnyEndpoint = Endpoint | StreamEndpoint | EventsEndpoint | FileEndpoint | HookEndpoint

/** What a handler receives. */
export type InputOf<E extends AnyEndpoint> = z.output<E['input']>
/** What a caller writes. */
export type ArgsOf<E extends AnyEndpoint> = z.input<E['input']>
/** What a handler answers. */
export type ReplyOf<E extends Endpoint> = z.input<E['output']>
/** What a caller reads. */
export type ResultOf<E extends Endpoint> = z.output<E['output']>

/** Declares one call of the API. The key it is stored under is its handler's file, its test and its OpenAPI operation id. */
export const endpoint = <In extends z.ZodMiniType, Out extends z.ZodMiniType, const A extends Access>(
  definition: Omit<Endpoint<In, Out, A>, 'kind'>,
): Endpoint<In, Out, A> => ({ ...definition, kind: 'json' })

/** Declares a call that streams its answer. */
export const stream = <In extends z.ZodMiniType, Tail extends z.ZodMiniType, const A extends Access>(
  definition: Omit<StreamEndpoint<In, Tail, A>, 'kind'>,
): StreamEndpoint<In, Tail, A> => ({ ...definition, kind: 'stream' })

/** Declares a call that answers with events for as long as it is open. */
export const events = <In extends z.ZodMiniType, Event extends z.ZodMiniType, const A extends Access>(
  definition: Omit<EventsEndpoint<In, Event, A>, 'kind'>,
): EventsEndpoint<In, Event, A> => ({ ...definition, kind: 'events' })

/** Declares a call that answers with a file. */
export const file = <In extends z.ZodMiniType, const A extends Access>(
  definition: Omit<FileEndpoint<In, A>, 'kind'>,
): FileEndpoint<In, A> => ({ ...definition, kind: 'file' })

/** Declares a call that another service makes. */
export const hook = <In extends z.ZodMiniType, Out extends z.ZodMiniType, const A extends Access>(
  definition: Omit<HookEndpoint<In, Out, A>, 'kind'>,
): HookEndpoint<In, Out, A> => ({ ...definition, kind: 'hook' })
