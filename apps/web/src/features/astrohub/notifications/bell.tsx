import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLive } from '#lib/live.ts'
import { useSession } from '#lib/session.ts'
import { Icon } from '#ui/icon.tsx'
import { Bell as Drawing } from '#ui/icons.ts'
import css from './bell.module.css'
import { noticeTexts } from './texts.ts'
import { badgeOf, readThenMark, setUnseen, useUnseen } from './unseen.ts'
import { useFocusKey } from './use-focus-key.ts'

/** The header's bell: how much is unseen, as it happens; a press marks it all as seen and leads to the list. */
export const Bell = ({ className }: { className?: string | undefined }) => {
  const t = useTexts(noticeTexts)
  const uid = useSession()?.uid ?? null
  const count = useUnseen(uid)
  const link = useRef<HTMLAnchorElement>(null)
  useFocusKey(link)
  useLive(null, (event) => {
    if (event.type === 'unseen') setUnseen(uid, event.unseen_count)
  })
  return (
    <Link
      ref={link}
      className={className}
      to={to('notifications')}
      aria-label={t.bell(count, badgeOf(count))}
      onClick={() => void readThenMark(uid)}
    >
      <Icon of={Drawing} />
      {count === 0 ? null : (
        <span className={css.badge} aria-hidden="true">
          {badgeOf(count)}
        </span>
      )}
    </Link>
  )
}
