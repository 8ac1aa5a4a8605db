// The note of the morning: to whom, when, once, and what becomes of it when the push service does not take it.
import { randomUUID } from 'node:crypto'
import { createPush, type Push, PushEnv, pushOf } from '@dhruva/adapters'
import { type NoteWish, openDb, readNoteCounts, saveNoteWish } from '@dhruva/db'
import { changeSetting, restName } from '@dhruva/domain'
import { CHART_VERSION, computeChart } from '@dhruva/jyotish'
import { testDatabase } from '@dhruva/testkit/database'
import { PUSH_SETTINGS, startFakePush } from '@dhruva/testkit/fake-push'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#context.ts'
import { noMessages, noPayments } from '#testing/no-payments.ts'
import { purgeExpired } from './purgeExpired.ts'
import { sendNotes } from './sendNotes.ts'

const service = await startFakePush()
const db = openDb({ url: await testDatabase(), poolSize: 4 })
afterAll(() => Promise.all([service.close(), db.close()]))

const push = createPush(pushOf(PushEnv.parse(PUSH_SETTINGS)))
const EVE = new Date('2026-11-26T06:30:00Z')
/** 8:00 of India's clock. */
const EIGHT = new Date('2026-11-27T02:30:00Z')
let now = EVE
const said: object[] = []
const note = (details: object) => void said.push(details)
const ctx: Ctx = {
  db,
  payments: noPayments,
  ...noMessages,
  push,
  now: () => now,
  log: { info: note, warn: note, error: note },
  points: { cap: 400, newCap: 400, newDays: 0 },
}
const never = new AbortController().signal
const run = () => sendNotes.run({}, ctx, never)
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

let numbers = 9_810_000_000
const place = { dob: '15/08/1990', tob: '10:30', lat: 28.6139, lng: 77.209 }

const addBirth = (uid: number, more: object = {}) =>
  db.prisma.birth.create({
    data: {
      uid,
      fullName: 'Ashavari Privatename',
      pob: 'Delhi',
      gender: 'Female',
      maritalStatus: 'Single',
      language: 'English',
      chart: computeChart(place, EVE),
      chartVersion: CHART_VERSION,
      ...place,
      ...more,
    },
  })

/** Somebody who has wished a note in a new browser, the day before. */
const reader = async (wish: Partial<NoteWish> = {}) => {
  const { uid } = await db.prisma.user.create({ data: { mobile: `+91${numbers++}` } })
  await addBirth(uid)
  const jti = randomUUID()
  await db.prisma.session.create({ data: { jti, loginId: jti, uid, device: 'web' } })
  const browser = service.browser()
  const { endpoint, keys } = browser
  const wished = { endpoint, ...keys, hour: 8, language: 'en', ...wish } as const
  await db.tx((tx) => saveNoteWish(tx, { uid, jti }, wished, EVE))
  return { uid, jti, wished, ...browser }
}
const rowOf = ({ uid }: { uid: number }) => db.prisma.pushSubscription.findUnique({ where: { uid } })

beforeEach(() => {
  now = EIGHT
})
afterEach(async () => {
  service.answers({ status: 201 })
  await db.prisma.pushSubscription.deleteMany()
})

test('is not sent while an operator has notes rest, and comes once they are open again', async () => {
  const asha = await reader()
  const by = { operator: 'mira', reason: 'the push service loses them', now: EIGHT }
  const name = restName('notes')
  await changeSetting(db, by, { name, value: { text: { en: 'They rest.', hi: 'अभी बंद हैं।' } }, seen: 0 })
  await run()
  expect(asha.received).toEqual([])
  const { id } = await db.prisma.setting.findFirstOrThrow({ where: { name } })
  await changeSetting(db, by, { name, value: null, seen: id })
  await run()
  expect(asha.received).toHaveLength(1)
})

test('comes in the hour it was wished for, in its language, with the day and without the name; once a day', async () => {
  const [asha, ravi, late] = [await reader(), await reader({ language: 'hi' }), await reader({ hour: 9 })]
  await run()
  await run()
  expect([asha, ravi, late].map(({ received }) => received.length)).toEqual([1, 1, 0])
  const [{ note: english } = {}] = asha.received
  expect(english).toMatchObject({
    title: expect.stringMatching(/^Your day: \d+ of 100$/),
    url: '/',
    tag: 'day',
    lang: 'en',
  })
  expect(ravi.received[0]?.note).toMatchObject({ title: expect.stringMatching(/^आज का दिन: 100 में से \d+$/), lang: 'hi' })
  expect(JSON.stringify([asha.received, ravi.received])).not.toMatch(/Ashavari|Privatename/)
  wait(60)
  await run()
  wait(24 * 60)
  await run()
  expect([asha, ravi, late].map(({ received }) => received.length)).toEqual([2, 2, 2])
  expect(await readNoteCounts(db, now)).toEqual({ browsers: 3, today: { sent: 3 } })
  expect(JSON.stringify(said)).not.toMatch(/Privatename|127\.0\.0\.1\/|98100/)
})

test('two workers at once send one note', async () => {
  const all = await Promise.all(Array.from({ length: 25 }, () => reader()))
  await Promise.all([run(), run(), run()])
  expect(all.map(({ received }) => received.length)).toEqual(Array(25).fill(1))
})

test('the first comes the day after, and a wish that is changed brings no second one', async () => {
  const asha = await reader()
  await run()
  await db.tx((tx) => saveNoteWish(tx, asha, { ...asha.wished, hour: 9 }, now))
  wait(60)
  await run()
  expect(asha.received).toHaveLength(1)
  wait(24 * 60)
  await run()
  expect(asha.received).toHaveLength(2)
})

test('a worker that dies while it sends leaves the day without a note rather than with two', async () => {
  const asha = await reader()
  const dies: Ctx = { ...ctx, push: { send: () => Promise.reject(new Error('killed')) } }
  await expect(sendNotes.run({}, dies, never)).rejects.toThrow('killed')
  await run()
  expect(asha.received).toHaveLength(0)
  wait(24 * 60)
  await run()
  expect(asha.received).toHaveLength(1)
})

test('who comes after the hour by three hours is told nothing late', async () => {
  const asha = await reader()
  now = new Date('2026-11-27T05:30:00Z')
  await run()
  expect(asha.received).toHaveLength(0)
})

test('nothing is sent after the login has ended, and the wish goes', async () => {
  const asha = await reader()
  await db.prisma.session.update({ where: { jti: asha.jti }, data: { revokedAt: EIGHT } })
  await run()
  expect(asha.received).toHaveLength(0)
  await purgeExpired.run({}, ctx, never)
  expect(await rowOf(asha)).toBeNull()
})

test('nothing is sent to who has no birth but a public figure', async () => {
  const asha = await reader()
  await db.prisma.birth.updateMany({ where: { uid: asha.uid }, data: { celebrity: true, celebrityInfo: 'Singer' } })
  await run()
  expect(asha.received).toHaveLength(0)
})

test('a browser that is gone is forgotten', async () => {
  const [asha, ravi] = [await reader(), await reader()]
  asha.leave()
  await run()
  expect([await rowOf(asha), (await rowOf(ravi))?.uid]).toEqual([null, ravi.uid])
  expect(ravi.received).toHaveLength(1)
})

test('a browser belongs to one person: who wishes notes there takes them over', async () => {
  const [asha, ravi] = [await reader(), await reader()]
  await db.tx((tx) => saveNoteWish(tx, ravi, { ...ravi.wished, endpoint: asha.endpoint, ...asha.keys }, EVE))
  expect(await rowOf(asha)).toBeNull()
  await run()
  expect(asha.received).toHaveLength(1)
})

test.each([{ status: 429, headers: { 'retry-after': '900' } }, { status: 503 }])(
  'a service that answers %j is asked once a run, waited for, and the note comes the same morning',
  async (answer) => {
    const all = await Promise.all(Array.from({ length: 12 }, () => reader()))
    service.answers(answer)
    const before = service.asked()
    await run()
    expect(service.asked()).toBe(before + 1)
    const first = (await Promise.all(all.map(rowOf))).filter((row) => row?.faults === 1)
    expect(first).toHaveLength(1)
    const wanted = answer.status === 429 ? 900 : 600
    expect(first[0]?.waitUntil).toEqual(new Date(now.getTime() + wanted * 1000))
    service.answers({ status: 201 })
    await run()
    expect(all.filter(({ received }) => received.length === 1)).toHaveLength(11)
    wait(15)
    await run()
    expect(all.map(({ received }) => received.length)).toEqual(Array(12).fill(1))
    expect((await Promise.all(all.map(rowOf))).every((row) => row?.faults === 0)).toBe(true)
  },
)

test('an address that writes the host of a service in peace otherwise is left out, not taken again and again', async () => {
  const [asha, ravi] = [await reader(), await reader()]
  const shouting = asha.endpoint.replace('127.0.0.1', '127.0.0.1'.replaceAll('.', '\u3002'))
  await db.prisma.pushSubscription.update({ where: { uid: ravi.uid }, data: { endpoint: shouting } })
  service.answers({ status: 503 })
  const [before, giving] = [service.asked(), AbortSignal.timeout(10_000)]
  await sendNotes.run({}, ctx, giving)
  expect(giving.aborted).toBe(false)
  expect(service.asked()).toBe(before + 1)
})

test('a service that takes the note and does not say so is not sent it again', async () => {
  const asha = await reader()
  const asked: string[] = []
  const send: Push['send'] = async ({ endpoint }) => {
    asked.push(endpoint)
    return { result: 'unsure', fault: 'reset' }
  }
  const unsure: Ctx = { ...ctx, push: { send } }
  await sendNotes.run({}, unsure, never)
  await sendNotes.run({}, unsure, never)
  expect(asked).toEqual([asha.endpoint])
  expect((await rowOf(asha))?.faults).toBe(0)
})

test('without keys nothing is taken', async () => {
  const asha = await reader()
  await sendNotes.run({}, { ...ctx, push: null }, never)
  await run()
  expect(asha.received).toHaveLength(1)
})
