// What holds in the first days of an AstroHub name, and for what was redeemed, with the settings of a default start.
import { points, profiles, transfers, users, votes } from '@dhruva/contract'
import { auditBooks, settlePoints } from '@dhruva/domain'
import { createWorld } from '@dhruva/testkit'
import { afterEach, expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { memberWithHandle, post } from '#features/astrohub/testing/forum.ts'
import { balance, posts } from '#features/astrohub/testing/points.ts'

const world = await createWorld(buildApp, { env: { POINTS_NEW_DAYS: '7' } })
afterEach(async () => {
  expect((await auditBooks(world.db)).filter(({ violations }) => violations > 0)).toEqual([])
})

const settle = (uid: number) =>
  settlePoints(world.db, uid, { cap: 400, newCap: 60, newDays: 7, now: world.clock.now() })

test('points of a name’s first week are seen at once, at most 60 a day, and redeemed only after it', async () => {
  const asha = await memberWithHandle(world, 'asha new')
  const from = new Date(world.clock.now().getTime() + 7 * 86_400_000).toISOString()
  for (let day = 0; day < 2; day++) {
    await posts(asha, 5)
    world.clock.advance({ days: 1 })
  }
  await settle(asha.uid)
  const profile = await asha.call(profiles.getOwnProfile, {})
  expect(profile).toMatchObject({ astrohub_points: 120, redeemable_from: from })
  const early = await asha.raw(points.redeemQuestions, { points: 100 })
  expect(early).toMatchObject({ status: 200, json: { status: 'fail', code: 'points_too_new' } })
  expect(await balance(world, asha, 'oracle_paid')).toBe(0)

  world.clock.advance({ days: 5 })
  expect(await asha.call(profiles.getOwnProfile, {})).toMatchObject({ redeemable_from: null })
  expect(await asha.call(points.redeemQuestions, { points: 100 })).toMatchObject({ questions_added: 1 })
  await posts(asha, 5)
  await settle(asha.uid)
  expect(await balance(world, asha, 'points')).toBe(120)
})

test('what was redeemed can be asked at once and given away only a week later', async () => {
  const asha = await memberWithHandle(world, 'asha gives')
  const ravi = await world.member('ravi takes')
  world.clock.advance({ days: 7 })
  await posts(asha, 5)
  await asha.call(points.redeemQuestions, { points: 100 })
  const mine = () => asha.call(users.getUserInfo, {})
  expect(await mine()).toMatchObject({ oracle_questions: 4, transferable_oracle_questions: 0 })
  const gift = { mobile: ravi.mobile, questions: 1 }
  expect((await asha.raw(transfers.transferQuestions, gift)).json).toMatchObject({ code: 'too_few_transferable' })
  world.clock.advance({ days: 7 })
  expect(await mine()).toMatchObject({ transferable_oracle_questions: 1 })
  await asha.call(transfers.transferQuestions, gift)
  expect(await balance(world, ravi, 'oracle_paid')).toBe(1)
})

test('votes of someone without an AstroHub name count, and earn them nothing', async () => {
  const asha = await memberWithHandle(world, 'asha voted')
  const nameless = await world.member('nameless')
  const did = await post(asha, 'To be voted on')
  const voted = await nameless.call(votes.insertVote, { did, type: 1 })
  expect(voted).toMatchObject({ upvotes: 1, my_vote: 1 })
  await settle(nameless.uid)
  expect(await balance(world, nameless, 'points')).toBe(0)
  const redeeming = await nameless.raw(points.redeemQuestions, { points: 100 })
  expect(redeeming).toMatchObject({ json: { code: 'handle_required' } })
})

test('a vote taken back takes its point back from who cast it, eighty times over', async () => {
  const asha = await memberWithHandle(world, 'asha asks')
  const ravi = await memberWithHandle(world, 'ravi votes')
  const dids = await posts(asha, 4)
  for (let round = 0; round < 20; round++)
    for (const did of dids) await ravi.raw(votes.insertVote, { did, type: round % 4 < 2 ? 1 : 0 })
  await settle(ravi.uid)
  expect(await world.db.prisma.vote.count({ where: { uid: ravi.uid, up: { not: null } } })).toBe(0)
  expect(await balance(world, ravi, 'points')).toBe(0)
  await ravi.call(votes.insertVote, { did: dids[0] ?? 0, type: 0 })
  await settle(ravi.uid)
  expect(await balance(world, ravi, 'points')).toBe(1)
})
