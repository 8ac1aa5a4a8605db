// What nobody designed for, over the wire: values of the wrong kind, odd ends of lines.
import { comments, discussions, horoscopes, reports, votes } from '@dhruva/contract'
import { createWorld, type Member } from '@dhruva/testkit'
import { beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

const world = await createWorld((parts) => buildApp({ ...parts, web: null }))

let asha: Member
let did: number
beforeAll(async () => {
  asha = await memberWithHandle(world, 'asha')
  did = await post(asha, 'Of odd values')
})

const form = { title: 'With a tag', description: 'In more words' }
// no text can be made of this one: whoever tries throws
const unspeakable = { toString: 1, valueOf: 1 }
const odd = [unspeakable, [unspeakable], [], {}, true, 7]

it.each(odd.map((value) => [value]))('%j is no name of a list', async (value) => {
  for (const field of ['rashi_tag', 'nakshatra_tag', 'mahadasha_tag']) {
    const answer = await asha.raw(discussions.insertDiscussion, { ...form, [field]: value })
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_field', errors: [{ path: field }] } })
  }
  for (const sent of [
    { zodiac: value, when: 'Today' },
    { zodiac: 'Leo', when: value },
  ])
    expect(await asha.raw(horoscopes.getHoroscope, sent)).toMatchObject({ status: 400 })
})

it('a list of one name is not that name', async () => {
  for (const tag of [{ rashi_tag: ['Leo'] }, { nakshatra_tag: ['Magha'] }, { mahadasha_tag: ['Venus'] }])
    expect(await asha.raw(discussions.insertDiscussion, { ...form, ...tag })).toMatchObject({ status: 400 })
})

it('tags are taken in any case and by their Sanskrit names, and come out in one spelling', async () => {
  const tags = { rashi_tag: ' simha', nakshatra_tag: 'PURVA phalguni', mahadasha_tag: 'Shukra ' }
  const sent = { did, ...form, ...tags }
  expect(await asha.raw(discussions.updateDiscussion, sent)).toMatchObject({ status: 200 })
  expect((await asha.call(discussions.getDiscussion, { did })).discussion).toMatchObject({
    rashi_tag: 'Leo',
    nakshatra_tag: 'Purva Phalguni',
    mahadasha_tag: 'Venus',
  })
})

it('lines stay lines however they end', async () => {
  await comment(asha, did, 'one\r\ntwo\rthree\u0085four\nfive')
  const { comments: listed } = await asha.call(comments.getComments, { did })
  expect(listed.at(-1)?.comment).toBe('one\ntwo\nthree\nfour\nfive')
})

it('the characters of a title are those of its one line', async () => {
  for (const title of ['a\n\n\n\nb', 'a\u2028\u2028\u2028b', ' \r\n a \r b ', `${'a'.repeat(149)} \n b`])
    expect(await asha.raw(discussions.insertDiscussion, { ...form, title })).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'title' }] },
    })
  const many = await asha.call(discussions.insertDiscussion, { ...form, title: `two${'\n'.repeat(200)}lines` })
  expect((await asha.call(discussions.getDiscussion, many)).discussion.title).toBe('two lines')
})

it('an id is not read out of a list, a word or a fraction', async () => {
  for (const wrong of [[did], { did }, true, `${did}a`, `+${did}`, did + 0.5, '१', '1e1', 1e21]) {
    for (const call of [discussions.getDiscussion, comments.getComments, discussions.deleteDiscussion])
      expect(await asha.raw(call, { did: wrong })).toMatchObject({ status: 400 })
    expect(await asha.raw(votes.insertVote, { did: wrong, type: 1 })).toMatchObject({ status: 400 })
    expect(await asha.raw(reports.report, { did: wrong })).toMatchObject({ status: 400 })
  }
})
