import { comments, discussions } from '@dhruva/contract'
import { createWorld, type Member } from '@dhruva/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, handleOf, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

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
const rows = async (table: string) =>
  (await world.db.pool.query<Record<string, unknown>>(`SELECT * FROM ${table}`)).rows

describe('a new discussion', () => {
  it('is shown to everyone with its author, tags and empty counters', async () => {
    const tags = { rashi_tag: 'leo', nakshatra_tag: 'MAGHA', mahadasha_tag: 'Shukra' }
    const { did, slug, message } = await asha.call(discussions.insertDiscussion, { ...written, ...tags })
    expect({ slug, message }).toEqual({ slug: 'saturn-in-the-tenth', message: 'Your discussion has been posted.' })
    expect(await one(did)).toEqual({
      did,
      uid: asha.uid,
      display_name: handleOf('asha'),
      gender: expect.stringMatching(/^(Male|Female)$/),
      avatar: expect.any(String),
      ...written,
      created_at: world.clock.now().toISOString(),
      upvotes: 0,
      downvotes: 0,
      comment_count: 0,
      rashi_tag: 'Leo',
      nakshatra_tag: 'Magha',
      mahadasha_tag: 'Venus',
      latest_comment: null,
      latest_comment_uid: null,
      latest_comment_gender: null,
      latest_comment_avatar: null,
      latest_comment_display_name: null,
      slug,
      my_vote: null,
      is_hidden: false,
    })
    expect((await latest()).discussions[0]).toEqual(await one(did))
  })

  it('earns its points, written with it and waiting for the worker', async () => {
    const did = await post(asha, 'What earns points')
    const events = (await rows('points_event')).filter(({ about }) => about === `d${did}`)
    expect(events).toMatchObject([
      { uid: asha.uid, reason: 'discussion', points: 20, day: '2026-11-21', settled: null },
    ])
    expect(await rows('outbox')).toContainEqual(
      expect.objectContaining({ job: 'settlePoints', payload: { uid: asha.uid } }),
    )
  })

  it('takes nothing else from what is sent', async () => {
    const more = {
      did: 1,
      uid: ravi.uid,
      state: 'hidden',
      slug: 'mine',
      created_at: '2001-01-01',
      upvotes: 99,
      points: 400,
    }
    const answer = await asha.raw(discussions.insertDiscussion, { ...written, title: 'One line\n  or two', ...more })
    const [newest] = (await latest()).discussions
    expect(answer.json).toMatchObject({ did: newest?.did, slug: 'one-line-or-two' })
    expect(newest).toMatchObject({
      uid: asha.uid,
      title: 'One line or two',
      upvotes: 0,
      is_hidden: false,
      created_at: world.clock.now().toISOString(),
    })
    expect((await rows('points_event')).filter(({ points }) => points === 400)).toEqual([])
  })

  it('needs a handle', async () => {
    const meera = await world.member('meera')
    for (const language of ['en', 'hi']) {
      const answer = await meera.raw(discussions.insertDiscussion, written, { 'accept-language': language })
      expect(answer).toMatchObject({ status: 200, json: { status: 'fail', code: 'handle_required' } })
    }
  })

  it('is refused to the suspended before anything else', async () => {
    const banned = await world.member('banned')
    await world.db.pool.query('INSERT INTO forum_ban (uid, at) VALUES ($1, now())', [banned.uid])
    const answer = await banned.raw(discussions.insertDiscussion, written)
    expect(answer).toMatchObject({ status: 403, json: { code: 'banned' } })
  })

  it.each([
    [{ title: 'abcd', description: 'long enough' }, 'title'],
    [{ title: '  ab  ', description: 'long enough' }, 'title'],
    [{ title: 'x'.repeat(151), description: 'long enough' }, 'title'],
    [{ title: 'long enough', description: 'abcd' }, 'description'],
    [{ title: 'long enough', description: 'x'.repeat(10_001) }, 'description'],
    [{ description: 'long enough' }, 'title'],
    [{ ...written, rashi_tag: 'Ophiuchus' }, 'rashi_tag'],
    [{ title: '\u202e\u0000\u2066abcd', description: 'long enough' }, 'title'],
    [{ title: 'lone \ud800 surrogate', description: 'long enough' }, 'title'],
    [{ title: '\u200b\u200b\u200b\u200b\u200b', description: 'long enough' }, 'title'],
    [{ title: 'long enough', description: '\u3164\u2800\u00ad \u0301\u0301\ufeff' }, 'description'],
  ])('is not made of %.60j', async (sent, path) => {
    expect(await asha.raw(discussions.insertDiscussion, sent)).toMatchObject({
      status: 400,
      json: { errors: [{ path }] },
    })
  })

  it.each([
    ['शनि की साढ़ेसाती कब तक रहेगी?', 'shani-ki-sade-sati-kab-tak-rahegi'],
    ['🪐🪐🪐🪐🪐', 'discussion'],
    ['é ü ñ Ação', 'e-u-n-acao'],
    ['x'.repeat(150), 'x'.repeat(80)],
    ['ராசி பலன் இன்று', 'discussion'],
    [`${'long word '.repeat(14)}end`, 'long-word-'.repeat(8).slice(0, -1)],
    ["Don't stop", 'dont-stop'],
    ['क्‍या कहें', 'kya-kahein'],
  ])('titled %.40s has an address that can be typed', async (title, slug) => {
    const posted = await asha.call(discussions.insertDiscussion, { title, description: `Of ${title}` })
    expect(posted.slug).toBe(slug)
    expect((await one(posted.did)).title).toBe(title.normalize('NFC').trim())
  })

  it.each([
    ['नमस्ते 🙏🏽 '.repeat(1_000).slice(0, 10_000).trim()],
    ['e\u0301\u0323\u0308'.repeat(100)],
    ['<script>alert(1)</script> "quotes" \\ %_ $1'],
    ["'); DROP TABLE discussion; --"],
    ['first\n\n  second\tthird'],
  ])('keeps its text as it was typed: %.30s', async (description) => {
    const did = await post(asha, 'What is kept', description)
    expect((await one(did)).description).toBe(description.normalize('NFC'))
  })

  it('pressed twice is one, at once or within ten seconds', async () => {
    const twice = { title: 'Pressed twice', description: 'With a slow connection' }
    const presses = await Promise.all(Array.from({ length: 8 }, () => asha.call(discussions.insertDiscussion, twice)))
    world.clock.advance({ seconds: 9 })
    presses.push(await asha.call(discussions.insertDiscussion, twice))
    expect(new Set(presses.map(({ did }) => did)).size).toBe(1)
    world.clock.advance({ seconds: 2 })
    const again = await asha.call(discussions.insertDiscussion, twice)
    expect(again.did).not.toBe(presses[0]!.did)
    expect(await ravi.call(discussions.insertDiscussion, twice)).not.toMatchObject({ did: again.did })
  })
})

describe('changing a discussion', () => {
  it('changes text, tags and address, and not when or by whom it was written', async () => {
    const did = await post(asha, 'Before the change')
    const before = await one(did)
    world.clock.advance({ minutes: 5 })
    const form = { did, title: 'After the change', description: 'Another text', mahadasha_tag: 'Guru' }
    expect(await asha.call(discussions.updateDiscussion, form)).toMatchObject({ message: expect.any(String) })
    expect(await one(did)).toEqual({
      ...before,
      title: 'After the change',
      description: 'Another text',
      mahadasha_tag: 'Jupiter',
      slug: 'after-the-change',
    })
  })

  it('of someone else that everybody can read is refused as not theirs; what nobody else can see as not there', async () => {
    const did = await post(asha, 'Only mine to change')
    const tryBoth = () =>
      Promise.all([
        ravi.raw(discussions.updateDiscussion, { did, ...written }),
        ravi.raw(discussions.deleteDiscussion, { did }),
      ])
    for (const answer of await tryBoth()) expect(answer).toMatchObject({ status: 403, json: { code: 'forbidden' } })
    const missing = { status: 404, json: { code: 'discussion_not_found' } }
    expect(await ravi.raw(discussions.deleteDiscussion, { did: 2_147_483_647 })).toMatchObject(missing)
    await world.db.pool.query("SELECT set_discussion_state($1, '{shown}', 'hidden')", [did])
    for (const answer of await tryBoth()) expect(answer).toMatchObject(missing)
    await world.db.pool.query("SELECT set_discussion_state($1, '{hidden}', 'shown')", [did])
    expect((await one(did)).title).toBe('Only mine to change')
  })

  it('is refused to the suspended, who may still delete', async () => {
    const kiran = await memberWithHandle(world, 'kiran')
    const did = await post(kiran, 'Before the suspension')
    await world.db.pool.query('INSERT INTO forum_ban (uid, at) VALUES ($1, now())', [kiran.uid])
    expect(await kiran.raw(discussions.updateDiscussion, { did, ...written })).toMatchObject({ status: 403 })
    expect(await kiran.raw(discussions.deleteDiscussion, { did })).toMatchObject({ status: 200 })
  })
})

describe('deleting a discussion', () => {
  it('takes it, its text and its comments from everywhere', async () => {
    const did = await post(asha, 'Soon to be deleted', 'A secret of the moment')
    const cid = await comment(ravi, did, 'A word on it')
    const { page_count } = await latest(10_000)
    await asha.call(discussions.deleteDiscussion, { did })
    for (const [endpoint, sent] of [
      [discussions.getDiscussion, { did }],
      [discussions.updateDiscussion, { did, ...written }],
      [discussions.deleteDiscussion, { did }],
      [comments.getComments, { did }],
      [comments.insertComment, { did, comment: 'too late' }],
    ] as const)
      expect(await asha.raw(endpoint, sent)).toMatchObject({ status: 404, json: { code: 'discussion_not_found' } })
    expect((await latest()).discussions.map((each) => each.did)).not.toContain(did)
    expect((await latest(10_000)).page_count).toBeLessThanOrEqual(page_count)
    expect(JSON.stringify(await rows('discussion'))).not.toContain('A secret of the moment')
    expect(await ravi.raw(comments.deleteComment, { cid })).toMatchObject({ status: 200 })
  })

  it('takes back what it earned, once', async () => {
    const did = await post(asha, 'Deleted many times')
    const tries = await Promise.all(Array.from({ length: 10 }, () => asha.raw(discussions.deleteDiscussion, { did })))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    const events = (await rows('points_event')).filter(({ about }) => about === `d${did}`)
    expect(events.map(({ reason, points }) => [reason, points])).toEqual([
      ['discussion', 20],
      ['delete', 0],
    ])
  })
})
