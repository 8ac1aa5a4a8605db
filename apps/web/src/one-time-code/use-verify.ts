import { useState } from 'react'
import { ApiFail, HttpFailure } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useAlert } from '#ui/alert.tsx'
import type { Challenge } from './draft.ts'
import { authTexts } from './texts.ts'

/** What a right code gives; throws when it is refused. */
export type Check<T> = (code: Challenge & { otp: string }) => Promise<T>

/**
 * Checks a code. Gives what `check` gives, or null after the failure has been shown.
 * @param wrong said of a refused code, in place of the service's own words
 */
export const useVerify = <T>(check: Check<T>, wrong?: string) => {
  const t = useTexts(authTexts)
  const alert = useAlert()
  const [busy, setBusy] = useState(false)

  const words = (error: unknown) => {
    if (error instanceof ApiFail) return wrong ?? error.message
    return error instanceof HttpFailure ? t.verifyFailed : t.failed
  }

  const verify = async (challenge: Challenge | null, otp: string): Promise<T | null> => {
    if (busy) return null
    if (!challenge?.token) {
      await alert(t.tokenMissing)
      return null
    }
    setBusy(true)
    try {
      return await check({ ...challenge, otp })
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
