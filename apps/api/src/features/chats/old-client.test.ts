import { randomUUID } from 'node:crypto'
import { type AnyEndpoint, chats, contract, factsOfTail, PredictionTail, predictions } from '@dhruva/contract'
import { promptFor } from '@dhruva/reading'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addBirth } from '#testing/add-birth.ts'
import {
  createChatWorld,
  leaveOnly,
  type OpenChat,
  openChat,
  REPLY,
  type Script,
  sayingThenSilent,
} from './testing/chat-world.ts'

const world = await createChatWorld()

/** What the old backend's clients do with a stream: the tail is what stands from the last `{` on. */
const readAsOldClient = (received: string) => {
  const at = received.lastIndexOf('{')
  const tail: unknown = JSON.parse(received.slice(at))
  return { text: received.slice(0, at), tail }
}

const BRACED = 'Say {this} of it. {Or that.'
/** Rests on everything that could be said. */
const saying = (text: string): Script =>
  async function* (question) {
    yield { text, facts: promptFor(question).facts.map(({ id }) => id) }
  }
const breaking: Script = async function* () {
  yield { text: 'So far {', facts: [] }
  throw new Error('the provider went away')
}

const push = ({ who, ...chat }: OpenChat, client_id: string = randomUUID()) =>
  who.raw(chats.pushChat, { ...chat, message: 'Will I find {new} work?', client_id })

const LEFT = { questions_left: expect.any(Number), balance: expect.any(Number), time_left_seconds: expect.any(Number) }

test('an old client reads the whole tail of a reply, of the same again, and of one that is resumed', async () => {
  const chat = await openChat(await world.member('old client asks'))
  world.astrologer.script = saying(REPLY + BRACED)
  const client_id = randomUUID()
  const asked = await push(chat, client_id)
  const again = await push(chat, client_id)
  const resumed = await chat.who.raw(chats.resumeChat, { asst_id: chat.asst_id, client_id })
  for (const { text } of [asked, again, resumed]) {
    const read = readAsOldClient(text)
    expect(read.tail).toEqual({ status: 'success', ...LEFT, charged: true, mid: expect.any(Number) })
    expect(read.text).toContain(BRACED)
  }
})

test('an old client reads the whole tail of a refusal, of a reply that broke off and of a stopped one', async () => {
  const chat = await openChat(await world.member('old client is refused'))
  world.astrologer.script = breaking
  expect(readAsOldClient((await push(chat)).text).tail).toMatchObject({ status: 'fail', code: 'reply_failed', ...LEFT })

  world.astrologer.script = sayingThenSilent(REPLY)
  const running = push(chat)
  await expect.poll(async () => (await chat.who.call(chats.getChat, { asst_id: chat.asst_id })).running).not.toBeNull()
  await chat.who.call(chats.stopChat, { asst_id: chat.asst_id, scope: 'reply' })
  expect(readAsOldClient((await running).text).tail).toMatchObject({ status: 'success', ...LEFT })

  await leaveOnly(world.db, chat.who, {})
  const refused = readAsOldClient((await push(chat)).text)
  expect(refused.tail).toMatchObject({
    status: 'fail',
    code: 'no_questions_left',
    message: expect.any(String),
    ...LEFT,
  })
  expect(refused.text).toBe('\u001e')
})

test('an old client reads the counters of a prediction it paid for, a new one also what it rests on', async () => {
  const who = await world.member('old client predicts')
  const bid = await addBirth(who)
  world.astrologer.script = saying(REPLY)
  const asked = { bid, type: 'weekly', language: 'English' } as const
  const { text } = await who.raw(predictions.getPrediction, asked)
  const { tail } = readAsOldClient(text)
  expect(tail).toMatchObject({ status: 'success', daily_predictions: 3, weekly_predictions: 0 })
  const facts = factsOfTail(z.parse(PredictionTail, tail))
  expect(facts.length).toBeGreaterThan(5)
  for (const { at } of facts) expect(at).toEqual([REPLY.length])
})

test('an old client reads that no prediction is left', async () => {
  const who = await world.member('old client has none left')
  const bid = await addBirth(who)
  world.astrologer.script = breaking
  const asked = { bid, type: 'yearly', language: 'English' } as const
  expect(readAsOldClient((await who.raw(predictions.getPrediction, asked)).text).tail).toMatchObject({
    status: 'fail',
    code: 'prediction_failed',
    yearly_predictions: 1,
  })
})

test('no tail of the contract can hold an object', () => {
  const tails = Object.values(contract)
    .flatMap((calls) => Object.values<AnyEndpoint>(calls))
    .flatMap((endpoint) => (endpoint.kind === 'stream' ? [endpoint.tail] : []))
  expect(tails.length).toBeGreaterThanOrEqual(3)
  for (const tail of tails) {
    const { properties = {} } = z.toJSONSchema(tail)
    const inside = Object.entries(properties).filter(
      ([, of]) => typeof of === 'boolean' || /object|array/.test(`${of.type}`),
    )
    expect(inside).toEqual([])
  }
})
