import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { dataHeaders } from '#http/errors.ts'
import { envelopeOf, fail, Refusal, refusalStatus, type TextLanguage } from '#http/fail.ts'
import type { Reply } from './implement.ts'

/** ASCII record separator: text, U+001E, one JSON object, line feed (RFC 7464 framing). */
const SEPARATOR = '\u001e'

/** Old clients read the tail from the last `{`, so that must be its first. A tail holds no object (a test of the contract). */
const frame = (tail: unknown) => `${SEPARATOR}{${JSON.stringify(tail).slice(1).replaceAll('{', '\\u007b')}\n`

type OnError = (error: unknown) => void

async function* framed(reply: Reply<unknown>, language: TextLanguage, onError: OnError): AsyncGenerator<string> {
  try {
    for (;;) {
      const next = await reply.next()
      if (next.done) {
        yield frame(next.value)
        return
      }
      yield next.value.replaceAll(SEPARATOR, '')
    }
  } catch (error) {
    if (!(error instanceof Refusal)) onError(error)
    yield frame(envelopeOf(error instanceof Refusal ? error : fail('server_error'), language))
  } finally {
    // a viewer that left: the generator must not wait for a text nobody reads
    await reply.return(undefined)
  }
}

const textHeaders = { ...dataHeaders, 'content-type': 'text/plain; charset=utf-8', 'x-accel-buffering': 'no' }

/** Sends a reply as it is written. A slow or vanished reader holds back only this view of it. */
export const sendStream = (http: FastifyReply, reply: Reply<unknown>, language: TextLanguage, onError: OnError) =>
  http.headers(textHeaders).send(Readable.from(framed(reply, language, onError), { highWaterMark: 1 }))

/** A refusal of a streaming call: wrong requests stay JSON, the others are an empty text with a tail. */
export const sendStreamRefusal = (http: FastifyReply, refusal: Refusal, language: TextLanguage) => {
  if (refusalStatus(refusal) !== 200) throw refusal
  http.request.refused = refusal.code
  return http.headers(textHeaders).send(frame(envelopeOf(refusal, language)))
}

const eventHeaders = { ...textHeaders, 'content-type': 'text/event-stream; charset=utf-8' }

/** Sends events as they happen, until the stream ends or the reader has left. */
export const sendEvents = (http: FastifyReply, events: Readable) => http.headers(eventHeaders).send(events)
