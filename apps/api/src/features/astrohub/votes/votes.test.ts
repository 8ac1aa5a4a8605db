import { auth, comments, discussions, votes } from '@dhruva/contract'
import type { Row } from '@dhruva/db'
import { auditBooks, settlePoints } from '@dhruva/domain'
import { createWorld, type Member } from '@dhruva/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

const world = await createWorld(buildApp)
afterAll(async () => {
  expect((await auditBooks(world.db)).filter(({ violations }) => violations > 0)).toEqual([])
})

const refusal = (code: string) => ({ failure: expect.objectContaining({ status: 'fail', code }) })
const query = async <R extends Row = Row>(text: string, values: unknown[] = []) =>
  (await world.db.pool.query<R>(text, values)).rows

let asha: Member
let ravi: Member
let did: number
let cid: number
let made = 0
beforeAll(async () => {
  asha = await memberWithHandle(world, 'asha')
  ravi = await memberWithHandle(world, 'ravi votes')
})
beforeEach(async () => {
  did = await post(asha, `Voted on ${++made}`)
  cid = await comment(asha, did, `Voted on ${made}`)
})

type Target = { did: number } | { cid: number }
const vote = (who: Member, target: Target, type: 0 | 1) => who.call(votes.insertVote, { ...target, type })
const up = (who: Member, target: Target = { did }) => vote(who, target, 1)
const down = (who: Member, target: Target = { did }) => vote(who, target, 0)
const now = (upvotes: number, downvotes: number, my_vote: 1 | 0 | null) => ({ upvotes, downvotes, my_vote })
const events = (about: string) =>
  query('SELECT uid, reason, points FROM points_event WHERE about = $1 ORDER BY id', [about])

describe.each(['did', 'cid'] as const)('a vote by %s', (key) => {
  const target = (): Target => (key === 'did' ? { did } : { cid })
  const shown = async (who: Member) => {
    if (key === 'did') return (await who.call(discussions.getDiscussion, { did })).discussion
    return (await who.call(comments.getComments, { did })).comments[0]
  }

  it('counts, the same again takes it back, the other replaces it', async () => {
    expect(await up(ravi, target())).toMatchObject({ ...now(1, 0, 1), message: 'Your vote was counted.' })
    expect(await shown(ravi)).toMatchObject(now(1, 0, 1))
    expect(await down(ravi, target())).toMatchObject(now(0, 1, 0))
    expect(await shown(ravi)).toMatchObject(now(0, 1, 0))
    expect(await down(ravi, target())).toMatchObject({ ...now(0, 0, null), message: 'Your vote was taken back.' })
    expect(await up(ravi, target())).toMatchObject(now(1, 0, 1))
    expect(await shown(asha)).toMatchObject(now(1, 0, null))
  })

  it('earns its voter a point while it stands and its author one while an upvote does', async () => {
    const about = key === 'did' ? `d${did}` : `c${cid}`
    for (const one of [up, up, down, up, down]) await one(ravi, target())
    expect(await events(about)).toEqual([
      expect.objectContaining({ uid: asha.uid }),
      { uid: ravi.uid, reason: 'vote', points: 1 },
      { uid: ravi.uid, reason: 'vote_back', points: 0 },
      { uid: ravi.uid, reason: 'vote', points: 1 },
    ])
    expect(await events(`${about}/v${ravi.uid}`)).toEqual([
      { uid: asha.uid, reason: 'upvote', points: 1 },
      { uid: asha.uid, reason: 'unvote', points: 0 },
      { uid: asha.uid, reason: 'upvote', points: 1 },
      { uid: asha.uid, reason: 'unvote', points: 0 },
    ])
  })

  it('is refused on one’s own text, by the banned, and where nothing is to be seen', async () => {
    await expect(up(asha, target())).rejects.toMatchObject(refusal('own_text'))
    const banned = await world.member('banned')
    await query('INSERT INTO forum_ban VALUES ($1, now()) ON CONFLICT DO NOTHING', [banned.uid])
    await expect(up(banned, target())).rejects.toMatchObject(refusal('banned'))
    const missing = refusal(key === 'did' ? 'discussion_not_found' : 'comment_not_found')
    await expect(up(ravi, key === 'did' ? { did: 2_147_483_647 } : { cid: 2_147_483_647 })).rejects.toMatchObject(
      missing,
    )
    const set = key === 'did' ? 'set_discussion_state' : 'set_comment_state'
    const id = key === 'did' ? did : cid
    await query(`SELECT ${set}($1, '{shown}', 'hidden')`, [id])
    await expect(up(ravi, target())).rejects.toMatchObject(missing)
    await query(`SELECT ${set}($1, '{hidden}', 'shown')`, [id])
    await asha.call(discussions.deleteDiscussion, { did })
    await expect(up(ravi, target())).rejects.toMatchObject(missing)
    expect(await query('SELECT FROM vote WHERE kind = $1 AND target = $2', [key[0], id])).toEqual([])
  })

  it.each([40, 41])('is consistent after %i equal ones of one person at once', async (times) => {
    await Promise.all(Array.from({ length: times }, () => up(ravi, target())))
    const odd = times % 2
    expect(await shown(ravi)).toMatchObject(now(odd, 0, odd === 1 ? 1 : null))
    expect(await events(`${key === 'did' ? `d${did}` : `c${cid}`}/v${ravi.uid}`)).toHaveLength(times)
  })
})

it('asks to tell the author of an upvoted discussion, and nobody of anything else', async () => {
  const voter = await world.member('quiet')
  await down(voter)
  await up(voter, { cid })
  const asked = () => query('SELECT did, kind, cid FROM notice_event WHERE actor = $1', [voter.uid])
  expect(await asked()).toEqual([])
  await up(voter)
  expect(await asked()).toEqual([{ did, kind: 'upvote', cid: null }])
  const jobs = await query(
    `SELECT FROM outbox WHERE job = 'deliverNotice'
     AND (payload->>'id')::int = (SELECT id FROM notice_event WHERE actor = $1)`,
    [voter.uid],
  )
  expect(jobs).toHaveLength(1)
})

it.each([
  [{ type: 1 }],
  [{ did: 1, cid: 1, type: 1 }],
  [{ did: '', cid: 0, type: 1 }],
  [{ did: 1 }],
  [{ did: 1, type: 2 }],
  [{ did: 1, type: -1 }],
  [{ did: 1, type: 0.5 }],
  [{ did: 1, type: 'up' }],
  [{ did: 1.5, type: 1 }],
  [{ did: 2_147_483_648, type: 1 }],
  [{ did: [1], type: 1 }],
])('%j is no vote', async (sent) => {
  expect(await ravi.raw(votes.insertVote, sent)).toMatchObject({ status: 400, json: { code: 'invalid_field' } })
})

it('takes what old clients send, and answers in Hindi', async () => {
  const answer = await ravi.raw(
    votes.insertVote,
    { did: String(did), cid: null, type: '1' },
    { 'accept-language': 'hi' },
  )
  expect(answer.json).toMatchObject({ status: 'success', message: 'आपका वोट दर्ज हुआ।', ...now(1, 0, 1) })
})

it('tells whoever looks at the discussion, also of a vote on its comment', async () => {
  const heard: string[] = []
  const client = await world.db.pool.connect()
  client.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await client.query('LISTEN live')
  await up(ravi)
  await up(ravi, { cid })
  await client.query('UNLISTEN live')
  client.release(true)
  expect(heard.filter((each) => each === `d${did}`)).toHaveLength(2)
})

describe('votes and a deletion at once', () => {
  it('end with every vote before it counted and every one after it refused', async () => {
    const voters = await Promise.all(Array.from({ length: 8 }, (_, at) => world.member(`voter ${at}`)))
    for (let round = 0; round < 12; round++) {
      const on = await post(asha, `Deleted ${round}`)
      const answers = await Promise.all([
        ...voters.map((voter, at) => voter.raw(votes.insertVote, { did: on, type: at % 2 })),
        asha.raw(discussions.deleteDiscussion, { did: on }),
      ])
      for (const { status } of answers) expect([200, 404]).toContain(status)
      const counted = answers.slice(0, -1).filter(({ status }) => status === 200).length
      expect(await query('SELECT upvotes + downvotes AS votes FROM discussion_count WHERE did = $1', [on])).toEqual([
        { votes: counted },
      ])
      // the award, then what was voted, then its end
      const reasons = await query<{ reason: string }>(
        `SELECT reason FROM points_event WHERE uid = $1 AND split_part(about, '/', 1) = $2 ORDER BY id`,
        [asha.uid, `d${on}`],
      )
      expect(reasons.at(-1)?.reason).toBe('delete')
    }
  })
})

it('on the texts of someone whose account is being deleted leave nothing behind', async () => {
  const voters = await Promise.all(Array.from({ length: 6 }, (_, at) => world.member(`voter ${at}`)))
  for (let round = 0; round < 6; round++) {
    const leaving = await memberWithHandle(world, `leaving ${round}`)
    const alone = await post(leaving, `Goes wholly ${round}`)
    const answered = await post(leaving, `Stays without words ${round}`)
    const own = await comment(leaving, alone, 'To myself')
    await comment(asha, answered, 'To you')
    const hers = await comment(leaving, did, 'To her')
    await up(leaving)
    await up(leaving, { cid })
    const { token } = await leaving.call(auth.getOTP, { mobile: leaving.mobile, purpose: 'delete_account' })
    const otp = await world.lastCode(leaving.mobile)
    const targets = [{ did: alone }, { did: answered }, { cid: own }, { cid: hers }, { did }, { cid }]
    const answers = await Promise.all([
      ...voters.map((voter, at) => voter.raw(votes.insertVote, { ...targets[at], type: 1 })),
      leaving.raw(auth.validateRawOTP, { mobile: leaving.mobile, otp, token }),
      leaving.raw(votes.insertVote, { did, type: 1 }),
    ])
    for (const { status } of answers) expect([200, 401, 404]).toContain(status)
    const orphans = `SELECT FROM vote v WHERE CASE kind WHEN 'd' THEN NOT EXISTS (SELECT FROM discussion WHERE did = target)
      ELSE NOT EXISTS (SELECT FROM comment c WHERE c.cid = target) END OR v.uid = $1`
    expect(await query(orphans, [leaving.uid])).toEqual([])
    for (const who of [asha, leaving]) await settlePoints(world.db, who.uid, { cap: 400, now: world.clock.now() })
    expect((await auditBooks(world.db)).filter(({ violations }) => violations > 0)).toEqual([])
  }
})
