// What an open page must hear although the figures are as before, and what a login that has ended must not hear.
import { auth, comments, discussions, notifications, reports, users } from '@dhruva/contract'
import { banPerson, deliverWaiting, hideText, restoreText } from '@dhruva/domain'
import { createWorld, type Member, until } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'
import { becomes, counts, hearing, last } from '#features/astrohub/testing/hearing.ts'
import { deleteAccount } from '#features/astrohub/testing/leaving.ts'

// no heartbeat while a test lasts: what ends, ends by what was said
const world = await createWorld((parts) => buildApp({ ...parts, web: null }), { env: { LIVE_HEARTBEAT_MS: '50000' } })
const { hear } = hearing(await world.address(), () => world.app.ctx.live.size())
const asha = await memberWithHandle(world, 'asha')
const ravi = await memberWithHandle(world, 'ravi')
const by = () => ({ operator: 'mira', reason: 'as the rules say', now: world.clock.now() })

const secondLogin = async ({ mobile }: Member) => {
  const { token } = await world.visitor().call(auth.getOTP, { mobile })
  const { jwt } = await world.visitor().call(auth.validateOTP, { mobile, token, otp: await world.lastCode(mobile) })
  return { token: jwt }
}

it('a stream ends at once with its login: logged out; the account deleted, all of them', async () => {
  const leaver = await memberWithHandle(world, 'leaver')
  const phone = await secondLogin(leaver)
  const [gone, other, stranger] = [await hear(leaver), await hear(phone), await hear(asha)]
  await leaver.call(users.logout, {})
  expect(await gone.end).toBe('ended')
  await until(() => last(other, 'unseen') !== undefined)
  const again = await hear(phone, 1)
  await deleteAccount(world, leaver.mobile)
  expect(await Promise.all([other.end, again.end])).toEqual(['ended', 'ended'])
  await until(() => last(stranger, 'unseen') !== undefined)
  expect(world.app.ctx.live.size()).toBe(1)
})

it('who is suspended reads on, and so does the stream', async () => {
  const loud = await memberWithHandle(world, 'loud')
  const open = await hear(loud)
  await becomes(open, { type: 'unseen', unseen_count: 0 })
  const did = await post(loud, 'A loud question')
  await comment(ravi, did, 'An answer')
  await deliverWaiting(world.db, world.clock.now, new AbortController().signal)
  await banPerson(world.db, by(), loud.uid)
  await becomes(open, { type: 'unseen', unseen_count: 1 })
})

it('nothing personal is told to a login that ended unheard', async () => {
  const deaf = await memberWithHandle(world, 'deaf')
  const did = await post(deaf, 'Is anybody there?')
  const open = await hear(deaf)
  await becomes(open, { type: 'unseen', unseen_count: 0 })
  await world.db.pool.query('ALTER TABLE session DISABLE TRIGGER session_revoked')
  await deaf.call(users.logout, {})
  await comment(ravi, did, 'Yes')
  await deliverWaiting(world.db, world.clock.now, new AbortController().signal)
  expect(await open.end).toBe('ended')
  expect(last(open, 'unseen')).toEqual({ type: 'unseen', unseen_count: 0 })
  await world.db.pool.query('ALTER TABLE session ENABLE TRIGGER session_revoked')
})

it('an author is told that the text was hidden by reports, and that it is shown again; so is who reads it', async () => {
  const did = await post(asha, 'Reported by three')
  const [author, visitor] = [await hear(asha, did), await hear(null, did)]
  await Promise.all([becomes(author, counts(did, 0)), becomes(visitor, counts(did, 0))])
  const three: Member[] = []
  for (const name of ['one', 'two', 'three']) three.push(await memberWithHandle(world, `reporter ${name}`))
  await world.db.pool.query(`UPDATE profile SET created_at = created_at - interval '8 days' WHERE uid = ANY ($1)`, [
    three.map(({ uid }) => uid),
  ])
  for (const reporter of three) await reporter.call(reports.report, { did, reason: 'spam' })
  await becomes(author, { ...counts(did, 0), is_hidden: true })
  await becomes(visitor, { type: 'gone', did })
  await restoreText(world.db, by(), { kind: 'd', id: did })
  await becomes(author, counts(did, 0))
  // the counts are what they were before it was gone: they are said again
  await until(() => visitor.events.at(-1)?.type === 'discussion')
})

it('a hidden comment leaves the count of the open page, a restored one comes back', async () => {
  const did = await post(asha, 'Of hidden words')
  const cid = await comment(ravi, did, 'Words to hide')
  const visitor = await hear(null, did)
  await becomes(visitor, { ...counts(did, 1), latest_cid: cid })
  await hideText(world.db, by(), { kind: 'c', id: cid })
  await becomes(visitor, { ...counts(did, 0), latest_cid: null })
  await restoreText(world.db, by(), { kind: 'c', id: cid })
  await becomes(visitor, { ...counts(did, 1), latest_cid: cid })
})

it('one comment that goes and one that comes in the same moment are told, although their number stays', async () => {
  const did = await post(asha, 'Words exchanged')
  const [old, newest] = [await comment(ravi, did, 'First'), await comment(ravi, did, 'Second')]
  const visitor = await hear(null, did)
  await becomes(visitor, { ...counts(did, 2), latest_cid: newest })
  const [, next] = await Promise.all([ravi.call(comments.deleteComment, { cid: old }), comment(asha, did, 'Third')])
  await becomes(visitor, { ...counts(did, 2), latest_cid: next })
  await asha.call(discussions.deleteDiscussion, { did })
  await becomes(visitor, { type: 'gone', did })
  expect((await ravi.call(notifications.getNotifications, {})).notifications.map((one) => one.did)).not.toContain(did)
})
