import { auth, subscriptions, users } from '@dhruva/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api, NetworkFailure, refreshCalls } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { mobileDigits } from '#lib/mobile.ts'
import { useSession } from '#lib/session.ts'
import { useStore } from '#lib/store.ts'
import { type Challenge, createFlow } from '#one-time-code/draft.ts'
import type { Check } from '#one-time-code/use-verify.ts'
import { useAlert, useConfirm } from '#ui/alert.tsx'
import { toast } from '#ui/toast.tsx'
import { subscriptionTexts } from './texts.ts'

/** The number and code that allow a cancellation. */
export const cancellation = createFlow('cancel_subscription')

/** Confirms that it is the member who cancels; nothing is cancelled by it. */
export const confirmCode: Check<true> = async (code) => {
  await api.call(auth.validateRawOTP, code)
  return true
}

/** Of an address that leads to the code without a code having been asked for. */
const NO_CHALLENGE: Challenge = { mobile: '', token: '' }

const refresh = () => refreshCalls(subscriptions.getSubscription, users.getUserInfo)

type Step = 'closed' | 'choose' | 'code' | 'last'

/** The four steps of a cancellation: what to do, the number, the code, the last word. */
export const useCancelling = () => {
  const t = useTexts(subscriptionTexts)
  const alert = useAlert()
  const confirm = useConfirm()
  const own = useSession()?.mobile ?? ''
  const [search] = useSearchParams()
  const [step, setStep] = useState<Step>(search.get('cancel') === 'code' ? 'code' : 'closed')
  const [isBusy, setBusy] = useState(false)
  const draft = useStore(cancellation.draft)
  // the number is asked for once it was wanted: until then the address alone led here
  const [isAsked, setAsked] = useState(false)

  const askNumber = () => {
    cancellation.draft.set({ mobile: mobileDigits(own), challenge: null })
    setAsked(true)
    setStep('code')
  }

  const act = async (doIt: () => Promise<string>) => {
    if (isBusy) return
    setBusy(true)
    try {
      toast.success(await doIt())
      setStep('closed')
      await refresh()
    } catch (error) {
      setBusy(false)
      await alert(error instanceof NetworkFailure ? t.failedAll : t.cancelFailed)
    } finally {
      setBusy(false)
    }
  }

  return {
    step,
    isBusy,
    /** what the code step works on; null while the number is asked for */
    challenge: draft.challenge ?? (isAsked ? null : NO_CHALLENGE),
    open: () => setStep('choose'),
    close: () => setStep('closed'),
    askNumber,
    confirmed: () => setStep('last'),
    back: () => setStep('choose'),
    stop: async (question: string) => {
      if (await confirm({ message: question }))
        await act(async () => (await api.call(subscriptions.stopRenewal, {})).message ?? '')
    },
    cancel: () =>
      act(async () => {
        const { success, message } = await api.call(subscriptions.cancelSubscription, {})
        if (!success) throw new Error('refused')
        return message
      }),
  }
}

export type Cancelling = ReturnType<typeof useCancelling>
