import { comments, discussions, reports } from '@dhruva/contract'
import { banPerson, restoreText } from '@dhruva/domain'
import { createWorld, type Member } from '@dhruva/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

const world = await createWorld(buildApp)
const refusal = (code: string) => ({ failure: expect.objectContaining({ status: 'fail', code }) })
const by = () => ({ operator: 'mira', reason: 'as the rules say', now: world.clock.now() })

let people = 0
const newMember = () => memberWithHandle(world, `rep ${++people}`)

let asha: Member
let ravi: Member
let did: number
let cid: number
beforeEach(async () => {
  asha = await newMember()
  ravi = await newMember()
  did = await post(asha, `Where is Saturn ${people}`)
  cid = await comment(asha, did, 'In Pisces, I think.')
})

const kept = async (target: number) => {
  const rows = await world.db.prisma.report.findMany({ where: { target }, orderBy: { at: 'asc' } })
  return rows.map(({ uid, kind, reason }) => ({ uid, kind, reason }))
}

describe('a report', () => {
  it('is kept once a person and text, and thanked for each time', async () => {
    const first = await ravi.call(reports.report, { did, reason: 'spam' })
    const again = await ravi.call(reports.report, { did, reason: 'abuse' })
    expect(again).toEqual(first)
    expect(first.message).toContain('Thank you')
    expect(await kept(did)).toEqual([{ uid: ravi.uid, kind: 'd', reason: 'spam' }])
  })

  it('keeps words of one’s own as they are; without a reason it is another one', async () => {
    const words = `He sells stones, ${'र'.repeat(480)}`
    await ravi.call(reports.report, { cid, reason: words })
    const mira = await newMember()
    await mira.raw(reports.report, { cid, reason: '' })
    expect(await kept(cid)).toEqual([
      { uid: ravi.uid, kind: 'c', reason: words },
      { uid: mira.uid, kind: 'c', reason: 'other' },
    ])
  })

  it('may come from someone without a handle', async () => {
    const visitor = await world.member(`no handle ${people}`)
    await visitor.call(reports.report, { did, reason: 'harm' })
    expect(await kept(did)).toHaveLength(1)
  })

  it.each([
    {},
    { did: 1, cid: 1 },
    { did: 'x' },
    { did: -1 },
    { did: 1.5 },
    { did: 1, reason: 'x'.repeat(501) },
    { cid: [] },
  ])('of %j is refused with 400', async (sent) => {
    expect(await ravi.raw(reports.report, sent)).toMatchObject({ status: 400 })
  })

  it('is refused of what is not there, one’s own, and by the suspended', async () => {
    await expect(ravi.call(reports.report, { did: 2_000_000_000 })).rejects.toMatchObject(
      refusal('discussion_not_found'),
    )
    await expect(ravi.call(reports.report, { cid: 2_000_000_000 })).rejects.toMatchObject(refusal('comment_not_found'))
    await expect(asha.call(reports.report, { did })).rejects.toMatchObject(refusal('own_text'))
    await expect(asha.call(reports.report, { cid })).rejects.toMatchObject(refusal('own_text'))
    await asha.call(comments.deleteComment, { cid })
    await expect(ravi.call(reports.report, { cid })).rejects.toMatchObject(refusal('comment_not_found'))
    await banPerson(world.db, by(), ravi.uid)
    await expect(ravi.call(reports.report, { did })).rejects.toMatchObject(refusal('banned'))
  })
})

describe('three reports by established members', () => {
  const reportersOf = async (ageDays: number) => {
    const three = [await newMember(), await newMember(), await newMember()]
    world.clock.advance({ days: ageDays })
    return three
  }

  it('take a discussion from view for all but its author, until an operator restores it', async () => {
    const three = await reportersOf(7)
    for (const one of three) {
      expect((await ravi.call(discussions.getDiscussion, { did })).discussion.did).toBe(did)
      await one.call(reports.report, { did, reason: 'spam' })
    }
    await expect(ravi.call(discussions.getDiscussion, { did })).rejects.toMatchObject(refusal('discussion_not_found'))
    expect((await asha.call(discussions.getDiscussion, { did })).discussion.is_hidden).toBe(true)
    // whoever reported it is thanked as before, and learns nothing
    expect((await three[0]!.call(reports.report, { did })).status).toBe('success')
    await restoreText(world.db, by(), { kind: 'd', id: did })
    await ravi.call(reports.report, { did })
    expect((await ravi.call(discussions.getDiscussion, { did })).discussion.is_hidden).toBe(false)
  })

  it('take a comment out of the list and its count', async () => {
    for (const one of await reportersOf(8)) await one.call(reports.report, { cid })
    expect((await ravi.call(comments.getComments, { did })).comments).toEqual([])
    expect((await ravi.call(discussions.getDiscussion, { did })).discussion).toMatchObject({ comment_count: 0 })
    await expect(ravi.call(reports.report, { cid })).rejects.toMatchObject(refusal('comment_not_found'))
  })

  it('are not three of members who came this week', async () => {
    for (const one of await reportersOf(6)) await one.call(reports.report, { did })
    expect((await ravi.call(discussions.getDiscussion, { did })).discussion.is_hidden).toBe(false)
  })
})
