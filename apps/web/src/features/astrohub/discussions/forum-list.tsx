import { DISCUSSIONS_A_PAGE, discussions } from '@dhruva/contract'
import { useRef } from 'react'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import { listAddress } from './address.ts'
import { DiscussionCard } from './discussion-card.tsx'
import css from './forum-list.module.css'
import { Pager } from './pager.tsx'
import { StartButton } from './start-button.tsx'
import { discussionTexts } from './texts.ts'
import { refreshLists, useDelete } from './use-delete.ts'
import { useErrorToast } from './use-error-toast.ts'

export type Asked = { page: number; query: string }

const Placeholders = () => (
  <div className={css.list}>
    {[1, 2, 3, 4].map((card) => (
      <Card key={card} className={css.placeholder} data-placeholder>
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton width="75%" height="1.25rem" />
        <Skeleton />
        <Skeleton width="90%" />
        <Skeleton width="30%" height="1.5rem" />
      </Card>
    ))}
  </div>
)

const Nothing = ({ page, query, count }: Asked & { count: number }) => {
  const t = useTexts(discussionTexts)
  if (page > 1 && count > 0)
    return <EmptyState action={<LinkButton to={listAddress({ query })}>{t.toFirst}</LinkButton>}>{t.beyond}</EmptyState>
  return (
    <EmptyState action={<StartButton look="line" />}>{query === '' ? t.nothingYet : t.nothingFound(query)}</EmptyState>
  )
}

/** Deletes one of the list and puts the focus on what stands in its place. */
const useDeleteHere = () => {
  const list = useRef<HTMLOListElement>(null)
  const ask = useDelete()
  const remove = async (did: number, at: number) => {
    if (!(await ask(did))) return
    await refreshLists()
    requestAnimationFrame(() => {
      const next = list.current?.children[at] ?? list.current?.lastElementChild
      const target = next?.querySelector<HTMLElement>('h2 a') ?? document.querySelector<HTMLElement>('main h1')
      target?.focus()
    })
  }
  return { list, remove }
}

/** A page of discussions in its four states. */
export const ForumList = ({ page, query }: Asked) => {
  const t = useTexts(discussionTexts)
  const input = { start: (page - 1) * DISCUSSIONS_A_PAGE, ...(query === '' ? {} : { query }) }
  const call = useCall(discussions.searchDiscussions, input)
  const { list, remove } = useDeleteHere()
  // what is shown stays as it was when asking again fails
  useErrorToast(call.data ? null : call.error)
  if (!call.data) {
    if (call.error)
      return (
        <Card>
          <ErrorState error={call.error} onRetry={() => void call.refetch()} />
        </Card>
      )
    return (
      <Loading label={t.loading}>
        <Placeholders />
      </Loading>
    )
  }
  const { discussions: found, page_count: count } = call.data
  return (
    <>
      {found.length === 0 ? (
        <Card>
          <Nothing page={page} query={query} count={count} />
        </Card>
      ) : (
        <ol className={css.list} ref={list}>
          {found.map((discussion, at) => (
            <li key={discussion.did}>
              <DiscussionCard discussion={discussion} onDelete={(did) => void remove(did, at)} />
            </li>
          ))}
        </ol>
      )}
      {page <= count ? (
        <Pager current={page} count={count} addressOf={(one) => listAddress({ page: one, query })} />
      ) : null}
    </>
  )
}
