import { useEffect, useRef } from 'react'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/states.tsx'
import { PlainText } from '../shared/plain-text.tsx'
import { discussionTexts } from '../shared/texts.ts'

type NotFoundProps = {
  /** it was there a moment ago */
  gone?: boolean
  /** what was being written to it: it can still be copied */
  written?: string | undefined
}

/** What stands where no discussion is, or where it was a moment ago. */
export const NotFound = ({ gone, written }: NotFoundProps) => {
  const t = useTexts(discussionTexts)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // who was in the middle of it would be left nowhere
    if (gone && document.activeElement === document.body) place.current?.focus()
  }, [gone])
  return (
    <>
      <div ref={place} tabIndex={-1} role={gone ? 'alert' : undefined}>
        <EmptyState title={t.notFound} action={<LinkButton to={to('forum')}>{t.toForum}</LinkButton>}>
          {gone ? t.gone : t.notFoundText}
        </EmptyState>
      </div>
      {written ? (
        <section aria-labelledby="written">
          <h2 id="written">{t.written}</h2>
          <PlainText text={written} />
        </section>
      ) : null}
    </>
  )
}
