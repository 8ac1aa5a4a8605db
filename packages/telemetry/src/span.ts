/** What is said of a piece of work: words and numbers of ours, never what a person wrote, a number of theirs or an address. */
export type Attributes = Record<string, string | number | boolean>

/** A piece of work that has begun. */
export type Span = {
  /** Runs `work` so that what it begins is part of this one. */
  within<T>(work: () => T): T
  /** @param name what it turned out to be, where that was not known before */
  end(outcome: { failed: boolean; name?: string; attributes?: Attributes }): void
}

export type SpanKind = 'request' | 'call' | 'job'
export type Tracer = { begin(kind: SpanKind, name: string, attributes: Attributes): Span }

const UNSEEN: Span = { within: (work) => work(), end: () => {} }

let tracer: Tracer | undefined

/** From now on spans are told to `to`; to nobody without one. */
export const traceTo = (to: Tracer | undefined): void => {
  tracer = to
}

/** Begins a span; costs nothing where nobody asked for them. */
export const beginSpan = (kind: SpanKind, name: string, attributes: Attributes = {}): Span =>
  tracer?.begin(kind, name, attributes) ?? UNSEEN

/** Does `work` as a span of its own. Of an error only that there was one is told: its text may quote somebody. */
export const inSpan = <T>(
  kind: SpanKind,
  name: string,
  work: () => Promise<T>,
  attributes: Attributes = {},
): Promise<T> => {
  if (!tracer) return work()
  const span = tracer.begin(kind, name, attributes)
  return span.within(work).then(
    (result) => {
      span.end({ failed: false })
      return result
    },
    (error: unknown) => {
      span.end({ failed: true })
      throw error
    },
  )
}

/** The same of a text that comes in pieces; it ends also when nobody reads on. */
export async function* inStreamSpan<T>(name: string, pieces: AsyncIterable<T>): AsyncGenerator<T> {
  const span = beginSpan('call', name)
  let failed = true
  try {
    yield* pieces
    failed = false
  } finally {
    span.end({ failed })
  }
}
