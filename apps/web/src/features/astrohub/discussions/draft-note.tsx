import type { Draft } from '#lib/drafts.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { discussionTexts } from '../shared/texts.ts'
import css from './post-form.module.css'

/** Tells that what was typed before is back, and offers to start anew. */
export const DraftNote = ({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) => {
  const t = useTexts(discussionTexts)
  const format = useFormat()
  return (
    <div className={css.note} role="status">
      <span>{t.draftBack(format.dateTime(draft.at))}</span>
      <Button look="text" size="sm" onClick={onDiscard}>
        {t.discard}
      </Button>
    </div>
  )
}
