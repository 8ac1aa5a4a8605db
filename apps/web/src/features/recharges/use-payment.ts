import { recharges, users } from '@dhruva/contract'
import { useEffect, useRef } from 'react'
import { type Prepared, useCheckout } from '#checkout/use-checkout.ts'
import { ApiFail, api, type ResultOf, refreshCalls, useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { rechargeTexts } from './texts.ts'

export const METHODS = ['upi', 'card', 'netbanking', 'wallet'] as const
export type Method = (typeof METHODS)[number]

/** What is paid for. `place`: GST code of the buyer's state; '' when they did not say. */
export type Purchase = {
  pack: string
  coupon: string | null
  /** rupees that the page names */
  total: number
  place: string
  what: string
  brand: string
  method: Method
}

const LOOK_EVERY_MS = 3_000

/** All that a recharge can add to, as one number that only such a payment raises. */
const holdingsOf = (info: ResultOf<typeof users.getUserInfo>) =>
  info.oracle_questions + info.astra_questions + info.balance

/**
 * Pays for a pack: order, the provider's checkout, the record of its result.
 * @param onCouponEnded told when the coupon turned out to be over: the price is asked for anew
 */
export const usePayment = (onCouponEnded: (message: string) => void) => {
  const t = useTexts(rechargeTexts)
  const before = useRef(0)

  const prepare = async ({ pack, coupon, total, place: state, what, brand, method }: Purchase): Promise<Prepared> => {
    try {
      const [made, info] = await Promise.all([
        api.call(recharges.createOrder, { pack, state, expected: total, ...(coupon === null ? {} : { coupon }) }),
        api.call(users.getUserInfo, {}),
      ])
      before.current = holdingsOf(info)
      const payable = { order_id: made.order_id, amount: made.amount }
      return { payable, keyId: made.key_id, checkoutUrl: made.checkout_url, name: brand, description: what, method }
    } catch (error) {
      if (!(error instanceof ApiFail)) throw error
      if (error.failure.code === 'price_changed') {
        void refreshCalls(recharges.getRecharges, recharges.quoteRecharge)
        return { refused: error.message }
      }
      if (error.failure.code !== 'coupon_ended') throw error
      onCouponEnded(error.message)
      return null
    }
  }

  const { arrived, ...checkout } = useCheckout({
    prepare,
    record: async ({ razorpay_order_id = '', razorpay_payment_id, razorpay_signature }) => {
      const told = { razorpay_order_id, razorpay_payment_id, razorpay_signature }
      return (await api.call(recharges.recordPayment, told)).message
    },
    texts: { dismissed: t.dismissed, arrived: t.arrived },
    onPaid: () => void refreshCalls(users.getUserInfo, recharges.getCoupon, recharges.getRecharges, recharges.getWheel),
  })
  const { outcome } = checkout

  // while a payment is on its way, looks at the balance until it has come
  const isWaiting = outcome.kind === 'waiting'
  const { data } = useCall(
    users.getUserInfo,
    {},
    { enabled: isWaiting, staleTimeMs: 0, everyMs: isWaiting ? LOOK_EVERY_MS : false },
  )
  const has = data && holdingsOf(data)
  useEffect(() => {
    if (outcome.kind === 'waiting' && has !== undefined && has > before.current) arrived(outcome.paymentId)
  }, [outcome, has, arrived])

  return checkout
}
