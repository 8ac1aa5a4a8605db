import { auth, predictions, users } from '@dhruva/contract'
import type { Member } from '@dhruva/testkit'
import { beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#features/astrohub/testing/leaving.ts'
import { counters, createPredictionWorld, generate, say, TEXT } from '#features/predictions/testing/prediction-world.ts'
import { addBirth } from '#testing/add-birth.ts'

const { world, astrologer, person } = await createPredictionWorld()
// a Saturday
beforeEach(() => world.clock.set('2026-11-21T06:30:00Z'))

/** The account of a number is deleted, and one is made with it again. */
const comeBack = async ({ name, mobile }: Member): Promise<{ who: Member; bid: number }> => {
  await deleteAccount(world, mobile)
  const { token } = await world.visitor().call(auth.getOTP, { mobile })
  const otp = await world.lastCode(mobile)
  const { jwt, is_new } = await world.visitor().call(auth.validateOTP, { mobile, token, otp, device: 'web' })
  expect(is_new).toBe(true)
  const visitor = world.withToken(jwt)
  const { uid } = await visitor.call(users.getUserInfo, {})
  const who = { ...visitor, name, uid, mobile, token: jwt }
  return { who, bid: await addBirth(who) }
}

const expectCounters = async (who: Member, left: ReturnType<typeof counters>) => {
  expect(await who.call(predictions.getPredictionCounters, {})).toEqual({ status: 'success', ...left })
  expect(await who.call(users.getUserInfo, {})).toMatchObject(left)
}

test('whoever deletes the account and comes back with the number has what was left of the running periods, however often', async () => {
  const other = await world.member('another number')
  const first = await person('comes back')
  await generate(first.who, first.bid)
  await generate(first.who, first.bid, { type: 'yearly' })
  await generate(first.who, first.bid, { type: 'daily' })

  const second = await comeBack(first.who)
  await expectCounters(second.who, counters(2, 0, 1, 0))
  const asked = { bid: second.bid, type: 'yearly', language: 'English' } as const
  const english = await generate(second.who, second.bid, asked)
  expect(english).toMatchObject({ text: '', tail: { code: 'no_predictions_left', ...counters(2, 0, 1, 0) } })
  expect(english.tail.message).toBe('You have no yearly predictions left.')
  const inHindi = { 'accept-language': 'hi' }
  const hindi = await second.who.raw(predictions.getPrediction, { ...asked, language: 'Hindi' }, inHindi)
  expect(hindi.text).toContain('आपके वार्षिक भविष्यफल समाप्त हो गए हैं।')
  expect(hindi.text).toContain('"yearly_predictions":0')
  expect((await second.who.raw(predictions.getPredictionCounters, {}, inHindi)).json).toMatchObject(
    counters(2, 0, 1, 0),
  )
  expect((await generate(second.who, second.bid, { type: 'daily' })).tail).toMatchObject(counters(1, 0, 1, 0))

  // what both accounts used
  const third = await comeBack(second.who)
  await expectCounters(third.who, counters(1, 0, 1, 0))
  expect((await generate(third.who, third.bid, { type: 'daily', language: 'Hindi' })).tail).toMatchObject(
    counters(0, 0, 1, 0),
  )
  expect((await generate(third.who, third.bid, { type: 'daily' })).tail).toMatchObject({ status: 'success' })
  await generate(third.who, third.bid, { type: 'monthly' })
  const { who, bid } = await comeBack(third.who)
  await expectCounters(who, counters(0, 0, 0, 0))
  for (const type of ['daily', 'weekly', 'monthly', 'yearly'] as const)
    expect((await generate(who, bid, { type })).tail).toMatchObject({ code: 'no_predictions_left' })
  expect(await world.db.prisma.turn.count({ where: { unit: 'pred_yearly' } })).toBe(1)
  await expectCounters(other, counters(3, 1, 1, 1))

  // each period that begins is a new one: Sunday, Monday, December, the year
  for (const [day, left] of [
    ['2026-11-22', counters(3, 0, 0, 0)],
    ['2026-11-23', counters(3, 1, 0, 0)],
    ['2026-12-01', counters(3, 1, 1, 0)],
    ['2027-01-01', counters(3, 1, 1, 1)],
  ] as const) {
    world.clock.set(`${day}T06:30:00Z`)
    await expectCounters(who, left)
  }
  expect((await generate(who, bid, { type: 'yearly' })).tail).toMatchObject(counters(3, 1, 1, 0))
  // what was used of a period that is over is not handed on, that of the new year is
  await expectCounters((await comeBack(who)).who, counters(3, 1, 1, 0))
})

test('what was given back was not used; one that is being written is', async () => {
  const { who, bid } = await person('leaves early')
  astrologer.script = async function* () {
    yield { text: 'So far ', facts: [] }
    throw new Error('hung up')
  }
  await generate(who, bid)
  const second = await comeBack(who)
  await expectCounters(second.who, counters(3, 1, 1, 1))
  astrologer.script = async function* (signal) {
    yield { text: TEXT, facts: [] }
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const running = generate(second.who, second.bid)
  await expect.poll(() => world.db.prisma.turn.count({ where: { state: 'held' } })).toBe(1)
  const third = await comeBack(second.who)
  await running
  await expectCounters(third.who, counters(3, 0, 1, 1))
})

test('what is kept says neither the number nor the account that is gone; the next one has it in its file', async () => {
  const { who, bid } = await person('leaves a mark')
  astrologer.script = say(TEXT)
  await generate(who, bid, { type: 'monthly' })
  expect((await who.call(users.exportUser, {})).free_used_before).toEqual([])
  await deleteAccount(world, who.mobile)
  const [kept, ...more] = await world.db.prisma.freeUse.findMany({ where: { uid: null } })
  expect(more).toEqual([])
  expect(kept).toMatchObject({ type: 'monthly', used: 1, mobileHmac: expect.any(Uint8Array) })
  expect(kept?.mobileHmac).toHaveLength(32)
  expect(Buffer.from(kept?.mobileHmac ?? []).toString('latin1')).not.toContain(who.mobile.slice(3))
  const { token } = await world.visitor().call(auth.getOTP, { mobile: who.mobile })
  const login = { mobile: who.mobile, token, otp: await world.lastCode(who.mobile), device: 'web' } as const
  const { jwt } = await world.visitor().call(auth.validateOTP, login)
  expect((await world.withToken(jwt).call(users.exportUser, {})).free_used_before).toEqual([
    { type: 'monthly', period: '2026-11-01', used: 1 },
  ])
})
