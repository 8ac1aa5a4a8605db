import { chats } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { addBirth, ask } from './testing/chat-world.ts'

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
