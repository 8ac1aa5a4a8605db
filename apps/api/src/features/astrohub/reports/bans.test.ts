import { auth, comments, discussions, profiles, reports, votes } from '@dhruva/contract'
import { auditBooks, banNumber, banPerson, unbanNumber, unbanPerson } from '@dhruva/domain'
import { createWorld, type Member, type Visitor } from '@dhruva/testkit'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

const world = await createWorld(buildApp)
afterEach(async () => {
  expect((await auditBooks(world.db)).filter(({ violations }) => violations > 0)).toEqual([])
})
const by = () => ({ operator: 'mira', reason: 'as the rules say', now: world.clock.now() })

let did: number
beforeAll(async () => {
  did = await post(await memberWithHandle(world, 'asha'), 'Whoever is suspended reads this')
})

const code = async (mobile: string, purpose: 'login' | 'delete_account') => {
  const { token } = await world.visitor().call(auth.getOTP, { mobile, purpose })
  return { mobile, token, otp: await world.lastCode(mobile) }
}
const leave = async ({ mobile }: Pick<Member, 'mobile'>) =>
  world.visitor().call(auth.validateRawOTP, await code(mobile, 'delete_account'))
const comeBack = async ({ mobile }: Pick<Member, 'mobile'>) => {
  const { jwt } = await world.visitor().call(auth.validateOTP, await code(mobile, 'login'))
  return world.withToken(jwt)
}

let handles = 0
const register = (who: Visitor) =>
  who.call(profiles.insertProfile, { display_name: `back.again${++handles}`, email: 'a@example.org' })
const uidOf = async (who: Visitor) => (await who.call(profiles.getOwnProfile, {})).uid

const actions = (who: Visitor) =>
  Promise.all([
    who.raw(discussions.insertDiscussion, { title: 'Here I am again', description: 'As ever' }),
    who.raw(comments.insertComment, { did, comment: 'As ever' }),
    who.raw(votes.insertVote, { did, type: 1 }),
    who.raw(reports.report, { did, reason: 'spam' }),
  ])
const refused = { status: 403, json: { code: 'banned' } }
const done = { status: 200, json: { status: 'success' } }

describe('who was suspended and deletes the account', () => {
  it('is suspended still under the same number, however often, until an operator lifts it', async () => {
    const spammer = await memberWithHandle(world, 'spammer')
    await banPerson(world.db, by(), spammer.uid)
    let back: Visitor = spammer
    for (let times = 0; times < 3; times++) {
      await leave(spammer)
      back = await comeBack(spammer)
      await register(back)
      expect(await back.call(profiles.getOwnProfile, {})).toMatchObject({ is_ban: 1 })
      for (const answer of await actions(back)) expect(answer).toMatchObject(refused)
    }
    await unbanPerson(world.db, by(), await uidOf(back))
    for (const answer of await actions(back)) expect(answer).toMatchObject(done)
    await leave(spammer)
    const free = await comeBack(spammer)
    await register(free)
    expect(await free.call(profiles.getOwnProfile, {})).toMatchObject({ is_ban: 0 })
  })

  it('can be let back in while away', async () => {
    const forgiven = await memberWithHandle(world, 'forgiven')
    await banPerson(world.db, by(), forgiven.uid)
    await leave(forgiven)
    await unbanPerson(world.db, by(), forgiven.uid)
    const back = await comeBack(forgiven)
    await register(back)
    for (const answer of await actions(back)) expect(answer).toMatchObject(done)
  })

  it('leaves a mark that does not say the number, and nobody else is suspended by it', async () => {
    const gone = await memberWithHandle(world, 'gone spammer')
    await banPerson(world.db, by(), gone.uid)
    await leave(gone)
    const [kept] = await world.db.prisma.forumBan.findMany({ where: { uid: gone.uid } })
    expect(Buffer.from(kept?.mobileHmac ?? []).toString('latin1')).not.toContain(gone.mobile.slice(3))
    expect(kept?.mobileHmac).toHaveLength(32)
    const other = await memberWithHandle(world, 'somebody else')
    expect(await other.call(profiles.getOwnProfile, {})).toMatchObject({ is_ban: 0 })
  })
})

describe('who deletes the account before an operator looks', () => {
  const mac = () => world.app.ctx.keys.ban
  const suspends = (mobile: string) => banNumber(world.db, by(), mobile, mac())
  const refusedAs = (message: RegExp) => expect.objectContaining({ message: expect.stringMatching(message) })

  it('is suspended by the number, from the first moment of the next account', async () => {
    const quick = await memberWithHandle(world, 'quick one')
    await leave(quick)
    const { uid } = await suspends(quick.mobile)
    await expect(suspends(quick.mobile)).rejects.toEqual(refusedAs(/suspended already/))
    const back = await comeBack(quick)
    await register(back)
    for (const answer of await actions(back)) expect(answer).toMatchObject(refused)
    await expect(suspends(quick.mobile)).rejects.toEqual(refusedAs(/suspended already/))
    expect(await world.db.prisma.forumBan.count({ where: { uid } })).toBe(0)
    await unbanNumber(world.db, by(), quick.mobile, mac())
    for (const answer of await actions(back)) expect(answer).toMatchObject(done)
  })

  it('can be let back in by number or by the uid the number stands under', async () => {
    const [one, other] = [await memberWithHandle(world, 'one gone'), await memberWithHandle(world, 'other gone')]
    for (const who of [one, other]) await leave(who)
    const { uid } = await suspends(one.mobile)
    await suspends(other.mobile)
    await unbanPerson(world.db, by(), uid)
    await unbanNumber(world.db, by(), other.mobile, mac())
    for (const who of [one, other]) {
      const back = await comeBack(who)
      await register(back)
      for (const answer of await actions(back)) expect(answer).toMatchObject(done)
    }
    await expect(unbanNumber(world.db, by(), other.mobile, mac())).rejects.toEqual(refusedAs(/not suspended/))
  })

  it('cannot be marked without the secret of the service; a member is suspended by number without it', async () => {
    const known = await memberWithHandle(world, 'known one')
    expect(await banNumber(world.db, by(), known.mobile, null)).toMatchObject({ uid: known.uid })
    expect(await unbanNumber(world.db, by(), known.mobile, null)).toMatchObject({ uid: known.uid })
    await leave(known)
    const persons = await world.db.prisma.user.count()
    await expect(banNumber(world.db, by(), known.mobile, null)).rejects.toEqual(refusedAs(/MOBILE_SECRET/))
    expect(await world.db.prisma.user.count()).toBe(persons)
  })

  it('meets the suspension however close it comes to the first login', async () => {
    for (let n = 0; n < 5; n++) {
      const racer = await memberWithHandle(world, `racer ${n}`)
      await leave(racer)
      const login = await code(racer.mobile, 'login')
      const [{ jwt }] = await Promise.all([world.visitor().call(auth.validateOTP, login), suspends(racer.mobile)])
      const back = world.withToken(jwt)
      await register(back)
      expect(await back.call(profiles.getOwnProfile, {})).toMatchObject({ is_ban: 1 })
    }
  })
})
