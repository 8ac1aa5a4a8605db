import { chats } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { addBirth } from '#testing/add-birth.ts'
import { ask } from './testing/chat-world.ts'

const world = await createWorld(buildApp)

test.each([
  ['English', 'Will I get a promotion this year?'],
  ['Hindi', 'मेरी शादी कब होगी?'],
] as const)('the astrologer that comes with the service answers from the chart in %s', async (language, message) => {
  const who = await world.member(`asha in ${language}`)
  const bid = await addBirth(who, { language })
  const { asst_id } = await who.call(chats.startChat, { bid, astrologer: 'Astra' })
  const { text, tail } = await ask({ who, bid, asst_id, astrologer: 'Astra' }, message)
  expect(tail).toMatchObject({ status: 'success', questions_left: 2 })
  const reply = (await who.call(chats.getChat, { asst_id })).chats.at(-1)
  expect(reply).toMatchObject({ role: 'astrologer', from_name: 'Astra', message: text, state: 'complete' })
  const facts = reply?.facts ?? []
  expect(facts.length).toBeGreaterThan(2)
  for (const end of facts.flatMap((fact) => fact.at)) expect(text.slice(0, end)).toMatch(/[.!?।:*)]$/)
})

test('of a birth of an unknown time it says what holds, and from where houses are counted', async () => {
  const who = await world.member('asha of an unknown hour')
  const bid = await addBirth(who, { tob: '12:00', tob_uncertainty: 'unknown' })
  const { asst_id } = await who.call(chats.startChat, { bid, astrologer: 'Oracle' })
  const { text, tail } = await ask({ who, bid, asst_id, astrologer: 'Oracle' }, 'Will I get a promotion this year?')
  expect(tail).toMatchObject({ status: 'success' })
  expect(text).toMatch(/counted the houses from your Moon|read from your Moon/)
  expect(text).not.toMatch(/\d(st|nd|rd|th) house/)
  const facts = (await who.call(chats.getChat, { asst_id })).chats.at(-1)?.facts ?? []
  expect(facts.length).toBeGreaterThan(0)
  for (const { text: said } of facts) if (/house/.test(said)) expect(said).toContain('houses counted from the Moon')
})

test('a comparison is stored with facts that open the match of the two', async () => {
  const who = await world.member('asha with rahul')
  const bid = await addBirth(who)
  const rahul = await addBirth(who, { full_name: 'Rahul Verma', gender: 'Male', dob: '2/2/1987' })
  const { asst_id } = await who.call(chats.startChat, { bid, astrologer: 'Astra' })
  const { text } = await ask({ who, bid, asst_id, astrologer: 'Astra' }, 'Will Rahul and I be happy?')
  expect(text).toMatch(/[\d.]+ of 36/)
  const facts = (await who.call(chats.getChat, { asst_id })).chats.at(-1)?.facts ?? []
  expect(facts.find(({ id }) => id === 'match.total')?.opens).toEqual({ kind: 'match', id: String(rahul) })
})
