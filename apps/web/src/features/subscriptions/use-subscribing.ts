import { subscriptions, users } from '@dhruva/contract'
import { useEffect, useState } from 'react'
import { type Prepared, useCheckout } from '#checkout/use-checkout.ts'
import { ApiFail, api, type ResultOf, refreshCalls, useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useSession } from '#lib/session.ts'
import { subscriptionTexts } from './texts.ts'

export type Plan = ResultOf<typeof subscriptions.getPlans>[number]

const LOOK_EVERY_MS = 3_000

/** Refusals that say how it stands already; in the words of the service. */
const STANDS = ['already_subscribed', 'subscription_added', 'payment_pending', 'price_changed']

const refresh = () => refreshCalls(subscriptions.getSubscription, subscriptions.getPlans, users.getUserInfo)

/** The member's subscription; undefined for visitors, and until it is known. */
export const useOwnSubscription = (everyMs: number | false = false) =>
  useCall(subscriptions.getSubscription, {}, { enabled: useSession() !== null, staleTimeMs: 0, everyMs })

/** Subscribes to a plan: the provider's checkout over this page, the record of its result. */
export const useSubscribing = (brand: string) => {
  const t = useTexts(subscriptionTexts)
  const [chosen, setChosen] = useState<Plan | null>(null)

  const prepare = async (plan: Plan): Promise<Prepared> => {
    setChosen(plan)
    try {
      const made = await api.call(subscriptions.subscribe, { plan: plan.id, expected: plan.price })
      const payable = { subscription_id: made.subscription_id }
      return { payable, keyId: made.key_id, checkoutUrl: made.checkout_url, name: brand, description: plan.name }
    } catch (error) {
      if (!(error instanceof ApiFail) || !STANDS.includes(error.failure.code)) throw error
      void refresh()
      return { refused: error.message }
    }
  }

  const { arrived, ...checkout } = useCheckout({
    prepare,
    record: async ({ razorpay_subscription_id = '', razorpay_payment_id, razorpay_signature }) => {
      const told = { razorpay_subscription_id, razorpay_payment_id, razorpay_signature }
      return (await api.call(subscriptions.updateSubscription, told)).message
    },
    texts: { dismissed: t.dismissed, arrived: t.arrived },
    onPaid: () => void refresh(),
  })
  const { outcome } = checkout

  // while the payment is on its way, looks until the month has begun
  const { data: own } = useOwnSubscription(outcome.kind === 'waiting' ? LOOK_EVERY_MS : false)
  const isActive = own?.is_active ?? false
  useEffect(() => {
    if (outcome.kind === 'waiting' && isActive) arrived(outcome.paymentId)
  }, [outcome, isActive, arrived])

  return { ...checkout, isActive, chosen }
}
