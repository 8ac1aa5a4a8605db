import { countUnseen, deliverNotice, listNotices, markSeen, openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deliverWaiting } from '#notifications/deliver-waiting.ts'
import { addComment, addDiscussion, addUpvote, takeVoteBack } from '#testing/forum.ts'
import { addPerson } from '#testing/people.ts'

const db = openDb({ url: await testDatabase(), poolSize: 8 })
afterAll(() => db.close())

const NOW = new Date('2026-11-22T09:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const never = new AbortController().signal
const deliverAll = () => deliverWaiting(db, () => NOW, never)

let asha: number
let ravi: number
let meera: number
let did: number

beforeEach(async () => {
  asha = await addPerson(db)
  ravi = await addPerson(db)
  meera = await addPerson(db)
  did = await addDiscussion(db, asha)
})

const noticesOf = async (uid: number) =>
  (await listNotices(db, uid)).notices.map(({ kind, others, highlight }) => ({ kind, others, highlight }))
const actorOf = async (uid: number) => (await db.prisma.notification.findFirst({ where: { uid } }))?.actor
const unseenOf = async (uid: number) => (await countUnseen(db, [uid]))[0]?.unseen_count
const fresh = (kind: string, others = 0) => ({ kind, others, highlight: true })

test('a comment is told to the author, and to who commented before; nobody is told of their own', async () => {
  await addComment(db, did, ravi)
  await addComment(db, did, meera)
  await addComment(db, did, asha)
  expect(await deliverAll()).toBe(3)
  expect(await noticesOf(asha)).toEqual([fresh('comment', 1)])
  expect(await noticesOf(ravi)).toEqual([fresh('reply', 1)])
  expect(await noticesOf(meera)).toEqual([fresh('reply')])
})

test('what is unseen is counted up, newest first; what was seen stays and a new one begins', async () => {
  await addComment(db, did, ravi, later(2))
  await addComment(db, did, meera, later(1))
  await addComment(db, did, ravi, later(0))
  await deliverAll()
  expect(await noticesOf(asha)).toEqual([fresh('comment', 1)])
  expect(await actorOf(asha)).toBe(ravi)
  expect(await unseenOf(asha)).toBe(1)
  await markSeen(db, asha, later(3))
  expect(await unseenOf(asha)).toBe(0)
  await addComment(db, did, meera, later(4))
  await deliverAll()
  expect(await noticesOf(asha)).toEqual([fresh('comment'), { kind: 'comment', others: 1, highlight: false }])
  expect(await unseenOf(asha)).toBe(1)
})

test('an upvote is told once for a person and discussion, and only while it stands', async () => {
  await addUpvote(db, did, ravi)
  await takeVoteBack(db, did, ravi)
  await deliverAll()
  expect(await noticesOf(asha)).toEqual([])
  await addUpvote(db, did, ravi)
  await deliverAll()
  expect(await noticesOf(asha)).toEqual([fresh('upvote')])
  await markSeen(db, asha, NOW)
  await takeVoteBack(db, did, ravi)
  await addUpvote(db, did, ravi)
  await deliverAll()
  expect(await unseenOf(asha)).toBe(0)
  await addUpvote(db, did, meera)
  await addUpvote(db, did, asha)
  await deliverAll()
  expect(await noticesOf(asha)).toEqual([fresh('upvote'), { kind: 'upvote', others: 0, highlight: false }])
})

test('two upvotes of one person that are delivered at once are told once', async () => {
  for (let round = 0; round < 20; round++) {
    const discussion = await addDiscussion(db, asha)
    const events = [await addUpvote(db, discussion, ravi), await addUpvote(db, discussion, ravi)]
    const told = await Promise.all(events.map((id) => deliverNotice(db, id, NOW)))
    expect(told.toSorted()).toEqual([0, 1])
  }
})

test('who deleted the comment, is suspended or has left is not told', async () => {
  const [deleted, banned, left] = [await addPerson(db), await addPerson(db), await addPerson(db)]
  for (const uid of [deleted, banned, left]) await addComment(db, did, uid)
  await deliverAll()
  await db.pool.query(`UPDATE comment SET state = 'deleted', comment = '' WHERE uid = $1`, [deleted])
  await db.prisma.forumBan.create({ data: { uid: banned, at: NOW } })
  await db.pool.query('UPDATE person SET deleted_at = now(), mobile = NULL WHERE uid = $1', [left])
  const before = await Promise.all([deleted, banned, left].map(noticesOf))
  await addComment(db, did, ravi)
  await deliverAll()
  expect(await Promise.all([deleted, banned, left].map(noticesOf))).toEqual(before)
  expect(await noticesOf(asha)).toEqual([fresh('comment', 3)])
})

test('a comment that is gone, or a discussion that is, is told to nobody; and what tells of it is neither listed nor counted', async () => {
  await addComment(db, did, ravi)
  await db.pool.query(`UPDATE comment SET state = 'hidden' WHERE did = $1`, [did])
  await deliverAll()
  expect(await noticesOf(asha)).toEqual([])
  await addComment(db, did, ravi)
  await deliverAll()
  expect(await unseenOf(asha)).toBe(1)
  for (const state of ['hidden', 'deleted']) {
    await db.pool.query('UPDATE discussion SET state = $2 WHERE did = $1', [did, state])
    expect(await noticesOf(asha)).toEqual([])
    expect(await unseenOf(asha)).toBe(0)
  }
  await addComment(db, did, meera)
  await deliverAll()
  await db.pool.query(`UPDATE discussion SET state = 'shown' WHERE did = $1`, [did])
  expect(await noticesOf(asha)).toEqual([fresh('comment')])
})

test('five hundred earlier commenters are told in one go, however many deliver at once', async () => {
  const { rows } = await db.pool.query<{ uid: number }>(
    `INSERT INTO person (mobile) SELECT '+917' || lpad(n::text, 9, '0') FROM generate_series(1, 500) n RETURNING uid`,
  )
  await db.pool.query(
    `INSERT INTO comment (did, uid, comment, created_at) SELECT $1, unnest($2::int[]), 'Me too', now()`,
    [did, rows.map((row) => row.uid)],
  )
  const events = [await addComment(db, did, ravi), await addComment(db, did, meera), await addComment(db, did, asha)]
  const told = await Promise.all([...events, ...events].map((id) => deliverNotice(db, id, NOW)))
  expect(told.filter((count) => count !== null).toSorted()).toEqual([501, 502, 502])
  const listed = await db.pool.query(
    `SELECT kind, cardinality(actors) AS actors, count(*)::int AS people FROM notification WHERE did = $1 GROUP BY 1, 2 ORDER BY 1, 2, 3`,
    [did],
  )
  expect(listed.rows).toEqual([
    { kind: 'comment', actors: 2, people: 1 },
    { kind: 'reply', actors: 1, people: 1 },
    { kind: 'reply', actors: 2, people: 1 },
    { kind: 'reply', actors: 3, people: 500 },
  ])
})

test('deliveries of many discussions with the same people, and marking in between, never block each other for good', async () => {
  const discussions = await Promise.all(Array.from({ length: 6 }, () => addDiscussion(db, asha)))
  for (const discussion of discussions) for (const uid of [meera, ravi]) await addComment(db, discussion, uid)
  await deliverAll()
  const events = []
  for (let round = 0; round < 10; round++)
    for (const discussion of discussions)
      events.push(await addComment(db, discussion, [asha, ravi, meera][round % 3] ?? 0))
  const marking = [asha, ravi, meera].map((uid) => markSeen(db, uid, NOW))
  const told = await Promise.all([...events.map((id) => deliverNotice(db, id, NOW)), ...marking])
  expect(told.slice(0, events.length)).toEqual(events.map(() => 2))
})

test('an event that cannot be delivered holds up none after it, and waits', async () => {
  await addComment(db, did, ravi)
  const second = await addDiscussion(db, meera)
  await addComment(db, second, ravi)
  await db.pool.query(`ALTER TABLE notification ADD CONSTRAINT broken CHECK (did <> ${did}) NOT VALID`)
  await expect(deliverAll()).rejects.toThrow(/broken/)
  expect(await noticesOf(meera)).toEqual([fresh('comment')])
  await db.pool.query('ALTER TABLE notification DROP CONSTRAINT broken')
  expect(await deliverAll()).toBe(1)
  expect(await noticesOf(asha)).toEqual([fresh('comment')])
})

test('a bell is counted to a hundred, and a crowd by its first hundred', async () => {
  const { rows } = await db.pool.query<{ uid: number }>(
    `INSERT INTO person (mobile) SELECT '+915' || lpad(n::text, 9, '0') FROM generate_series(1, 130) n RETURNING uid`,
  )
  for (const { uid } of rows) await addUpvote(db, did, uid)
  for (let n = 0; n < 110; n++) await addComment(db, await addDiscussion(db, asha), ravi)
  await deliverAll()
  expect(await unseenOf(asha)).toBe(100)
  const crowd = await db.prisma.notification.findFirst({ where: { uid: asha, kind: 'upvote' } })
  expect(crowd?.actors).toHaveLength(101)
  expect(crowd?.actor).toBe(rows.at(-1)?.uid)
})
