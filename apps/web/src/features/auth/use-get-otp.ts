import { auth } from '@dhruva/contract'
import { useState } from 'react'
import { ApiFail, api, HttpFailure } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useAlert } from '#ui/alert.tsx'
import { toast } from '#ui/toast.tsx'
import { type Flow, resendAt } from './draft.ts'
import { authTexts } from './texts.ts'

/** Waiting time after a success that names none. */
const RESEND_SECONDS = 30

const waitSeconds = (seconds: number) => resendAt.set(Date.now() + seconds * 1000)

/** Asks for a code. `getOtp(mobile)` is true when one was sent; every failure has been shown. */
export const useGetOtp = ({ purpose, draft }: Flow) => {
  const t = useTexts(authTexts)
  const alert = useAlert()
  const [busy, setBusy] = useState(false)

  const explain = async (error: unknown) => {
    if (error instanceof ApiFail) {
      if (error.httpStatus === 429) waitSeconds(error.failure.retry_after_seconds ?? RESEND_SECONDS)
      return alert(t.otpRefused(error.message))
    }
    if (error instanceof HttpFailure) return toast.error(t.otpFailed)
    return alert(t.failed)
  }

  const getOtp = async (mobile: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    try {
      const reply = await api.call(auth.getOTP, { mobile, purpose })
      waitSeconds(reply.retry_after_seconds || RESEND_SECONDS)
      draft.set({ mobile, challenge: { mobile, token: reply.token } })
      return true
    } catch (error) {
      setBusy(false)
      await explain(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { getOtp, busy }
}
