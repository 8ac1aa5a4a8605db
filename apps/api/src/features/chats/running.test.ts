import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { auth, chats, users } from '@dhruva/contract'
import { afterEach, expect, test } from 'vitest'
import {
  ask,
  createChatWorld,
  faults,
  leaveOnly,
  type OpenChat,
  openChat,
  REPLY,
  saying,
  sayingThenSilent,
  wordByWord,
} from './testing/chat-world.ts'

const world = await createChatWorld()
const address = await world.address()
afterEach(async () => {
  world.astrologer.script = saying(REPLY)
  expect(await faults(world.db)).toEqual([])
})

/** A reply over a real connection, as it comes. */
const listen = (chat: OpenChat, clientId: string, path: string = chats.pushChat.path, server = address) => {
  const { who, ...rest } = chat
  const hangUp = new AbortController()
  const isPush = path === chats.pushChat.path
  const query = new URLSearchParams({ asst_id: chat.asst_id, client_id: clientId })
  const response = fetch(`${server}${path}${isPush ? '' : `?${query}`}`, {
    method: isPush ? 'POST' : 'GET',
    signal: hangUp.signal,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    ...(isPush ? { body: JSON.stringify({ ...rest, message: 'Will I get a job?', client_id: clientId }) } : {}),
  })
  // nothing is sent before the first text
  const body = response.then((answer) => answer.body!.pipeThrough(new TextDecoderStream()).getReader())
  let heard = ''
  /** Reads on until so many characters of the text have come, or to the end. */
  const until = async (characters = Number.POSITIVE_INFINITY) => {
    while (heard.length < characters) {
      const { value, done } = await (await body).read()
      if (done) return heard
      heard += value
    }
    return heard
  }
  return { until, hangUp: () => hangUp.abort() }
}

const paced = (ms: number) => wordByWord(REPLY, (signal) => sleep(ms, undefined, { signal }))
const remainingQuota = async ({ who }: OpenChat) => (await who.call(users.getUserInfo, {})).oracle_questions
const saidIn = async ({ who, asst_id }: OpenChat) => (await who.call(chats.getChat, { asst_id })).chats
const ended = (chat: OpenChat) =>
  expect.poll(async () => (await chat.who.call(chats.getChat, { asst_id: chat.asst_id })).running, { timeout: 5_000 })

test.each([5, 50, 95])(
  'whoever leaves after %i hundredths of a reply finds it complete, charged once',
  async (percent) => {
    const chat = await openChat(await world.member(`asha leaves at ${percent}`))
    world.astrologer.script = paced(3)
    const viewer = listen(chat, randomUUID())
    await viewer.until((REPLY.length * percent) / 100)
    viewer.hangUp()
    await ended(chat).toBeNull()
    expect((await saidIn(chat)).map(({ message, state }) => [message, state])).toEqual([
      ['Will I get a job?', 'complete'],
      [REPLY, 'complete'],
    ])
    expect(await remainingQuota(chat)).toBe(2)
  },
)

test('a reply is resumed from its first character, live and as stored', async () => {
  const chat = await openChat(await world.member('asha reloads'))
  world.astrologer.script = paced(5)
  const clientId = randomUUID()
  const first = listen(chat, clientId)
  await first.until(40)
  const { running } = await chat.who.call(chats.getChat, { asst_id: chat.asst_id })
  expect(running).toMatchObject({ client_id: clientId, message: 'Will I get a job?' })
  const second = listen(chat, clientId, chats.resumeChat.path)
  const third = listen(chat, clientId)
  const all = await Promise.all([first.until(), second.until(), third.until()])
  const stored = await listen(chat, clientId, chats.resumeChat.path).until()
  expect(new Set([...all, stored]).size).toBe(1)
  expect(stored.startsWith(`${REPLY}\u001e{"status":"success","questions_left":2`)).toBe(true)
  expect(await remainingQuota(chat)).toBe(2)
})

test('an unknown question cannot be resumed', async () => {
  const chat = await openChat(await world.member('asha unknown'))
  const unknown = { asst_id: chat.asst_id, client_id: randomUUID() }
  expect(await chat.who.raw(chats.resumeChat, unknown)).toMatchObject({
    status: 404,
    json: { code: 'reply_not_found' },
  })
})

test.each([0, 1, 119, 120, 150])('stopped after %i characters: ends at once, charged from 120 on', async (length) => {
  const chat = await openChat(await world.member(`asha stops at ${length}`))
  const text = 'अ'.repeat(length)
  world.astrologer.script = sayingThenSilent(text)
  const viewer = listen(chat, randomUUID())
  await viewer.until(length)
  await expect.poll(() => world.app.ctx.generations.size()).toBe(1)
  const stopped = await chat.who.call(chats.stopChat, { asst_id: chat.asst_id, scope: 'reply' })
  const left = length >= 120 ? 2 : 3
  expect(stopped).toMatchObject({ status: 'success', questions_left: left, balance: 0 })
  expect(await remainingQuota(chat)).toBe(left)
  const [heard, tail] = (await viewer.until()).split('\u001e')
  expect(heard).toBe(text)
  expect(JSON.parse(tail!)).toMatchObject({ status: 'success', questions_left: left })
  expect((await saidIn(chat)).map(({ message, state }) => [message, state])).toEqual(
    length === 0
      ? []
      : [
          ['Will I get a job?', 'complete'],
          [text, 'stopped'],
        ],
  )
  world.astrologer.script = saying(REPLY)
  expect((await ask(chat)).tail).toMatchObject({ status: 'success', questions_left: left - 1 })
})

test('stopped at any moment, what is charged is what is stored', async () => {
  for (let n = 0; n < 25; n++) {
    const chat = await openChat(await world.member(`asha stops any time ${n}`))
    world.astrologer.script = paced(1)
    const viewer = listen(chat, randomUUID())
    await expect.poll(() => world.app.ctx.generations.size(), { interval: 1 }).toBe(1)
    await sleep(n * 3)
    const { questions_left } = await chat.who.call(chats.stopChat, { asst_id: chat.asst_id, scope: 'reply' })
    await viewer.until()
    const reply = (await saidIn(chat)).at(-1)
    const isCharged = reply !== undefined && (reply.state === 'complete' || reply.message.length >= 120)
    expect([n, questions_left]).toEqual([n, isCharged ? 2 : 3])
  }
})

test('stopping the chat ends it, a running reply with it', async () => {
  const chat = await openChat(await world.member('asha quits'))
  world.astrologer.script = sayingThenSilent('Just a few words')
  const viewer = listen(chat, randomUUID())
  await viewer.until(5)
  expect(await chat.who.call(chats.stopChat, { asst_id: chat.asst_id })).toMatchObject({ questions_left: 3 })
  expect(await chat.who.call(chats.getChat, { asst_id: chat.asst_id })).toMatchObject({ open: false, running: null })
  expect((await ask(chat)).tail).toMatchObject({ status: 'fail', code: 'chat_ended' })
})

test('a question that was stopped replays as it ended, in a chat that ended too', async () => {
  const chat = await openChat(await world.member('asha replays'))
  world.astrologer.script = sayingThenSilent('Just a few words')
  const clientId = randomUUID()
  const viewer = listen(chat, clientId)
  await viewer.until(5)
  await chat.who.call(chats.stopChat, { asst_id: chat.asst_id })
  const first = await viewer.until()
  expect(await listen(chat, clientId).until()).toBe(first)
})

test('deleting a chat stops its reply and gives the question back', async () => {
  const chat = await openChat(await world.member('asha deletes while it runs'))
  world.astrologer.script = sayingThenSilent('Some words')
  const viewer = listen(chat, randomUUID())
  await viewer.until(5)
  await chat.who.call(chats.deleteChat, { asst_id: chat.asst_id })
  await viewer.until()
  expect(await remainingQuota(chat)).toBe(3)
})

test('deleting the account stops its reply and closes the books', async () => {
  const who = await world.member('asha leaves for good')
  const chat = await openChat(who)
  world.astrologer.script = sayingThenSilent(REPLY)
  const viewer = listen(chat, randomUUID())
  await viewer.until(5)
  const { mobile } = who
  const { token } = await world.visitor().call(auth.getOTP, { mobile, purpose: 'delete_account' })
  const otp = await world.lastCode(mobile)
  await world.visitor().call(auth.validateRawOTP, { mobile, otp, token })
  await viewer.until()
  await expect.poll(() => world.app.ctx.generations.size()).toBe(0)
  expect(await world.db.prisma.turn.findMany({ where: { uid: who.uid } })).toMatchObject([{ state: 'refunded' }])
})

test('while a reply is written another question is refused, in any chat', async () => {
  const asha = await world.member('asha impatient')
  const first = await openChat(asha)
  world.astrologer.script = sayingThenSilent(REPLY)
  const viewer = listen(first, randomUUID())
  await viewer.until(5)
  expect((await ask(first)).tail).toMatchObject({ status: 'fail', code: 'reply_running', questions_left: 2 })
  const second = await openChat(asha, 'Astra')
  expect((await ask(second)).tail).toMatchObject({ status: 'fail', code: 'reply_running', questions_left: 3 })
  await asha.call(chats.stopChat, { asst_id: first.asst_id })
  world.astrologer.script = saying(REPLY)
  expect((await ask(second)).tail).toMatchObject({ status: 'success', questions_left: 2 })
})

test('whoever comes back while the last question is answered finds the chat open', async () => {
  const chat = await openChat(await world.member('asha comes back'))
  await leaveOnly(world.db, chat.who, { oracle_paid: 1 })
  world.astrologer.script = sayingThenSilent('Jupiter ')
  const clientId = randomUUID()
  const viewer = listen(chat, clientId)
  await viewer.until(5)
  const { bid, astrologer, asst_id } = chat
  const again = await chat.who.call(chats.startChat, { bid, astrologer })
  expect(again).toMatchObject({ asst_id, questions_left: 0 })
  await chat.who.call(chats.stopChat, { asst_id, scope: 'reply' })
  viewer.hangUp()
})

test('another process gives the whole reply when it has ended, and can stop it', async () => {
  const second = await world.secondApp()
  const elsewhere = await second.http.listen({ port: 0, host: '127.0.0.1' })
  const chat = await openChat(await world.member('asha elsewhere'))
  world.astrologer.script = paced(5)
  const clientId = randomUUID()
  const viewer = listen(chat, clientId)
  await viewer.until(5)
  const resumed = listen(chat, clientId, chats.resumeChat.path, elsewhere).until()
  const repeated = listen(chat, clientId, chats.pushChat.path, elsewhere).until()
  expect(new Set(await Promise.all([viewer.until(), resumed, repeated])).size).toBe(1)
  expect(await remainingQuota(chat)).toBe(2)

  world.astrologer.script = sayingThenSilent(REPLY)
  const silent = listen(chat, randomUUID())
  await silent.until(5)
  const stopped = await fetch(`${elsewhere}${chats.stopChat.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${chat.who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ asst_id: chat.asst_id }),
  })
  expect(await stopped.json()).toMatchObject({ status: 'success', questions_left: 1 })
  expect(await silent.until()).toContain(REPLY)
  await second.close()
})
