import { comments, discussions } from '@dhruva/contract'
import { createWorld, type Member } from '@dhruva/testkit'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, handleOf, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

const world = await createWorld(buildApp)

let asha: Member
let ravi: Member
let did: number
let discussionsMade = 0
beforeAll(async () => {
  asha = await memberWithHandle(world, 'asha')
  ravi = await memberWithHandle(world, 'ravi')
})
beforeEach(async () => {
  did = await post(asha, `Commented on ${++discussionsMade}`)
})

const read = (start = 0, who: Pick<Member, 'call'> = world.visitor()) => who.call(comments.getComments, { did, start })
const textsOf = async (start = 0) => (await read(start)).comments.map((each) => each.comment)
const discussion = async () => (await world.visitor().call(discussions.getDiscussion, { did })).discussion
const latest = async () => {
  const { comment_count, latest_comment, latest_comment_display_name, latest_comment_uid } = await discussion()
  return { count: comment_count, text: latest_comment, by: latest_comment_display_name, uid: latest_comment_uid }
}
const setState = (cid: number, from: string, to: string) =>
  world.db.pool.query('SELECT set_comment_state($1, $2, $3)', [cid, [from], to])
const query = async (text: string, values: unknown[] = []) =>
  (await world.db.pool.query<Record<string, unknown>>(text, values)).rows

describe('a comment', () => {
  it('is listed with its author, and is the latest of its discussion', async () => {
    const { cid, message } = await ravi.call(comments.insertComment, { did, comment: '  Patience.  ' })
    expect(message).toBe('Your comment has been posted.')
    expect(await read()).toEqual({
      status: 'success',
      page_count: 1,
      comments: [
        {
          cid,
          uid: ravi.uid,
          display_name: handleOf('ravi'),
          gender: expect.stringMatching(/^(Male|Female)$/),
          avatar: expect.any(String),
          created_at: world.clock.now().toISOString(),
          comment: 'Patience.',
          upvotes: 0,
          downvotes: 0,
          my_vote: null,
        },
      ],
    })
    expect(await latest()).toEqual({ count: 1, text: 'Patience.', by: handleOf('ravi'), uid: ravi.uid })
    expect(await discussion()).toMatchObject({ latest_comment_avatar: expect.any(String) })
  })

  it('earns its points and asks for its notifications, each written with it', async () => {
    const cid = await comment(ravi, did, 'With all that follows')
    expect(await query('SELECT uid, reason, points, day FROM points_event WHERE about = $1', [`c${cid}`])).toEqual([
      { uid: ravi.uid, reason: 'comment', points: 5, day: '2026-11-21' },
    ])
    const [notice] = await query('SELECT id, kind, did, actor, done_at FROM notice_event WHERE cid = $1', [cid])
    expect(notice).toMatchObject({ kind: 'comment', did, actor: ravi.uid, done_at: null })
    const jobs = await query('SELECT job, payload FROM outbox ORDER BY id DESC LIMIT 2')
    expect(jobs).toEqual([
      { job: 'deliverNotice', payload: { id: notice!.id } },
      { job: 'settlePoints', payload: { uid: ravi.uid } },
    ])
  })

  it('counts for the day in India', async () => {
    const at = world.clock.now().toISOString()
    const days = []
    for (const instant of ['2026-11-21T18:29:59.999Z', '2026-11-21T18:30:00.000Z']) {
      world.clock.set(instant)
      const cid = await comment(ravi, did, `Said at ${instant}`)
      days.push(...(await query('SELECT day FROM points_event WHERE about = $1', [`c${cid}`])))
    }
    world.clock.set(at)
    expect(days).toEqual([{ day: '2026-11-21' }, { day: '2026-11-22' }])
  })

  it('needs a handle, and an author who is not suspended', async () => {
    const meera = await world.member('meera')
    const sent = { did, comment: 'May I?' }
    expect(await meera.raw(comments.insertComment, sent)).toMatchObject({ json: { code: 'handle_required' } })
    await world.db.pool.query('INSERT INTO forum_ban (uid, at) VALUES ($1, now())', [meera.uid])
    expect(await meera.raw(comments.insertComment, sent)).toMatchObject({ status: 403, json: { code: 'banned' } })
  })

  it.each(['', ' a ', 'x'.repeat(5_001), '\u0000\u202e'])('is not made of %.10j', async (text) => {
    expect(await ravi.raw(comments.insertComment, { did, comment: text })).toMatchObject({ status: 400 })
  })

  it.each(['ab', 'क्षि', '👍🏽👍🏽', 'x'.repeat(5_000), '<b>bold</b>', "'; --"])('can be %.20s', async (text) => {
    await comment(ravi, did, text)
    expect(await textsOf()).toEqual([text])
  })

  it('is shortened beside its discussion', async () => {
    await comment(ravi, did, 'शनि '.repeat(100))
    const { text } = await latest()
    expect([...String(text)]).toHaveLength(200)
    expect(text).toMatch(/^शनि .*…$/s)
  })

  it('belongs to a discussion there is', async () => {
    for (const missing of [2_147_483_647, 999_999])
      expect(await ravi.raw(comments.insertComment, { did: missing, comment: 'Hello?' })).toMatchObject({
        status: 404,
        json: { code: 'discussion_not_found' },
      })
    expect(await world.visitor().raw(comments.getComments, { did: 999_999 })).toMatchObject({ status: 404 })
  })

  it('pressed twice is one; on another discussion, by another or later it is another', async () => {
    const presses = await Promise.all(Array.from({ length: 20 }, () => comment(ravi, did, 'Pressed')))
    expect(new Set(presses).size).toBe(1)
    expect(await comment(asha, did, 'Pressed')).not.toBe(presses[0])
    expect(await comment(ravi, await post(asha, 'Elsewhere'), 'Pressed')).not.toBe(presses[0])
    world.clock.advance({ seconds: 10 })
    expect(await comment(ravi, did, 'Pressed')).not.toBe(presses[0])
    expect(await latest()).toMatchObject({ count: 3 })
    expect(await query('SELECT count(*)::int AS n FROM points_event WHERE about = $1', [`c${presses[0]}`])).toEqual([
      { n: 1 },
    ])
  })
})

describe('a page of comments', () => {
  it('holds fifty, oldest first, and tells how many pages there are', async () => {
    await world.db.pool.query(
      `SELECT insert_comment($1, $2, 'comment ' || n, '{2,7,0}', NULL, 5, $3) FROM generate_series(1, 101) n`,
      [did, ravi.uid, world.clock.now()],
    )
    const page = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `comment ${from + n}`)
    expect(await read()).toMatchObject({ page_count: 3 })
    expect(await textsOf(0)).toEqual(page(1, 50))
    expect(await textsOf(50)).toEqual(page(51, 100))
    expect(await textsOf(100)).toEqual(page(101, 101))
    expect(await textsOf(95)).toEqual(page(96, 101))
    expect(await read(10_000)).toMatchObject({ comments: [], page_count: 3 })
    expect(await read(2_000_000_000)).toMatchObject({ comments: [], page_count: 3 })
    expect(await world.visitor().raw(comments.getComments, { did, start: -1 })).toMatchObject({ status: 400 })
  })

  it('is empty and without a page where nobody has said anything', async () => {
    expect(await read()).toEqual({ status: 'success', comments: [], page_count: 0 })
  })

  it('tells who asks how they voted', async () => {
    const cid = await comment(ravi, did, 'Voted on')
    await query("INSERT INTO vote (uid, kind, target, up, at) VALUES ($1, 'c', $2, true, now())", [asha.uid, cid])
    await query('INSERT INTO comment_count (cid, upvotes) VALUES ($1, 1)', [cid])
    expect((await read(0, asha)).comments).toMatchObject([{ upvotes: 1, downvotes: 0, my_vote: 1 }])
    expect((await read(0, ravi)).comments).toMatchObject([{ my_vote: null }])
    expect((await read()).comments).toMatchObject([{ my_vote: null }])
  })
})

describe('deleting a comment', () => {
  it('of someone else that everybody can read is refused as not theirs; what nobody else can see as not there', async () => {
    const cid = await comment(ravi, did, 'Mine')
    const missing = { status: 404, json: { code: 'comment_not_found' } }
    const tried = await asha.raw(comments.deleteComment, { cid })
    expect(tried).toMatchObject({ status: 403, json: { code: 'forbidden' } })
    expect(await ravi.raw(comments.deleteComment, { cid: 999_999 })).toMatchObject(missing)
    await query("SELECT set_comment_state($1, '{shown}', 'hidden')", [cid])
    expect(await asha.raw(comments.deleteComment, { cid })).toMatchObject(missing)
    await query("SELECT set_comment_state($1, '{hidden}', 'shown')", [cid])
    expect(await textsOf()).toEqual(['Mine'])
  })

  it('leaves the one before it as the latest', async () => {
    const cids = []
    for (const text of ['first', 'second', 'third']) cids.push(await comment(ravi, did, text))
    const [first = 0, second = 0, third = 0] = cids
    await ravi.call(comments.deleteComment, { cid: second })
    expect(await latest()).toMatchObject({ count: 2, text: 'third' })
    await ravi.call(comments.deleteComment, { cid: third })
    expect(await latest()).toMatchObject({ count: 1, text: 'first' })
    await ravi.call(comments.deleteComment, { cid: first })
    expect(await latest()).toEqual({ count: 0, text: null, by: null, uid: null })
    expect(await textsOf()).toEqual([])
    expect(await query("SELECT count(*)::int AS n FROM comment WHERE did = $1 AND comment <> ''", [did])).toEqual([
      { n: 0 },
    ])
  })

  it('takes back what it earned, once', async () => {
    const cid = await comment(ravi, did, 'Deleted many times')
    const tries = await Promise.all(Array.from({ length: 10 }, () => ravi.raw(comments.deleteComment, { cid })))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await query('SELECT reason FROM points_event WHERE about = $1 ORDER BY id', [`c${cid}`])).toEqual([
      { reason: 'comment' },
      { reason: 'delete' },
    ])
  })
})

describe('what moderation hides', () => {
  it('is listed for nobody and counted nowhere until it comes back', async () => {
    await comment(asha, did, 'stays')
    const cid = await comment(ravi, did, 'hidden')
    await setState(cid, 'shown', 'hidden')
    expect(await latest()).toMatchObject({ count: 1, text: 'stays' })
    for (const who of [asha, ravi]) expect((await read(0, who)).comments).toHaveLength(1)
    await setState(cid, 'hidden', 'shown')
    expect(await latest()).toMatchObject({ count: 2, text: 'hidden' })
    await setState(cid, 'shown', 'hidden')
    await ravi.call(comments.deleteComment, { cid })
    await setState(cid, 'hidden', 'shown')
    expect(await textsOf()).toEqual(['stays'])
  })

  it('a comment of a deleted person stays in its place without its words', async () => {
    const cid = await comment(ravi, did, 'the words')
    await comment(asha, did, 'an answer')
    await setState(cid, 'shown', 'erased')
    await query('UPDATE comment SET uid = NULL WHERE cid = $1', [cid])
    expect((await read()).comments).toMatchObject([
      { cid, uid: null, display_name: 'Deleted user', gender: null, avatar: null, comment: '[deleted]' },
      { comment: 'an answer' },
    ])
    expect(await latest()).toMatchObject({ count: 2, text: 'an answer' })
  })
})
