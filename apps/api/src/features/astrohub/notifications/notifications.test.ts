import { discussions, notifications, reports, votes } from '@dhruva/contract'
import { deliverWaiting, dismissReports, hideText } from '@dhruva/domain'
import { createWorld, type Member } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { messageOf, shortTitle } from '#features/astrohub/notifications/message.ts'
import { comment, handleOf, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

const world = await createWorld((parts) => buildApp({ ...parts, web: null }))
const asha = await memberWithHandle(world, 'asha')
const ravi = await memberWithHandle(world, 'ravi')
const meera = await memberWithHandle(world, 'meera')
const TITLE = 'Will Saturn ever let me rest?'

const deliver = () => deliverWaiting(world.db, world.clock.now, new AbortController().signal)
const heard = async (who: Member, language = 'en') => {
  await deliver()
  const answer = await who.raw(notifications.getNotifications, {}, { 'accept-language': language })
  return notifications.getNotifications.output.parse(answer.json)
}
const messages = async (who: Member, language?: string) =>
  (await heard(who, language)).notifications.map(({ message }) => message)
const upvote = (who: Member, did: number) => who.call(votes.insertVote, { did, type: 1 })

it('tells the author of comments and upvotes by others, newest first, in the language of the caller', async () => {
  const did = await post(asha, TITLE)
  await comment(asha, did, 'My own word on it')
  expect((await heard(asha)).notifications).toEqual([])
  await comment(ravi, did, 'It will, in March')
  const [first] = (await heard(asha)).notifications
  const { discussion } = await asha.call(discussions.getDiscussion, { did })
  expect(first).toEqual({
    did,
    slug: discussion.slug,
    message: `${handleOf('ravi')} commented on “${TITLE}”`,
    highlight: true,
    created_at: world.clock.now().toISOString(),
  })
  world.clock.advance({ minutes: 1 })
  await upvote(meera, did)
  expect(await messages(asha)).toEqual([
    `${handleOf('meera')} upvoted “${TITLE}”`,
    `${handleOf('ravi')} commented on “${TITLE}”`,
  ])
  expect(await messages(asha, 'hi')).toEqual([
    `${handleOf('meera')} ने “${TITLE}” के पक्ष में वोट दिया`,
    `${handleOf('ravi')} ने “${TITLE}” पर टिप्पणी की`,
  ])
  expect(await messages(ravi)).toEqual([])
})

it('counts up what is unseen of a discussion, says how many others there are, and begins anew once seen', async () => {
  const author = await memberWithHandle(world, 'author')
  const did = await post(author, TITLE)
  const others = []
  for (const name of ['one', 'two', 'three', 'four']) others.push(await memberWithHandle(world, `crowd ${name}`))
  const said: string[][] = []
  for (const other of others) {
    world.clock.advance({ minutes: 1 })
    await comment(other, did, 'One more voice')
    said.push(await messages(author))
  }
  const names = ['one', 'two', 'three', 'four'].map((name) => handleOf(`crowd ${name}`))
  expect(said).toEqual([
    [`${names[0]} commented on “${TITLE}”`],
    [`${names[1]} and 1 other commented on “${TITLE}”`],
    [`${names[2]} and 2 others commented on “${TITLE}”`],
    [`${names[3]} and 3 others commented on “${TITLE}”`],
  ])
  expect(await messages(author, 'hi-IN')).toEqual([`${names[3]} और 3 अन्य लोगों ने “${TITLE}” पर टिप्पणी की`])
  const [first] = others
  expect(await messages(first ?? author)).toEqual([`${names[3]} and 2 others also commented on “${TITLE}”`])
  expect(await messages(first ?? author, 'hi')).toEqual([`${names[3]} और 2 अन्य लोगों ने भी “${TITLE}” पर टिप्पणी की`])

  expect((await heard(author)).unseen_count).toBe(1)
  await author.call(notifications.markNotificationsSeen, {})
  const seen = await heard(author)
  expect(seen.unseen_count).toBe(0)
  expect(seen.notifications.map(({ highlight }) => highlight)).toEqual([false])
  world.clock.advance({ minutes: 1 })
  await comment(first ?? author, did, 'And once more')
  expect((await heard(author)).notifications.map(({ highlight }) => highlight)).toEqual([true, false])
  expect(await messages(others[1] ?? author, 'hi')).toEqual([`${names[0]} और 2 अन्य लोगों ने भी “${TITLE}” पर टिप्पणी की`])
})

it('is for its own person: what one has seen another has not', async () => {
  const did = await post(meera, TITLE)
  await comment(ravi, did, 'A first thought')
  await comment(asha, did, 'A second thought')
  await deliver()
  await ravi.call(notifications.markNotificationsSeen, {})
  expect((await heard(ravi)).unseen_count).toBe(0)
  expect((await heard(meera)).unseen_count).toBe(1)
  expect(await messages(meera, 'hi')).toEqual([`${handleOf('asha')} और 1 अन्य व्यक्ति ने “${TITLE}” पर टिप्पणी की`])
})

it('says nothing of a discussion that its author took away', async () => {
  const [author, guest] = [await memberWithHandle(world, 'fickle'), await memberWithHandle(world, 'guest')]
  const did = await post(author, TITLE)
  await comment(guest, did, 'I was here before')
  await comment(ravi, did, 'So was I')
  expect((await heard(guest)).unseen_count).toBe(1)
  await author.call(discussions.deleteDiscussion, { did })
  expect(await heard(guest)).toMatchObject({ notifications: [], unseen_count: 0 })
})

it('names who has no handle Someone, and who left Deleted user', async () => {
  const author = await memberWithHandle(world, 'lonely')
  const did = await post(author, TITLE)
  const nameless = await world.member('no handle')
  await upvote(nameless, did)
  expect(await messages(author)).toEqual([`Someone upvoted “${TITLE}”`])
  expect(await messages(author, 'hi')).toEqual([`किसी ने “${TITLE}” के पक्ष में वोट दिया`])
  await world.db.pool.query('UPDATE person SET deleted_at = now(), mobile = NULL WHERE uid = $1', [nameless.uid])
  expect(await messages(author)).toEqual([`Deleted user upvoted “${TITLE}”`])
  expect(await messages(author, 'hi')).toEqual([`हटाए गए सदस्य ने “${TITLE}” के पक्ष में वोट दिया`])
})

it('tells an author what became of the own text, in the shape of every notice, and names nobody', async () => {
  const author = await memberWithHandle(world, 'hidden')
  const three: Member[] = []
  for (const name of ['one', 'two', 'three']) three.push(await memberWithHandle(world, `gang ${name}`))
  world.clock.advance({ days: 7 })
  const did = await post(author, TITLE)
  const cid = await comment(author, await post(ravi, TITLE), 'It will not')
  for (const who of three)
    for (const text of [{ did }, { cid }]) await who.call(reports.report, { ...text, reason: 'spam' })
  const { notifications: both, unseen_count } = await heard(author)
  expect(unseen_count).toBe(2)
  expect(both).toContainEqual({
    did,
    slug: expect.any(String),
    message: `“${TITLE}” was hidden after reports: only you can see it. An operator looks at it, and you are told the outcome; you need do nothing.`,
    highlight: true,
    created_at: world.clock.now().toISOString(),
  })
  expect(await messages(author)).toContain(
    `Your comment on “${TITLE}” was hidden after reports. An operator looks at it, and you are told the outcome; you need do nothing.`,
  )
  expect((await messages(author, 'hi')).toSorted()).toEqual([
    `शिकायतों के बाद आपकी चर्चा “${TITLE}” छिपा दी गई है: इसे केवल आप देख सकते हैं। एक संचालक इसे देखेंगे और नतीजा आपको बताया जाएगा; आपको कुछ नहीं करना है।`,
    `शिकायतों के बाद “${TITLE}” पर आपकी टिप्पणी छिपा दी गई है। एक संचालक इसे देखेंगे और नतीजा आपको बताया जाएगा; आपको कुछ नहीं करना है।`,
  ])
  const by = { operator: 'mira', reason: 'as the rules say', now: world.clock.now() }
  await dismissReports(world.db, by, { kind: 'd', id: did })
  await hideText(world.db, by, { kind: 'c', id: cid })
  expect((await messages(author)).slice(0, 2).toSorted()).toEqual([
    `An operator looked at your comment on “${TITLE}”: it is hidden.`,
    `An operator looked at “${TITLE}”: everyone can see it again.`,
  ])
  expect((await messages(author, 'hi')).slice(0, 2).toSorted()).toEqual([
    `संचालक ने आपकी चर्चा “${TITLE}” देखी: वह अब फिर सबको दिखती है।`,
    `संचालक ने “${TITLE}” पर आपकी टिप्पणी देखी: वह छिपी है।`,
  ])
})

it('says where to write to about a text that stays hidden, where there is an address', () => {
  const notice = { kind: 'hidden_by_operator', did: 1, cid: null, handle: null, is_gone: false, others: 0 } as const
  const row = { ...notice, title: TITLE, slug: 's', at: new Date(0), highlight: true }
  expect(messageOf(row, 'en', 'help@dhruva.example')).toBe(
    `An operator looked at “${TITLE}”: it is hidden, and only you can see it. If you think that is wrong, write to help@dhruva.example.`,
  )
  expect(messageOf(row, 'hi', 'help@dhruva.example')).toBe(
    `संचालक ने आपकी चर्चा “${TITLE}” देखी: वह छिपी है और उसे केवल आप देख सकते हैं। अगर आपको यह ग़लत लगता है, तो help@dhruva.example पर लिखें।`,
  )
})

it('lists fifty at most and counts all that are unseen', async () => {
  const author = await memberWithHandle(world, 'prolific')
  await world.db.pool.query(
    `WITH made AS (
       INSERT INTO discussion (uid, title, description, slug, created_at, updated_at)
       SELECT $1, 'A title', 'A text', 'a-title', now(), now() FROM generate_series(1, 60) RETURNING did
     ) INSERT INTO notification (uid, did, kind, actor, actors, at)
       SELECT $1, did, 'comment', $2, ARRAY[$2::int], now() + did * interval '1 s' FROM made`,
    [author.uid, ravi.uid],
  )
  const { notifications: listed, unseen_count } = await heard(author)
  expect(listed).toHaveLength(50)
  expect(unseen_count).toBe(60)
  expect(listed.map(({ did }) => did)).toEqual(listed.map(({ did }) => did).toSorted((a, b) => b - a))
})

it('shortens a title at a whole letter', () => {
  expect(shortTitle('x'.repeat(60))).toBe('x'.repeat(60))
  expect(shortTitle('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`)
  expect(shortTitle('कि'.repeat(60))).toBe('कि'.repeat(60))
  expect(shortTitle('कि'.repeat(61))).toBe(`${'कि'.repeat(60)}…`)
  expect(shortTitle('👩‍👩‍👧'.repeat(61))).toBe(`${'👩‍👩‍👧'.repeat(60)}…`)
})
