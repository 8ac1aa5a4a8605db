import { auth, comments, discussions, votes } from '@dhruva/contract'
import { createWorld, until } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '../testing/forum.ts'
import { broken, deletionCode, findAnywhere, work } from '../testing/leaving.ts'

const world = await createWorld(buildApp)

describe('people who leave while others are at it', () => {
  it('leave every count right, many who know each other at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, at) => memberWithHandle(world, `crowd ${at}`)))
    const stays = await memberWithHandle(world, 'crowd stays')
    const dids = []
    for (const person of people) dids.push(await post(person, `Of ${person.name}`))
    for (const person of people)
      for (const [at, did] of dids.entries()) {
        if (people[at] === person) continue
        await person.call(votes.insertVote, { did, type: at % 2 ? 1 : 0 })
        await comment(person, did, `${person.name} says so`)
      }
    await stays.call(votes.insertVote, { did: dids[0]!, type: 1 })
    await comment(stays, dids[1]!, 'I stay.')
    const codes = await Promise.all(people.map(({ mobile }) => deletionCode(world, mobile)))
    await Promise.all(codes.map((code) => world.visitor().call(auth.validateRawOTP, code)))
    await work(world)
    expect(await broken(world)).toEqual([])
    expect(await findAnywhere(world, ['crowd.0', 'crowd.5', 'says so'])).toEqual([])
    expect(await stays.call(discussions.getDiscussion, { did: dids[1]! })).toMatchObject({
      discussion: { uid: null, comment_count: 6, upvotes: 0, downvotes: 0 },
    })
  })

  it('wait for an answer that is being written', async () => {
    const asha = await memberWithHandle(world, 'asha writes')
    const leaving = await memberWithHandle(world, 'waits for it')
    const did = await post(leaving, 'Who answers?')
    const code = await deletionCode(world, leaving.mobile)
    const deleting = await world.db.tx(async (tx) => {
      await tx.query({
        name: 'test.answer',
        text: "SELECT insert_comment($1, $2, 'I do.', '{9,7,0}', NULL, 5, $3)",
        values: [did, asha.uid, world.clock.now()],
      })
      const asked = world.visitor().raw(auth.validateRawOTP, code)
      await until(async () => {
        const waiting = await tx.query({ name: 'test.waiting', text: 'SELECT FROM pg_locks WHERE NOT granted' })
        return waiting.length > 0
      })
      return { asked }
    })
    expect((await deleting.asked).status).toBe(200)
    expect((await asha.call(comments.getComments, { did })).comments).toMatchObject([{ comment: 'I do.' }])
    expect(await broken(world)).toEqual([])
  })

  it('lets an answer at the same moment keep its place, or find nothing', async () => {
    const asha = await memberWithHandle(world, 'asha races')
    for (let round = 0; round < 12; round++) {
      const leaving = await memberWithHandle(world, `racing ${round}`)
      const did = await post(leaving, `Race ${round}`)
      const code = await deletionCode(world, leaving.mobile)
      const [gone, said, voted, late] = await Promise.all([
        world.visitor().raw(auth.validateRawOTP, code),
        asha.raw(comments.insertComment, { did, comment: `Answer ${round}` }),
        asha.raw(votes.insertVote, { did, type: 1 }),
        leaving.raw(discussions.insertDiscussion, { title: `Too late ${round}`, description: 'Perhaps.' }),
      ])
      expect(gone).toMatchObject({ status: 200, json: { status: 'success' } })
      const there = await asha.raw(discussions.getDiscussion, { did })
      expect([said.status, there.status]).toEqual(said.status === 200 ? [200, 200] : [404, 404])
      expect([200, 404]).toContain(voted.status)
      expect([200, 401]).toContain(late.status)
      await work(world)
    }
    expect(await broken(world)).toEqual([])
    expect(await findAnywhere(world, ['Race ', 'Too late', 'racing.'])).toEqual([])
  })
})
