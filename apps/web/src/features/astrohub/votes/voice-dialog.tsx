import type { RefObject } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { discussionTexts } from '../shared/texts.ts'
import { useLoginAt } from './use-login-at.ts'

type VoiceDialogProps = {
  open: boolean
  onClose: () => void
  /** the button that was pressed: there they go on */
  back: RefObject<HTMLElement | null>
}

/** A visitor wanted to vote. After the login the page goes on where it was. */
export const VoiceDialog = ({ open, onClose, back }: VoiceDialogProps) => {
  const t = useTexts(discussionTexts)
  const openLogin = useLoginAt(back)
  const logIn = () => {
    onClose()
    openLogin()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.voiceTitle}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button look="accent" onClick={logIn}>
            {t.logIn}
          </Button>
        </>
      }
    >
      <p>{t.voiceWhy}</p>
      <p>{t.voiceLogIn}</p>
    </Dialog>
  )
}
