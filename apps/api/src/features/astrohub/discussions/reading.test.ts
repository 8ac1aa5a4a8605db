import { comments, discussions } from '@dhruva/contract'
import { createWorld, type Member } from '@dhruva/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

const world = await createWorld(buildApp)

let asha: Member
let ravi: Member
beforeAll(async () => {
  asha = await memberWithHandle(world, 'asha')
  ravi = await memberWithHandle(world, 'ravi')
})

const one = async (did: number, who: Pick<Member, 'call'> = world.visitor()) =>
  (await who.call(discussions.getDiscussion, { did })).discussion
const latest = async (start = 0, who: Pick<Member, 'call'> = world.visitor()) =>
  who.call(discussions.searchDiscussions, { start })
const written = { title: 'Saturn in the tenth', description: 'What does it do to work?' }

describe('what moderation hides', () => {
  it('is seen by its author only, and comes back as it was', async () => {
    const did = await post(asha, 'Hidden for a while')
    await comment(ravi, did, 'Why hide it?')
    const [{ page_count }, before] = [await latest(), await one(did)]
    const set = (from: string, to: string) =>
      world.db.pool.query('SELECT set_discussion_state($1, $2, $3)', [did, [from], to])
    await set('shown', 'hidden')
    for (const who of [world.visitor(), ravi]) {
      expect(await who.raw(discussions.getDiscussion, { did })).toMatchObject({ status: 404 })
      expect(await who.raw(comments.getComments, { did })).toMatchObject({ status: 404 })
    }
    expect(await ravi.raw(comments.insertComment, { did, comment: 'still there?' })).toMatchObject({ status: 404 })
    expect(await one(did, asha)).toEqual({ ...before, is_hidden: true })
    expect((await latest()).discussions.map((each) => each.did)).not.toContain(did)
    await set('hidden', 'shown')
    expect(await one(did)).toEqual(before)
    expect(await latest()).toMatchObject({ page_count, discussions: expect.arrayContaining([before]) })
  })

  it('stays hidden when it is changed, and can be deleted', async () => {
    const did = await post(asha, 'Hidden and changed')
    await world.db.pool.query("SELECT set_discussion_state($1, '{shown}', 'hidden')", [did])
    await asha.call(discussions.updateDiscussion, { did, ...written })
    expect(await one(did, asha)).toMatchObject({ is_hidden: true, title: written.title })
    await asha.call(discussions.deleteDiscussion, { did })
    expect(await asha.raw(discussions.getDiscussion, { did })).toMatchObject({ status: 404 })
  })
})

describe('the discussions of a person', () => {
  const of = (uid: number, who: Pick<Member, 'call'>, start = 0) =>
    who.call(discussions.searchDiscussions, { uid, start })

  it('are theirs alone, newest first, ten a page', async () => {
    const lila = await memberWithHandle(world, 'lila')
    const dids = []
    for (let n = 1; n <= 12; n++) dids.unshift(await post(lila, `Lila's text ${n}`))
    await post(asha, 'Not of Lila')
    const first = await of(lila.uid, ravi)
    expect(first.page_count).toBe(2)
    expect(first.discussions.map(({ did }) => did)).toEqual(dids.slice(0, 10))
    expect((await of(lila.uid, world.visitor(), 10)).discussions.map(({ did }) => did)).toEqual(dids.slice(10))
    expect(await of(lila.uid, lila, 20)).toMatchObject({ page_count: 2, discussions: [] })
  })

  it('are shown to nobody else while the profile is private, and hidden ones to their author', async () => {
    const tara = await memberWithHandle(world, 'tara')
    const [hidden, shown] = [await post(tara, 'Hidden of Tara'), await post(tara, 'Shown of Tara')]
    await world.db.pool.query("SELECT set_discussion_state($1, '{shown}', 'hidden')", [hidden])
    expect((await of(tara.uid, ravi)).discussions.map(({ did }) => did)).toEqual([shown])
    expect(await of(tara.uid, tara)).toMatchObject({
      page_count: 1,
      discussions: [
        { did: shown, is_hidden: false },
        { did: hidden, is_hidden: true },
      ],
    })
    await world.db.pool.query('UPDATE profile SET is_private = true WHERE uid = $1', [tara.uid])
    for (const who of [ravi, world.visitor()])
      expect(await of(tara.uid, who)).toMatchObject({ page_count: 0, discussions: [] })
    expect((await of(tara.uid, tara)).discussions).toHaveLength(2)
    expect(await one(shown)).toMatchObject({ did: shown, uid: tara.uid })
  })

  it('are none for someone nobody knows', async () => {
    expect(await of(2_000_000_000, ravi)).toMatchObject({ page_count: 0, discussions: [] })
    expect(await of((await world.member('no handle')).uid, ravi)).toMatchObject({ page_count: 0, discussions: [] })
  })
})

describe('a deleted person', () => {
  it('is called so, in the reader’s language, and their text is gone', async () => {
    const gone = await memberWithHandle(world, 'gone')
    const [did, other] = [await post(gone, 'Of someone who left'), await post(asha, 'Commented by someone who left')]
    const cid = await comment(gone, other, 'My last words')
    await comment(ravi, did, 'Goodbye then')
    await world.db.pool.query("SELECT set_discussion_state($1, '{shown}', 'erased')", [did])
    await world.db.pool.query("SELECT set_comment_state($1, '{shown}', 'erased')", [cid])
    await world.db.pool.query('UPDATE discussion SET uid = NULL WHERE did = $1', [did])
    await world.db.pool.query('UPDATE comment SET uid = NULL WHERE cid = $1', [cid])
    const nobody = { uid: null, gender: null, avatar: null }
    expect(await one(did)).toMatchObject({
      ...nobody,
      display_name: 'Deleted user',
      title: '[deleted]',
      comment_count: 1,
    })
    expect(await one(other)).toMatchObject({
      latest_comment: '[deleted]',
      latest_comment_uid: null,
      latest_comment_display_name: 'Deleted user',
    })
    const inHindi = await asha.raw(comments.getComments, { did: other }, { 'accept-language': 'hi-IN' })
    expect(inHindi.json).toMatchObject({
      comments: [{ ...nobody, display_name: 'हटाया गया सदस्य', comment: '[deleted]' }],
    })
    expect((await latest()).discussions.map((each) => each.did)).not.toContain(did)
  })
})

it('tells who asks how they voted', async () => {
  const did = await post(asha, 'Voted on by Ravi')
  await world.db.pool.query("INSERT INTO vote (uid, kind, target, up, at) VALUES ($1, 'd', $2, false, now())", [
    ravi.uid,
    did,
  ])
  expect([await one(did, ravi), await one(did, asha), await one(did)].map(({ my_vote }) => my_vote)).toEqual([
    0,
    null,
    null,
  ])
  const listed = (await latest(0, ravi)).discussions.find((each) => each.did === did)
  expect(listed?.my_vote).toBe(0)
})
