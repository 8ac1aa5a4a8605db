// What an operator has rest is refused in their words, at the API, and costs nothing; the rest goes on.
import {
  comments,
  dailyNotes,
  discussions,
  profiles,
  type Resting,
  recharges,
  site,
  subscriptions,
  users,
  votes,
} from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { until } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { ask, openChat } from '#features/chats/testing/chat-world.ts'
import { operatorWith } from '#features/desk/testing/at-desk.ts'
import { REST } from '#features/desk/testing/house.ts'
import { generate } from '#features/predictions/testing/prediction-world.ts'
import { createTill } from '#features/recharges/testing/till.ts'
import { addBirth } from '#testing/add-birth.ts'

const till = await createTill()
const { world, db } = till
const owner = await operatorWith(world, 'an owner', 'owner')
const asha = await world.member('asha')
const bid = await addBirth(asha)
const reason = 'it is being mended'

const seen = async (what: Resting) =>
  (await db.prisma.setting.findFirst({ where: { name: `switch:${what}` }, orderBy: { id: 'desc' } }))?.id ?? 0
const close = async (what: Resting) => {
  await owner.typeIn()
  const { json } = await owner.raw(desk.closePart, { what, text: REST, seen: await seen(what), reason })
  expect(json).toMatchObject({ status: 'success' })
}
const open = async (what: Resting) => {
  await owner.typeIn()
  await owner.raw(desk.openPart, { what, seen: await seen(what), reason: 'it is mended' })
}
const partsOf = async () => {
  const { parts } = await world.visitor().call(site.getStatus, {})
  return Object.fromEntries(parts.map(({ part, state, text }) => [part, text === null ? state : { state, text }]))
}

const RESTS = { status: 200, json: { status: 'fail', code: 'resting', message: REST.en } }

it('takes no payment while payments rest, but books those that were begun, and says so on home and at /status', async () => {
  const { order_id } = await asha.call(recharges.createOrder, { pack: 'oracle-10' })
  await close('payments')
  expect(await asha.raw(recharges.createOrder, { pack: 'oracle-10' })).toMatchObject(RESTS)
  expect(await asha.raw(subscriptions.subscribe, {})).toMatchObject(RESTS)
  const hindi = await asha.raw(recharges.createOrder, { pack: 'oracle-10' }, { 'accept-language': 'hi' })
  expect(hindi.json).toMatchObject({ message: REST.hi })
  expect((await till.record(asha, till.provider.pay(order_id))).json).toMatchObject({ status: 'success' })
  const told = await world.visitor().call(site.getSiteInfo, {})
  expect(told.resting).toEqual([{ what: 'payments', text: REST.en }])
  expect(await partsOf()).toMatchObject({ payments: { state: 'rests', text: REST.en }, forum: 'works' })
  expect(await db.prisma.operatorAct.findFirstOrThrow({ orderBy: { id: 'desc' } })).toMatchObject({
    command: 'close',
    target: 'switch:payments',
    reason,
  })
  await open('payments')
  expect((await asha.raw(recharges.createOrder, { pack: 'oracle-10' })).json).toMatchObject({ status: 'success' })
  expect((await world.visitor().call(site.getSiteInfo, {})).resting).toEqual([])
})

it('takes no question while they rest, and charges none; whoever is in danger is answered, and a greeting', async () => {
  await close('questions')
  const chat = await openChat(asha)
  const say = (message: string) => ask(chat, message)
  const left = async () => (await asha.call(users.getUserInfo, {})).oracle_questions
  const before = await left()
  expect((await say('When will I marry?')).tail).toMatchObject({ status: 'fail', code: 'resting', message: REST.en })
  expect((await say('I want to end my life')).text).toContain('14416')
  expect((await say('Namaste, how are you?')).tail).toMatchObject({ status: 'success' })
  expect((await generate(asha, bid, { type: 'daily' })).tail).toMatchObject({ code: 'resting' })
  expect(await left()).toBe(before)
  await open('questions')
  expect((await say('When will I marry?')).tail).toMatchObject({ status: 'success' })
  await until(async () => (await left()) === before - 1)
})

it('takes no text and no vote while the forum rests, no spin, no wish for notes; it can be read and deleted from', async () => {
  await asha.call(profiles.insertProfile, { display_name: 'asha.k', email: 'asha@example.org', bid })
  const written = { title: 'Saturn is slow', description: 'Is he?' }
  const { did } = await asha.call(discussions.insertDiscussion, written)
  for (const what of ['forum', 'wheel', 'notes'] as const) await close(what)
  expect(await asha.raw(discussions.insertDiscussion, written)).toMatchObject(RESTS)
  expect(await asha.raw(discussions.updateDiscussion, { did, ...written })).toMatchObject(RESTS)
  expect(await asha.raw(comments.insertComment, { did, comment: 'He is.' })).toMatchObject(RESTS)
  expect(await asha.raw(votes.insertVote, { did, type: 1 })).toMatchObject(RESTS)
  expect(await asha.raw(recharges.spinWheel, {})).toMatchObject(RESTS)
  const browser = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', hour: 7, language: 'en' }
  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') }
  expect(await asha.raw(dailyNotes.saveDailyNote, { ...browser, ...keys })).toMatchObject(RESTS)
  expect(await asha.call(discussions.getDiscussion, { did })).toMatchObject({ status: 'success' })
  expect(await asha.call(discussions.deleteDiscussion, { did })).toMatchObject({ status: 'success' })
})

it('says that the embedded astrologer answers while the language model rests', async () => {
  await close('model')
  expect(await partsOf()).toMatchObject({ answers: { state: 'reduced', text: REST.en } })
})
