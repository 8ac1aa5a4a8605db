import { chats, users } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { ask, createChatWorld, faults, openChat, REPLY, saying, sayingThenSilent } from './testing/chat-world.ts'

const world = await createChatWorld()

test('all talks of one person go at once, with the reply that is being written, and nobody else’s', async () => {
  const asha = await world.member('asha forgets')
  const ravi = await world.member('ravi remembers')
  const theirs = await openChat(ravi)
  await ask(theirs, 'Mine stays?')
  await ask(await openChat(asha), 'A first question')
  const second = await openChat(asha, 'Astra')
  world.astrologer.script = sayingThenSilent('Not long enough to be charged')
  const running = ask(second, 'A second question')
  await expect.poll(() => world.astrologer.asked.at(-1)?.message).toBe('A second question')
  const before = await asha.call(users.getUserInfo, {})
  expect(await asha.call(chats.deleteAllChats, {})).toMatchObject({ status: 'success', deleted: 2 })
  await running.catch(() => {})
  world.astrologer.script = saying(REPLY)
  expect((await asha.call(chats.getAllChats, {})).chats).toEqual([])
  expect((await asha.call(users.getUserInfo, {})).astra_questions).toBe(before.astra_questions + 1)
  expect((await ravi.call(chats.getAllChats, {})).chats).toHaveLength(1)
  expect(await asha.call(chats.deleteAllChats, {})).toMatchObject({ deleted: 0 })
  expect(await faults(world.db)).toEqual([])
})
