import type { MouseEvent } from 'react'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { refreshSession } from '#lib/session.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Plus } from '#ui/icons.ts'
import { toast } from '#ui/toast.tsx'
import { discussionTexts } from '../shared/texts.ts'

/** The way to a new discussion. A visitor is told to log in and stays where they are. */
export const StartButton = ({ look = 'accent' }: { look?: 'accent' | 'line' }) => {
  const t = useTexts(discussionTexts)
  const follow = (event: MouseEvent) => {
    if (refreshSession()?.uid != null) return
    event.preventDefault()
    toast.warning(t.loginFirst)
  }
  return (
    <LinkButton look={look} to={to('forumCreate')} onClick={follow}>
      <Icon of={Plus} />
      {t.start}
    </LinkButton>
  )
}
