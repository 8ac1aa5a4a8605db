import { discussions } from '@dhruva/contract'
import { beforeEach, expect, test } from 'vitest'
import { queryClient, refreshCalls } from '#lib/api.ts'
import { updateCachedDiscussion } from './cache-updates.ts'

const READ_AT = 1_000
const key = [discussions.searchDiscussions.path, { start: 0 }]
const other = [discussions.searchDiscussions.path, { start: 10 }]
const stateOf = (one: readonly unknown[]) => queryClient.getQueryState<{ discussions: unknown[] }>(one)

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(key, { discussions: [{ did: 1, upvotes: 0 }] }, { updatedAt: READ_AT })
  queryClient.setQueryData(other, { discussions: [] }, { updatedAt: READ_AT })
})

test('a count moves in the list that has the discussion, which is as old as it was', () => {
  updateCachedDiscussion(1, { upvotes: 1 })
  expect(stateOf(key)).toMatchObject({ data: { discussions: [{ did: 1, upvotes: 1 }] }, dataUpdatedAt: READ_AT })
  expect(stateOf(other)).toMatchObject({ data: { discussions: [] }, dataUpdatedAt: READ_AT })
})

test('lists that are to be read again still are', async () => {
  await refreshCalls(discussions.searchDiscussions)
  updateCachedDiscussion(1, { upvotes: 1 })
  expect([key, other].map((one) => stateOf(one)?.isInvalidated)).toEqual([true, true])
})
