import { comments, discussions } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

const world = await createWorld(buildApp)

it('lists, which go out unchecked, have the fields of the contract and no other', async () => {
  const asha = await memberWithHandle(world, 'asha')
  const did = await post(asha, 'A question with an answer')
  await comment(asha, did, 'The answer')
  for (const args of [{}, { query: 'question' }, { uid: asha.uid }]) {
    const { json } = await asha.raw(discussions.searchDiscussions, args)
    const checked = discussions.searchDiscussions.output.parse(json)
    expect(checked.discussions).toHaveLength(1)
    expect(json).toStrictEqual(checked)
  }
  const { json } = await asha.raw(comments.getComments, { did })
  const checked = comments.getComments.output.parse(json)
  expect(checked.comments).toHaveLength(1)
  expect(json).toStrictEqual(checked)
})
