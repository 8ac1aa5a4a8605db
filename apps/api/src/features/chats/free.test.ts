import type { Llm } from '@dhruva/adapters'
import { chats } from '@dhruva/contract'
import { readBalances } from '@dhruva/db'
import { createWorld } from '@dhruva/testkit'
import { afterEach, expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { ask, faults, leaveOnly, openChat, REPLY } from './testing/chat-world.ts'

const world = await createWorld(buildApp)
const sent: string[] = []
const model: Llm = {
  name: 'openai',
  async *answer({ message }) {
    sent.push(message)
    yield { text: REPLY, facts: [] }
  },
}
const modelled = await createWorld((parts) => buildApp({ ...parts, externals: { llm: model } }))

afterEach(async () => {
  expect(await faults(world.db)).toEqual([])
  expect(await faults(modelled.db)).toEqual([])
})

const FREE = [
  ['a cry for help', 'I want to die', /14416/],
  ['a cry for help in Hindi letters', 'ab jeene ka mann nahi karta', /14416/],
  ['the date of a death', 'When will my father die?', /length of a life/],
  ['a sign of an illness', 'Do I have cancer?', /doctor/],
  ['a lottery number', 'Which lottery number will win tomorrow?', /no numbers, teams or shares/],
  ['something no chart can answer', 'What is the weather in Pune?', /./],
  ['six emoji', '🙏🙏🙏🙏🙏🙏', /./],
  ['a greeting', 'Namaste guruji', /Asha ji/],
  ['thanks', 'Thank you so much', /./],
] as const

test.each(FREE)('%s costs nothing and stays in the chat', async (_, message, says) => {
  const chat = await openChat(await world.member(message))
  const before = await readBalances(world.db, chat.who.uid, new Date())
  const { text, tail } = await ask(chat, message)
  expect(text).toMatch(says)
  expect(tail).toMatchObject({ status: 'success', charged: false, questions_left: 3, mid: expect.any(Number) })
  expect(await readBalances(world.db, chat.who.uid, new Date())).toEqual(before)
  const kept = (await chat.who.call(chats.getChat, { asst_id: chat.asst_id })).chats
  expect(kept.map((one) => one.message)).toEqual([message, text])
})

test('who is in danger is not told of money', async () => {
  const chat = await openChat(await world.member('told of costs'))
  expect((await ask(chat, 'I want to die')).text).not.toMatch(/charge/)
})

test('a reply says what it is, in its tail and in the chat; after it a word is a question', async () => {
  const chat = await openChat(await world.member('what a reply is'))
  const kinds: unknown[] = []
  for (const message of ['Will I get a new job?', 'I want to die', 'When will my father die?', 'hi'])
    kinds.push((await ask(chat, message)).tail)
  expect(kinds).toMatchObject([
    { kind: 'reading', charged: true },
    { kind: 'care', charged: false },
    { kind: 'refusal', charged: false },
    { kind: 'talk', charged: false },
  ])
  const kept = (await chat.who.call(chats.getChat, { asst_id: chat.asst_id })).chats
  expect(kept.map(({ kind, charged }) => [kind, charged])).toEqual([
    ...[undefined, ['reading', true], undefined, ['care', false]].map((is) => is ?? [undefined, undefined]),
    ...[undefined, ['refusal', false], undefined, ['talk', false]].map((is) => is ?? [undefined, undefined]),
  ])
})

test('who has no question left is still cared for, and asked again gets the same without a charge', async () => {
  const chat = await openChat(await world.member('nothing left'))
  await leaveOnly(world.db, chat.who, {})
  const first = await ask(chat, 'I want to end my life')
  expect(first.text).toContain('14416')
  expect(first.tail).toMatchObject({ status: 'success', charged: false, questions_left: 0 })
  const again = await ask(chat, 'I want to end my life', first.clientId)
  expect(again).toMatchObject({ text: first.text, tail: { ...first.tail } })
  expect((await ask(chat, 'Will I get a new job?')).tail).toMatchObject({ code: 'no_questions_left' })
})

test('a reading is charged, and says so again when it is resumed', async () => {
  const chat = await openChat(await world.member('a reading'))
  const { tail, clientId } = await ask(chat, 'Will I get a new job?')
  expect(tail).toMatchObject({ status: 'success', charged: true, questions_left: 2 })
  const resumed = await chat.who.stream(
    chats.resumeChat,
    { asst_id: chat.asst_id, client_id: clientId },
    { onText: () => {} },
  )
  expect(resumed).toMatchObject({ charged: true, questions_left: 2 })
})

test('a language model is not asked by a cry for help, nor for what is never foretold; the same care is given free', async () => {
  const chat = await openChat(await modelled.member('beside a model'))
  expect((await ask(chat, 'I want to die')).text).toContain('14416')
  expect((await ask(chat, 'When will my father die?')).tail).toMatchObject({ charged: false, questions_left: 3 })
  expect((await ask(chat, '🙏🙏🙏🙏🙏🙏')).tail).toMatchObject({ charged: false, questions_left: 3 })
  expect(sent).toEqual([])
  expect((await ask(chat, 'Should I adopt a cat this winter?')).tail).toMatchObject({ kind: 'talk', charged: false })
  expect(sent).toEqual([])
  expect(await ask(chat, 'When will I get a job?')).toMatchObject({
    text: REPLY,
    tail: { charged: true, questions_left: 2 },
  })
})
