import {
  auth,
  births,
  chats,
  comments,
  discussions,
  notifications,
  points,
  profiles,
  reports,
  transfers,
  users,
  votes,
} from '@dhruva/contract'
import { between, post as postOperation, returnTransfers } from '@dhruva/domain'
import { BIRTH, createWorld, type Member, mobileOf } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, handleOf, memberWithHandle, post } from '../testing/forum.ts'
import { broken, deleteAccount, findAnywhere, work } from '../testing/leaving.ts'

const world = await createWorld(buildApp)

const birth = { ...BIRTH, full_name: 'Leavingname', pob: 'Leavingpur' } as const

const give = (uid: number, unit: string, amount: number) =>
  world.db.tx((tx) =>
    postOperation(tx, {
      opKey: `test:${crypto.randomUUID()}`,
      kind: 'grant',
      uid,
      entries: between('sys:sales', uid, unit, amount),
    }),
  )

/** Every number a list says of a discussion, and those the tables give. */
const countsOf = async (member: Member, did: number) => {
  const { discussion } = await member.call(discussions.getDiscussion, { did })
  const { upvotes, downvotes, comment_count, latest_comment, latest_comment_display_name } = discussion
  return { upvotes, downvotes, comment_count, latest_comment, latest_comment_display_name }
}

describe('an account that is deleted', () => {
  it('leaves no word behind, and what others wrote, earned and gave stays right', async () => {
    const leaving = await memberWithHandle(world, 'Leavinghandle')
    const asha = await memberWithHandle(world, 'asha stays')
    const ravi = await memberWithHandle(world, 'ravi stays')
    const secret = (about: string) => `Secretword ${about}`
    const { bid } = await leaving.call(births.addBirth, birth)
    await leaving.call(profiles.updateProfile, { bid, email: 'leavingmail@example.org' })
    await leaving.call(chats.startChat, { bid, astrologer: 'Oracle' })

    // three discussions: answered, unanswered, deleted before; and comments, on one's own and on others'
    const tags = { rashi_tag: 'Gemini', nakshatra_tag: 'Mrigashira', mahadasha_tag: 'Saturn' }
    const answered = (
      await leaving.call(discussions.insertDiscussion, { title: secret('one'), description: secret('one'), ...tags })
    ).did
    const unanswered = await post(leaving, secret('two'))
    const own = await comment(leaving, unanswered, secret('to myself'))
    const removed = await post(leaving, secret('three'))
    await leaving.call(discussions.deleteDiscussion, { did: removed })
    const answer = await comment(asha, answered, 'An answer of Asha.')
    const ashas = await post(asha, 'What Asha asks')
    const first = await comment(leaving, ashas, secret('first'))
    const ashasComment = await comment(asha, ashas, 'Asha answers.')
    await comment(leaving, ashas, secret('latest'))
    const dropped = await comment(leaving, ashas, secret('dropped'))
    await leaving.call(comments.deleteComment, { cid: dropped })

    // votes of both kinds by the one who leaves, and by others on those texts
    await leaving.call(votes.insertVote, { did: ashas, type: 1 })
    await leaving.call(votes.insertVote, { cid: ashasComment, type: 1 })
    await leaving.call(votes.insertVote, { cid: answer, type: 0 })
    const ravis = await post(ravi, 'What Ravi asks')
    await leaving.call(votes.insertVote, { did: ravis, type: 0 })
    await ravi.call(votes.insertVote, { did: ashas, type: 1 })
    await asha.call(votes.insertVote, { did: answered, type: 1 })
    await asha.call(votes.insertVote, { cid: first, type: 1 })
    await asha.call(votes.insertVote, { did: unanswered, type: 1 })
    await asha.call(votes.insertVote, { cid: own, type: 0 })
    await leaving.call(reports.report, { did: ravis, reason: secret('report') })
    await ravi.call(reports.report, { cid: first, reason: 'Leavinghandle lies' })
    await work(world)

    // questions go to and fro, and some wait for a number without an account
    await give(leaving.uid, 'oracle_paid', 10)
    await give(asha.uid, 'oracle_paid', 10)
    await give(leaving.uid, 'points', 500)
    await leaving.call(points.redeemQuestions, { points: 200 })
    await asha.call(transfers.transferQuestions, { mobile: leaving.mobile, questions: 2 })
    await leaving.call(transfers.transferQuestions, { mobile: ravi.mobile, questions: 3 })
    const newcomer = mobileOf('comes later')
    await leaving.call(transfers.transferQuestions, { mobile: newcomer, questions: 4 })

    const pointsOf = async (member: Member) => (await member.call(profiles.getOwnProfile, {})).astrohub_points
    const before = { asha: await pointsOf(asha), ravi: await pointsOf(ravi) }
    expect(await countsOf(asha, ashas)).toMatchObject({ upvotes: 2, comment_count: 3 })
    expect((await asha.call(notifications.getNotifications, {})).notifications.map(({ message }) => message)).toEqual(
      expect.arrayContaining([expect.stringContaining(handleOf('Leavinghandle'))]),
    )
    expect(await broken(world)).toEqual([])
    expect(await findAnywhere(world, ['secretvord'])).not.toEqual([])

    await deleteAccount(world, leaving.mobile)
    await work(world)

    // the search keeps words in a spelling of its own
    const words = ['Leaving', 'leaving', 'Secretword', 'secretvord', leaving.mobile.slice(3)]
    expect(await findAnywhere(world, words)).toEqual([])
    expect(await broken(world)).toEqual([])
    expect(await world.visitor().raw(profiles.getProfile, { uid: leaving.uid })).toMatchObject({ status: 404 })

    // what was answered stays, without its text and author, and in no list
    const { discussion } = await asha.call(discussions.getDiscussion, { did: answered })
    expect(discussion).toMatchObject({
      uid: null,
      display_name: 'Deleted user',
      avatar: null,
      gender: null,
      title: '[deleted]',
      description: '[deleted]',
      rashi_tag: null,
      nakshatra_tag: null,
      mahadasha_tag: null,
      comment_count: 1,
      upvotes: 1,
    })
    expect((await asha.call(comments.getComments, { did: answered })).comments).toMatchObject([
      { cid: answer, comment: 'An answer of Asha.', downvotes: 0, display_name: handleOf('asha stays') },
    ])
    const listed = await asha.call(discussions.searchDiscussions, {})
    expect(listed.discussions.map(({ did }) => did)).toEqual([ravis, ashas])
    for (const query of ['Secretword', '[deleted]', 'deleted'])
      expect((await asha.call(discussions.searchDiscussions, { query })).discussions).toEqual([])
    for (const did of [unanswered, removed])
      expect(await asha.raw(discussions.getDiscussion, { did })).toMatchObject({ status: 404 })

    // counts follow, the comments stay in their places
    expect(await countsOf(asha, ashas)).toEqual({
      upvotes: 1,
      downvotes: 0,
      comment_count: 3,
      latest_comment: '[deleted]',
      latest_comment_display_name: 'Deleted user',
    })
    const { comments: talk } = await asha.call(comments.getComments, { did: ashas })
    expect(talk.map((one) => [one.comment, one.display_name, one.uid, one.upvotes])).toEqual([
      ['[deleted]', 'Deleted user', null, 1],
      ['Asha answers.', handleOf('asha stays'), asha.uid, 0],
      ['[deleted]', 'Deleted user', null, 0],
    ])
    expect(await countsOf(asha, ravis)).toMatchObject({ upvotes: 0, downvotes: 0 })

    // two upvotes of Asha's texts are gone; what she earned by voting stays
    expect(await pointsOf(asha)).toBe(before.asha - 2)
    expect(await pointsOf(ravi)).toBe(before.ravi)
    const told = (await asha.call(notifications.getNotifications, {})).notifications.map(({ message }) => message)
    expect(told).toEqual([expect.stringContaining(handleOf('ravi stays'))])

    // nobody can be found by the number any more, and who was meant still gets what waits
    expect((await asha.call(transfers.getTransferHistory, {})).transactions).toMatchObject([
      { recipient_mobile: 'Deleted user', oracle_questions: 2, sent: true },
    ])
    const given = await world.db.prisma.transfer.findMany({
      where: { uid: leaving.uid },
      orderBy: { questions: 'asc' },
    })
    expect(given.map(({ state, mobile }) => [state, mobile])).toEqual([
      ['sent', null],
      ['waiting', newcomer],
    ])
    const later = await world.member('comes later')
    expect(await later.call(users.getUserInfo, {})).toMatchObject({ transferable_oracle_questions: 4 })
    expect(await findAnywhere(world, words)).toEqual([])
    expect(await broken(world)).toEqual([])

    // the number may come back as someone new
    const again = await world.visitor().call(auth.getOTP, { mobile: leaving.mobile })
    const otp = await world.lastCode(leaving.mobile)
    const { jwt } = await world
      .visitor()
      .call(auth.validateOTP, { mobile: leaving.mobile, otp, token: again.token, device: 'web' })
    const back = world.withToken(jwt)
    expect(await back.raw(profiles.getOwnProfile)).toMatchObject({ json: { code: 'handle_required' } })
    expect(await back.call(users.getUserInfo, {})).toMatchObject({
      oracle_questions: 0,
      transferable_oracle_questions: 0,
    })
    // the handle rests thirty days, for whoever asks
    const registering = { display_name: handleOf('Leavinghandle').toUpperCase(), email: 'back@example.org' }
    expect(await back.raw(profiles.insertProfile, registering)).toMatchObject({ json: { code: 'handle_taken' } })
    world.clock.advance({ days: 30 })
    await back.call(profiles.insertProfile, registering)
  })

  it('is counted out of a row of people that others are told of', async () => {
    const author = await memberWithHandle(world, 'told author')
    const did = await post(author, 'Who likes this?')
    const people = await Promise.all(['p one', 'p two', 'p three'].map((name) => memberWithHandle(world, name)))
    for (const person of people) await person.call(votes.insertVote, { did, type: 1 })
    await work(world)
    const told = async () =>
      (await author.call(notifications.getNotifications, {})).notifications.map(({ message }) => message)
    expect(await told()).toEqual([expect.stringContaining('p.three.hub and 2 others')])
    await deleteAccount(world, people[2]!.mobile)
    expect(await told()).toEqual([expect.stringContaining('p.two.hub and 1 other')])
    await deleteAccount(world, people[0]!.mobile)
    expect(await told()).toEqual([expect.stringMatching(/^p\.two\.hub (?!and)/)])
    await deleteAccount(world, people[1]!.mobile)
    expect(await told()).toEqual([])
    expect((await author.call(notifications.getNotifications, {})).unseen_count).toBe(0)
    expect(await broken(world)).toEqual([])
  })

  it('takes along a hidden text, and its number in a list of what came back', async () => {
    const sender = await memberWithHandle(world, 'sends early')
    await give(sender.uid, 'oracle_paid', 5)
    const mobile = mobileOf('joins too late')
    await sender.call(transfers.transferQuestions, { mobile, questions: 5 })
    world.clock.advance({ days: 31 })
    const late = await memberWithHandle(world, 'joins too late')
    const did = await post(late, 'Hidden Secretword of someone')
    const others = await post(sender, 'Of the sender')
    const cid = await comment(late, others, 'Another Secretword')
    await world.db.query({
      name: 'test.hide',
      text: "SELECT set_discussion_state($1, '{shown}', 'hidden')",
      values: [did],
    })
    await world.db.query({
      name: 'test.hide_c',
      text: "SELECT set_comment_state($1, '{shown}', 'hidden')",
      values: [cid],
    })
    await returnTransfers(world.db, world.clock.now())
    expect((await sender.call(transfers.getTransferHistory, {})).transactions).toMatchObject([
      { recipient_mobile: mobile },
    ])
    await deleteAccount(world, mobile)
    expect(await findAnywhere(world, ['Secretword', 'joins.too', mobile.slice(3)])).toEqual([])
    expect((await sender.call(transfers.getTransferHistory, {})).transactions).toMatchObject([
      { recipient_mobile: 'Deleted user', state: 'returned' },
    ])
    expect(await countsOf(sender, others)).toMatchObject({ comment_count: 0, latest_comment: null })
    expect(await broken(world)).toEqual([])
  })
})
