import { auth } from '@dhruva/contract'
import { useState } from 'react'
import { api } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { keepDeviceToken } from '#lib/known-device.ts'
import { closeLogin, type LoginRequest } from '#lib/login.ts'
import { agreement } from '#lib/notice.ts'
import { useStore } from '#lib/store.ts'
import { CodeStep } from '#one-time-code/code-step.tsx'
import { loginFlow } from '#one-time-code/draft.ts'
import { NumberStep } from '#one-time-code/number-step.tsx'
import css from '#one-time-code/steps.module.css'
import { authTexts } from '#one-time-code/texts.ts'
import type { Check } from '#one-time-code/use-verify.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useFinishLogin } from './finish-login.ts'
import { OutsideDialog } from './outside-dialog.tsx'

const logIn: Check<string> = async (code) => {
  const { jwt, device_token } = await api.call(auth.validateOTP, {
    ...code,
    device: 'web',
    consent: agreement.get() ?? undefined,
  })
  keepDeviceToken(device_token)
  return jwt
}

/** Login by mobile number and code. The step changes in place; the typed number is kept when the dialog is closed. */
export const LoginModal = ({ request }: { request: LoginRequest }) => {
  const t = useTexts(authTexts)
  const { challenge } = useStore(loginFlow.draft)
  const [outside, setOutside] = useState(false)
  const finish = useFinishLogin(request)
  return (
    <>
      <Dialog
        open
        onClose={closeLogin}
        title={challenge ? t.codeTitle : t.title}
        description={challenge ? t.codeIntro : t.intro}
      >
        {challenge ? (
          <CodeStep key={challenge.token} flow={loginFlow} challenge={challenge} check={logIn} onDone={finish} />
        ) : (
          <NumberStep flow={loginFlow} joining>
            <p className={css.outside}>
              {t.outsideQuestion}{' '}
              <button type="button" onClick={() => setOutside(true)}>
                {t.outsideAction}
              </button>
            </p>
          </NumberStep>
        )}
      </Dialog>
      <OutsideDialog open={outside} onClose={() => setOutside(false)} />
    </>
  )
}
