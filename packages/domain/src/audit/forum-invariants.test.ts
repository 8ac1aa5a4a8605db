// What could be left wrong in counts, in notifications, and of somebody who has left, each found by the invariant that it breaks.
import { deliverNotice, openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invariants } from '#audit/invariants.ts'
import { addPerson } from '#testing/people.ts'
import { addPointsOfTwo } from '#testing/points.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
const vandal = await db.pool.connect()
afterAll(async () => {
  vandal.release()
  await db.close()
})

beforeAll(async () => {
  const now = new Date('2026-11-21T06:30:00Z')
  await addPointsOfTwo(db, now)
  for (const { id } of await db.prisma.noticeEvent.findMany()) await deliverNotice(db, Number(id), now)
  const left = await addPerson(db)
  await db.prisma.user.update({ where: { uid: left }, data: { mobile: null, deletedAt: now } })
})

const brokenAfter = async (damage: string): Promise<string[]> => {
  await vandal.query('BEGIN')
  await vandal.query(damage)
  const broken: string[] = []
  for (const { id, violationsQuery } of invariants.filter((one) => ['I15a', 'I15b', 'I23', 'I24'].includes(one.id))) {
    const { rowCount } = await vandal.query(violationsQuery)
    if (rowCount !== 0) broken.push(id)
  }
  await vandal.query('ROLLBACK')
  return broken
}

test('what was told, and who left, is clean', async () => {
  expect(await db.prisma.notification.count()).toBeGreaterThan(0)
  expect(await brokenAfter('')).toEqual([])
})

const LEFT = '(SELECT uid FROM person WHERE deleted_at IS NOT NULL)'

test.each([
  ['a number', `UPDATE person SET mobile = '+917000000009' WHERE uid = ${LEFT}`],
  ['a suspension', `INSERT INTO forum_ban VALUES (${LEFT}, now())`],
  ['a coupon', `INSERT INTO coupon VALUES (gen_random_uuid(), ${LEFT}, 5, now(), now() + interval '1 day')`],
  ['what counts for the next account', `INSERT INTO free_use VALUES ('x', 'daily', now(), 1, ${LEFT})`],
  ['the last to be named', `UPDATE notification SET actor = ${LEFT}`],
  ['one of those counted', `UPDATE notification SET actors = actors || ${LEFT}`],
  ['a notification', `UPDATE notification SET uid = ${LEFT}`],
  [
    'a number in the own list of transfers',
    `INSERT INTO transfer (id, uid, to_uid, mobile, questions, state, at)
     VALUES (gen_random_uuid(), ${LEFT}, 1, '+917000000008', 1, 'sent', now())`,
  ],
  [
    'the number in the list of another',
    `INSERT INTO transfer (id, uid, to_uid, mobile, questions, state, at)
     VALUES (gen_random_uuid(), 1, ${LEFT}, '+917000000008', 1, 'sent', now())`,
  ],
  ['a vote', `UPDATE vote SET uid = ${LEFT} WHERE kind = 'd'`],
  ['a comment', `UPDATE comment SET uid = ${LEFT}`],
  ['a discussion', `UPDATE discussion SET uid = ${LEFT}`],
  [
    'a login',
    `INSERT INTO session (jti, login_id, uid, device) VALUES (gen_random_uuid(), gen_random_uuid(), ${LEFT}, 'web')`,
  ],
  ['points', `INSERT INTO wallet VALUES (${LEFT}, 'points', 1)`],
  ['a profile', `UPDATE profile SET uid = ${LEFT} WHERE uid = (SELECT min(uid) FROM profile)`],
  ['a report', `INSERT INTO report VALUES (${LEFT}, 'd', 1, 'spam', now())`],
  [
    'a tag of an erased discussion',
    `UPDATE discussion SET state = 'erased', uid = NULL, title = '[deleted]', description = '[deleted]', slug = 'deleted',
       rashi_tag = 'Aries'`,
  ],
  ['the words of an erased comment', "UPDATE comment SET state = 'erased', uid = NULL"],
])('I23 notices %s of somebody who left', async (_, damage) => {
  expect(await brokenAfter(damage)).toContain('I23')
})

test.each([
  [
    'the same twice',
    `DROP INDEX notification_one_unseen; INSERT INTO notification (uid, did, kind, actor, actors, at)
     SELECT uid, did, kind, actor, actors, at FROM notification`,
  ],
  ['the own action', 'UPDATE notification SET actor = uid'],
  ['the own action among others', 'UPDATE notification SET actors = actors || uid'],
  ['what is nowhere', 'UPDATE notification SET did = did + 1000'],
  [
    'an upvote told twice',
    `DROP INDEX notice_event_upvote_told; INSERT INTO notice_event (kind, did, actor, at, done_at, told)
     SELECT kind, did, actor, at, done_at, told FROM notice_event WHERE kind = 'upvote'`,
  ],
  ['told but not done', 'UPDATE notice_event SET done_at = NULL'],
])('I24 notices %s', async (_, damage) => {
  expect(await brokenAfter(damage)).toContain('I24')
})

test.each([
  ['I15a', 'a count of nothing', 'INSERT INTO discussion_count (did) VALUES (99)'],
  ['I15a', 'a discussion without counts', 'DELETE FROM discussion_count'],
  ['I15a', 'a comment too many', 'UPDATE discussion_count SET comment_count = comment_count + 1'],
  ['I15a', 'another latest', 'UPDATE discussion_count SET latest_cid = NULL'],
  ['I15a', 'a hidden comment that counts', "UPDATE comment SET state = 'hidden'"],
  ['I15b', 'a discussion that no block counts', 'DELETE FROM discussion_block'],
  ['I15b', 'a hidden discussion that counts', "UPDATE discussion SET state = 'hidden'"],
])('%s notices %s', async (id, _, damage) => {
  expect(await brokenAfter(damage)).toContain(id)
})
