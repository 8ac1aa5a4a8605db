// Clients of the old backend send strings for numbers, every field of a form also when it is empty, and fields nobody knows.
import { comments, discussions, notifications, profiles, reports, votes } from '@dhruva/contract'
import { createWorld, type Member } from '@dhruva/testkit'
import { beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

const world = await createWorld(buildApp)

let asha: Member
let ravi: Member
let did: string
beforeAll(async () => {
  asha = await memberWithHandle(world, 'asha')
  ravi = await memberWithHandle(world, 'ravi')
  did = String(await post(asha, 'An old question'))
  await comment(ravi, Number(did), 'An old answer')
})

/** The names and types of what is answered, those of a list once. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]))
}

const author = { uid: 'number', display_name: 'string', gender: 'string', avatar: 'string' }
const discussion = {
  did: 'number',
  ...author,
  title: 'string',
  description: 'string',
  created_at: 'string',
  upvotes: 'number',
  downvotes: 'number',
  comment_count: 'number',
  rashi_tag: null,
  nakshatra_tag: null,
  mahadasha_tag: null,
  latest_comment: 'string',
  latest_comment_uid: 'number',
  latest_comment_gender: 'string',
  latest_comment_avatar: 'string',
  latest_comment_display_name: 'string',
  slug: 'string',
  my_vote: null,
  is_hidden: 'boolean',
}

it.each([{ start: '', query: '', uid: '' }, { start: '0', query: null, page: '1' }, { start: null }, undefined])(
  'list discussions with %j',
  async (sent) => {
    const { json } = await world.visitor().raw(discussions.searchDiscussions, sent)
    expect(shapeOf(json)).toEqual({ status: 'string', discussions: [discussion], page_count: 'number' })
  },
)

it.each(['', '0', 0, null])('list comments from %j', async (start) => {
  const { json } = await world.visitor().raw(comments.getComments, { did, start, uid: '' })
  const one = { cid: 'number', ...author, created_at: 'string', comment: 'string' }
  expect(shapeOf(json)).toEqual({
    status: 'string',
    comments: [{ ...one, upvotes: 'number', downvotes: 'number', my_vote: null }],
    page_count: 'number',
  })
})

it('read a discussion with what was left of a session', async () => {
  for (const token of ['null', 'undefined', '']) {
    const { json } = await world.withToken(token).raw(discussions.getDiscussion, { did })
    expect(shapeOf(json)).toEqual({ status: 'string', discussion })
  }
})

it('register, write, vote and report with every field of their forms', async () => {
  const mira = await world.member('mira')
  const forms = [
    [profiles.insertProfile, { email: 'mira@example.org', display_name: 'mira.old', bid: '', is_ban: '1', uid: '1' }],
    [profiles.updateProfile, { email: 'mira@example.org', bid: '0', is_private: '0', is_ban: '1', avatar: '' }],
    [discussions.insertDiscussion, { title: 'Of mira', description: 'In words', rashi_tag: '', nakshatra_tag: null }],
    [votes.insertVote, { did, cid: '', type: '0' }],
    [comments.insertComment, { did, comment: 'ab', cid: '' }],
    [reports.report, { did, cid: 0, reason: '' }],
    [notifications.markNotificationsSeen, ''],
  ] as const
  for (const [form, sent] of forms) expect((await mira.raw(form, sent)).json).toMatchObject({ status: 'success' })
  expect(await mira.call(profiles.getOwnProfile, {})).toMatchObject({ is_ban: 0, default_birth_profile: null })
})
