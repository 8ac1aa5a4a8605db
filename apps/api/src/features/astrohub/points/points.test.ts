import { comments, points, votes } from '@dhruva/contract'
import type { Row } from '@dhruva/db'
import { auditBooks, between, post as book } from '@dhruva/domain'
import { createWorld, type Member } from '@dhruva/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'
import { balance, pointsOf, posts, remove, settle, upvote } from '#features/astrohub/testing/points.ts'

const world = await createWorld(buildApp)
afterEach(async () => {
  expect((await auditBooks(world.db)).filter(({ violations }) => violations > 0)).toEqual([])
})
const query = async <R extends Row = Row>(text: string, values: unknown[] = []) =>
  (await world.db.pool.query<R>(text, values)).rows

let people = 0
let asha: Member
beforeEach(async () => {
  world.clock.set('2026-11-21T06:30:00.000Z')
  asha = await memberWithHandle(world, `asha ${++people}`)
})

const redeemHundred = (who: Member) => who.call(points.redeemQuestions, { points: 100 })

describe('points', () => {
  it('are 20 for a discussion, 5 for a comment, 1 for a vote and 1 for an upvote received, the last two while the vote stands', async () => {
    const ravi = await memberWithHandle(world, `ravi ${people}`)
    const did = await post(asha, 'Saturn in the tenth house')
    expect(await pointsOf(world, asha)).toBe(20)
    const cid = await comment(ravi, did, 'It is slow')
    expect(await pointsOf(world, ravi)).toBe(5)
    await upvote(ravi, did)
    await asha.call(votes.insertVote, { cid, type: 0 })
    expect(await pointsOf(world, ravi)).toBe(6)
    expect(await pointsOf(world, asha)).toBe(22)
    await upvote(ravi, did)
    expect(await pointsOf(world, ravi)).toBe(5)
    expect(await pointsOf(world, asha)).toBe(21)
  })

  it('of 21 posts in a day are 400', async () => {
    await posts(asha, 21)
    expect(await pointsOf(world, asha)).toBe(400)
  })

  it('begin anew at midnight in India', async () => {
    world.clock.set('2026-11-21T18:29:59.999Z')
    await posts(asha, 20)
    await comment(asha, await post(asha, 'One too many'), 'And another')
    world.clock.set('2026-11-21T18:30:00.000Z')
    await post(asha, 'Of the next day')
    expect(await pointsOf(world, asha)).toBe(420)
    expect(await query('SELECT day, earned FROM points_day WHERE uid = $1 ORDER BY day', [asha.uid])).toEqual([
      { day: '2026-11-21', earned: 400 },
      { day: '2026-11-22', earned: 20 },
    ])
  })

  it('count for the day they were earned on, however late they are settled', async () => {
    world.clock.set('2026-11-20T18:00:00.000Z')
    await posts(asha, 21)
    world.clock.set('2026-11-22T06:00:00.000Z')
    await posts(asha, 1)
    expect(await pointsOf(world, asha)).toBe(420)
  })

  it('are given once, however often and at once they are settled', async () => {
    await posts(asha, 3)
    await Promise.all(Array.from({ length: 20 }, () => settle(world, asha)))
    expect(await pointsOf(world, asha)).toBe(60)
  })

  it('of more events than are settled in one go are all settled', async () => {
    await query(
      `INSERT INTO points_event (uid, reason, about, points, day, at)
       SELECT $1, 'vote', 'd' || 1000000 + n, 1, '2026-11-21', now() FROM generate_series(1, 450) n`,
      [asha.uid],
    )
    expect(await settle(world, asha)).toBe(450)
    expect(await balance(world, asha, 'points')).toBe(400)
  })

  it('rise by one for 200 awards at once, one below the cap', async () => {
    await posts(asha, 19)
    for (let at = 0; at < 19; at++)
      await query(
        `INSERT INTO points_event (uid, reason, about, points, day, at) VALUES ($1, 'vote', $2, 1, '2026-11-21', now())`,
        [asha.uid, `d${2_000_000 + at}`],
      )
    expect(await pointsOf(world, asha)).toBe(399)
    await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        await query(
          `INSERT INTO points_event (uid, reason, about, points, day, at) VALUES ($1, 'vote', $2, 1, '2026-11-21', now())`,
          [asha.uid, `d${3_000_000 + at}`],
        )
        await settle(world, asha)
      }),
    )
    expect(await pointsOf(world, asha)).toBe(400)
  })
})

describe('a text that is deleted', () => {
  it('takes back what it earned, its standing upvotes included, and frees no room', async () => {
    const [first = 0] = await posts(asha, 1)
    const voters = await Promise.all([1, 2, 3].map((at) => world.member(`voter ${at}`)))
    for (const voter of voters) await upvote(voter, first)
    await upvote(voters[0]!, first)
    expect(await pointsOf(world, asha)).toBe(22)
    await remove(asha, first)
    expect(await pointsOf(world, asha)).toBe(0)
    await posts(asha, 20)
    // 3 upvotes and 20 points stay used, so that 377 are left of the day
    expect(await pointsOf(world, asha)).toBe(377)
  })

  it('takes no more than there is, and what was forgiven is not asked again', async () => {
    const dids = await posts(asha, 6)
    await settle(world, asha)
    await redeemHundred(asha)
    expect(await pointsOf(world, asha)).toBe(20)
    await remove(asha, dids[0]!)
    await remove(asha, dids[1]!)
    expect(await pointsOf(world, asha)).toBe(0)
    await posts(asha, 1)
    expect(await pointsOf(world, asha)).toBe(20)
    expect(await settle(world, asha)).toBe(0)
  })

  it('leaves voters and commenters what they earned by it', async () => {
    const ravi = await memberWithHandle(world, `ravi ${people}`)
    const did = await post(asha, 'Soon gone')
    const { cid } = await ravi.call(comments.insertComment, { did, comment: 'Indeed' })
    await upvote(ravi, did)
    await asha.call(votes.insertVote, { cid, type: 1 })
    await remove(asha, did)
    expect(await pointsOf(world, ravi)).toBe(7)
    // the vote on the comment
    expect(await pointsOf(world, asha)).toBe(1)
  })

  it('hidden by operators takes nothing', async () => {
    const did = await post(asha, 'Questionable')
    await query(`SELECT set_discussion_state($1, '{shown}', 'hidden')`, [did])
    expect(await pointsOf(world, asha)).toBe(20)
  })
})

describe('an upvote that comes and goes', () => {
  it('is taken back once, and nobody can use up another’s day with it', async () => {
    const did = await post(asha, 'Toggled')
    const ravi = await world.member('toggler')
    for (let at = 0; at < 101; at++) {
      await upvote(ravi, did)
      if (at % 17 === 0) await settle(world, asha)
    }
    expect(await pointsOf(world, asha)).toBe(21)
    await posts(asha, 18)
    expect(await pointsOf(world, asha)).toBe(381)
    expect(await query('SELECT earned FROM points_day WHERE uid = $1', [asha.uid])).toEqual([{ earned: 381 }])
  })

  it('has its room when it comes back on the same day, and none on a day that is full', async () => {
    const did = await post(asha, 'Upvoted before the day was full')
    const ravi = await world.member('fickle voter')
    await upvote(ravi, did)
    await posts(asha, 19)
    expect(await pointsOf(world, asha)).toBe(400)
    await upvote(ravi, did)
    expect(await pointsOf(world, asha)).toBe(399)
    await upvote(ravi, did)
    expect(await pointsOf(world, asha)).toBe(400)
    await upvote(ravi, did)
    world.clock.advance({ days: 1 })
    await posts(asha, 20)
    await upvote(ravi, did)
    expect(await pointsOf(world, asha)).toBe(799)
  })

  it('is not taken back a second time, nor after its text was deleted', async () => {
    const [kept = 0, gone = 0] = await posts(asha, 2)
    const ravi = await world.member('leaving voter')
    for (const did of [kept, gone]) await upvote(ravi, did)
    await remove(asha, gone)
    expect(await pointsOf(world, asha)).toBe(21)
    // as when the voter's account is deleted, and then once more
    for (const did of [gone, kept, kept]) {
      const withdrawn = [asha.uid, `d${did}/v${ravi.uid}`, world.clock.now()]
      await query(`SELECT note_points($1, 'unvote', $2, 0, $3)`, withdrawn)
    }
    expect(await pointsOf(world, asha)).toBe(20)
  })

  it('gives nothing a second time to who had spent the first', async () => {
    const spender = await memberWithHandle(world, 'spends it all')
    const did = await post(spender, 'Worth a point')
    const friend = await world.member('friend of the spender')
    await posts(spender, 4)
    await upvote(friend, did)
    expect(await pointsOf(world, spender)).toBe(101)
    const spent = async (amount: number) =>
      world.db.tx((tx) =>
        book(tx, {
          opKey: `test:${crypto.randomUUID()}`,
          kind: 'grant',
          uid: spender.uid,
          entries: between('sys:sales', spender.uid, 'points', -amount),
        }),
      )
    await spent(101)
    for (const days of [0, 0, 1, 1]) {
      world.clock.advance({ days })
      await upvote(friend, did)
      expect(await pointsOf(world, spender)).toBe(0)
      await upvote(friend, did)
      expect(await pointsOf(world, spender)).toBe(0)
    }
  })

  it('gives nothing back that was not given for it', async () => {
    await posts(asha, 20)
    const did = await post(asha, 'Beyond the cap')
    const ravi = await world.member('late voter')
    await upvote(ravi, did)
    expect(await pointsOf(world, asha)).toBe(400)
    await upvote(ravi, did)
    await remove(asha, did)
    expect(await pointsOf(world, asha)).toBe(400)
  })
})
