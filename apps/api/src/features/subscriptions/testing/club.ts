// Members who subscribe at the provider in memory of a till.
import { createHmac } from 'node:crypto'
import { auth, subscriptions, users } from '@dhruva/contract'
import { reconcilePayments } from '@dhruva/domain'
import type { Member } from '@dhruva/testkit'
import type { FakePayment } from '@dhruva/testkit/fake-payments'
import { createTill, signed, type Webhook } from '#features/recharges/testing/till.ts'

const KEY_SECRET = 'sandbox-no-money-moves'

const secondsOf = (date: Date | null) => (date === null ? null : Math.floor(date.getTime() / 1_000))

/** What the browser sends when the checkout said that the first month is paid. */
export const monthResultOf = ({ id, subscriptionId }: FakePayment) => ({
  razorpay_payment_id: id,
  razorpay_subscription_id: subscriptionId ?? '',
  razorpay_signature: createHmac('sha256', KEY_SECRET).update(`${id}|${subscriptionId}`).digest('hex'),
})

/** A till whose members subscribe. */
export const createClub = async (env: Record<string, string> = {}) => {
  const till = await createTill(env)
  const { world, provider, db } = till
  let people = 0

  const subscribe = async (who: Member) => (await who.call(subscriptions.subscribe, {})).subscription_id
  const update = (who: Member, payment: FakePayment) =>
    who.raw(subscriptions.updateSubscription, monthResultOf(payment))

  return {
    ...till,
    member: () => world.member(`subscriber ${++people}`),
    subscribe,
    update,
    /** Subscribes, pays the first month and says so. */
    join: async (who: Member) => {
      const id = await subscribe(who)
      const payment = provider.payMonth(id)
      await update(who, payment)
      return { id, payment }
    },
    stands: (who: Member) => who.call(subscriptions.getSubscription, {}),
    questions: async (who: Member) => (await who.call(users.getUserInfo, {})).subscription_questions,
    /** Confirms by a code that the subscription is to be cancelled. */
    confirm: async (who: Member) => {
      const { token } = await world.visitor().call(auth.getOTP, { mobile: who.mobile, purpose: 'cancel_subscription' })
      const otp = await world.lastCode(who.mobile)
      await world.visitor().call(auth.validateRawOTP, { mobile: who.mobile, otp, token })
    },
    cancel: (who: Member) => who.call(subscriptions.cancelSubscription, {}),
    reconcile: () => reconcilePayments(db, till.payments, world.clock.now, new AbortController().signal),
    /** An event of the provider about a subscription as it is now, or as it was. */
    eventOf: (event: string, id: string, payment?: FakePayment, status?: string): Webhook => {
      const found = provider.subscriptions.get(id)
      if (!found) throw new Error(`no subscription ${id}`)
      const subscription = {
        ...{ id, plan_id: found.planId, status: status ?? found.status, paid_count: found.paidCount },
        ...{ current_start: secondsOf(found.currentStart), current_end: secondsOf(found.currentEnd) },
        ...{ charge_at: secondsOf(found.chargeAt), ended_at: secondsOf(found.endedAt), notes: found.notes },
      }
      const paid = payment && {
        ...{ id: payment.id, order_id: payment.orderId, invoice_id: payment.invoiceId, amount: payment.amount },
        ...{ currency: payment.currency, status: payment.status, notes: payment.notes, method: payment.method },
        created_at: secondsOf(payment.createdAt),
      }
      const entities = event.startsWith('payment.') ? {} : { subscription: { entity: subscription } }
      const payload = paid ? { ...entities, payment: { entity: paid } } : entities
      const body = JSON.stringify({ event, created_at: secondsOf(world.clock.now()), payload })
      return { body, headers: signed(body) }
    },
  }
}
