import { Link } from 'react-router-dom'
import { useTexts } from '#lib/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { ChevronLeft, ChevronRight } from '#ui/icons.ts'
import { uiTexts } from '#ui/texts.ts'
import { discussionTexts } from '../shared/texts.ts'
import { pageNumbers } from './page-numbers.ts'
import css from './pager.module.css'

type PagerProps = {
  current: number
  count: number
  addressOf: (page: number) => string
}

/** Links to the pages of a list, so that they open in a tab. */
export const Pager = ({ current, count, addressOf }: PagerProps) => {
  const t = useTexts(discussionTexts)
  const ui = useTexts(uiTexts)
  if (count < 2) return null
  return (
    <nav className={`${css.pager} num`} aria-label={t.pages}>
      {current > 1 ? (
        <Link to={addressOf(current - 1)} aria-label={ui.previous} rel="prev">
          <Icon of={ChevronLeft} />
        </Link>
      ) : null}
      {pageNumbers(current, count).map((page, at) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be known by
          <span key={`gap ${at}`}>…</span>
        ) : (
          <Link
            key={page}
            to={addressOf(page)}
            aria-label={t.page(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {current < count ? (
        <Link to={addressOf(current + 1)} aria-label={ui.next} rel="next">
          <Icon of={ChevronRight} />
        </Link>
      ) : null}
    </nav>
  )
}
