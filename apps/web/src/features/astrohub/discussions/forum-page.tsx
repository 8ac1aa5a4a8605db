import { discussions } from '@dhruva/contract'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '#lib/i18n.ts'
import { firstCall, prefetched, type Screen } from '#lib/prefetch.ts'
import { SectionHead } from '#ui/marks.tsx'
import { listAddress, listArgs, pageIn, queryIn } from '../shared/address.ts'
import { discussionTexts } from '../shared/texts.ts'
import { useTurn } from '../shared/use-turn.ts'
import { ForumList } from './forum-list.tsx'
import css from './forum-page.module.css'
import { PointsCard, PointsLink } from './points-card.tsx'
import { SearchBox } from './search-box.tsx'
import { StartButton } from './start-button.tsx'

/** `/forum?page=&query=`: the latest discussions, or those with some words in them. */
export const ForumPage: Screen = () => {
  const t = useTexts(discussionTexts)
  const [search] = useSearchParams()
  const page = pageIn(search)
  const query = queryIn(search)
  useTurn(`${page} ${query}`)
  return (
    <div className={`page ${css.page}`}>
      <SectionHead level={1} eyebrow={t.eyebrow} title={query === '' ? t.latest : t.found(query)} />
      <div className={css.columns}>
        <div className={css.main}>
          <div className={css.top}>
            <SearchBox key={query} query={query} />
            <StartButton />
          </div>
          <div className={css.phoneOnly}>
            <PointsLink />
          </div>
          <ForumList key={`${page} ${query}`} page={page} query={query} />
        </div>
        <aside className={css.side}>
          <PointsCard />
        </aside>
      </div>
    </div>
  )
}

ForumPage.prefetch = (search) => {
  const [page, query] = [pageIn(search), queryIn(search)]
  const calls = [prefetched(discussions.searchDiscussions, listArgs(page, query))]
  return { address: listAddress({ page, query }), calls, suitsMembers: true }
}

ForumPage.firstCalls = (search) => [firstCall(discussions.searchDiscussions, listArgs(pageIn(search), queryIn(search)))]
