import { type FormEvent, useEffect, useRef, useState } from 'react'
import { clock } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { maskedMobile } from '#lib/mobile.ts'
import { useStore } from '#lib/store.ts'
import { Button } from '#ui/button.tsx'
import { emptyOtp, OtpField, type OtpHandle } from '#ui/otp-field.tsx'
import { type Challenge, type Flow, resendAt } from './draft.ts'
import { Proving } from './proving.tsx'
import css from './steps.module.css'
import { authTexts } from './texts.ts'
import { useCountdown } from './use-countdown.ts'
import { useGetOtp } from './use-get-otp.ts'
import { type Check, useVerify } from './use-verify.ts'

type CodeStepProps<T> = {
  flow: Flow
  challenge: Challenge
  check: Check<T>
  onDone: (result: T) => void
  /** What the code sets off cannot be undone: the button is red and has to be pressed; else six digits are enough. */
  destructive?: boolean
  /** The number is that of whoever is logged in: there is no other to change to. */
  own?: boolean
  /** Said when the code is refused, in place of the service's own words. */
  wrong?: string
}

const useCodeForm = <T,>({ challenge, check, onDone, destructive, wrong }: CodeStepProps<T>) => {
  const { verify, busy } = useVerify(check, wrong)
  const boxes = useRef<OtpHandle>(null)
  const [digits, setDigits] = useState(emptyOtp)
  const [incomplete, setIncomplete] = useState(false)
  const restart = () => {
    setDigits(emptyOtp)
    // the closing alert gives the focus back first
    setTimeout(() => boxes.current?.focusFirst(), 60)
  }
  const submit = async (code = digits) => {
    if (busy) return
    if (!code.every(Boolean)) return setIncomplete(true)
    const done = await verify(challenge, code.join(''))
    if (done !== null) return onDone(done)
    restart()
  }
  return {
    boxes,
    digits,
    incomplete,
    busy,
    submit,
    restart,
    change: (next: typeof digits) => {
      setDigits(next)
      setIncomplete((was) => was && !next.every(Boolean))
      if (next.every(Boolean) && !destructive) void submit(next)
    },
  }
}

type ResendProps = { flow: Flow; challenge: Challenge; onSent: () => void }

const Resend = ({ flow, challenge, onSent }: ResendProps) => {
  const t = useTexts(authTexts)
  const { getOtp, busy, proving, cancel } = useGetOtp(flow)
  const wait = useCountdown(useStore(resendAt))
  const [sent, setSent] = useState(false)
  const resend = async () => {
    if (!(await getOtp(challenge.mobile))) return
    setSent(true)
    onSent()
  }
  return (
    <>
      <Button look="text" size="sm" busy={busy} busyLabel={t.gettingOtp} inactive={wait > 0} onClick={resend}>
        <span className="num" data-ticks>
          {wait > 0 ? t.resendIn(clock(wait)) : t.resend}
        </span>
      </Button>
      <span className="vh" role="status">
        {sent ? t.resent : ''}
      </span>
      <Proving shown={proving} onCancel={cancel} />
    </>
  )
}

/** Second step: six boxes, `Verify`, resend with a countdown, the way back. */
export const CodeStep = <T,>(props: CodeStepProps<T>) => {
  const { flow, challenge, destructive = false, own = false } = props
  const t = useTexts(authTexts)
  const form = useCodeForm(props)
  const { boxes } = form
  useEffect(() => boxes.current?.focusFirst(), [boxes])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form className={css.step} noValidate onSubmit={submit}>
      <OtpField
        ref={form.boxes}
        value={form.digits}
        onChange={form.change}
        onComplete={() => void form.submit()}
        hint={t.codeSent(maskedMobile(challenge.mobile))}
        error={form.incomplete ? t.codeMissing : null}
      />
      <Button
        look={destructive ? 'danger' : 'accent'}
        size="lg"
        wide
        type="submit"
        busy={form.busy}
        busyLabel={t.verifying}
      >
        {t.verify}
      </Button>
      <div className={css.ways}>
        {own ? null : (
          <Button look="text" size="sm" onClick={() => flow.draft.set({ mobile: challenge.mobile, challenge: null })}>
            {t.changeNumber}
          </Button>
        )}
        <Resend flow={flow} challenge={challenge} onSent={form.restart} />
      </div>
    </form>
  )
}
