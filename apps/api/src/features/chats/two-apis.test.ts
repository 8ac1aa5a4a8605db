// Two apis of one installation: whoever asks at one of them is served by the other as well.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AnyEndpoint, chats, users } from '@dhruva/contract'
import { testRedis } from '@dhruva/testkit'
import { layWire } from '@dhruva/testkit/wire'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createChatWorld, faults, type OpenChat, openChat, REPLY, saying, wordByWord } from './testing/chat-world.ts'

const redisUrl = (await testRedis()) ?? ''
const wire = redisUrl ? await layWire(redisUrl) : null
const world = await createChatWorld({ REDIS_URL: redisUrl, RATE_LIMITS: 'on' })
const second = await world.secondApp(wire ? { REDIS_URL: wire.url } : {})
const [here, there] = [await world.address(), await second.http.listen({ port: 0, host: '127.0.0.1' })]
afterAll(async () => {
  await second.close()
  await wire?.close()
})
afterEach(async () => {
  world.astrologer.script = saying(REPLY)
  expect(await faults(world.db)).toEqual([])
})

const call = (
  server: string,
  { who }: Pick<OpenChat, 'who'>,
  { method, path }: Pick<AnyEndpoint, 'method' | 'path'>,
  args: object = {},
) => {
  const isPost = method === 'POST'
  const query = isPost ? '' : `?${new URLSearchParams(Object.entries(args))}`
  return fetch(`${server}${path}${query}`, {
    method,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    ...(isPost ? { body: JSON.stringify(args) } : {}),
  })
}

/** A streamed reply of one of the apis, read as far as it is asked for. */
const reading = (answer: Promise<Response>) => {
  const body = answer.then((response) => response.body!.pipeThrough(new TextDecoderStream()).getReader())
  let heard = ''
  return async (characters = Number.POSITIVE_INFINITY) => {
    while (heard.length < characters) {
      const { value, done } = await (await body).read()
      if (done) return heard
      heard += value
    }
    return heard
  }
}

const ask = (server: string, { who, ...chat }: OpenChat, clientId: string) =>
  reading(call(server, { who }, chats.pushChat, { ...chat, message: 'Will I get a job?', client_id: clientId }))
const resume = (server: string, chat: OpenChat, clientId: string) =>
  reading(call(server, chat, chats.resumeChat, { asst_id: chat.asst_id, client_id: clientId }))
const leftOf = async ({ who }: OpenChat) => (await who.call(users.getUserInfo, {})).oracle_questions

/** A reply whose words come when they are let. */
const gated = () => {
  const words = REPLY.match(/\s*\S+/g)?.length ?? 0
  const gates = Array.from({ length: words }, () => Promise.withResolvers<void>())
  let [at, opened] = [0, 0]
  world.astrologer.script = wordByWord(REPLY, (signal) =>
    Promise.race([gates[at++]?.promise, once(signal, 'abort').then(() => Promise.reject(signal.reason))]),
  )
  return {
    /** Lets so many more come. @returns how long the text then is */
    let: (more: number) => {
      for (const gate of gates.slice(opened, opened + more)) gate.resolve()
      opened += more
      return (REPLY.match(/\s*\S+/g) ?? []).slice(0, opened).join('').length
    },
    all: () => {
      for (const gate of gates) gate.resolve()
    },
  }
}

describe.skipIf(!redisUrl)('two apis', () => {
  test('a reply that is written on one is read word by word on the other, by as many as look, and charged once', async () => {
    const chat = await openChat(await world.member('asha follows'))
    const words = gated()
    const clientId = randomUUID()
    const first = ask(here, chat, clientId)
    await first(words.let(3))
    const followers = [resume(there, chat, clientId), resume(there, chat, clientId), ask(there, chat, clientId)]
    // each word is read on both while the next has not been written
    for (const more of [0, 1, 1, 5]) {
      const length = words.let(more)
      for (const read of [first, ...followers]) expect((await read(length)).length).toBeGreaterThanOrEqual(length)
    }
    expect(second.ctx.generations.size()).toBe(0)
    words.all()
    const all = await Promise.all([first, ...followers].map((read) => read()))
    expect(new Set(all).size).toBe(1)
    expect(all[0]?.startsWith(`${REPLY}\u001e{"status":"success","questions_left":2`)).toBe(true)
    expect(await leftOf(chat)).toBe(2)
  })

  test('a reply is stopped where it is not written, and both who read it hear the same end', async () => {
    const chat = await openChat(await world.member('asha stops there'))
    const words = gated()
    const clientId = randomUUID()
    const first = ask(here, chat, clientId)
    const length = words.let(4)
    await first(length)
    const other = resume(there, chat, clientId)
    await other(length)
    const stopped = await call(there, chat, chats.stopChat, { asst_id: chat.asst_id, scope: 'reply' })
    expect(await stopped.json()).toMatchObject({ status: 'success', questions_left: 3 })
    expect(await first()).toContain('\u001e{"status":"success"')
    expect(await other()).toBe(await first())
  })

  test('of calls that come to both at once as many are let through as of calls to one', async () => {
    const who = await world.member('asha in a hurry')
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const answer = await call(n % 2 ? here : there, { who }, users.invite, {})
        return { status: answer.status, wait: answer.headers.get('retry-after') }
      }),
    )
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(10)
    for (const { status, wait } of answers) if (status === 429) expect(Number(wait)).toBeGreaterThan(3_000)
  })

  test('where Redis falls silent in the middle, the whole reply comes when it has ended', async () => {
    const chat = await openChat(await world.member('asha in silence'))
    const words = gated()
    const clientId = randomUUID()
    const first = ask(here, chat, clientId)
    const length = words.let(3)
    await first(length)
    const other = resume(there, chat, clientId)
    await other(length)
    wire?.silenceAll()
    await first(words.let(3))
    expect((await fetch(`${there}/readyz`)).status).toBe(200)
    words.all()
    expect(await other()).toBe(await first())
    wire?.heal()
    // and what is asked later is followed again
    await expect
      .poll(async () => await second.ctx.store?.ask((redis) => redis.ping()), { timeout: 20_000 })
      .toBe('PONG')
  })
})
