import { once } from 'node:events'
import net from 'node:net'
import { comments, createClient, discussions, lives, notifications, users, votes } from '@dhruva/contract'
import { deliverWaiting, settleWaitingPoints } from '@dhruva/domain'
import { createWorld, type Member, until } from '@dhruva/testkit'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { memberWithHandle, post } from '#features/astrohub/testing/forum.ts'
import { becomes, counts, hearing, last } from '#features/astrohub/testing/hearing.ts'

const env = { LIVE_STREAMS: '12', LIVE_HEARTBEAT_MS: '150' }
const world = await createWorld((parts) => buildApp({ ...parts, web: null }), { env })
const here = await world.address()
const asha = await memberWithHandle(world, 'asha')
const ravi = await memberWithHandle(world, 'ravi')

// a second process on the same database
const beside = await buildApp({
  env: { JWT_SECRET: 'a secret of the tests, long enough to sign with', DATABASE_URL: world.databaseUrl, ...env },
  now: world.clock.now,
  logTo: { write: () => {} },
  web: null,
})
const there = await beside.http.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => beside.close())

const { hear, everyoneLeft } = hearing(here, () => world.app.ctx.live.size() + beside.ctx.live.size())
const say = (who: Member, did: number) => who.call(comments.insertComment, { did, comment: `Word ${Math.random()}` })
const work = async () => {
  await deliverWaiting(world.db, world.clock.now, new AbortController().signal)
  await settleWaitingPoints(world.db, { cap: 400, now: world.clock.now() })
}

it('begins with what stands, and tells a member and a visitor what changes', async () => {
  const did = await post(asha, 'What does a returning Saturn ask?')
  await work()
  const author = await hear(asha, did)
  const visitor = await hear(null, did)
  await becomes(author, { type: 'unseen', unseen_count: 0 })
  await becomes(author, { type: 'points', astrohub_points: 20 })
  await becomes(visitor, counts(did, 0))
  await say(ravi, did)
  await ravi.call(votes.insertVote, { did, type: 1 })
  await becomes(visitor, counts(did, 1, 1))
  await becomes(author, counts(did, 1, 1))
  await work()
  await becomes(author, { type: 'unseen', unseen_count: 2 })
  await becomes(author, { type: 'points', astrohub_points: 21 })
  await asha.call(notifications.markNotificationsSeen, {})
  await becomes(author, { type: 'unseen', unseen_count: 0 })
  expect(visitor.events.filter((event) => event.type !== 'discussion')).toEqual([])
  expect(visitor.events.length).toBeLessThanOrEqual(3)
})

it('tells each person of their own things alone', async () => {
  const did = await post(asha, 'Another question of mine')
  const [mine, other] = [await hear(asha), await hear(ravi)]
  await say(ravi, did)
  await work()
  await becomes(mine, { type: 'unseen', unseen_count: 1 })
  await becomes(other, { type: 'unseen', unseen_count: 0 })
  expect([...mine.events, ...other.events].filter((event) => event.type === 'discussion')).toEqual([])
  expect(other.events.filter((event) => event.type === 'unseen')).toHaveLength(1)
})

it('says that a discussion is gone, when it was deleted and when it was hidden; its author still sees a hidden one', async () => {
  const did = await post(asha, 'To be hidden soon')
  const [author, visitor] = [await hear(asha, did), await hear(null, did)]
  await becomes(visitor, counts(did, 0))
  await world.db.pool.query(`SELECT set_discussion_state($1, ARRAY['shown'], 'hidden')`, [did])
  await becomes(visitor, { type: 'gone', did })
  expect(last(author, 'gone')).toBeUndefined()
  await asha.call(discussions.deleteDiscussion, { did })
  await becomes(author, { type: 'gone', did })
  await becomes(await hear(null, 2_000_000_000), { type: 'gone', did: 2_000_000_000 })
})

it('gathers what changes quickly: few events, and the last one true', async () => {
  const did = await post(asha, 'A crowded question')
  const visitor = await hear(null, did)
  await becomes(visitor, counts(did, 0))
  for (let n = 0; n < 40; n++)
    await world.db.pool.query(
      `WITH up AS (UPDATE discussion_count SET upvotes = upvotes + 1 WHERE did = $1) SELECT pg_notify('live', 'd' || $1::int)`,
      [did],
    )
  await becomes(visitor, counts(did, 0, 40))
  expect(visitor.events.length).toBeLessThan(20)
})

it('hears what another process did', async () => {
  const did = await post(asha, 'Two houses, one sky')
  const [one, other] = [await hear(null, did, here), await hear(ravi, did, there)]
  await Promise.all([becomes(one, counts(did, 0)), becomes(other, counts(did, 0))])
  const client = createClient({ baseUrl: there, token: () => ravi.token, language: () => 'en' })
  await client.call(votes.insertVote, { did, type: 1 })
  await Promise.all([becomes(one, counts(did, 0, 1)), becomes(other, counts(did, 0, 1))])
})

it('knows what it missed while the database was out of hearing', async () => {
  const did = await post(asha, 'Heard again')
  const [member, visitor] = [await hear(asha, did), await hear(null, did)]
  await becomes(visitor, counts(did, 0))
  // the action without its notice: only a fresh look after the new connection can tell it
  await world.db.pool.query('UPDATE discussion_count SET comment_count = 7 WHERE did = $1', [did])
  await world.db.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'dhruva listens to live' AND datname = current_database()`,
  )
  await Promise.all([becomes(visitor, counts(did, 7)), becomes(member, counts(did, 7))])
})

it('survives the loss of every connection the process has', async () => {
  const did = await post(asha, 'All lines down')
  const visitor = await hear(null, did)
  await becomes(visitor, counts(did, 0))
  await world.db.pool.query('UPDATE discussion_count SET comment_count = 3 WHERE did = $1', [did])
  await world.db.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND application_name IN ('dhruva-api', 'dhruva listens to live')`,
  )
  await becomes(visitor, counts(did, 3))
})

it('ends with the login it rests on, and no other', async () => {
  const leaver = await memberWithHandle(world, 'leaver')
  const [gone, stays] = [await hear(leaver), await hear(asha)]
  await leaver.call(users.logout, {})
  expect(await gone.end).toBe('ended')
  expect(gone.events.map(({ type }) => type)).not.toContain('replaced')
  await say(ravi, await post(asha, 'Still here'))
  await work()
  await until(() => last(stays, 'unseen') !== undefined)
  // a login that is over opens a visitor's stream, which tells nothing of anyone
  const after = await hear(leaver, 1)
  await until(() => after.events.length > 0)
  expect(after.events.map(({ type }) => type)).not.toContain('unseen')
})

it('keeps five streams of a person: the oldest is told to stay away', async () => {
  const first = await hear(asha)
  const others = [await hear(asha), await hear(asha), await hear(asha), await hear(asha)]
  const stranger = await hear(ravi)
  const newest = await hear(asha)
  expect(await first.end).toBe('ended')
  expect(first.events.at(-1)).toEqual({ type: 'replaced' })
  for (const one of [...others, stranger, newest]) await until(() => last(one, 'unseen') !== undefined)
  expect(world.app.ctx.live.size()).toBe(6)
})

it('refuses one more than it can hold, and has room again when one has left', async () => {
  const all = []
  for (let n = 0; n < 12; n++) all.push(await hear(null, 1))
  const refused = await fetch(`${here}${lives.live.path}?did=1`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  await expect(hear(null, 1)).rejects.toThrow('HTTP 503')
  all[0]?.leave()
  await until(() => world.app.ctx.live.size() === 11)
  await hear(null, 1)
})

it('lets no visitors keep a member out: the oldest of them makes room', async () => {
  const visitors = []
  for (let n = 0; n < 12; n++) visitors.push(await hear(null, 1))
  const member = await hear(asha)
  await until(() => last(member, 'unseen') !== undefined)
  expect(await visitors[0]?.end).toBe('ended')
  expect(world.app.ctx.live.size()).toBe(12)
  await expect(hear(null, 1)).rejects.toThrow('HTTP 503')
})

it('answers as an event stream that nobody keeps or holds back, and leaves no line of log but the request', async () => {
  const before = world.log.length
  const away = new AbortController()
  const answer = await fetch(`${here}${lives.live.path}?did=1`, { signal: away.signal })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  away.abort()
  await everyoneLeft()
  await until(() => world.log.length > before)
  expect(world.log.slice(before).map((line) => JSON.parse(line).msg)).toEqual(['request'])
})

it('refuses a did that is none, and gives nothing to HEAD', async () => {
  expect((await fetch(`${here}${lives.live.path}?did=-4`)).status).toBe(400)
  expect((await fetch(`${here}${lives.live.path}?did=1`, { method: 'HEAD' })).status).toBeGreaterThanOrEqual(400)
  expect((await fetch(`${here}${lives.live.path}`, { method: 'POST' })).status).toBeGreaterThanOrEqual(400)
  expect(world.app.ctx.live.size()).toBe(0)
})

it('says goodbye when the process is to end', async () => {
  const open = await hear(asha, undefined, there)
  // browsers open connections ahead: nobody waits for one that says nothing
  const silent = net.connect(Number(new URL(there).port), '127.0.0.1')
  await once(silent, 'connect')
  const closing = beside.close()
  expect(await open.end).toBe('ended')
  await closing
  silent.destroy()
})
