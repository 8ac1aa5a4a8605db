import { discussions } from '@dhruva/contract'
import { shellTexts } from '#app/texts.ts'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { usePage } from '#lib/page.ts'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import { listAddress, listArgs } from '../shared/address.ts'
import { discussionTexts } from '../shared/texts.ts'
import { useErrorToast } from '../shared/use-error-toast.ts'
import { OwnAnswer } from '../votes/own-answer.ts'
import { CardShapes } from './card-shapes.tsx'
import { DiscussionList } from './discussion-list.tsx'
import css from './forum-list.module.css'
import { Pager } from './pager.tsx'
import { StartButton } from './start-button.tsx'

export type Asked = { page: number; query: string }

/** Searches and further pages say so in the title; results of a search and pages behind the last are not for search engines. */
const useHead = ({ page, query }: Asked, isEmpty: boolean) => {
  const t = useTexts(discussionTexts)
  const { forum } = useTexts(shellTexts).pages
  const further = page > 1 ? t.pageHead(page) : forum.title
  usePage({
    title: query === '' ? further : t.foundHead(query),
    description: forum.description,
    listed: query === '' && !(page > 1 && isEmpty),
    canonical: page > 1 ? listAddress({ page }) : undefined,
  })
}

const Placeholders = () => (
  <div className={css.list}>
    <CardShapes count={4} />
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

/** A page of discussions in its four states. */
export const ForumList = ({ page, query }: Asked) => {
  const t = useTexts(discussionTexts)
  const call = useCall(discussions.searchDiscussions, listArgs(page, query))
  useHead({ page, query }, call.data?.discussions.length === 0)
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
        <OwnAnswer value={!call.isPlaceholderData}>
          <DiscussionList found={found} className={css.list} />
        </OwnAnswer>
      )}
      {page <= count ? (
        <Pager current={page} count={count} addressOf={(one) => listAddress({ page: one, query })} />
      ) : null}
    </>
  )
}
