import { type AnyEndpoint, type Discussion, discussions } from '@dhruva/contract'
import { queryClient, type ResultOf } from '#lib/api.ts'

/**
 * Changes kept answers of an endpoint; `change` gives null for those it leaves alone. They stay as old as they were, and what
 * was to be asked for again still is: a count that moved does not make the rest new.
 */
const changeAnswers = <Answer>(endpoint: AnyEndpoint, change: (kept: Answer) => Answer | null): void => {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: [endpoint.path] })) {
    const { isInvalidated, dataUpdatedAt } = state
    const set = (kept: Answer | undefined) => (kept === undefined ? undefined : (change(kept) ?? undefined))
    const changed = queryClient.setQueryData<Answer>(queryKey, set, { updatedAt: dataUpdatedAt })
    if (changed !== undefined && isInvalidated)
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

/** Changes what is kept of a discussion, in the list and on its own page: counts move where they stand. */
export const updateCachedDiscussion = (did: number, change: Partial<Discussion>): void => {
  changeAnswers<ResultOf<typeof discussions.getDiscussion>>(discussions.getDiscussion, (kept) =>
    kept.discussion.did === did ? { ...kept, discussion: { ...kept.discussion, ...change } } : null,
  )
  changeAnswers<ResultOf<typeof discussions.searchDiscussions>>(discussions.searchDiscussions, (kept) =>
    kept.discussions.some((one) => one.did === did)
      ? { ...kept, discussions: kept.discussions.map((one) => (one.did === did ? { ...one, ...change } : one)) }
      : null,
  )
}
