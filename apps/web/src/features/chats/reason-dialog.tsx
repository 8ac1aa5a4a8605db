import type { RatingReason } from '@dhruva/contract'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast.tsx'
import css from './reason-dialog.module.css'
import { chatTexts } from './texts.ts'

const REASONS = ['not_asked', 'not_me', 'unclear', 'too_long', 'tone', 'other'] as const satisfies RatingReason[]

type ReasonDialogProps = {
  onClose: () => void
  onReason: (reason: RatingReason) => void
  /** asks once more what was meant; absent where that cannot be */
  onRedo: (() => void) | undefined
}

/** Why a reply did not please: one press says it. */
export const ReasonDialog = ({ onClose, onReason, onRedo }: ReasonDialogProps) => {
  const t = useTexts(chatTexts)
  const choose = (reason: RatingReason) => {
    onReason(reason)
    toast.success(t.thanks)
    onClose()
  }
  const again = () => {
    onReason('not_asked')
    onClose()
    onRedo?.()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.whyNot}
      description={t.whyNotLede}
      actions={
        onRedo ? (
          <Button look="solid" onClick={again}>
            {t.askAgainFree}
          </Button>
        ) : null
      }
    >
      <ul className={css.reasons}>
        {REASONS.map((reason) => (
          <li key={reason}>
            <Chip onClick={() => choose(reason)}>{t.reasons[reason]}</Chip>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
