import { useTexts } from '#lib/i18n.ts'
import { useLogin } from '#lib/login.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { discussionTexts } from '../discussions/texts.ts'

/** A visitor wanted to vote. After the login the page goes on where it was. */
export const VoiceDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTexts(discussionTexts)
  const login = useLogin()
  const logIn = () => {
    onClose()
    login.open({ onDone: () => undefined })
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
