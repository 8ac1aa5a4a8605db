import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { clock } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { closeLogin } from '#lib/login.ts'
import { isMobile, mobileDigits } from '#lib/mobile.ts'
import { agreement, noticeIn } from '#lib/notice.ts'
import { useStore } from '#lib/store.ts'
import { useAlert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/field.tsx'
import { MobileField } from '#ui/mobile-field.tsx'
import { type Flow, resendAt } from './draft.ts'
import { Proving } from './proving.tsx'
import css from './steps.module.css'
import { authTexts } from './texts.ts'
import { useCountdown } from './use-countdown.ts'
import { useGetOtp } from './use-get-otp.ts'

const Terms = () => {
  const { terms } = useTexts(authTexts)
  return (
    <>
      {terms.before}
      <Link to="/terms-and-conditions" onClick={closeLogin}>
        {terms.use}
      </Link>
      {terms.between}
      <Link to="/privacy-policy" onClick={closeLogin}>
        {terms.privacy}
      </Link>
      {terms.after}
    </>
  )
}

/** The box is ticked by nobody but the person, under the notice in the language they read. */
const useAgreement = () => {
  const notice = noticeIn(useLanguage())
  const given = useStore(agreement)
  return {
    agreed: given?.language === notice.language,
    setAgreed: (yes: boolean) => agreement.set(yes ? notice : null),
  }
}

const useNumberForm = (flow: Flow, joining: boolean) => {
  const { draft } = flow
  const t = useTexts(authTexts)
  const alert = useAlert()
  const { getOtp, busy, proving, cancel } = useGetOtp(flow)
  const { mobile } = useStore(draft)
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const { agreed, setAgreed } = useAgreement()
  const [wrong, setWrong] = useState({ mobile: false, terms: false })
  const digits = mobileDigits(mobile)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (digits === '') {
      await alert(t.mobileMissing)
      return field.current?.focus()
    }
    const problems = { mobile: !isMobile(digits), terms: joining && !agreed }
    setWrong(problems)
    if (problems.mobile) return field.current?.focus()
    if (problems.terms) return box.current?.focus()
    await getOtp(digits)
  }
  return {
    field,
    box,
    mobile,
    agreed,
    wrong,
    busy,
    proving,
    cancel,
    submit,
    type: (text: string) => {
      draft.set({ mobile: text, challenge: null })
      setWrong((last) => ({ ...last, mobile: last.mobile && !isMobile(mobileDigits(text)) }))
    },
    leave: () => setWrong((last) => ({ ...last, mobile: digits !== '' && !isMobile(digits) })),
    agree: (yes: boolean) => {
      setAgreed(yes)
      setWrong((last) => ({ ...last, terms: !yes && last.terms }))
    },
  }
}

type NumberStepProps = {
  flow: Flow
  /** The terms must be agreed to: someone may become a member. */
  joining?: boolean
  /** Below the button. */
  children?: ReactNode
}

/** First step: the number, the terms, `Get OTP`. */
export const NumberStep = ({ flow, joining = false, children }: NumberStepProps) => {
  const t = useTexts(authTexts)
  const form = useNumberForm(flow, joining)
  const wait = useCountdown(useStore(resendAt))
  const { field } = form
  useEffect(() => field.current?.focus(), [field])
  return (
    <form className={css.step} noValidate onSubmit={form.submit}>
      <MobileField
        ref={field}
        value={form.mobile}
        onChange={form.type}
        onBlur={form.leave}
        hint={t.mobileHint}
        error={form.wrong.mobile ? t.mobileInvalid : null}
      />
      {joining ? (
        <div>
          <Check
            ref={form.box}
            required
            checked={form.agreed}
            onChange={(event) => form.agree(event.target.checked)}
            error={form.wrong.terms ? t.terms.required : null}
          >
            <Terms />
          </Check>
          <p className={css.kept}>
            <Link to={to('privacy')} onClick={closeLogin}>
              {t.terms.kept}
            </Link>
          </p>
        </div>
      ) : null}
      <Button look="accent" size="lg" wide type="submit" busy={form.busy} busyLabel={t.gettingOtp} inactive={wait > 0}>
        {wait > 0 ? <span className="num">{t.waitFor(clock(wait))}</span> : t.getOtp}
      </Button>
      <Proving shown={form.proving} onCancel={form.cancel} />
      {children}
    </form>
  )
}
