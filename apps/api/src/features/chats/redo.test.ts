// An answer that was not what was asked is given once more, free: once, only the last one, and the books stay clean.
import { randomUUID } from 'node:crypto'
import { chats } from '@dhruva/contract'
import { readBalances } from '@dhruva/db'
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
} from './testing/chat-world.ts'

const world = await createChatWorld()

afterEach(async () => {
  world.astrologer.script = saying(REPLY)
  expect(await faults(world.db)).toEqual([])
})

const begin = async (name: string) => {
  const chat = await openChat(await world.member(name))
  const { tail } = await ask(chat)
  return { chat, mid: tail.mid ?? 0 }
}

const redo = ({ who, ...chat }: OpenChat, mid: number, message = 'I meant a new house, not new work') =>
  who.stream(chats.pushChat, { ...chat, message, client_id: randomUUID(), redo: mid }, { onText: () => {} })

const mayRedo = async ({ who, asst_id }: OpenChat) =>
  (await who.call(chats.getChat, { asst_id })).chats.map(({ redo: may }) => may ?? null)

const balances = ({ who }: OpenChat) => readBalances(world.db, who.uid, new Date())

test('the last answer is given once more in other words, and costs nothing', async () => {
  const { chat, mid } = await begin('asha')
  expect(await mayRedo(chat)).toEqual([null, true])
  const before = await balances(chat)
  const tail = await redo(chat, mid)
  expect(tail).toMatchObject({ status: 'success', charged: false, questions_left: 2 })
  expect(await balances(chat)).toEqual(before)
  expect(world.astrologer.asked.at(-1)?.message).toBe('I meant a new house, not new work')
  const kept = (await chat.who.call(chats.getChat, { asst_id: chat.asst_id })).chats
  expect(kept).toHaveLength(4)
  expect(kept.at(-1)).toMatchObject({ message: REPLY, charged: false, redo: false })
  expect(kept[1]).toMatchObject({ charged: true, redo: false })
})

test('also who has nothing left gets it, once', async () => {
  const { chat, mid } = await begin('nothing left')
  await leaveOnly(world.db, chat.who, {})
  expect(await redo(chat, mid)).toMatchObject({ status: 'success', charged: false, questions_left: 0 })
  expect(await redo(chat, mid)).toMatchObject({ status: 'fail', code: 'redo_settled' })
})

test('neither a free answer, nor an older one, nor one of another chat, nor in an ended chat', async () => {
  const { chat, mid } = await begin('ravi')
  const again = await redo(chat, mid)
  expect(await redo(chat, again.mid ?? 0)).toMatchObject({ status: 'fail', code: 'redo_settled' })
  const { tail } = await ask(chat, 'And my health this year?')
  expect(await redo(chat, mid)).toMatchObject({ status: 'fail', code: 'redo_settled' })
  const other = await begin('meera')
  expect(await redo(other.chat, tail.mid ?? 0)).toMatchObject({ status: 'fail', code: 'redo_settled' })
  await chat.who.call(chats.stopChat, { asst_id: chat.asst_id })
  expect(await mayRedo(chat)).toEqual([null, false, null, false, null, false])
  expect(await redo(chat, tail.mid ?? 0)).toMatchObject({ status: 'fail', code: 'chat_ended' })
})

test('two at once are one', async () => {
  const { chat, mid } = await begin('twice')
  const codes = (await Promise.all([redo(chat, mid), redo(chat, mid)])).map(({ status, code }) => code ?? status)
  expect(codes.toSorted()[0]).toMatch(/^(redo_settled|reply_running)$/)
  expect(codes.toSorted()[1]).toBe('success')
  expect((await chat.who.call(chats.getChat, { asst_id: chat.asst_id })).chats).toHaveLength(4)
})

test('one that failed without a word can be tried again', async () => {
  const { chat, mid } = await begin('unlucky')
  world.astrologer.script = saying('')
  expect(await redo(chat, mid)).toMatchObject({ status: 'fail', code: 'reply_failed' })
  world.astrologer.script = saying(REPLY)
  expect(await mayRedo(chat)).toEqual([null, true])
  expect(await redo(chat, mid)).toMatchObject({ status: 'success', charged: false, questions_left: 2 })
})

test('care stands above it, and does not use it up', async () => {
  const { chat, mid } = await begin('in danger')
  expect(await redo(chat, mid, 'I want to end my life')).toMatchObject({ status: 'success', charged: false })
  const [{ n } = { n: -1 }] = await world.db.query<{ n: number }>({
    name: 'test.redos',
    text: 'SELECT count(*)::int AS n FROM turn WHERE redo_of = $1',
    values: [mid],
  })
  expect(n).toBe(0)
})
