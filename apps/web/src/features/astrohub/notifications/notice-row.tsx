import type { Notification } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { discussionAddress } from '../shared/address.ts'
import { TimeAgo } from '../shared/time-ago.tsx'
import css from './notifications.module.css'
import { noticeTexts } from './texts.ts'

/** One line of the list; all of it leads to the discussion. */
export const NoticeRow = ({ notice }: { notice: Notification }) => {
  const t = useTexts(noticeTexts)
  const { message, highlight, created_at } = notice
  return (
    <li>
      <Link className={cx(css.row, highlight && css.unread)} to={discussionAddress(notice)}>
        <span className={css.dot} aria-hidden="true" />
        <span className={css.words}>
          <span>
            {highlight ? <span className="vh">{t.unread} </span> : null}
            {message}
          </span>
          <span className={css.time}>
            <TimeAgo at={created_at} />
          </span>
        </span>
      </Link>
    </li>
  )
}
