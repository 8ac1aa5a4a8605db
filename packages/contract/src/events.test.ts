import { expect, test } from 'vitest'
import { type LiveEvent, lives } from './astrohub/live.ts'
import { createClient } from './client.ts'
import { ApiFail, HttpFailure, NetworkFailure } from './failures.ts'

/** A client whose service answers with these pieces, then ends. */
const clientOf = (pieces: string[], init: ResponseInit = {}) => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  const send: typeof fetch = async () => new Response(body, init)
  return createClient({ baseUrl: '', token: () => null, language: () => 'en', fetch: send })
}

const heard = async (pieces: string[]) => {
  const events: LiveEvent[] = []
  let opened = 0
  await clientOf(pieces).events(lives.live, {}, { onEvent: (event) => events.push(event), onOpen: () => opened++ })
  return { events, opened }
}

const said = 'data: {"type":"unseen","unseen_count":3}\n\n'

test('events are read however they are cut, beside comments', async () => {
  const text = `:\n\n${said}:\n\n${said}`
  for (let at = 1; at < text.length; at++) {
    const { events, opened } = await heard([text.slice(0, at), text.slice(at)])
    expect(events).toEqual([
      { type: 'unseen', unseen_count: 3 },
      { type: 'unseen', unseen_count: 3 },
    ])
    expect(opened).toBe(1)
  }
})

test('what this client does not know is passed over, and what broke off is no event', async () => {
  const { events } = await heard([
    'data: {"type":"comet"}\n\n',
    'data: {nonsense\n\n',
    'event: x\n\n',
    said,
    said.trimEnd(),
  ])
  expect(events).toEqual([{ type: 'unseen', unseen_count: 3 }])
})

test('a refusal, a broken answer and no answer are told apart', async () => {
  const refusal = JSON.stringify({ status: 'fail', message: 'Too many', code: 'too_many' })
  const quiet = { onEvent: () => {} }
  await expect(clientOf([refusal], { status: 429 }).events(lives.live, {}, quiet)).rejects.toThrow(ApiFail)
  await expect(clientOf(['<html>'], { status: 502 }).events(lives.live, {}, quiet)).rejects.toThrow(HttpFailure)
  const away = createClient({
    baseUrl: '',
    token: () => null,
    language: () => 'en',
    fetch: () => Promise.reject(new TypeError('no connection')),
  })
  await expect(away.events(lives.live, {}, quiet)).rejects.toThrow(NetworkFailure)
})
