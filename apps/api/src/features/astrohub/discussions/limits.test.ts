import { comments, discussions, votes } from '@dhruva/contract'
import { createWorld, type Member } from '@dhruva/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

const world = await createWorld(buildApp, { env: { RATE_LIMITS: 'on' } })

let people = 0
let asha: Member
let said = 0
beforeEach(async () => {
  asha = await memberWithHandle(world, `asha ${++people}`)
})

const start = (who = asha) => {
  said++
  return who.raw(discussions.insertDiscussion, { title: `Question ${said}`, description: `In words ${said}` })
}
const say = (did: number, who = asha) => who.raw(comments.insertComment, { did, comment: `Answer ${++said}` })
const refused = (seconds: number, wait: string) => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
  json: {
    code: 'too_many_posts',
    retry_after_seconds: seconds,
    message: `You are posting very often. Please try again in ${wait}.`,
  },
})
const posted = { status: 200, json: { status: 'success' } }
const days = (count: number) => world.clock.advance({ days: count })
const hours = (count: number) => world.clock.advance({ hours: count })

describe('discussions', () => {
  it('are three in the first day of a handle', async () => {
    for (let n = 0; n < 3; n++) expect(await start()).toMatchObject(posted)
    expect(await start()).toMatchObject(refused(86_400, '24 hours'))
    hours(23)
    expect(await start()).toMatchObject(refused(3_600, '60 minutes'))
    hours(1)
    expect(await start()).toMatchObject(posted)
  })

  it('are five an hour and twenty a day after that', async () => {
    days(1)
    for (let n = 0; n < 5; n++) expect(await start()).toMatchObject(posted)
    expect(await start()).toMatchObject(refused(3_600, '60 minutes'))
    world.clock.advance({ minutes: 59, seconds: 59 })
    expect(await start()).toMatchObject(refused(1, '1 second'))
    world.clock.advance({ seconds: 1 })
    for (let hour = 0; hour < 3; hour++) {
      for (let n = 0; n < 5; n++) expect(await start()).toMatchObject(posted)
      hours(1)
    }
    expect(await start()).toMatchObject(refused(20 * 3_600, '20 hours'))
    hours(20)
    expect(await start()).toMatchObject(posted)
  })

  it('are counted when they were deleted, and by person', async () => {
    for (let n = 0; n < 3; n++)
      await asha.call(discussions.deleteDiscussion, { did: await post(asha, `Deleted at once ${++said}`) })
    expect(await start()).toMatchObject({ status: 429 })
    expect(await start(await memberWithHandle(world, `ravi ${people}`))).toMatchObject(posted)
  })

  it('are held to the limit however many come at once, and a press again is still answered', async () => {
    const twice = { title: 'Pressed twice', description: 'At the limit' }
    const { did } = await asha.call(discussions.insertDiscussion, twice)
    const answers = await Promise.all(Array.from({ length: 20 }, () => start()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(18)
    const press = await asha.raw(discussions.insertDiscussion, twice)
    // the two others came between: five are looked at
    expect(press).toMatchObject({ status: 200, json: { did } })
  })

  it('say in Hindi when the next may come', async () => {
    for (let n = 0; n < 3; n++) await start()
    const sent = { title: 'एक और प्रश्न', description: 'विस्तार से' }
    const answer = await asha.raw(discussions.insertDiscussion, sent, { 'accept-language': 'hi' })
    expect(answer.json).toMatchObject({ message: expect.stringContaining('24 घंटे') })
  })
})

describe('comments', () => {
  let did: number
  beforeEach(async () => {
    did = await post(await memberWithHandle(world, `host ${people}`), 'Talk here')
  })

  it('are five seconds apart, and ten in the first day', async () => {
    expect(await say(did)).toMatchObject(posted)
    expect(await say(did)).toMatchObject(refused(5, '5 seconds'))
    for (let n = 1; n < 10; n++) {
      world.clock.advance({ seconds: 5 })
      expect(await say(did)).toMatchObject(posted)
    }
    world.clock.advance({ seconds: 5 })
    expect(await say(did)).toMatchObject(refused(86_350, '24 hours'))
    hours(24)
    expect(await say(did)).toMatchObject(posted)
  })

  it('are a hundred a day, deleted ones too', async () => {
    days(2)
    const insert = `INSERT INTO comment (did, uid, comment, state, created_at)
      SELECT $1, $2, '', 'deleted', $3::timestamptz + make_interval(mins => n) FROM generate_series(1, 99) n`
    await world.db.pool.query(insert, [did, asha.uid, world.clock.now()])
    hours(2)
    expect(await say(did)).toMatchObject(posted)
    world.clock.advance({ seconds: 6 })
    expect(await say(did)).toMatchObject(refused(22 * 3_600 + 54, '23 hours'))
  })
})

describe('links', () => {
  const three = 'see www.one.example, https://two.example/a?b=www.c.com and three.com'
  const sent = (title: string, description: string) => ({ title, description })

  it('are two in a text of a member of fewer than seven days', async () => {
    const answer = await asha.raw(discussions.insertDiscussion, sent('Three links', three))
    expect(answer).toMatchObject({ status: 200, json: { code: 'too_many_links' } })
    const did = await post(asha, 'Two links', 'see www.one.example and two.com')
    expect(await asha.raw(comments.insertComment, { did, comment: three })).toMatchObject({
      json: { code: 'too_many_links' },
    })
    const edited = { did, ...sent('www.one.example', 'see http://two.example and three.com') }
    expect(await asha.raw(discussions.updateDiscussion, edited)).toMatchObject({ json: { code: 'too_many_links' } })
    days(7)
    for (const [endpoint, args] of [
      [discussions.insertDiscussion, sent('Three links', three)],
      [discussions.updateDiscussion, edited],
      [comments.insertComment, { did, comment: three }],
    ] as const)
      expect(await asha.raw(endpoint, args)).toMatchObject(posted)
  })
})

describe('an upvote', () => {
  it('comes and goes twenty times a day on one text, whatever happens on others', async () => {
    const ravi = await world.member(`to and fro ${people}`)
    const [did, other] = [await post(asha, `Toggled ${++said}`), await post(asha, `Not toggled ${++said}`)]
    const toggle = (on = did) => ravi.raw(votes.insertVote, { did: on, type: 1 })
    for (let change = 0; change < 20; change++) expect(await toggle()).toMatchObject(posted)
    const tooMany = { status: 429, headers: { 'retry-after': '86400' }, json: { code: 'too_many' } }
    expect(await toggle()).toMatchObject(tooMany)
    expect(await ravi.raw(votes.insertVote, { did, type: 0 })).toMatchObject(tooMany)
    expect(await toggle(other)).toMatchObject(posted)
    expect((await ravi.call(discussions.getDiscussion, { did })).discussion).toMatchObject({
      upvotes: 0,
      my_vote: null,
    })
    days(1)
    expect(await toggle()).toMatchObject({ json: { upvotes: 1, my_vote: 1 } })
  })
})
