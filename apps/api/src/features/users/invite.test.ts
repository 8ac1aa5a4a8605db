// Invitations: who is told what, whose counts, and what a farm of numbers gets out of them.
import { auth, users } from '@dhruva/contract'
import { purgeExpired } from '@dhruva/db'
import { auditBooks } from '@dhruva/domain'
import { createWorld, type Member, mobileOf, until } from '@dhruva/testkit'
import { afterEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const { db } = world
afterEach(async () => {
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})

let people = 0
const newName = () => `guest ${++people}`
const member = () => world.member(newName())
const invite = async (who: Member, mobile: string) => (await who.raw(users.invite, { mobile })).json
const textsTo = async (mobile: string) =>
  (await db.prisma.smsOutbox.findMany({ where: { to: mobile } })).filter(({ body }) => body.includes('invites you'))
const oneTextTo = (mobile: string) => until(async () => (await textsTo(mobile)).length === 1)
const infoOf = (who: Member) => who.call(users.getUserInfo, {})

/** What somebody got since they came. */
const gained = async (who: Member) => {
  const { oracle_questions, astra_questions, transferable_oracle_questions } = await infoOf(who)
  return [oracle_questions - 3, astra_questions - 3, transferable_oracle_questions]
}

const leave = async (who: Member) => {
  const { token } = await who.call(auth.getOTP, { mobile: who.mobile, purpose: 'delete_account' })
  await who.call(auth.validateRawOTP, { mobile: who.mobile, token, otp: await world.lastCode(who.mobile) })
}

const logIn = async (mobile: string, device = 'web') => {
  const { token } = await world.visitor().call(auth.getOTP, { mobile })
  return world.visitor().raw(auth.validateOTP, { mobile, token, otp: await world.lastCode(mobile), device })
}

describe('inviting', () => {
  it('says the same of a new number, a member and one that others invited; only the first time a new one gets a message', async () => {
    const [asha, ravi, mira] = [await member(), await member(), await member()]
    const friend = mobileOf(newName())
    const told = await invite(asha, friend)
    expect(told).toMatchObject({ status: 'success', message: expect.stringContaining('If this number is new here') })
    await oneTextTo(friend)
    for (const again of [await invite(asha, friend), await invite(ravi, friend), await invite(asha, mira.mobile)])
      expect(again).toEqual(told)
    const [text] = await textsTo(friend)
    expect(text?.body).toContain('http://localhost:3000')
    expect([await textsTo(mira.mobile), (await textsTo(friend)).length]).toEqual([[], 1])
    world.clock.advance({ days: 30 })
    await invite(mira, friend)
    await until(async () => (await textsTo(friend)).length === 2)
  })

  it('sends 500 messages an hour, however many are invited; who gets none counts all the same', async () => {
    const asha = await member()
    const name = newName()
    const texted = Array.from({ length: 500 }, (_, at) => ({
      mobileHmac: Buffer.from(`flood ${at}`),
      at: world.clock.now(),
      textedAt: world.clock.now(),
    }))
    await db.prisma.invite.createMany({ data: texted })
    await invite(asha, mobileOf(name))
    await db.prisma.invite.deleteMany({ where: { uid: null } })
    expect(await db.prisma.invite.findFirst({ where: { uid: asha.uid } })).toMatchObject({ textedAt: null })
    await world.member(name)
    expect(await gained(asha)).toEqual([1, 1, 0])
  })

  it('keeps no number: what is written down does not have it', async () => {
    const asha = await member()
    const friend = mobileOf(newName())
    await invite(asha, friend)
    const rows = await db.prisma.invite.findMany({ where: { uid: asha.uid } })
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows.map((row) => ({ ...row, mobileHmac: row.mobileHmac?.toString() })))).not.toContain(
      friend.slice(3),
    )
    expect((await asha.call(users.exportUser, {})).invites).toMatchObject([{ rewarded: false, ended_at: null }])
  })

  it("S-131 refuses one's own number, and more than 20 that are open", async () => {
    const asha = await member()
    expect(await invite(asha, asha.mobile)).toMatchObject({ status: 'fail', code: 'invite_self' })
    expect(await invite(asha, asha.mobile.slice(3))).toMatchObject({ status: 'fail', code: 'invite_self' })
    expect((await asha.raw(users.invite, { mobile: '12345' })).status).toBe(400)
    for (let n = 0; n < 20; n++) expect(await invite(asha, mobileOf(newName()))).toMatchObject({ status: 'success' })
    expect(await invite(asha, mobileOf(newName()))).toMatchObject({ status: 'fail', code: 'too_many_invites' })
    world.clock.advance({ days: 31 })
    expect(await invite(asha, mobileOf(newName()))).toMatchObject({ status: 'success' })
    await purgeExpired(db, world.clock.now())
    expect(await db.prisma.invite.count({ where: { uid: asha.uid } })).toBe(1)
  })
})

describe('S-132 the reward', () => {
  it('is one question of each, once, for whoever was first; it cannot be passed on', async () => {
    const [asha, ravi] = [await member(), await member()]
    const name = newName()
    await Promise.all([invite(asha, mobileOf(name)), invite(asha, mobileOf(name))])
    world.clock.advance({ minutes: 1 })
    await invite(ravi, mobileOf(name))
    await world.member(name)
    await logIn(mobileOf(name))
    expect([await gained(asha), await gained(ravi)]).toEqual([
      [1, 1, 0],
      [0, 0, 0],
    ])
    // the number is not known any more, and members bring nothing
    expect(await db.prisma.invite.count({ where: { uid: asha.uid, mobileHmac: null, rewarded: true } })).toBe(1)
    await invite(ravi, mobileOf(name))
    await logIn(mobileOf(name))
    expect(await gained(ravi)).toEqual([0, 0, 0])
  })

  it('is none for a number that ever had an account, however often it leaves and returns', async () => {
    const asha = await member()
    const name = newName()
    const friend = await world.member(name)
    for (let round = 0; round < 3; round++) {
      await leave(friend)
      await invite(asha, friend.mobile)
      await logIn(friend.mobile)
    }
    expect([await gained(asha), await textsTo(friend.mobile)]).toEqual([[0, 0, 0], []])
  })

  it('comes ten times a month, also when twelve come at once; and again in the next', async () => {
    const asha = await member()
    const come = async () => {
      const names = Array.from({ length: 12 }, newName)
      for (const name of names) await invite(asha, mobileOf(name))
      await Promise.all(names.map((name) => world.member(name)))
    }
    await come()
    expect(await gained(asha)).toEqual([10, 10, 0])
    world.clock.advance({ days: 31 })
    await come()
    expect(await gained(asha)).toEqual([20, 20, 0])
  })

  it('goes with the account of the inviter, and nobody gets a second message for it', async () => {
    const [asha, ravi] = [await member(), await member()]
    const name = newName()
    await invite(asha, mobileOf(name))
    await oneTextTo(mobileOf(name))
    await leave(asha)
    expect(await db.prisma.invite.count({ where: { uid: asha.uid } })).toBe(0)
    await invite(ravi, mobileOf(name))
    await world.member(name)
    expect(await gained(ravi)).toEqual([1, 1, 0])
    expect(await textsTo(mobileOf(name))).toHaveLength(1)
  })
})

it('S-136 the first login from the app brings 3 Astra questions, once for a number whatever becomes of its account', async () => {
  const name = newName()
  const asha = await world.member(name)
  const astra = async (who: Member) => (await infoOf(who)).astra_questions
  expect(await astra(asha)).toBe(3)
  for (const device of ['android', 'ios', 'android', 'web']) await logIn(asha.mobile, device)
  expect(await astra(asha)).toBe(6)
  await leave(asha)
  const { json } = await logIn(asha.mobile, 'ios')
  const { jwt } = auth.validateOTP.output.parse(json)
  expect((await world.withToken(jwt).call(users.getUserInfo, {})).astra_questions).toBe(0)
})
