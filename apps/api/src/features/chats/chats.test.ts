import { randomUUID } from 'node:crypto'
import { ApiFail, births, chats } from '@dhruva/contract'
import { afterEach, expect, test } from 'vitest'
import { addBirth } from '#testing/add-birth.ts'
import { ask, createChatWorld, faults, leaveOnly, openChat, REPLY, saying } from './testing/chat-world.ts'

const world = await createChatWorld()
afterEach(async () => {
  world.astrologer.script = saying(REPLY)
  expect(await faults(world.db)).toEqual([])
})

const codeOf = (error: unknown) => (error instanceof ApiFail ? [error.httpStatus, error.failure.code] : error)
const refusal = (call: Promise<unknown>) => call.then(() => 'no refusal', codeOf)

test('a chat begins with what is left to ask, and whose kundli it is about', async () => {
  const asha = await world.member('asha begins')
  const bid = await addBirth(asha)
  expect(await asha.call(chats.startChat, { bid, astrologer: 'Oracle' })).toEqual({
    status: 'success',
    asst_id: expect.stringMatching(/^[\w-]{36}$/),
    questions_left: 3,
    balance: 0,
    time_left_seconds: 0,
    message: 'The chat has started.',
    user_name: 'Asha Devi Sharma',
    gender: 'Female',
  })
})

test('an open chat is given back within 30 minutes of its last message; another one ends it', async () => {
  const asha = await world.member('asha returns')
  const first = await openChat(asha)
  const again = () => asha.call(chats.startChat, { bid: first.bid, astrologer: 'Oracle' })
  await ask(first)
  world.clock.advance({ minutes: 29 })
  expect((await again()).asst_id).toBe(first.asst_id)
  await asha.call(chats.startChat, { bid: first.bid, astrologer: 'Astra' })
  expect((await ask(first)).tail).toMatchObject({
    status: 'fail',
    code: 'chat_ended',
    message: 'This chat has ended.',
    questions_left: 2,
    balance: 0,
    time_left_seconds: 0,
  })
  const second = await again()
  expect(second.asst_id).not.toBe(first.asst_id)
  world.clock.advance({ minutes: 31 })
  expect((await again()).asst_id).not.toBe(second.asst_id)
})

test('parallel starts are one chat', async () => {
  const asha = await world.member('asha twice')
  const bid = await addBirth(asha)
  const start = () => asha.call(chats.startChat, { bid, astrologer: 'Oracle' })
  const opened = await Promise.all(Array.from({ length: 10 }, start))
  expect(new Set(opened.map(({ asst_id }) => asst_id)).size).toBe(1)
})

test('a celebrity is talked about through its own call only', async () => {
  const asha = await world.member('asha celebrity')
  const ordinary = await addBirth(asha)
  const celebrity = await addBirth(asha, { full_name: 'A Famous Star', celebrity_info: 'Acts in films.' })
  const start = { astrologer: 'Oracle' } as const
  const opened = await asha.call(chats.startChatCeleb, { bid: celebrity, ...start })
  expect(opened).toMatchObject({ user_name: 'A Famous Star' })
  await ask({ who: asha, bid: celebrity, asst_id: opened.asst_id, ...start }, 'How is the career of this star?')
  expect(world.astrologer.asked.at(-1)?.celebrity).toBe(true)
  expect(await refusal(asha.call(chats.startChat, { bid: celebrity, ...start }))).toEqual([404, 'birth_not_found'])
  expect(await refusal(asha.call(chats.startChatCeleb, { bid: ordinary, ...start }))).toEqual([404, 'birth_not_found'])
})

test('a reply streams, is counted and can be read again with what it rests on', async () => {
  const asha = await world.member('asha asks')
  const chat = await openChat(asha)
  world.astrologer.script = async function* () {
    yield { text: 'The Moon stands well.', facts: ['moon.nakshatra'] }
    yield { text: ' Be glad.', facts: [] }
  }
  const { text, tail } = await ask(chat, 'How is my Moon?')
  expect(text).toBe('The Moon stands well. Be glad.')
  expect(tail).toEqual({
    status: 'success',
    questions_left: 2,
    balance: 0,
    time_left_seconds: 0,
    charged: true,
    mid: expect.any(Number),
  })
  const read = await asha.call(chats.getChat, { asst_id: chat.asst_id })
  expect(read).toMatchObject({
    open: true,
    running: null,
    chats: [
      { role: 'user', from_name: 'Asha Devi Sharma', message: 'How is my Moon?', state: 'complete', facts: [] },
      { role: 'astrologer', from_name: 'Oracle', message: text, state: 'complete', mid: tail.mid },
    ],
  })
  expect(read.chats[1]?.chat_time).toBe(world.clock.now().toISOString())
  expect(read.chats[1]?.facts).toEqual([
    {
      id: 'moon.nakshatra',
      text: expect.stringContaining('Moon'),
      opens: { kind: expect.any(String), id: expect.any(String) },
      at: ['The Moon stands well.'.length],
    },
  ])
})

test('the astrologer is told the first name, the kundli of the chat and the last 20 messages', async () => {
  const asha = await world.member('asha many')
  await leaveOnly(world.db, asha, { oracle_paid: 20 })
  const chat = await openChat(asha)
  await asha.call(births.editBirth, { ...BIRTH_OF_ANOTHER, bid: chat.bid })
  for (let n = 0; n < 12; n++) await ask(chat, `Question number ${n}`)
  const last = world.astrologer.asked.at(-1)
  expect(last?.person).toEqual({ name: 'Asha', gender: 'Female', maritalStatus: 'Single', language: 'English' })
  expect(last?.chart.input.dob).toBe('15/08/1990')
  expect(last?.history).toHaveLength(20)
  expect(last?.history.slice(0, 2)).toMatchObject([
    { role: 'user', text: 'Question number 1' },
    { role: 'astrologer', text: REPLY },
  ])
})

const BIRTH_OF_ANOTHER = {
  full_name: 'Ravi Kumar',
  dob: '1/2/1980',
  tob: '1:30',
  pob: 'Delhi',
  lat: 28.65,
  lng: 77.23,
  gender: 'Male',
  marital_status: 'Married',
  language: 'Hindi',
} as const

test("someone else's birth and chat are not there", async () => {
  const asha = await world.member('asha owns')
  const ravi = await world.member('ravi pries')
  const chat = await openChat(asha)
  const { clientId } = await ask(chat)
  const { asst_id, bid } = chat
  expect(await refusal(ravi.call(chats.startChat, { bid, astrologer: 'Oracle' }))).toEqual([404, 'birth_not_found'])
  expect(await refusal(ask({ ...chat, who: ravi }))).toEqual([404, 'chat_not_found'])
  expect(await refusal(ravi.call(chats.getChat, { asst_id }))).toEqual([404, 'chat_not_found'])
  expect(await refusal(ravi.call(chats.stopChat, { asst_id }))).toEqual([404, 'chat_not_found'])
  expect(await refusal(ravi.call(chats.deleteChat, { asst_id }))).toEqual([404, 'chat_not_found'])
  const resume = ravi.stream(chats.resumeChat, { asst_id, client_id: clientId }, { onText: () => {} })
  expect(await refusal(resume)).toEqual([404, 'reply_not_found'])
  expect((await ravi.call(chats.getAllChats, {})).chats).toEqual([])
  expect((await asha.call(chats.getChat, { asst_id })).chats).toHaveLength(2)
})

test('another birth or astrologer than those of the chat is a wrong request', async () => {
  const asha = await world.member('asha mixes')
  const chat = await openChat(asha)
  const other = await addBirth(asha, { full_name: 'Someone Else' })
  expect(await refusal(ask({ ...chat, bid: other }))).toEqual([400, 'chat_mismatch'])
  expect(await refusal(ask({ ...chat, astrologer: 'Astra' }))).toEqual([400, 'chat_mismatch'])
})

test('characters are counted as people count them', async () => {
  const asha = await world.member('asha counts')
  const chat = await openChat(asha)
  for (const short of ['hello', '  hello  ', '🙏🙏🙏🙏🙏', '', 'x'.repeat(2001)])
    expect(await refusal(ask(chat, short))).toEqual([400, 'invalid_field'])
  for (const enough of ['hello?', 'विवाह?', 'x'.repeat(2000)])
    expect((await ask(chat, enough)).tail).toMatchObject({ status: 'success' })
})

test('nothing left: a chat does not begin, and an open one does not go on', async () => {
  const asha = await world.member('asha poor')
  const chat = await openChat(asha)
  await leaveOnly(world.db, asha, { money_paise: 599, astra_paid: 3 })
  const start = () => asha.raw(chats.startChat, { bid: chat.bid, astrologer: 'Oracle' })
  const refused = {
    status: 'fail',
    code: 'no_questions_left',
    message: 'You have no questions left. Please recharge or subscribe.',
    questions_left: 0,
    balance: 5.99,
    time_left_seconds: 0,
  }
  expect(await start()).toMatchObject({ status: 200, json: refused })
  expect((await ask(chat)).tail).toEqual(refused)
  const { asst_id } = await asha.call(chats.startChat, { bid: chat.bid, astrologer: 'Astra' })
  expect(await start()).toMatchObject({ status: 200, json: refused })
  expect(await asha.call(chats.getChat, { asst_id })).toMatchObject({ open: true })
})

test('the list: newest first, 20 a page, the last message cut at 120, nothing without a message', async () => {
  const asha = await world.member('asha lists')
  await leaveOnly(world.db, asha, { oracle_paid: 30 })
  world.astrologer.script = saying('🙏'.repeat(200))
  const opened = []
  for (let n = 0; n < 22; n++) {
    const chat = await openChat(asha)
    world.clock.advance({ minutes: 1 })
    await ask(chat)
    opened.unshift(chat)
  }
  await openChat(asha)
  const page = await asha.call(chats.getAllChats, {})
  const rest = await asha.call(chats.getAllChats, { start: 20 })
  expect([...page.chats, ...rest.chats].map(({ asst_id }) => asst_id)).toEqual(opened.map(({ asst_id }) => asst_id))
  expect(page.chats).toHaveLength(20)
  // as it goes over the wire, where nothing strips what was not declared
  expect((await asha.raw(chats.getAllChats, {})).json).toEqual(page)
  expect(page.chats[0]).toEqual({
    asst_id: opened[0]?.asst_id,
    to_name: 'Oracle',
    chat_time: world.clock.now().toISOString(),
    message: '🙏'.repeat(120),
    mid: expect.any(Number),
    bid: opened[0]?.bid,
    user_name: 'Asha Devi Sharma',
    celebrity: false,
    ...{ title: null, question: 'Will I get a new job?', pinned: false },
  })
  expect((await asha.raw(chats.getAllChats)).status).toBe(200)
})

test('S-180 a chat outlives the birth it is about, but has ended', async () => {
  const asha = await world.member('asha deletes a birth')
  const chat = await openChat(asha)
  await ask(chat)
  await asha.call(births.deleteBirth, { bid: chat.bid })
  expect((await ask(chat)).tail).toMatchObject({ status: 'fail', code: 'chat_ended' })
  expect((await asha.call(chats.getChat, { asst_id: chat.asst_id })).open).toBe(false)
  expect((await asha.call(chats.getChat, { asst_id: chat.asst_id })).chats).toHaveLength(2)
  expect((await asha.call(chats.getAllChats, {})).chats).toMatchObject([{ bid: null, user_name: 'Asha Devi Sharma' }])
})

test('a deleted chat is gone, its words with it', async () => {
  const asha = await world.member('asha deletes')
  const chat = await openChat(asha)
  const { clientId } = await ask(chat, 'A secret question')
  const { asst_id } = chat
  expect(await asha.call(chats.deleteChat, { asst_id })).toEqual({
    status: 'success',
    message: 'The chat has been deleted.',
  })
  expect((await asha.call(chats.getAllChats, {})).chats).toEqual([])
  expect(await refusal(asha.call(chats.getChat, { asst_id }))).toEqual([404, 'chat_not_found'])
  expect(await refusal(asha.call(chats.deleteChat, { asst_id }))).toEqual([404, 'chat_not_found'])
  expect(await refusal(ask(chat, 'A secret question', clientId))).toEqual([404, 'chat_not_found'])
  const words = { name: 'test_words', text: "SELECT FROM turn WHERE question <> '' AND uid = $1", values: [asha.uid] }
  expect(await world.db.query(words)).toEqual([])
})

test('a reader of Hindi gets refusals and facts in Hindi', async () => {
  const asha = await world.member('asha hindi')
  const { who, ...chat } = await openChat(asha)
  world.astrologer.script = async function* () {
    yield { text: 'चन्द्रमा।', facts: ['moon.nakshatra'] }
  }
  await ask({ who, ...chat })
  const hindi = { 'accept-language': 'hi-IN' }
  const read = await asha.raw(chats.getChat, { asst_id: chat.asst_id }, hindi)
  expect(read.text).toMatch(/"text":"[^"]*[\u0900-\u097f]/)
  world.astrologer.script = saying('')
  const failed = await asha.raw(chats.pushChat, { ...chat, message: 'Once more?' }, hindi)
  expect(failed.text.startsWith('\u001e')).toBe(true)
  expect(JSON.parse(failed.text.slice(1))).toMatchObject({ message: expect.stringContaining('ज्योतिषी') })
})

test('every call needs a session, but to read what was shared', async () => {
  const nobody = world.visitor()
  const { getSharedChat: _, ...own } = chats
  for (const endpoint of Object.values(own)) {
    const answer = await nobody.raw(endpoint, { asst_id: 'x', client_id: randomUUID() })
    expect([endpoint.path, answer.status]).toEqual([endpoint.path, 401])
  }
})

test('what a reply is to be written in goes along; without it the message decides', async () => {
  const chat = await openChat(await world.member('speaks'))
  await leaveOnly(world.db, chat.who, { oracle_paid: 9 })
  const { who, ...rest } = chat
  const message = 'Will I get a new job?'
  for (const [speech, script] of [
    ['en', 'english'],
    ['hi', 'devanagari'],
    ['hing', 'roman_hindi'],
    ['', undefined],
    [undefined, undefined],
  ] as const) {
    await who.stream(
      chats.pushChat,
      { ...rest, message, ...(speech === undefined ? {} : { speech }) },
      { onText: () => {} },
    )
    expect(world.astrologer.asked.at(-1)?.speech).toBe(script)
  }
  expect(await who.raw(chats.pushChat, { ...rest, message, speech: 'ta' })).toMatchObject({ status: 400 })
})
