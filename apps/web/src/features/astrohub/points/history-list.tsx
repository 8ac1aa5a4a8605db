import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ApiFail } from '#lib/api.ts'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { SectionHead } from '#ui/marks.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import css from './history-list.module.css'

export type HistoryItem = {
  id: string
  /** what went, with its sign */
  amount: string
  /** it came back: the amount is struck out */
  undone?: boolean
  text: ReactNode
  /** below the line: how it stands, with whom */
  more?: ReactNode
  /** ISO 8601 */
  at: string
}

const Item = ({ amount, undone, text, more, at }: HistoryItem) => {
  const format = useFormat()
  return (
    <li className={css.item}>
      <div className={css.words}>
        <p className={css.text}>{text}</p>
        {more}
        <time className={css.time} dateTime={at}>
          {format.dateTime(at)}
        </time>
      </div>
      <p className={cx(css.amount, undone && css.undone)}>{amount}</p>
    </li>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label}>
    {[0, 1, 2].map((at) => (
      <div key={at} className={css.item}>
        <div className={css.words}>
          <Skeleton width="70%" />
          <Skeleton width="9rem" height="0.875rem" />
        </div>
        <Skeleton width="4rem" height="1.75rem" />
      </div>
    ))}
  </Loading>
)

type HistoryListProps = {
  /** undefined: not there yet */
  items: readonly HistoryItem[] | undefined
  error: Error | null
  onRetry: () => void
  words: { loading: string; none: string; failed: string }
  /** the way on when there is nothing */
  way: ReactNode
}

/** What happened, newest first, as cards; also while it comes, when there is nothing, and when it does not come. */
export const HistoryList = ({ items, error, onRetry, words, way }: HistoryListProps) => {
  if (items && items.length > 0)
    return (
      <ol className={css.list}>
        {items.map((item) => (
          <Item key={item.id} {...item} />
        ))}
      </ol>
    )
  if (items) return <EmptyState title={words.none} action={way} />
  if (!error) return <Waiting label={words.loading} />
  return <ErrorState onRetry={onRetry}>{error instanceof ApiFail ? error.message : words.failed}</ErrorState>
}

type HistoryPageProps = {
  eyebrow: string
  title: string
  lede: string
  /** to the page the actions are done on */
  link: { to: string; text: string }
  children: ReactNode
}

/** The frame of a page that is one history. */
export const HistoryPage = ({ eyebrow, title, lede, link, children }: HistoryPageProps) => (
  <div className="page-narrow">
    <SectionHead level={1} eyebrow={eyebrow} title={title}>
      {lede} <Link to={link.to}>{link.text}</Link>
    </SectionHead>
    {children}
  </div>
)
