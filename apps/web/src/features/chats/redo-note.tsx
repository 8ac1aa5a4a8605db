import { useTexts } from '#lib/i18n.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { RefreshCw, X } from '#ui/icons.ts'
import css from './redo-note.module.css'
import { chatTexts } from './texts.ts'

/** Above the composer while the question of the last answer is put into other words. */
export const RedoNote = ({ onCancel }: { onCancel: () => void }) => {
  const t = useTexts(chatTexts)
  return (
    <div className={css.note}>
      <p role="status">
        <Icon of={RefreshCw} />
        {t.redoLede}
      </p>
      <IconButton label={t.redoCancel} onClick={onCancel}>
        <Icon of={X} />
      </IconButton>
    </div>
  )
}
