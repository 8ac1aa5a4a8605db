import { auth } from '@dhruva/contract'
import { useEffect, useRef, useState } from 'react'
import { ApiFail, api, HttpFailure } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { deviceTokens } from '#lib/known-device.ts'
import { useAlert } from '#ui/alert.tsx'
import { toast } from '#ui/toast.tsx'
import { type Flow, resendAt } from './draft.ts'
import { authTexts } from './texts.ts'

/** Waiting time after a success that names none. */
const RESEND_SECONDS = 30
/** A second one is asked for when the phone has changed its network meanwhile. */
const MOST_PROOFS = 3

const waitSeconds = (seconds: number) => resendAt.set(Date.now() + seconds * 1000)

const workOf = (error: unknown) => (error instanceof ApiFail ? error.failure.proof_of_work : undefined)

type Asked = { mobile: string; purpose: Flow['purpose'] }

/** Asks for a code, and does the work first that the service may want. */
const ask = async (asked: Asked, signal: AbortSignal, onProving: (proving: boolean) => void) => {
  const args = { ...asked, device_tokens: deviceTokens() }
  let proof: { proof_of_work?: { token: string; answer: number } } = {}
  for (let proofs = 0; ; proofs++) {
    try {
      return await api.call(auth.getOTP, { ...args, ...proof }, signal)
    } catch (error) {
      const work = workOf(error)
      if (!work || proofs === MOST_PROOFS) throw error
      onProving(true)
      const { findProof } = await import('./proof/find-proof.ts')
      proof = { proof_of_work: await findProof(work, signal) }
    } finally {
      onProving(false)
    }
  }
}

/** Asks for a code. `getOtp(mobile)` is true when one was sent; every failure has been shown. `cancel` ends what is under way. */
export const useGetOtp = ({ purpose, draft }: Flow) => {
  const t = useTexts(authTexts)
  const alert = useAlert()
  const [busy, setBusy] = useState(false)
  const [proving, setProving] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

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
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    try {
      const reply = await ask({ mobile, purpose }, controller.signal, setProving)
      waitSeconds(reply.retry_after_seconds || RESEND_SECONDS)
      draft.set({ mobile, challenge: { mobile, token: reply.token } })
      return true
    } catch (error) {
      setBusy(false)
      if (!controller.signal.aborted) await explain(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { getOtp, busy, proving, cancel: () => running.current?.abort() }
}
