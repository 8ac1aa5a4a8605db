import { users } from '@dhruva/contract'
import { api } from '#lib/api.ts'
import { clock } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { maskedMobile, mobileDigits } from '#lib/mobile.ts'
import { useSession } from '#lib/session.ts'
import { useStore } from '#lib/store.ts'
import { CodeStep } from '#one-time-code/code-step.tsx'
import { createFlow, resendAt } from '#one-time-code/draft.ts'
import { Proving } from '#one-time-code/proving.tsx'
import css from '#one-time-code/steps.module.css'
import { useCountdown } from '#one-time-code/use-countdown.ts'
import { useGetOtp } from '#one-time-code/use-get-otp.ts'
import type { Check } from '#one-time-code/use-verify.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { loginsTexts } from './texts.ts'

const flow = createFlow('end_logins')

const confirm: Check<true> = async ({ otp, token }) => {
  await api.call(users.confirmLogin, { otp, token })
  return true
}

const AskStep = ({ mobile }: { mobile: string }) => {
  const t = useTexts(loginsTexts)
  const { getOtp, busy, proving, cancel } = useGetOtp(flow)
  const wait = useCountdown(useStore(resendAt))
  return (
    <form
      className={css.step}
      onSubmit={(event) => {
        event.preventDefault()
        void getOtp(mobile)
      }}
    >
      <Button look="accent" size="lg" wide type="submit" busy={busy} inactive={wait > 0}>
        {wait > 0 ? <span className="num">{t.codeIn(clock(wait))}</span> : t.sendCode(maskedMobile(mobile))}
      </Button>
      <Proving shown={proving} onCancel={cancel} />
    </form>
  )
}

type ConfirmLoginProps = { open: boolean; onClose: () => void; onConfirmed: () => void }

/** A code to the number of whoever is logged in, before other logins are ended from one that is older. */
export const ConfirmLogin = ({ open, onClose, onConfirmed }: ConfirmLoginProps) => {
  const t = useTexts(loginsTexts)
  const mobile = mobileDigits(useSession()?.mobile ?? '')
  const { challenge } = useStore(flow.draft)
  const done = () => {
    flow.draft.set({ mobile: '', challenge: null })
    onConfirmed()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.codeTitle} description={t.codeIntro}>
      {challenge ? (
        <CodeStep key={challenge.token} flow={flow} challenge={challenge} check={confirm} onDone={done} own />
      ) : (
        <AskStep mobile={mobile} />
      )}
    </Dialog>
  )
}
