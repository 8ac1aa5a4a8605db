import { randomUUID } from 'node:crypto'
import type { Piece } from '@dhruva/adapters'
import { chats } from '@dhruva/contract'
import { afterEach, expect, test } from 'vitest'
import {
  ask,
  createChatWorld,
  faults,
  leaveOnly,
  openChat,
  REPLY,
  type Script,
  saying,
  sayingThenSilent,
} from './testing/chat-world.ts'

const world = await createChatWorld({ REPLY_FIRST_TEXT_MS: '60', REPLY_GAP_MS: '60', REPLY_TOTAL_MS: '400' })
afterEach(async () => {
  world.astrologer.script = saying(REPLY)
  world.astrologer.asked.length = 0
  expect(await faults(world.db)).toEqual([])
})

const turnsOf = async (uid: number) =>
  (await world.db.prisma.turn.findMany({ where: { uid } })).map(({ state }) => state)

test('100 questions at once with one left: one reply, one charge', async () => {
  const asha = await world.member('asha crowd')
  const chat = await openChat(asha)
  await leaveOnly(world.db, asha, { oracle_grant: 1 })
  const all = await Promise.all(Array.from({ length: 100 }, () => ask(chat)))
  expect(all.filter(({ tail }) => tail.status === 'success')).toHaveLength(1)
  const refusals = all.flatMap(({ tail }) => (tail.status === 'fail' ? [tail.code] : []))
  expect(refusals).toHaveLength(99)
  expect(refusals.every((code) => code === 'reply_running' || code === 'no_questions_left')).toBe(true)
  expect(all.every(({ tail }) => tail.questions_left === 0)).toBe(true)
  expect(world.astrologer.asked).toHaveLength(1)
  expect(await turnsOf(asha.uid)).toEqual(['posted'])
})

test('the same question sent 100 times is charged once, and everyone gets the reply', async () => {
  const asha = await world.member('asha repeats')
  const chat = await openChat(asha)
  const clientId = randomUUID()
  const all = await Promise.all(Array.from({ length: 100 }, () => ask(chat, 'Will I get a job?', clientId)))
  expect(new Set(all.map(({ text }) => text))).toEqual(new Set([REPLY]))
  expect(new Set(all.map(({ tail }) => JSON.stringify(tail))).size).toBe(1)
  expect(world.astrologer.asked).toHaveLength(1)
  expect(await turnsOf(asha.uid)).toEqual(['posted'])
  const later = await ask(chat, 'Will I get a job?', clientId)
  expect(later).toEqual(all[0])
  const { asst_id, bid, astrologer } = chat
  const again = { asst_id, bid, astrologer, message: 'Will I get a job?', client_id: clientId.toUpperCase() }
  expect((await asha.raw(chats.pushChat, again)).text).toContain(REPLY)
  expect(await turnsOf(asha.uid)).toEqual(['posted'])
})

test('one client id cannot be used in two chats', async () => {
  const asha = await world.member('asha two chats')
  const { clientId } = await ask(await openChat(asha))
  const other = await openChat(asha, 'Astra')
  await expect(ask(other, 'Will I get a job?', clientId)).rejects.toMatchObject({ failure: { code: 'chat_mismatch' } })
})

const piece = (text: string): Piece => ({ text, facts: [] })
const broken = new Error('the provider hung up')

const failing: [string, string, Script][] = [
  ['fails before the first text', '', () => failingAfter(0)],
  ['fails after 1 piece', 'so ', () => failingAfter(1)],
  ['fails after 100 pieces', 'so '.repeat(100), () => failingAfter(100)],
  ['cannot even be asked', '', () => refuse()],
  ['hangs before the first text', '', sayingThenSilent('')],
  ['hangs after some text', REPLY, sayingThenSilent(REPLY)],
  ['says nothing', '', saying('')],
]

async function* failingAfter(pieces: number) {
  for (let n = 0; n < pieces; n++) yield piece('so ')
  throw broken
}
const refuse = (): never => {
  throw broken
}

test.each(failing)('an astrologer that %s costs nothing', async (name, text, script) => {
  const asha = await world.member(`asha ${name}`)
  const chat = await openChat(asha)
  world.astrologer.script = script
  const failed = await ask(chat)
  expect(failed.text).toBe(text)
  expect(failed.tail).toMatchObject({
    status: 'fail',
    code: 'reply_failed',
    message: 'The astrologer could not answer just now. This question was not charged.',
    questions_left: 3,
    balance: 0,
    time_left_seconds: 0,
  })
  expect(failed.tail.mid === undefined).toBe(text === '')
  expect(await ask(chat, 'Will I get a new job?', failed.clientId)).toEqual(failed)
  const { chats: said } = await asha.call(chats.getChat, { asst_id: chat.asst_id })
  expect(said.map(({ message, state }) => [message, state])).toEqual(
    text === ''
      ? []
      : [
          ['Will I get a new job?', 'complete'],
          [text, 'failed'],
        ],
  )
})

test('questions are drawn in order, each astrologer from its own, and the wallet comes last', async () => {
  const asha = await world.member('asha draws')
  const chat = await openChat(asha)
  await leaveOnly(world.db, asha, { sub_q: 1, oracle_grant: 1, oracle_paid: 1, astra_paid: 5, money_paise: 1_250 })
  const tails = []
  for (let n = 0; n < 4; n++) tails.push((await ask(chat)).tail)
  expect(tails.map((tail) => [tail.questions_left, tail.balance, tail.time_left_seconds])).toEqual([
    [2, 12.5, 0],
    [1, 12.5, 0],
    [0, 12.5, 120],
    [0, 6.5, 120],
  ])
})

test('6 rupees buy a minute that begins when the reply ends', async () => {
  const asha = await world.member('asha pays')
  const chat = await openChat(asha)
  await leaveOnly(world.db, asha, { money_paise: 1_200 })
  const left = async () => {
    const { tail } = await ask(chat)
    return [tail.status, tail.balance, tail.time_left_seconds]
  }
  expect(await left()).toEqual(['success', 6, 120])
  world.clock.advance({ seconds: 59 })
  expect(await left()).toEqual(['success', 6, 61])
  world.clock.advance({ seconds: 1 })
  expect(await left()).toEqual(['success', 0, 60])
  world.clock.advance({ seconds: 30 })
  expect(await left()).toEqual(['success', 0, 30])
  world.clock.advance({ seconds: 30 })
  expect(await left()).toEqual(['fail', 0, 0])
})

test('a failed reply gives the rupees back and starts no minute', async () => {
  const asha = await world.member('asha pays for nothing')
  const chat = await openChat(asha)
  await leaveOnly(world.db, asha, { money_paise: 600 })
  world.astrologer.script = saying('')
  expect((await ask(chat)).tail).toMatchObject({ status: 'fail', balance: 6, time_left_seconds: 60 })
})
