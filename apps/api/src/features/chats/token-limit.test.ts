// Replies of a language model that end at their token limit.
import { chats, predictions, users } from '@dhruva/contract'
import { auditBooks } from '@dhruva/domain'
import { createWorld, type Member } from '@dhruva/testkit'
import { type Script, startFakeOpenAi } from '@dhruva/testkit/fake-openai'
import { afterAll, afterEach, expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { ask, openChat } from './testing/chat-world.ts'

const SENTENCES = [
  'Give your work the quiet hours of the morning. ',
  'Speak with the people who have walked this way before you. ',
  'Write down what you have learnt at the end of each week. ',
]
const WHOLE = SENTENCES.join('').trim()
/** Of which no first sentence is wanted. */
const OPEN_QUESTION = 'How is my work this year?'
const OPEN = 'And let the rest ripen in its own'
const wordsOf = (text: string) => text.match(/\s*\S+/g) ?? []

const cutAt = (text: string): Script => {
  const tokens = wordsOf(text)
  return { tokens, paceMs: 0, trouble: { kind: 'length', after: tokens.length } }
}

const model = await startFakeOpenAi(cutAt(WHOLE))
const env = { ASTROLOGER: 'openai', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm', OPENAI_BASE_URL: model.url }
const world = await createWorld(buildApp, { env })
afterEach(async () => expect((await auditBooks(world.db)).filter((finding) => finding.violations > 0)).toEqual([]))
afterAll(() => model.close())

const remainingQuota = async (who: Member) => (await who.call(users.getUserInfo, {})).oracle_questions

test.each([
  ['a whole sentence', `${WHOLE} `, WHOLE],
  ['the middle of one', `${WHOLE} ${OPEN}`, WHOLE],
])('a reply that reaches the limit after %s is an answer: stored, charged, closed', async (_, said, shown) => {
  model.play(cutAt(said))
  const chat = await openChat(await world.member(`asha reads ${said.length}`))
  const before = await remainingQuota(chat.who)
  const { text, tail } = await ask(chat, OPEN_QUESTION)
  expect(tail.status).toBe('success')
  expect(text.trim()).toBe(shown)
  const { chats: stored } = await chat.who.call(chats.getChat, { asst_id: chat.asst_id })
  expect(stored.at(-1)).toMatchObject({ message: text, state: 'complete' })
  expect(await remainingQuota(chat.who)).toBe(before - 1)
})

test('one that reaches it before 120 characters is given back', async () => {
  model.play(cutAt(SENTENCES[0] ?? ''))
  const chat = await openChat(await world.member('asha reads little'))
  const before = await remainingQuota(chat.who)
  expect((await ask(chat, OPEN_QUESTION)).tail).toMatchObject({ status: 'fail', code: 'reply_failed' })
  const { chats: stored } = await chat.who.call(chats.getChat, { asst_id: chat.asst_id })
  expect(stored.at(-1)?.state).toBe('failed')
  expect(await remainingQuota(chat.who)).toBe(before)
})

test('a prediction that reaches the limit is a prediction', async () => {
  model.play(cutAt(`${WHOLE} `))
  const { who, bid } = await openChat(await world.member('asha looks ahead'))
  let text = ''
  const asked = { bid, type: 'weekly' as const, language: 'English' as const }
  const tail = await who.stream(predictions.getPrediction, asked, { onText: (all) => (text = all) })
  expect(text.trim()).toBe(WHOLE)
  expect(tail).toMatchObject({ status: 'success', weekly_predictions: 0 })
})

test('three people who ask for the longest text take the astrologer from nobody', async () => {
  model.play(cutAt(SENTENCES[0] ?? ''))
  for (const name of ['one', 'two', 'three']) {
    const chat = await openChat(await world.member(`${name} who wants it long`))
    for (let asked = 0; asked < 8; asked++) await ask(chat, 'Write the longest text you can.')
  }
  model.play({ tokens: wordsOf(WHOLE), paceMs: 0 })
  const { text, tail } = await ask(await openChat(await world.member('someone else')), OPEN_QUESTION)
  expect(tail.status).toBe('success')
  expect(text).toBe(WHOLE)
})

test('a key that the provider does not take is asked with once, and the log tells the operator', async () => {
  model.asked.length = 0
  model.play({ tokens: [], paceMs: 0, trouble: { kind: 'status', status: 401, code: 'invalid_api_key' } })
  const { text, tail } = await ask(await openChat(await world.member('asha without a key')))
  expect(tail).toMatchObject({ status: 'success', charged: true })
  expect(text).toContain('The language model could not be reached')
  expect(model.asked).toHaveLength(1)
  const line = world.log.find((each) => each.includes('does not take our key')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ level: 50, kind: 'misconfigured' })
})
