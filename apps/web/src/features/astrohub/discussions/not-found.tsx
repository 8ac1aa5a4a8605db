import { useEffect, useRef } from 'react'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/states.tsx'
import { discussionTexts } from './texts.ts'

/** What stands where no discussion is, or where it was a moment ago. */
export const NotFound = ({ gone }: { gone?: boolean }) => {
  const t = useTexts(discussionTexts)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // who was in the middle of it would be left nowhere
    if (gone && document.activeElement === document.body) place.current?.focus()
  }, [gone])
  return (
    <div ref={place} tabIndex={-1} role={gone ? 'alert' : undefined}>
      <EmptyState title={t.notFound} action={<LinkButton to={to('forum')}>{t.toForum}</LinkButton>}>
        {gone ? t.gone : t.notFoundText}
      </EmptyState>
    </div>
  )
}
