import { auth } from '@dhruva/contract'
import { useState } from 'react'
import { ApiFail, api, HttpFailure } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useAlert } from '#ui/alert.tsx'
import type { Challenge } from './draft.ts'
import { authTexts } from './texts.ts'

/** Checks a code. Gives the session token, or null after the failure has been shown. */
export const useVerify = () => {
  const t = useTexts(authTexts)
  const alert = useAlert()
  const [busy, setBusy] = useState(false)

  const words = (error: unknown) => {
    if (error instanceof ApiFail) return error.message
    return error instanceof HttpFailure ? t.verifyFailed : t.failed
  }

  const verify = async (challenge: Challenge | null, otp: string): Promise<string | null> => {
    if (busy) return null
    if (!challenge?.token) {
      await alert(t.tokenMissing)
      return null
    }
    setBusy(true)
    try {
      const reply = await api.call(auth.validateOTP, { ...challenge, otp, device: 'web' })
      return reply.jwt
    } catch (error) {
      setBusy(false)
      await alert(words(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { verify, busy }
}
