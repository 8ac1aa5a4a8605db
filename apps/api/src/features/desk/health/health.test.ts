// What operators see of the service: how it is, how good answers are and what they cost, and what they tell people of it.
import { chats, site } from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { createWorld } from '@dhruva/testkit'
import { startFakeOpenAi } from '@dhruva/testkit/fake-openai'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { ask, openChat } from '#features/chats/testing/chat-world.ts'
import { operatorWith } from '#features/desk/testing/at-desk.ts'
import { REST } from '#features/desk/testing/house.ts'

const world = await createWorld(buildApp)
const support = await operatorWith(world, 'a supporter', 'support')
const reason = 'people write to us'

const status = async (language = 'en') => {
  world.clock.advance({ seconds: 6 })
  const { json } = await world.visitor().raw(site.getStatus, {}, { 'accept-language': language })
  return site.getStatus.output.parse(json)
}

it('tells people of an incident in both languages, adds to it, ends it once, and forgets nothing of it', async () => {
  const { json } = await support.raw(desk.openIncident, { part: 'login', text: REST, at: '2026-11-21T11:00', reason })
  const { incident, act } = desk.openIncident.output.parse(json)
  const row = await world.db.prisma.operatorAct.findUniqueOrThrow({ where: { id: act } })
  expect(row).toMatchObject({ command: 'incident', target: `incident:${incident}`, reason })
  expect((await status('hi')).incidents).toMatchObject([
    { part: 'login', began_at: '2026-11-21T05:30:00.000Z', ended_at: null, updates: [{ text: REST.hi }] },
  ])
  const over = { en: 'It works again.', hi: 'यह फिर चल रहा है।' }
  const tell = (ends: boolean) => support.raw(desk.tellIncident, { incident, text: over, ends, reason })
  await tell(true)
  expect((await tell(false)).json).toMatchObject({ code: 'act_refused' })
  expect((await tell(true)).json).toMatchObject({ code: 'act_refused' })
  const [told] = (await status()).incidents
  expect(told?.ended_at).not.toBeNull()
  expect(told?.updates.map(({ text }) => text)).toEqual([REST.en, over.en])
  await expect(world.db.pool.query('UPDATE incident_update SET ends = false')).rejects.toThrow('append-only')
  world.clock.advance({ days: 8 })
  await support.typeIn()
  expect((await status()).incidents).toEqual([])
  const tomorrow = { part: 'all', text: REST, at: '2027-11-21T11:00', reason }
  expect((await world.visitor().raw(desk.openIncident, tomorrow)).status).toBe(401)
})

it('says how the service is: what waits, the queue, dumps and versions', async () => {
  const operator = await operatorWith(world, 'another supporter', 'support')
  const at = new Date(world.clock.now().getTime() - 7_200_000)
  await world.db.prisma.backup.create({ data: { endedAt: at, bytes: 1n, seconds: 1, offsite: 'none' } })
  await world.db.prisma.outbox.create({ data: { job: 'sweepHolds', payload: {}, createdAt: at } })
  const { json } = await operator.raw(desk.getHealth)
  const health = desk.getHealth.output.parse(json)
  expect(health).toMatchObject({
    waiting: { jobs: 1, oldest_seconds: 7_200 },
    held: { count: 0 },
    backup: { here_seconds: 7_200, elsewhere_seconds: null },
    model_spared_since: null,
    versions: { service: 'development', migration: expect.stringMatching(/^20\d+_/) },
    incidents: [expect.objectContaining({ part: 'login' })],
  })
})

it('adds up by day and model what a language model cost and was withheld, without a word of anybody', async () => {
  const model = await startFakeOpenAi({ tokens: ['Be kind. ', 'Your Saturn is in the 1st house. '], paceMs: 0 })
  const modern = await createWorld(buildApp, {
    env: {
      ...{ ASTROLOGER: 'openai', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm-1', OPENAI_BASE_URL: model.url },
      LLM_INR_PROMPT: '100',
    },
  })
  const finance = await operatorWith(modern, 'a bookkeeper', 'finance')
  const asha = await modern.member('asha')
  const chat = await openChat(asha)
  const { tail } = await ask(chat, 'What is to come?')
  const { mid } = await modern.db.prisma.message.findFirstOrThrow({ where: { role: 'astrologer' } })
  await asha.call(chats.rateReply, { asst_id: chat.asst_id, mid, rating: 'bad', reason: 'unclear' })
  expect(tail).toMatchObject({ status: 'success' })
  const { json, text } = await finance.raw(desk.getQuality, { days: 1 })
  const quality = desk.getQuality.output.parse(json)
  expect(quality.models).toMatchObject([{ day: '2026-11-21', model: 'm-1' }])
  const figures = quality.models[0]?.figures ?? {}
  for (const figure of ['answers', 'rupees', 'tokens_prompt', 'tokens_reply', 'withheld', 'claims'])
    expect(figures[figure], figure).toBeGreaterThan(0)
  expect(quality).toMatchObject({
    days: [{ day: '2026-11-21', complete: 1, stopped: 0, failed: 0 }],
    ratings: [{ astrologer: 'Oracle', good: 0, bad: 1, reasons: { unclear: 1 } }],
    kinds: [{ kind: 'reading', count: 1 }],
  })
  expect(text).not.toMatch(/to come|Saturn|asha/i)
  await model.close()
})
