// People who subscribe, at a provider in memory.
import { type Db, keepProviderSubscription } from '@dhruva/db'
import type { FakePayments } from '@dhruva/testkit/fake-payments'
import { type PlanTerms, type Subscribing, subscribe } from '#money/subscribe.ts'
import { TAX } from './recharging.ts'

export const PLAN: PlanTerms = { id: 'monthly', rupees: 199, questions: 500 }

/** @param now the clock of both, ours and the provider's */
export const subscribingAt =
  (db: Db, provider: FakePayments, now: () => Date) =>
  /** Writes a subscription down and asks the provider for it. @returns the provider's id */
  async (uid: number, more: Partial<Subscribing> = {}) => {
    const opened = await subscribe(db, { uid, plan: PLAN, place: '29', graceDays: 4, now: now(), ...more }, TAX)
    if (opened.result !== 'made' && opened.result !== 'known') throw new Error(`refused: ${opened.result}`)
    if (opened.providerId) return opened.providerId
    const { rupees } = more.plan ?? PLAN
    const plan = await provider.calls.createPlan({ name: 'Monthly', amount: rupees * 100 })
    const { id } = await provider.calls.createSubscription({ planId: plan.id, months: 120, notes: {} })
    const kept = await keepProviderSubscription(db, opened.id, id)
    if (!kept) throw new Error('it has ended meanwhile')
    return kept
  }
