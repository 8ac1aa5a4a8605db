import { births, chats } from '@dhruva/contract'
import { BIRTH, createWorld } from '@dhruva/testkit'
import { startFakeOpenAi } from '@dhruva/testkit/fake-openai'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

/** Somebody with a kundli, and how they ask. */
const askingIn = async (where: Awaited<ReturnType<typeof createWorld>>) => {
  const asha = await where.member('asha')
  const { bid } = await asha.call(births.addBirth, BIRTH)
  const { asst_id } = await asha.call(chats.startChat, { bid, astrologer: 'Oracle' })
  const ask = (message: string) =>
    asha.stream(chats.pushChat, { bid, asst_id, astrologer: 'Oracle', message }, { onText: () => {} })
  return { asha, ask }
}

const metrics = async (asha: Awaited<ReturnType<typeof askingIn>>['asha']) =>
  (await asha.raw({ method: 'GET', path: '/metrics' })).text

it('/metrics counts the tokens that a language model cost', async () => {
  const model = await startFakeOpenAi({ tokens: ['Work', ' grows.'], paceMs: 0 })
  const env = { ASTROLOGER: 'openai', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm', OPENAI_BASE_URL: model.url }
  const modern = await createWorld(buildApp, { env })
  const { asha, ask } = await askingIn(modern)
  await ask('What is to come?')
  const text = await metrics(asha)
  expect(text).toMatch(/^llm_tokens_total\{kind="prompt"\} [1-9]/m)
  expect(text).toMatch(/^llm_tokens_total\{kind="reply"\} [1-9]/m)
  await model.close()
})

it('/metrics counts how messages are understood, and nothing that they say', async () => {
  const heard = await createWorld(buildApp)
  const { asha, ask } = await askingIn(heard)
  await ask('I want to kill myself')
  await ask('When will I get married?')
  await ask('When is a good muhurat?')
  const text = await metrics(asha)
  expect(text).toMatch(/^safety_total\{category="self_harm",level="stop"\} 1$/m)
  expect(text).toMatch(/^ask_back_total\{about="activity"\} 1$/m)
  for (const part of ['subject', 'matter', 'form'])
    expect(text).toMatch(new RegExp(`^parse_confidence_count\\{of="${part}"\\} [1-9]`, 'm'))
  expect(text).not.toMatch(/married|kill myself|Asha/)
})

it('/metrics counts what was checked and withheld of a language model, and the log names it by turn', async () => {
  const lie = 'You are running the Sun, Moon and Mars mahadasha now. '
  const model = await startFakeOpenAi({ tokens: ['Be kind. ', lie, 'Your Saturn is in the 1st house. '], paceMs: 0 })
  const env = { ASTROLOGER: 'openai', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm', OPENAI_BASE_URL: model.url }
  const modern = await createWorld(buildApp, { env })
  const { asha, ask } = await askingIn(modern)
  await ask('What is to come?')
  const text = await metrics(asha)
  expect(text).toMatch(/^llm_claims_checked_total [1-9]/m)
  expect(text).toMatch(/^llm_sentences_withheld_total [1-9]/m)
  expect(text).toMatch(/^llm_rewrites_total\{mended="false"\} [1-9]/m)
  const line = modern.log.find((each) => each.includes('sentences were withheld')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ llm: 'openai', turn: expect.any(String), kinds: expect.any(Array) })
  expect(line).not.toContain('Saturn')
  await model.close()
})
