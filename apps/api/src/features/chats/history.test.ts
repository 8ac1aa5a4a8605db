// The history: found by words, named, pinned.
import { chats } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { ask, createChatWorld, openChat, saying } from './testing/chat-world.ts'

const world = await createChatWorld()

/** Someone with three talks, the oldest about work. */
const experienced = async (name: string) => {
  const who = await world.member(name)
  const talks: string[] = []
  for (const [question, reply] of [
    ['Will I get a new job?', 'Jupiter helps your career. '.repeat(8)],
    ['Shall I buy a house?', 'Mars holds the fourth house, 100%_sure. '.repeat(8)],
    ['मेरी शादी कब होगी?', 'शुक्र सातवें भाव को देखता है। '.repeat(8)],
  ] as const) {
    world.astrologer.script = saying(reply)
    const chat = await openChat(who)
    await ask(chat, question)
    talks.push(chat.asst_id)
    world.clock.advance({ minutes: 40 })
  }
  const list = async (args: { search?: string } = {}) => (await who.call(chats.getAllChats, args)).chats
  const orderOf = async (args: { search?: string } = {}) =>
    (await list(args)).map(({ asst_id }) => talks.indexOf(asst_id))
  const change = (nth: number, to: { title?: string; pinned?: boolean }) =>
    who.call(chats.changeChat, { asst_id: talks[nth] ?? '', ...to })
  return { who, talks, list, orderOf, change }
}

test('words are found in questions, replies, names and titles, and shown where they stand', async () => {
  const { list, orderOf, change } = await experienced('asha searches')
  expect(await orderOf()).toEqual([2, 1, 0])
  expect(await orderOf({ search: 'HOUSE' })).toEqual([1])
  expect(await orderOf({ search: 'career' })).toEqual([0])
  expect((await list({ search: 'career' }))[0]?.message).toMatch(/^Jupiter helps your career/)
  expect(await orderOf({ search: 'शादी' })).toEqual([2])
  expect(await orderOf({ search: 'Asha Devi' })).toEqual([2, 1, 0])
  expect(await orderOf({ search: 'zebra' })).toEqual([])
  // no sign is more than itself
  expect(await orderOf({ search: '%' })).toEqual([1])
  expect(await orderOf({ search: '_' })).toEqual([1])
  expect(await orderOf({ search: '\\' })).toEqual([])
  await change(0, { title: 'The zebra talk' })
  expect(await orderOf({ search: 'zebra' })).toEqual([0])
  expect(await orderOf({ search: '' })).toEqual([2, 1, 0])
})

test('nobody finds what others said', async () => {
  await experienced('meera keeps')
  const stranger = await world.member('ravi looks')
  expect((await stranger.call(chats.getAllChats, { search: 'house' })).chats).toEqual([])
})

test('a talk says what was asked first; it is named and pinned, and loses both again', async () => {
  const { list, orderOf, change } = await experienced('asha names')
  expect((await list())[2]).toMatchObject({ title: null, question: 'Will I get a new job?', pinned: false })
  await change(0, { title: '  My work ', pinned: true })
  expect(await orderOf()).toEqual([0, 2, 1])
  expect((await list())[0]).toMatchObject({ title: 'My work', pinned: true })
  await change(0, { pinned: false })
  expect((await list())[2]).toMatchObject({ title: 'My work', pinned: false })
  await change(0, { title: '' })
  expect((await list())[2]).toMatchObject({ title: null })
})

test('a name has at most 80 characters', async () => {
  const { who, talks } = await experienced('asha writes much')
  const to = (title: string) => who.raw(chats.changeChat, { asst_id: talks[0] ?? '', title })
  expect((await to('क'.repeat(80))).status).toBe(200)
  expect((await to('क'.repeat(81))).status).toBe(400)
})
