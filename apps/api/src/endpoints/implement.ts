import type { Readable } from 'node:stream'
import type {
  Access,
  AnyEndpoint,
  DeskRules,
  Endpoint,
  EventsEndpoint,
  FileEndpoint,
  HookEndpoint,
  Resting,
  StreamEndpoint,
} from '@dhruva/contract'
import type { ActNumber } from '@dhruva/db'
import { type By, OperatorRefusal } from '@dhruva/domain'
import * as z from 'zod/mini'
import type { Ctx } from '#context.ts'
import { admitOperator, type Operator } from '#desk/operator.ts'
import { fail, type TextLanguage } from '#http/fail.ts'
import { invalidInput } from '#http/issues.ts'
import type { JsonText } from '#http/json-text.ts'
import type { Session } from '#http/session.ts'
import { success } from '#http/success.ts'
import { refuseResting } from '#resting.ts'

type UserOf<A extends Access> = A extends 'member' ? Session : A extends 'optional' ? Session | null : null
type OperatorOf<A extends Access> = A extends 'desk' ? Operator : null

type CallContext = {
  ctx: Ctx
  /** of the service's own texts, from Accept-Language */
  language: TextLanguage
  /** the caller's network address; never logged, never stored in the clear */
  address: string
  /** the caller's `User-Agent`, as sent */
  userAgent: string | undefined
  /** the token the caller sent, if any */
  token: string | null
  /** sends a session's token as the cookie `jwt` too */
  setSessionCookie: (token: string) => void
  /** the same of a login at the desk, which no script reads; null takes it away */
  setDeskCookie: (token: string | null) => void
}

/** A call as it came in: body or query not yet looked at. */
export type RawCall = CallContext & { input: unknown; user: Session | null; operator: Operator | null }

/** What a handler is given. */
export type Call<In extends z.ZodMiniType, A extends Access> = CallContext & {
  input: z.output<In>
  user: UserOf<A>
  operator: OperatorOf<A>
}

/** The text of a reply as it is written; what the generator returns is the tail. */
export type Reply<Tail> = AsyncGenerator<string, Tail, undefined>

/** A row of events in the form they are sent in; `send` adds one. */
export type Events<Event> = { readable: Readable; send: (event: Event) => void }

/** A file to keep, and the name it is kept under: whole, or as it is made. */
export type File = { name: string; bytes: Uint8Array | AsyncIterable<string> }

/** What another service sent: the bytes as they came, and its headers. */
export type HookCall = { ctx: Ctx; body: Buffer; header: (name: string) => string | undefined }

/** A handler bound to its endpoint, as the http layer runs it. */
export type Route =
  | { endpoint: FileEndpoint; kind: 'file'; run: (raw: RawCall) => Promise<File> }
  | HookRoute
  | { endpoint: AnyEndpoint; kind: 'json'; run: (raw: RawCall) => Promise<unknown> }
  | { endpoint: AnyEndpoint; kind: 'stream'; run: (raw: RawCall) => Promise<Reply<unknown>> }
  | { endpoint: AnyEndpoint; kind: 'events'; run: (raw: RawCall) => Promise<Readable> }

export type HookRoute = { endpoint: HookEndpoint; kind: 'hook'; run: (call: HookCall) => Promise<unknown> }

/** A call of a client of ours. */
export type CallRoute = Exclude<Route, HookRoute>
export const isHook = (route: Route): route is HookRoute => route.kind === 'hook'
export const isCall = (route: Route): route is CallRoute => !isHook(route)

/** What `handlers.ts` holds for an endpoint: the very one, so that a handler under a wrong key does not compile. */
export type RouteOf<E extends AnyEndpoint> = Route & { endpoint: E }

const mayCall = <A extends Access>(access: A, user: Session | null): user is (Session | null) & UserOf<A> =>
  access !== 'member' || user !== null

const isAtDesk = <A extends Access>(
  access: A,
  operator: Operator | null,
): operator is (Operator | null) & OperatorOf<A> => access !== 'desk' || operator !== null

/**
 * A field that is null is one that was not sent: old clients send every field of their form. Only a `bid` of null says
 * something: none.
 */
const sentFields = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  // as good as always: nothing to leave out, nothing to copy
  if (!Object.values(input).includes(null)) return input
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== null || name === 'bid'))
}

const callOf = <In extends z.ZodMiniType, A extends Access>(
  endpoint: { input: In; access: A; desk?: DeskRules },
  raw: RawCall,
): Call<In, A> => {
  const { user, operator } = raw
  if (!mayCall(endpoint.access, user)) throw fail('no_session')
  if (!isAtDesk(endpoint.access, operator)) throw fail('no_desk_session')
  if (endpoint.access === 'desk') admitOperator(endpoint.desk, raw.operator, raw.ctx.now())
  const input = z.safeParse(endpoint.input, sentFields(raw.input))
  if (!input.success) throw invalidInput(input.error.issues, raw.input, raw.language)
  return { ...raw, user, operator, input: input.data }
}

/** The same, unless the part of the service that it is of rests. */
const openCallOf = async <In extends z.ZodMiniType, A extends Access>(
  endpoint: { input: In; access: A; desk?: DeskRules; rests?: Resting },
  raw: RawCall,
): Promise<Call<In, A>> => {
  const call = callOf(endpoint, raw)
  if (endpoint.rests) await refuseResting(raw.ctx, endpoint.rests, raw.language)
  return call
}

/** Binds a handler to its endpoint: load, refuse, act, reply. What the endpoint does not declare is left out of the reply. */
export const implement = <In extends z.ZodMiniType, Out extends z.ZodMiniType, A extends Access>(
  endpoint: Endpoint<In, Out, A>,
  handle: (call: Call<In, A>) => Promise<z.input<Out>>,
) => ({
  endpoint,
  kind: 'json' as const,
  run: async (raw: RawCall): Promise<unknown> =>
    z.parse(endpoint.output, await handle(await openCallOf(endpoint, raw))),
})

/** What an act gives back: the number that only the log gives, so that none is done without a line in it. */
type Written<Out> = Omit<Out, 'status' | 'act'> & { act: ActNumber }

/**
 * Binds what an operator does to its endpoint. `by` is who, why and when, for what the domain does and writes down in one transaction; what
 * it refuses is answered as a refusal.
 */
export const implementAct = <In extends z.ZodMiniType<{ reason: string }>, Out extends z.ZodMiniType<{ act: number }>>(
  endpoint: Endpoint<In, Out, 'desk'>,
  handle: (call: Call<In, 'desk'>, by: By & { uid: number }) => Promise<Written<z.input<Out>>>,
) => ({
  endpoint,
  kind: 'json' as const,
  run: async (raw: RawCall): Promise<unknown> => {
    const call = callOf(endpoint, raw)
    const { uid, name } = call.operator
    try {
      const done = await handle(call, { operator: name, uid, reason: call.input.reason, now: call.ctx.now() })
      return z.parse(endpoint.output, { ...done, ...success('act_done', call.language, { act: done.act }) })
    } catch (error) {
      if (error instanceof OperatorRefusal)
        throw fail('act_refused', { why: call.language === 'hi' ? error.hindi : error.message })
      throw error
    }
  },
})

/** What the handler gives goes out as it is. */
const asGiven = <In extends z.ZodMiniType, Out extends z.ZodMiniType, A extends Access>(
  endpoint: Endpoint<In, Out, A>,
  handle: (call: Call<In, A>) => Promise<unknown>,
) => ({
  endpoint,
  kind: 'json' as const,
  run: async (raw: RawCall): Promise<unknown> => handle(callOf(endpoint, raw)),
})

/**
 * Binds a handler to an endpoint whose lists are asked for most: what it gives goes out as it is, for checking fifty rows costs as
 * much as fetching them. It names every field itself; the test of the endpoint looks for others.
 */
export const implementList = <In extends z.ZodMiniType, Out extends z.ZodMiniType, A extends Access>(
  endpoint: Endpoint<In, Out, A>,
  handle: (call: Call<In, A>) => Promise<z.output<Out>>,
) => asGiven(endpoint, handle)

/**
 * Binds a handler whose answer is JSON text already, where writing it anew would cost more than everything else. The test of the
 * endpoint reads it with the declared output.
 */
export const implementText = <In extends z.ZodMiniType, Out extends z.ZodMiniType, A extends Access>(
  endpoint: Endpoint<In, Out, A>,
  handle: (call: Call<In, A>) => Promise<JsonText>,
) => asGiven(endpoint, handle)

/**
 * Binds a handler to a streaming endpoint. A refusal thrown before the generator is handed over is answered as JSON (a wrong
 * request) or as an empty text with a `fail` tail.
 */
export const implementStream = <In extends z.ZodMiniType, Tail extends z.ZodMiniType, A extends Access>(
  endpoint: StreamEndpoint<In, Tail, A>,
  handle: (call: Call<In, A>) => Promise<Reply<z.input<Tail>>>,
) => ({
  endpoint,
  kind: 'stream' as const,
  run: async (raw: RawCall): Promise<Reply<unknown>> => handle(callOf(endpoint, raw)),
})

/** Binds a handler to an endpoint of events. A refusal thrown before the stream is handed over is answered as JSON. */
export const implementEvents = <In extends z.ZodMiniType, Event extends z.ZodMiniType, A extends Access>(
  endpoint: EventsEndpoint<In, Event, A>,
  handle: (call: Call<In, A>) => Promise<Events<z.input<Event>>>,
) => ({
  endpoint,
  kind: 'events' as const,
  run: async (raw: RawCall): Promise<Readable> => (await handle(callOf(endpoint, raw))).readable,
})

/** Binds a handler to an endpoint that answers with a file. */
export const implementFile = <In extends z.ZodMiniType, A extends Access>(
  endpoint: FileEndpoint<In, A>,
  handle: (call: Call<In, A>) => Promise<File>,
) => ({
  endpoint,
  kind: 'file' as const,
  run: async (raw: RawCall): Promise<File> => handle(callOf(endpoint, raw)),
})

/** Binds a handler to a call of another service; it looks at the signature before it reads anything. */
export const implementHook = <In extends z.ZodMiniType, Out extends z.ZodMiniType, A extends Access>(
  endpoint: HookEndpoint<In, Out, A>,
  handle: (call: HookCall) => Promise<z.input<Out>>,
) => ({
  endpoint,
  kind: 'hook' as const,
  run: async (call: HookCall): Promise<unknown> => z.parse(endpoint.output, await handle(call)),
})
