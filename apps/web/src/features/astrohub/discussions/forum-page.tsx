import { useSearchParams } from 'react-router-dom'
import { shellTexts } from '#app/texts.ts'
import { useTexts } from '#lib/i18n.ts'
import { usePage } from '#lib/page.ts'
import { SectionHead } from '#ui/marks.tsx'
import { pageIn, queryIn } from './address.ts'
import { type Asked, ForumList } from './forum-list.tsx'
import css from './forum-page.module.css'
import { PointsCard, PointsLink } from './points-card.tsx'
import { SearchBox } from './search-box.tsx'
import { StartButton } from './start-button.tsx'
import { discussionTexts } from './texts.ts'
import { useTurn } from './use-turn.ts'

/** Searches and further pages say so in the title; results of a search are not for search engines. */
const useHead = ({ page, query }: Asked) => {
  const t = useTexts(discussionTexts)
  const { forum } = useTexts(shellTexts).pages
  const further = page > 1 ? t.pageHead(page) : forum.title
  const title = query === '' ? further : t.foundHead(query)
  usePage({ title, description: forum.description, listed: query === '' })
}

/** `/forum?page=&query=`: the latest discussions, or those with some words in them. */
export const ForumPage = () => {
  const t = useTexts(discussionTexts)
  const [search] = useSearchParams()
  const page = pageIn(search)
  const query = queryIn(search)
  useHead({ page, query })
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
