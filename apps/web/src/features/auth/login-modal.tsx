import { useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { closeLogin, type LoginRequest } from '#lib/login.ts'
import { useStore } from '#lib/store.ts'
import { Dialog } from '#ui/dialog.tsx'
import { CodeStep } from './code-step.tsx'
import { draft } from './draft.ts'
import { useFinishLogin } from './finish-login.ts'
import { NumberStep } from './number-step.tsx'
import { OutsideDialog } from './outside-dialog.tsx'
import { authTexts } from './texts.ts'

/** Login by mobile number and code. The step changes in place; the typed number is kept when the dialog is closed. */
export const LoginModal = ({ request }: { request: LoginRequest }) => {
  const t = useTexts(authTexts)
  const { challenge } = useStore(draft)
  const [outside, setOutside] = useState(false)
  const finish = useFinishLogin(request)
  return (
    <>
      <Dialog open onClose={closeLogin} title={challenge ? t.codeTitle : t.title} description={t.intro}>
        {challenge ? (
          <CodeStep key={challenge.token} challenge={challenge} onToken={finish} />
        ) : (
          <NumberStep onOutside={() => setOutside(true)} />
        )}
      </Dialog>
      <OutsideDialog open={outside} onClose={() => setOutside(false)} />
    </>
  )
}
