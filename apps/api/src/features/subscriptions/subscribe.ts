import { setTimeout as sleep } from 'node:timers/promises'
import { PaymentsFailed } from '@dhruva/adapters'
import { STATES } from '@dhruva/common'
import { subscriptions } from '@dhruva/contract'
import { claimAsking, dropAsking, findProviderSubscription, keepProviderSubscription } from '@dhruva/db'
import { subscribe as openAt, settleSubscription } from '@dhruva/domain'
import type { OfferedPlan } from '#config-money.ts'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { invalidInput } from '#http/issues.ts'

/** How often it renews at most: ten years. */
const MONTHS = 120
/** A provider that is slower tells the worker. */
const PATIENCE_MS = 1_500
const LOOK_EVERY_MS = 100
/** Whoever waits for another's asking gives up before the call is given up. */
const MAX_LOOKS = 40

/** @throws PaymentsFailed */
const askProvider = async ({ payments }: Ctx, plan: OfferedPlan, notes: { uid: string; subscription: string }) => {
  const { id: planId } = await payments.createPlan({ name: plan.name.en, amount: plan.rupees * 100 })
  return payments.createSubscription({ planId, months: MONTHS, notes })
}

/** Asks the provider for the subscription that was claimed. @returns the provider's id of it; null when it made none */
const createThere = async (ctx: Ctx, id: string, uid: number, plan: OfferedPlan): Promise<string | null> => {
  try {
    const made = await askProvider(ctx, plan, { uid: String(uid), subscription: id })
    return await keepProviderSubscription(ctx.db, id, made.id)
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error
    ctx.log.warn({ subscription: id, fault: error.fault }, 'the provider of payments made no subscription')
    await dropAsking(ctx.db, id)
    return null
  }
}

/** The provider's id of a subscription: of many who ask at once one asks the provider, and the others wait for its answer. */
const subscriptionAtProvider = async (ctx: Ctx, id: string, uid: number, plan: OfferedPlan): Promise<string | null> => {
  for (let look = 0; look < MAX_LOOKS; look++) {
    if (await claimAsking(ctx.db, id, ctx.now())) return createThere(ctx, id, uid, plan)
    const known = await findProviderSubscription(ctx.db, id)
    if (known !== null) return known ?? null
    await sleep(LOOK_EVERY_MS)
  }
  return null
}

/** What became of one that is asked for again: perhaps it was paid, and nobody has told of it yet. */
const paidMeanwhile = async (ctx: Ctx, providerId: string): Promise<'credited' | 'waiting' | null> => {
  try {
    const last = await settleSubscription(ctx.db, ctx.payments, providerId, ctx.now)
    if (last?.result === 'credited') return 'credited'
    const { status } = await ctx.payments.fetchSubscription(providerId)
    return status === 'created' ? null : 'waiting'
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error
    return null
  }
}

const refusePaid = async (ctx: Ctx, providerId: string) => {
  const paid = await Promise.race([paidMeanwhile(ctx, providerId), sleep(PATIENCE_MS, null, { ref: false })])
  if (paid === 'credited') throw fail('subscription_added')
  if (paid === 'waiting') throw fail('payment_pending')
}

export const subscribe = implement(subscriptions.subscribe, async ({ ctx, user, input, language }) => {
  const { tax, subscriptionGraceDays: graceDays } = ctx.config
  const { plans } = await ctx.settings.read()
  const { state: place = tax.sellerState } = input
  if (!STATES.has(place)) throw invalidInput([{ code: 'custom', path: ['state'], message: '' }], input, language)
  const plan = plans.find(({ id }) => input.plan === undefined || id === input.plan)
  if (!plan) throw fail('plan_not_found')
  if (input.expected !== undefined && input.expected !== plan.rupees) throw fail('price_changed')
  const opened = await openAt(ctx.db, { uid: user.uid, plan, place, graceDays, now: ctx.now() }, tax)
  if (opened.result === 'gone') throw fail('no_session')
  if (opened.result === 'active') throw fail('already_subscribed')
  if (opened.providerId) await refusePaid(ctx, opened.providerId)
  const subscriptionId = opened.providerId ?? (await subscriptionAtProvider(ctx, opened.id, user.uid, plan))
  if (subscriptionId === null) throw fail('payments_unavailable')
  return {
    status: 'success' as const,
    key_id: ctx.payments.keyId,
    subscription_id: subscriptionId,
    amount: plan.rupees * 100,
    checkout_url: ctx.payments.checkoutUrl,
  }
})
