// What is tried against the forum as a whole; what concerns one call is tested with it.
import {
  auth,
  comments,
  discussions,
  lives,
  notifications,
  points,
  profiles,
  reports,
  transfers,
  votes,
} from '@dhruva/contract'
import { deliverWaiting, hideText } from '@dhruva/domain'
import { createWorld, type Member } from '@dhruva/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, handleOf, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

const world = await createWorld((parts) => buildApp({ ...parts, web: null }), { env: { LOG_LEVEL: 'debug' } })

let asha: Member
let ravi: Member
beforeAll(async () => {
  asha = await memberWithHandle(world, 'asha')
  ravi = await memberWithHandle(world, 'ravi')
})

const read = async (text: string, values: unknown[] = []) => (await world.db.pool.query(text, values)).rows

const OWNED = {
  uid: 1,
  state: 'hidden',
  upvotes: 1_000,
  downvotes: -5,
  comment_count: 99,
  created_at: '2001-01-01T00:00:00Z',
  updated_at: '2001-01-01T00:00:00Z',
  slug: 'evil',
  words: ['evil'],
  handle: 'evil.handle',
  handle_key: 'evil.handle',
  gender: 'Female',
  astrohub_points: 1_000_000,
  astrohub_redeemed_points: 1_000_000,
  is_ban: 1,
  is_hidden: true,
  questions_added: 50,
  balance: 1_000_000,
  default_bid: 1,
  default_birth_profile: 1,
  my_vote: 1,
  up: true,
  to_uid: 1,
  sent: true,
  id: '00000000-0000-4000-8000-000000000000',
  day: '2030-01-01',
  at: '2030-01-01T00:00:00Z',
}

it('what the service owns is not taken from anybody', async () => {
  const before = await read('SELECT * FROM profile WHERE uid = $1', [ravi.uid])
  const sent = (more: object) => ({ ...OWNED, uid: asha.uid, ...more })
  const text = { title: 'Over and over', description: 'With all fields' }
  expect(await ravi.raw(discussions.insertDiscussion, sent({ ...text, did: 999 }))).toMatchObject({ status: 200 })
  const [made] = await read('SELECT * FROM discussion ORDER BY did DESC LIMIT 1')
  expect(made).toMatchObject({ uid: ravi.uid, state: 'shown', slug: 'over-and-over', created_at: world.clock.now() })
  const { did } = made
  await ravi.raw(discussions.updateDiscussion, sent({ ...text, did, title: 'Over again' }))
  await ravi.raw(comments.insertComment, sent({ did, cid: 77, comment: 'And under' }))
  await ravi.raw(
    profiles.updateProfile,
    sent({ email: 'ravi.hub@example.org', display_name: 'evil.name', bid: '', avatar: '' }),
  )
  await asha.raw(votes.insertVote, { ...OWNED, uid: ravi.uid, did, type: 1, points: 500 })
  expect(await read('SELECT uid, state, slug, created_at FROM discussion WHERE did = $1', [did])).toEqual([
    { uid: ravi.uid, state: 'shown', slug: 'over-again', created_at: world.clock.now() },
  ])
  expect(await read('SELECT uid, cid < 77 AS own_cid, state, created_at FROM comment WHERE did = $1', [did])).toEqual([
    { uid: ravi.uid, own_cid: true, state: 'shown', created_at: world.clock.now() },
  ])
  expect(await read('SELECT * FROM discussion_count WHERE did = $1', [did])).toMatchObject([
    { upvotes: 1, downvotes: 0, comment_count: 1 },
  ])
  expect(await read('SELECT * FROM profile WHERE uid = $1', [ravi.uid])).toEqual(before)
  expect(await read('SELECT uid FROM vote WHERE target = $1', [did])).toEqual([{ uid: asha.uid }])
  expect(await read('SELECT FROM forum_ban')).toEqual([])
  expect(await read('SELECT max(points) AS points FROM points_event')).toEqual([{ points: 20 }])
})

describe('a text that is taken from view', () => {
  const SECRET = 'Unspeakable'
  const everyWay = async (who: Member | ReturnType<typeof world.visitor>, did: number, cid: number) => {
    const answers = await Promise.all([
      who.raw(discussions.getDiscussion, { did }),
      who.raw(discussions.searchDiscussions, {}),
      who.raw(discussions.searchDiscussions, { query: SECRET }),
      who.raw(discussions.searchDiscussions, { query: `${SECRET.slice(0, -1)}a` }),
      who.raw(discussions.searchDiscussions, { uid: asha.uid }),
      who.raw(discussions.searchDiscussions, { uid: asha.uid, query: SECRET }),
      who.raw(comments.getComments, { did }),
      who.raw(notifications.getNotifications),
      who.raw(profiles.getProfile, { uid: asha.uid }),
      who.raw(lives.live, { did }),
      who.raw(discussions.updateDiscussion, { did, title: 'Mine now', description: 'Mine now' }),
      who.raw(discussions.deleteDiscussion, { did }),
      who.raw(comments.deleteComment, { cid }),
      who.raw(comments.insertComment, { did, comment: 'Still here?' }),
      who.raw(votes.insertVote, { did, type: 1 }),
      who.raw(votes.insertVote, { cid, type: 1 }),
      who.raw(reports.report, { did }),
      who.raw(reports.report, { cid }),
    ])
    return answers.map(({ text }) => text).join('\n')
  }

  const takeAway = {
    hidden: (did: number) =>
      hideText(world.db, { operator: 'mira', reason: 'rules', now: world.clock.now() }, { kind: 'd', id: did }),
    deleted: (did: number) => asha.call(discussions.deleteDiscussion, { did }),
  }

  it.each(['hidden', 'deleted'] as const)('%s: nobody else reads, counts or changes it by any way', async (how) => {
    const did = await post(asha, `${SECRET} ${how}`, `${SECRET} words of ${how}`)
    const cid = await comment(asha, did, `${SECRET} comment of ${how}`)
    // who took part is told of it
    await comment(ravi, did, 'I was here')
    await comment(asha, did, `${SECRET} answer`)
    await deliverWaiting(world.db, world.clock.now, AbortSignal.timeout(10_000))
    expect(await everyWay(world.visitor(), did, cid)).toContain(SECRET)
    expect((await ravi.raw(notifications.getNotifications)).text).toContain(SECRET)
    await takeAway[how](did)
    const rows = () =>
      read(
        'SELECT * FROM discussion JOIN discussion_count USING (did) JOIN comment c USING (did) WHERE did = $1 ORDER BY c.cid',
        [did],
      )
    const before = await rows()
    for (const who of [world.visitor(), ravi, await world.member('passing by')])
      expect(await everyWay(who, did, cid)).not.toContain(SECRET)
    expect(await rows()).toEqual(before)
  })
})

it('a row that somebody else holds too long is overload, and says when to try again', async () => {
  const did = await post(asha, 'Held for long')
  const holder = await world.db.pool.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM discussion_count WHERE did = $1 FOR UPDATE', [did])
  const answer = await ravi.raw(comments.insertComment, { did, comment: 'Is there room?' })
  await holder.query('ROLLBACK')
  holder.release()
  expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

it('the log has no word of what people write, look for, are called or send', async () => {
  const words = ['Logged.title', 'Logged.text', 'Logged.comment', 'Logged.query', 'Logged.reason', 'logged.mail']
  const [title, description, text, query, reason, mail] = words
  const meera = await memberWithHandle(world, 'logged meera')
  await meera.raw(profiles.updateProfile, { email: `${mail}@example.org` })
  await meera.raw(profiles.insertProfile, { email: `${mail}@example.org`, display_name: 'Logged.name' })
  const did = await post(meera, title ?? '', description)
  const cid = await comment(meera, did, text ?? '')
  await meera.raw(discussions.updateDiscussion, { did, title: [title], description })
  for (const sought of [query, `${query}'`, `${query}\\`])
    await meera.raw(discussions.searchDiscussions, { query: sought })
  await ravi.raw(reports.report, { cid, reason })
  await ravi.raw(lives.live, { did })
  await ravi.raw(transfers.transferQuestions, { mobile: '9000000123', questions: 1 })
  await ravi.raw(points.redeemQuestions, { points: 100 })
  await world.visitor().raw(auth.getOTP, { mobile: '9000000124' })
  await world.db.pool.query('ALTER TABLE comment ADD CONSTRAINT test_break CHECK (char_length(comment) < 200)')
  const broken = await meera.raw(comments.insertComment, { did, comment: `${text} `.repeat(30) })
  await world.db.pool.query('ALTER TABLE comment DROP CONSTRAINT test_break')
  expect(broken).toMatchObject({ status: 500, json: { message: 'Something went wrong!' } })
  expect(broken.text).not.toMatch(/test_break|comment_|SQL/i)
  const log = world.log.join('')
  expect(log).toContain('test_break')
  for (const word of [
    ...words,
    'Logged.name',
    handleOf('logged meera'),
    '900000012',
    meera.token,
    ravi.token,
    '127.0.0.1',
  ])
    expect(log).not.toContain(word)
})
