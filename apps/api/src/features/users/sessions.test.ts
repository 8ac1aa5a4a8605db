import { auth, users } from '@dhruva/contract'
import { purgeExpired } from '@dhruva/db'
import { createWorld, mobileOf } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp, { env: { TRUST_PROXY: '1' } })

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

/** Logs in once more. */
const logIn = async (
  name: string,
  {
    device = 'web',
    address = '203.0.113.7',
    agent = PHONE,
    bearer,
  }: { device?: string; address?: string; agent?: string; bearer?: string } = {},
) => {
  const mobile = mobileOf(name)
  const visitor = bearer ? world.withToken(bearer) : world.visitor()
  const { token } = await visitor.call(auth.getOTP, { mobile })
  const claim = { mobile, otp: await world.lastCode(mobile), token, device }
  const { json } = await visitor.raw(auth.validateOTP, claim, { 'x-forwarded-for': address, 'user-agent': agent })
  const { jwt } = auth.validateOTP.output.parse(json)
  return { ...world.withToken(jwt), jwt }
}

type Caller = Awaited<ReturnType<typeof logIn>>
const statusOf = async (caller: Caller) => (await caller.raw(users.getUserInfo)).status
const loginsOf = async (caller: Caller) => (await caller.call(users.getSessions, {})).sessions
const renewedOf = async (caller: Caller) => {
  const { jwt } = await caller.call(users.getUserInfo, {})
  return jwt === undefined ? null : { ...world.withToken(jwt), jwt }
}

describe('the list of logins', () => {
  it('says of each what device it is, coarsely where, and when it was used, the last used first', async () => {
    const phone = await logIn('lister')
    world.clock.advance({ hours: 2 })
    const app = await logIn('lister', { device: 'android', address: '2409:40c1:22:33::7', agent: 'okhttp/4.9' })
    const begun = world.clock.now().toISOString()
    await app.raw(users.getUserInfo, undefined, { 'x-forwarded-for': '2409:40c1:22:33::7' })
    const [first, second, ...more] = await loginsOf(phone)
    expect(more).toEqual([])
    expect([first, second].find((login) => login?.current)).toMatchObject({
      device: 'web',
      agent: 'Chrome, Android',
      place: expect.stringMatching(/^(203\.0|127\.0)\.x\.x$/),
    })
    expect([first, second].find((login) => !login?.current)).toMatchObject({
      device: 'android',
      agent: '',
      place: '2409:40c1::',
      created_at: begun,
      seen_at: begun,
    })
    expect(JSON.stringify([first, second])).not.toMatch(/113\.7|22:33/)
  })

  it('is written anew once an hour of use, not with every call', async () => {
    const phone = await logIn('seldom written')
    await statusOf(phone)
    const at = world.clock.now().toISOString()
    world.clock.advance({ minutes: 59 })
    expect(await loginsOf(phone)).toMatchObject([{ seen_at: at }])
    world.clock.advance({ minutes: 2 })
    expect(await loginsOf(phone)).toMatchObject([{ seen_at: world.clock.now().toISOString() }])
  })
})

describe('ending logins', () => {
  it('ends the one meant, at once, and no other', async () => {
    const [phone, tablet] = [await logIn('ender'), await logIn('ender')]
    const other = (await loginsOf(phone)).find(({ current }) => !current)
    await phone.call(users.endSession, { id: other?.id ?? '' })
    expect([await statusOf(phone), await statusOf(tablet)]).toEqual([200, 401])
    await expect(phone.call(users.endSession, { id: other?.id ?? '' })).rejects.toMatchObject({
      failure: { code: 'login_not_found' },
    })
  })

  it('ends all others at once', async () => {
    const [phone, ...others] = [await logIn('sweeper'), await logIn('sweeper'), await logIn('sweeper')]
    expect(await phone.call(users.endOtherSessions, {})).toMatchObject({ ended: 2 })
    expect(await statusOf(phone)).toBe(200)
    for (const other of others) expect(await statusOf(other)).toBe(401)
    expect(await loginsOf(phone)).toHaveLength(1)
  })

  it('is what logging in again does to the login it is made from', async () => {
    const before = await logIn('again')
    const stranger = await logIn('someone else')
    await logIn('again', { bearer: stranger.jwt })
    expect([await statusOf(before), await statusOf(stranger)]).toEqual([200, 200])
    await logIn('again', { bearer: before.jwt })
    expect([await statusOf(before), await statusOf(stranger)]).toEqual([401, 200])
  })
})

describe('the token of a browser', () => {
  it('is renewed after thirty days, and the old one ends an hour after the new one is used', async () => {
    const old = await logIn('renewed')
    world.clock.advance({ days: 29 })
    expect(await renewedOf(old)).toBeNull()
    world.clock.advance({ days: 2 })
    const fresh = await renewedOf(old)
    expect(fresh?.jwt).not.toBe(old.jwt)
    // whoever cannot take a new one goes on with the old, and is not given ever more
    world.clock.advance({ days: 200 })
    expect((await renewedOf(old))?.jwt).toBe(fresh?.jwt)
    const used = fresh ?? old
    expect(await statusOf(used)).toBe(200)
    expect(await loginsOf(used)).toHaveLength(1)
    world.clock.advance({ minutes: 59 })
    expect(await statusOf(old)).toBe(200)
    world.clock.advance({ minutes: 2 })
    expect(await statusOf(used)).toBe(200)
    expect(await statusOf(old)).toBe(401)
  })

  it('that comes again when it was replaced long ago ends the login: somebody copied it', async () => {
    const stolen = await logIn('copied')
    world.clock.advance({ days: 31 })
    const fresh = (await renewedOf(stolen)) ?? stolen
    await statusOf(fresh)
    world.clock.advance({ hours: 2 })
    expect(await statusOf(fresh)).toBe(200)
    expect(await statusOf(stolen)).toBe(401)
    expect(await statusOf(fresh)).toBe(401)
  })

  it('goes with all that were made for its login when that is ended', async () => {
    const old = await logIn('all of it')
    world.clock.advance({ days: 31 })
    const fresh = (await renewedOf(old)) ?? old
    await fresh.call(users.logout, {})
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([401, 401])
  })

  it('that comes again does so too when logins that ended long ago are forgotten; those that stand are listed as ever', async () => {
    const [stolen, ended] = [await logIn('long a member'), await logIn('long a member')]
    await ended.call(users.logout, {})
    world.clock.advance({ days: 31 })
    const fresh = (await renewedOf(stolen)) ?? stolen
    const { uid } = await fresh.call(users.getUserInfo, {})
    const before = await loginsOf(fresh)
    world.clock.advance({ days: 60 })
    const rows = () => world.db.prisma.session.count({ where: { uid } })
    expect(await rows()).toBe(3)
    await purgeExpired(world.db, world.clock.now())
    expect(await rows()).toBe(2)
    expect(await loginsOf(fresh)).toMatchObject([{ id: before[0]?.id, created_at: before[0]?.created_at }])
    expect(await statusOf(ended)).toBe(401)
    expect(await statusOf(fresh)).toBe(200)
    expect(await statusOf(stolen)).toBe(401)
    expect(await statusOf(fresh)).toBe(401)
  })

  it('of an app stays as it is for years: an old app takes no other', async () => {
    const app = await logIn('old app user', { device: 'android' })
    for (let year = 0; year < 9; year++) {
      world.clock.advance({ days: 365 })
      expect(await renewedOf(app)).toBeNull()
      expect(await statusOf(app)).toBe(200)
    }
  })

  it('that nobody used for 400 days is worth nothing, and its login is listed nowhere', async () => {
    const [lost, kept] = [await logIn('two phones'), await logIn('two phones', { device: 'android' })]
    world.clock.advance({ days: 399 })
    expect(await statusOf(kept)).toBe(200)
    world.clock.advance({ days: 2 })
    expect([await statusOf(lost), await statusOf(kept)]).toEqual([401, 200])
    expect(await loginsOf(kept)).toHaveLength(1)
  })
})

describe('ending logins from one that was made a while ago', () => {
  const asked = async (caller: Caller, name: string) => {
    const { token } = await caller.call(auth.getOTP, { mobile: mobileOf(name), purpose: 'end_logins' })
    return { otp: await world.lastCode(mobileOf(name)), token }
  }
  const refused = { failure: { code: 'login_code_needed' } }

  it('asks for a code, and for none within ten minutes of logging in or typing one in', async () => {
    const [phone, lost] = [await logIn('asked'), await logIn('asked')]
    world.clock.advance({ minutes: 11 })
    const other = (await loginsOf(phone)).find(({ current }) => !current)?.id ?? ''
    await expect(phone.call(users.endSession, { id: other })).rejects.toMatchObject(refused)
    await expect(phone.call(users.endOtherSessions, {})).rejects.toMatchObject(refused)
    expect(await statusOf(lost)).toBe(200)
    const code = await asked(phone, 'asked')
    await phone.call(users.confirmLogin, code)
    await expect(phone.call(users.confirmLogin, code)).rejects.toMatchObject({ failure: { code: 'code_ended' } })
    await phone.call(users.endSession, { id: other })
    expect(await statusOf(lost)).toBe(401)
    expect(await phone.call(users.endOtherSessions, {})).toMatchObject({ ended: 0 })
    world.clock.advance({ minutes: 10 })
    await expect(phone.call(users.endOtherSessions, {})).rejects.toMatchObject(refused)
  })

  it('takes no code of another purpose, of another number, and lets no other login do anything by it', async () => {
    const [phone, thief] = [await logIn('robbed of it'), await logIn('robbed of it')]
    const stranger = await logIn('a stranger to it')
    world.clock.advance({ minutes: 11 })
    const ended = { failure: { code: 'code_ended' } }
    const { token } = await phone.call(auth.getOTP, { mobile: mobileOf('robbed of it') })
    const login = { otp: await world.lastCode(mobileOf('robbed of it')), token }
    await expect(phone.call(users.confirmLogin, login)).rejects.toMatchObject(ended)
    world.clock.advance({ minutes: 1 })
    const code = await asked(phone, 'robbed of it')
    await expect(stranger.call(users.confirmLogin, code)).rejects.toMatchObject(ended)
    const raw = { mobile: mobileOf('robbed of it'), ...code }
    await expect(phone.call(auth.validateRawOTP, raw)).rejects.toMatchObject(ended)
    await expect(phone.call(auth.validateOTP, raw)).rejects.toMatchObject(ended)
    await phone.call(users.confirmLogin, code)
    await expect(thief.call(users.endOtherSessions, {})).rejects.toMatchObject(refused)
    expect(await phone.call(users.endOtherSessions, {})).toMatchObject({ ended: 1 })
  })

  it('asks for one also where the token was made anew just now', async () => {
    const old = await logIn('made anew')
    world.clock.advance({ days: 31 })
    const fresh = (await renewedOf(old)) ?? old
    expect(fresh.jwt).not.toBe(old.jwt)
    await expect(fresh.call(users.endOtherSessions, {})).rejects.toMatchObject(refused)
  })
})
