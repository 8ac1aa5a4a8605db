import { chats } from '@dhruva/contract'
import { countRatings } from '@dhruva/db'
import { expect, test } from 'vitest'
import { ask, createChatWorld, type OpenChat, openChat } from './testing/chat-world.ts'

const world = await createChatWorld()

const begin = async (name: string, astrologer: 'Oracle' | 'Astra' = 'Oracle') => {
  const chat = await openChat(await world.member(name), astrologer)
  const { tail } = await ask(chat)
  return { chat, mid: tail.mid ?? 0 }
}

const ratings = async ({ who, asst_id }: OpenChat) =>
  (await who.call(chats.getChat, { asst_id })).chats.map(({ rating }) => rating ?? null)

test('a reply keeps the last opinion of it, and forgets one that is taken back', async () => {
  const { chat, mid } = await begin('asha')
  const rate = (rating: 'good' | 'bad' | 'none', reason?: 'not_me') =>
    chat.who.call(chats.rateReply, { asst_id: chat.asst_id, mid, rating, reason })
  expect(await ratings(chat)).toEqual([null, null])
  await rate('bad', 'not_me')
  expect(await ratings(chat)).toEqual([null, { good: false, reason: 'not_me' }])
  await rate('good', 'not_me')
  expect(await ratings(chat)).toEqual([null, { good: true, reason: null }])
  await rate('none')
  expect(await ratings(chat)).toEqual([null, null])
})

test('only an own reply can be rated: neither a question nor what another chat says', async () => {
  const { chat, mid } = await begin('meera')
  const other = await begin('ravi')
  const at = (asst_id: string, rated: number) => chat.who.raw(chats.rateReply, { asst_id, mid: rated, rating: 'bad' })
  for (const [asst_id, rated] of [
    [chat.asst_id, mid - 1],
    [chat.asst_id, other.mid],
    [other.chat.asst_id, other.mid],
  ] as const)
    expect(await at(asst_id, rated)).toMatchObject({ status: 404, json: { code: 'reply_not_found' } })
  expect(await ratings(other.chat)).toEqual([null, null])
})

test('operators read how many were pleased, and why the others were not; a deleted talk takes its ratings along', async () => {
  const since = world.clock.now()
  const people = await Promise.all(['one', 'two', 'three'].map((name) => begin(name, 'Astra')))
  const opinions = [
    ['good', undefined],
    ['bad', 'too_long'],
    ['bad', undefined],
  ] as const
  for (const [nth, { chat, mid }] of people.entries()) {
    const [rating, reason] = opinions[nth] ?? ['none', undefined]
    await chat.who.call(chats.rateReply, { asst_id: chat.asst_id, mid, rating, reason })
  }
  const counts = () => countRatings(world.db, since)
  expect((await counts()).find((one) => one.astrologer === 'Astra')).toMatchObject({
    good: 1,
    bad: 2,
    reasons: { too_long: 1 },
  })
  for (const { chat } of people) await chat.who.call(chats.deleteChat, { asst_id: chat.asst_id })
  expect((await counts()).filter((one) => one.astrologer === 'Astra')).toEqual([])
})
