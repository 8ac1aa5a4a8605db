import { recharges, users } from '@dhruva/contract'
import { useEffect, useState } from 'react'
import { ApiFail, api, type ResultOf, refreshCalls, useCall } from '#lib/api.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { useSession } from '#lib/session.ts'
import { alertUser } from '#ui/alert.tsx'
import { toast } from '#ui/toast.tsx'
import { type CheckoutResult, openCheckout } from './checkout.ts'
import { rechargeTexts } from './texts.ts'

export const METHODS = ['upi', 'card', 'netbanking', 'wallet'] as const
export type Method = (typeof METHODS)[number]

/** What is paid for. */
export type Purchase = { pack: string; coupon: string | null; what: string; brand: string; method: Method }

type Step = 'idle' | 'opening' | 'recording'
/** How the last press of Pay ended. `waiting`: paid, and not in the balance yet. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'note'; text: string }
  | { kind: 'waiting'; paymentId: string; before: number }
  | { kind: 'thanks'; message: string; paymentId: string }
  | { kind: 'error'; message: string }

const LOOK_EVERY_MS = 3_000

/** Refusals after which nothing more comes by itself. */
const FINAL = ['payment_failed', 'payment_to_refund', 'order_not_found', 'no_session']

/** All that a recharge can add to, as one number that only such a payment raises. */
const holdingsOf = (info: ResultOf<typeof users.getUserInfo>) =>
  info.oracle_questions + info.astra_questions + info.balance

const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--neel-800').trim()

/** While a payment is on its way, looks at the balance until it has come. */
const useArrival = (outcome: Outcome, onArrived: (paymentId: string) => void) => {
  const isWaiting = outcome.kind === 'waiting'
  const { data } = useCall(
    users.getUserInfo,
    {},
    { enabled: isWaiting, staleTimeMs: 0, everyMs: isWaiting ? LOOK_EVERY_MS : false },
  )
  const has = data && holdingsOf(data)
  useEffect(() => {
    if (outcome.kind === 'waiting' && has !== undefined && has > outcome.before) onArrived(outcome.paymentId)
  }, [outcome, has, onArrived])
}

/**
 * Pays for a pack: order, the provider's checkout, the record of its result.
 * @param onCouponEnded told when the coupon turned out to be over: the price is asked for anew
 */
export const usePayment = (onCouponEnded: (message: string) => void) => {
  const t = useTexts(rechargeTexts)
  const language = useLanguage()
  const mobile = useSession()?.mobile
  const [step, setStep] = useState<Step>('idle')
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })

  const thank = (message: string, paymentId: string) => {
    setOutcome({ kind: 'thanks', message, paymentId })
    void refreshCalls(users.getUserInfo, recharges.getCoupon)
  }
  useArrival(outcome, (paymentId) => thank(t.arrived, paymentId))

  const order = async ({ pack, coupon }: Purchase) => {
    try {
      const [made, info] = await Promise.all([
        api.call(recharges.createOrder, { pack, ...(coupon === null ? {} : { coupon }) }),
        api.call(users.getUserInfo, {}),
      ])
      return { ...made, before: holdingsOf(info) }
    } catch (error) {
      if (error instanceof ApiFail && error.httpStatus === 401) return null
      if (error instanceof ApiFail && error.failure.code === 'coupon_ended') onCouponEnded(error.message)
      else {
        setOutcome({ kind: 'note', text: t.orderHelp })
        await alertUser(t.orderFailed)
      }
      return null
    }
  }

  const record = async (result: CheckoutResult, before: number) => {
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = result
    if (!razorpay_order_id || !razorpay_payment_id || !razorpay_signature) return alertUser(t.paymentFailed)
    setStep('recording')
    const told = { razorpay_order_id, razorpay_payment_id, razorpay_signature }
    try {
      thank((await api.call(recharges.recordPayment, told)).message ?? t.arrived, razorpay_payment_id)
    } catch (error) {
      const code = error instanceof ApiFail ? error.failure.code : null
      if (error instanceof ApiFail && FINAL.includes(error.failure.code))
        return setOutcome({ kind: 'error', message: error.message })
      setOutcome({ kind: 'waiting', paymentId: razorpay_payment_id, before })
      if (code === null) toast.error(t.recordFailed)
      else if (error instanceof ApiFail && code !== 'payment_pending') await alertUser(error.message)
    }
  }

  const run = async (purchase: Purchase) => {
    const made = await order(purchase)
    if (!made) return
    const end = await openCheckout(made.checkout_url, {
      key: made.key_id,
      order_id: made.order_id,
      amount: made.amount,
      name: purchase.brand,
      description: purchase.what,
      prefill: { method: purchase.method, ...(mobile ? { contact: mobile } : {}) },
      theme: { color: accent() },
      config: { display: { language } },
    }).catch(() => null)
    if (end === null) {
      setOutcome({ kind: 'note', text: t.scriptHelp })
      await alertUser(t.scriptFailed)
    } else if (end.how === 'paid') await record(end.result, made.before)
    else setOutcome({ kind: 'note', text: t[end.how] })
  }

  const pay = async (purchase: Purchase) => {
    if (step !== 'idle') return
    setOutcome({ kind: 'none' })
    setStep('opening')
    try {
      await run(purchase)
    } finally {
      setStep('idle')
    }
  }

  return { pay, step, outcome, close: () => setOutcome({ kind: 'none' }) }
}
