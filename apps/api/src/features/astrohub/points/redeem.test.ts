import { randomUUID } from 'node:crypto'
import { auth, points, profiles, users } from '@dhruva/contract'
import { auditBooks } from '@dhruva/domain'
import { createWorld, type Member } from '@dhruva/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { memberWithHandle, post } from '#features/astrohub/testing/forum.ts'
import { balance, posts, settle, upvote } from '#features/astrohub/testing/points.ts'

const world = await createWorld(buildApp)
afterEach(async () => {
  expect((await auditBooks(world.db)).filter(({ violations }) => violations > 0)).toEqual([])
})

const refusal = (code: string, message?: string) => ({
  failure: expect.objectContaining({ status: 'fail', code, ...(message === undefined ? {} : { message }) }),
})

let people = 0
let asha: Member
beforeEach(async () => {
  world.clock.set('2026-11-21T06:30:00.000Z')
  asha = await memberWithHandle(world, `asha ${++people}`)
})

const redeem = (who: Member, count: number, client_id?: string) =>
  who.call(points.redeemQuestions, client_id === undefined ? { points: count } : { points: count, client_id })
const history = async (who: Member) => (await who.call(points.getRedeemHistory, {})).transactions

describe('redeeming', () => {
  /** 260 points. */
  const earn = async (who = asha) => {
    await posts(who, 13)
  }

  it('uses whole hundreds, of points earned a moment ago too', async () => {
    await earn()
    const before = await asha.call(users.getUserInfo, {})
    expect(await redeem(asha, 250)).toMatchObject({
      questions_added: 2,
      message: '200 points redeemed: 2 Oracle questions added.',
    })
    const after = await asha.call(users.getUserInfo, {})
    expect(after.oracle_questions).toBe(before.oracle_questions + 2)
    expect(after.transferable_oracle_questions).toBe(before.transferable_oracle_questions + 2)
    expect(await asha.call(profiles.getOwnProfile, {})).toMatchObject({
      astrohub_points: 60,
      astrohub_redeemed_points: 200,
    })
  })

  it('is listed newest first, for oneself only', async () => {
    await earn()
    expect(await history(asha)).toEqual([])
    await redeem(asha, 100)
    world.clock.advance({ seconds: 1 })
    await redeem(asha, 150)
    const [second, first] = await history(asha)
    expect(second).toEqual({
      transaction_id: expect.stringMatching(/^[\da-f-]{36}$/),
      points_redeemed: 100,
      questions_added: 1,
      redeemed_at: world.clock.now().toISOString(),
    })
    expect(first?.transaction_id).not.toBe(second?.transaction_id)
    expect(await history(await world.member('someone else'))).toEqual([])
  })

  it('is refused below the minimum and above what there is', async () => {
    await earn()
    await expect(redeem(asha, 99)).rejects.toMatchObject(
      refusal('points_minimum', 'At least 100 points are needed to redeem.'),
    )
    await expect(redeem(asha, 261)).rejects.toMatchObject(refusal('too_few_points', 'You have 260 points only.'))
    await expect(redeem(await world.member('poor'), 100)).rejects.toMatchObject(
      refusal('too_few_points', 'You have 0 points only.'),
    )
    expect(await history(asha)).toEqual([])
  })

  it.each([0, -100, 100.5, 'a', '', '1e3', 1e10, [100], true])('%j is no number of points', async (sent) => {
    expect(await asha.raw(points.redeemQuestions, { points: sent })).toMatchObject({
      status: 400,
      json: { code: 'invalid_field' },
    })
  })

  it('is done once for 100 at once with points for one', async () => {
    await posts(asha, 5)
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => redeem(asha, 100)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(refusal('too_few_points'))
    }
    expect([await balance(world, asha, 'points'), await balance(world, asha, 'oracle_paid')]).toEqual([0, 1])
    expect(await history(asha)).toHaveLength(1)
  })

  it('is one press for one client id, at once or later, in any case', async () => {
    await earn()
    const pressed = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(asha, 100, pressed)))
    const later = await redeem(asha, 150, pressed.toUpperCase())
    for (const answer of [...answers, later]) expect(answer).toEqual(answers[0])
    expect(await balance(world, asha, 'points')).toBe(160)
    expect(await redeem(asha, 100, randomUUID())).toMatchObject({ questions_added: 1 })
    expect(await history(asha)).toHaveLength(2)
  })

  it('never says that a press did what another one had asked for', async () => {
    await earn()
    const pressed = randomUUID()
    await redeem(asha, 100, pressed)
    await expect(redeem(asha, 200, pressed)).rejects.toMatchObject(refusal('bad_request'))
    expect(await balance(world, asha, 'points')).toBe(160)
    expect(await redeem(asha, 100, pressed)).toMatchObject({ questions_added: 1 })
    expect(await history(asha)).toHaveLength(1)
  })

  it('keeps the client ids of two people apart', async () => {
    const ravi = await memberWithHandle(world, `ravi ${people}`)
    await earn()
    await earn(ravi)
    const pressed = randomUUID()
    expect(await redeem(asha, 200, pressed)).toMatchObject({ questions_added: 2 })
    expect(await redeem(ravi, 100, pressed)).toMatchObject({ questions_added: 1 })
    expect((await history(ravi)).map((each) => each.points_redeemed)).toEqual([100])
    const ids = [...(await history(asha)), ...(await history(ravi))].map((each) => each.transaction_id)
    expect(ids).not.toContain(pressed)
    expect(new Set(ids).size).toBe(2)
  })

  it('says it in Hindi', async () => {
    await earn()
    const hindi = { 'accept-language': 'hi' }
    const said = async (count: number) => (await asha.raw(points.redeemQuestions, { points: count }, hindi)).json
    expect(await said(10_000)).toMatchObject({ message: 'आपके पास केवल 260 अंक हैं।' })
    expect(await said(100)).toMatchObject({ message: '100 अंक भुनाए गए, आपको 1 ओरेकल प्रश्न मिला।' })
  })
})

describe('an account that is deleted', () => {
  it('leaves clean books, with points that still waited too', async () => {
    await posts(asha, 6)
    await settle(world, asha)
    await redeem(asha, 100)
    const did = await post(asha, 'Not settled yet')
    const ravi = await world.member('last voter')
    await upvote(ravi, did)
    const { token } = await asha.call(auth.getOTP, { mobile: asha.mobile, purpose: 'delete_account' })
    const otp = await world.lastCode(asha.mobile)
    await asha.call(auth.validateRawOTP, { mobile: asha.mobile, otp, token })
    await settle(world, asha)
    expect([await balance(world, asha, 'points'), await balance(world, asha, 'oracle_paid')]).toEqual([0, 0])
    expect(await world.db.prisma.pointsEvent.findMany({ where: { uid: asha.uid, settled: null } })).toEqual([])
    await expect(redeem(asha, 100)).rejects.toMatchObject(refusal('no_session'))
  })
})
