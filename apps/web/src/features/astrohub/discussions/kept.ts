import { type Discussion, discussions } from '@dhruva/contract'
import { queryClient, type ResultOf } from '#lib/api.ts'

/** Changes what is kept of a discussion, in the list and on its own page: counts move where they stand. */
export const changeKept = (did: number, change: Partial<Discussion>): void => {
  queryClient.setQueriesData<ResultOf<typeof discussions.getDiscussion>>(
    { queryKey: [discussions.getDiscussion.path] },
    (kept) => (kept?.discussion.did === did ? { ...kept, discussion: { ...kept.discussion, ...change } } : kept),
  )
  queryClient.setQueriesData<ResultOf<typeof discussions.searchDiscussions>>(
    { queryKey: [discussions.searchDiscussions.path] },
    (kept) =>
      kept?.discussions.some((one) => one.did === did)
        ? { ...kept, discussions: kept.discussions.map((one) => (one.did === did ? { ...one, ...change } : one)) }
        : kept,
  )
}
