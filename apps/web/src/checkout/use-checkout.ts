import { useState } from 'react'
import { ApiFail } from '#lib/api.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { useSession } from '#lib/session.ts'
import { alertUser } from '#ui/alert.tsx'
import { toast } from '#ui/toast.tsx'
import { type CheckoutResult, openCheckout, type Payable } from './checkout.ts'
import { checkoutTexts } from './texts.ts'

type Step = 'idle' | 'opening' | 'recording'
/** How the last press of Pay ended. `waiting`: paid, and not here yet. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'note'; text: string }
  | { kind: 'waiting'; paymentId: string }
  | { kind: 'thanks'; message: string; paymentId: string }
  | { kind: 'error'; message: string }

/** What the server made to be paid, or why it made nothing, in words for the person; null: they know. */
export type Prepared =
  | { payable: Payable; keyId: string; checkoutUrl: string; name: string; description: string; method?: string }
  | { refused: string }
  | null

type Result = CheckoutResult & { razorpay_payment_id: string; razorpay_signature: string }

export type CheckoutParts<What> = {
  /** Has the server make what is paid. */
  prepare: (what: What) => Promise<Prepared>
  /** Tells the server of the result; its words. */
  record: (result: Result) => Promise<string | undefined>
  /** what is said when the person closed the checkout, and when the payment has come */
  texts: { dismissed: string; arrived: string }
  /** what the payment has changed is asked for anew */
  onPaid: () => void
}

/** Refusals after which nothing more comes by itself. */
const FINAL = ['payment_failed', 'payment_to_refund', 'order_not_found', 'subscription_not_found', 'no_session']

const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--neel-800').trim()

const isResult = (result: CheckoutResult): result is Result =>
  Boolean(
    result.razorpay_payment_id &&
      result.razorpay_signature &&
      (result.razorpay_order_id || result.razorpay_subscription_id),
  )

/** Pays: something to be paid, the provider's checkout, the record of its result. `arrived`: what was waited for has come. */
export const useCheckout = <What>({ prepare, record, texts, onPaid }: CheckoutParts<What>) => {
  const t = useTexts(checkoutTexts)
  const language = useLanguage()
  const mobile = useSession()?.mobile
  const [step, setStep] = useState<Step>('idle')
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })

  const thank = (paymentId: string, message = texts.arrived) => {
    setOutcome({ kind: 'thanks', message, paymentId })
    onPaid()
  }

  const prepared = async (what: What) => {
    try {
      return await prepare(what)
    } catch (error) {
      if (error instanceof ApiFail && error.httpStatus === 401) return null
      setOutcome({ kind: 'note', text: t.orderHelp })
      await alertUser(t.orderFailed)
      return null
    }
  }

  const tell = async (result: CheckoutResult) => {
    if (!isResult(result)) return alertUser(t.paymentFailed)
    const paymentId = result.razorpay_payment_id
    setStep('recording')
    try {
      thank(paymentId, await record(result))
    } catch (error) {
      const code = error instanceof ApiFail ? error.failure.code : null
      if (error instanceof ApiFail && FINAL.includes(error.failure.code))
        return setOutcome({ kind: 'error', message: error.message })
      setOutcome({ kind: 'waiting', paymentId })
      if (code === null) toast.error(t.recordFailed)
      else if (error instanceof ApiFail && code !== 'payment_pending') await alertUser(error.message)
    }
  }

  const run = async (what: What) => {
    const made = await prepared(what)
    if (!made) return
    if ('refused' in made) return setOutcome({ kind: 'note', text: made.refused })
    const end = await openCheckout(made.checkoutUrl, {
      ...made.payable,
      key: made.keyId,
      name: made.name,
      description: made.description,
      prefill: { ...(made.method ? { method: made.method } : {}), ...(mobile ? { contact: mobile } : {}) },
      theme: { color: accent() },
      config: { display: { language } },
    }).catch(() => null)
    if (end === null) {
      setOutcome({ kind: 'note', text: t.scriptHelp })
      await alertUser(t.scriptFailed)
    } else if (end.how === 'paid') await tell(end.result)
    else setOutcome({ kind: 'note', text: end.how === 'declined' ? t.declined : texts.dismissed })
  }

  const pay = async (what: What) => {
    if (step !== 'idle') return
    setOutcome({ kind: 'none' })
    setStep('opening')
    try {
      await run(what)
    } finally {
      setStep('idle')
    }
  }

  return { pay, step, outcome, arrived: thank, close: () => setOutcome({ kind: 'none' }) }
}
