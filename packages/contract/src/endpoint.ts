import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { Resting } from './resting.ts'

/** Who of the people may call: anyone; anyone, and a valid session is used when sent; only a person with a session. */
export type PersonAccess = 'public' | 'optional' | 'member'

/** `desk`: an operator who is logged in at the desk, never a person by their session. */
export type Access = PersonAccess | 'desk'

/** What an operator may be. `owner` may do everything; so each call of the desk names it too. */
export const DESK_ROLES = ['support', 'moderator', 'finance', 'owner'] as const
export type DeskRole = (typeof DESK_ROLES)[number]

/** Which operators may call. */
export type DeskRules = {
  roles: readonly DeskRole[]
  /** also with a number that is proven and no second code yet: what logging in needs */
  entering?: true
  /** the second code must have been typed in within the last minutes: acts with money, roles and what cannot be undone */
  fresh?: true
  /** it changes something, and answers with the number of its act */
  acts?: true
}

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
  /** of a call of the desk, and of no other */
  desk?: DeskRules
  limit: Limit
  /** The field that makes a call dearer than it is without: when it is sent, the call counts in this bucket too. */
  extraLimit?: { field: string; limit: Limit }
  /** The part of the service that it is of: while an operator has that rest, it refuses. */
  rests?: Resting
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
export const endpoint = <In extends z.ZodMiniType, Out extends z.ZodMiniType, const A extends PersonAccess>(
  definition: Omit<Endpoint<In, Out, A>, 'kind' | 'desk'>,
): Endpoint<In, Out, A> => ({ ...definition, kind: 'json' })

/** Declares a call that streams its answer. */
export const stream = <In extends z.ZodMiniType, Tail extends z.ZodMiniType, const A extends PersonAccess>(
  definition: Omit<StreamEndpoint<In, Tail, A>, 'kind' | 'desk'>,
): StreamEndpoint<In, Tail, A> => ({ ...definition, kind: 'stream' })

/** Declares a call that answers with events for as long as it is open. */
export const events = <In extends z.ZodMiniType, Event extends z.ZodMiniType, const A extends PersonAccess>(
  definition: Omit<EventsEndpoint<In, Event, A>, 'kind' | 'desk'>,
): EventsEndpoint<In, Event, A> => ({ ...definition, kind: 'events' })

/** Declares a call that answers with a file. */
export const file = <In extends z.ZodMiniType, const A extends PersonAccess>(
  definition: Omit<FileEndpoint<In, A>, 'kind' | 'desk'>,
): FileEndpoint<In, A> => ({ ...definition, kind: 'file' })

/** Declares a call that another service makes. */
export const hook = <In extends z.ZodMiniType, Out extends z.ZodMiniType, const A extends PersonAccess>(
  definition: Omit<HookEndpoint<In, Out, A>, 'kind' | 'desk'>,
): HookEndpoint<In, Out, A> => ({ ...definition, kind: 'hook' })

type Desk<E> = Omit<E, 'kind' | 'method' | 'access' | 'limit' | 'desk'>

/** Declares what operators of some roles look at. */
export const deskRead = <In extends z.ZodMiniType, Out extends z.ZodMiniType>({
  roles,
  ...definition
}: Desk<Endpoint<In, Out, 'desk'>> & Pick<DeskRules, 'roles'>): Endpoint<In, Out, 'desk'> => ({
  ...definition,
  kind: 'json',
  method: 'GET',
  access: 'desk',
  limit: 'read',
  desk: { roles },
})

/** Declares a file that operators of some roles keep. */
export const deskFile = <In extends z.ZodMiniType>({
  roles,
  ...definition
}: Desk<FileEndpoint<In, 'desk'>> & Pick<DeskRules, 'roles'>): FileEndpoint<In, 'desk'> => ({
  ...definition,
  kind: 'file',
  method: 'GET',
  access: 'desk',
  limit: 'write',
  desk: { roles },
})

/** Declares a step of an operator's own login: it changes nothing of anybody else's, and is no act. */
export const deskLogin = <In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  definition: Desk<Endpoint<In, Out, 'desk'>>,
): Endpoint<In, Out, 'desk'> => ({
  ...definition,
  kind: 'json',
  method: 'POST',
  access: 'desk',
  limit: 'login',
  desk: { roles: DESK_ROLES, entering: true },
})

/** Declares what operators of some roles do: it says why, is written into the log, and answers with the number of the act. */
export const deskAct = <In extends z.ZodMiniType<{ reason: string }>, Out extends z.ZodMiniType<{ act: number }>>({
  roles,
  fresh,
  ...definition
}: Desk<Endpoint<In, Out, 'desk'>> & Pick<DeskRules, 'roles' | 'fresh'>): Endpoint<In, Out, 'desk'> => ({
  ...definition,
  kind: 'json',
  method: 'POST',
  access: 'desk',
  limit: 'write',
  desk: fresh ? { roles, fresh, acts: true } : { roles, acts: true },
})
