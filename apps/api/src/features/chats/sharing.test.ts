// A talk that others may read: by a link that runs out and can be withdrawn, without what it is about a person.
import { births, chats, users } from '@dhruva/contract'
import { BIRTH } from '@dhruva/testkit'
import { expect, test } from 'vitest'
import { hashToken } from '#tokens.ts'
import { ask, createChatWorld, type OpenChat, openChat, saying } from './testing/chat-world.ts'

const world = await createChatWorld()

const begin = async (name: string) => {
  world.astrologer.script = saying('Asha Devi Sharma, Jupiter looks on your tenth house. '.repeat(4).trim())
  const chat = await openChat(await world.member(name))
  await ask(chat)
  return chat
}

const share = ({ who, asst_id }: OpenChat, days: 7 | 30 = 7) => who.call(chats.shareChat, { asst_id, days })
const read = (token: string) => world.visitor().raw(chats.getSharedChat, { token })

test('anybody with the link reads what was said, and of its person the first name only', async () => {
  const chat = await begin('asha shares')
  const { token, expires_at } = await share(chat)
  const answer = await read(token)
  expect(answer).toMatchObject({
    status: 200,
    json: { status: 'success', astrologer: 'Oracle', name: 'Asha', celebrity: false, expires_at },
  })
  expect(answer.text).toContain('Will I get a new job?')
  expect(answer.text).toContain('Asha, Jupiter looks on your tenth house.')
  for (const hers of ['Sharma', 'Devi', 'Jaipur', chat.asst_id, chat.who.mobile.slice(3)])
    expect(answer.text).not.toContain(hers)
  // nothing that opens the chart or names a message
  expect(answer.text).not.toMatch(/"(facts|mid|bid|asst_id|rating|charged)"/)
})

test('a name is letters and no pattern: it does not bring the text around it in again', async () => {
  const who = await world.member('asha writes patterns')
  const full_name = "$` $' $&"
  const { bid } = await who.call(births.addBirth, { ...BIRTH, full_name })
  const { asst_id } = await who.call(chats.startChat, { bid, astrologer: 'Oracle' })
  const chat: OpenChat = { who, bid, astrologer: 'Oracle', asst_id }
  world.astrologer.script = saying(`${full_name}, Jupiter is with you. `.repeat(20).trim())
  await ask(chat, `What of ${full_name} and of ${full_name}?`)
  const { token } = await share(chat)
  const { chats: said } = await world.visitor().call(chats.getSharedChat, { token })
  expect(said.map(({ message }) => message)).toEqual([
    'What of $` and of $`?',
    '$`, Jupiter is with you. '.repeat(20).trim(),
  ])
})

test('it shows the talk as it was when it was shared', async () => {
  const chat = await begin('asha goes on')
  const { token } = await share(chat)
  await ask(chat, 'And something private?')
  expect((await read(token)).text).not.toContain('private')
  expect((await read((await share(chat)).token)).text).toContain('private')
})

test('after its days it opens nothing, and the row goes', async () => {
  const chat = await begin('asha waits')
  const { token } = await share(chat, 7)
  const month = await share(chat, 30)
  const until = async () => (await chat.who.call(chats.getChat, { asst_id: chat.asst_id })).shared_until
  expect(await until()).toBe(month.expires_at)
  world.clock.advance({ minutes: 7 * 24 * 60 + 1 })
  expect(await read(token)).toMatchObject({ json: { status: 'fail', code: 'share_gone' } })
  expect(await read(month.token)).toMatchObject({ json: { status: 'success' } })
  world.clock.advance({ minutes: 23 * 24 * 60 })
  expect(await read(month.token)).toMatchObject({ json: { code: 'share_gone' } })
  expect(await until()).toBeNull()
})

test('withdrawn or deleted, no link opens it; a guess opens nothing', async () => {
  const chat = await begin('asha withdraws')
  const links = [await share(chat), await share(chat, 30)]
  await chat.who.call(chats.unshareChat, { asst_id: chat.asst_id })
  for (const { token } of links) expect(await read(token)).toMatchObject({ json: { code: 'share_gone' } })
  const { token } = await share(chat)
  await chat.who.call(chats.deleteChat, { asst_id: chat.asst_id })
  expect(await read(token)).toMatchObject({ json: { code: 'share_gone' } })
  expect(await read('A'.repeat(22))).toMatchObject({ json: { code: 'share_gone' } })
  expect((await read('short')).status).toBe(400)
})

test('the token itself is kept nowhere; that there is a link stands in the export', async () => {
  const chat = await begin('asha exports')
  const { token, expires_at } = await share(chat)
  const [kept] = await world.db.query<{ token_hash: Buffer }>({
    name: 'test.share',
    text: 'SELECT token_hash FROM talk_share WHERE asst_id = $1',
    values: [chat.asst_id],
  })
  expect(kept?.token_hash).toEqual(hashToken(token))
  const file = await chat.who.raw(users.exportUser, {})
  expect(file.text).not.toContain(token)
  expect(file.text).toContain(expires_at.slice(0, 19))
})

test('an empty talk cannot be shared', async () => {
  const chat = await openChat(await world.member('asha says nothing'))
  expect(await chat.who.raw(chats.shareChat, { asst_id: chat.asst_id, days: 7 })).toMatchObject({ status: 404 })
})
