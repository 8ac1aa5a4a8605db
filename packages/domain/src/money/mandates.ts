import { DAY_MS } from '@dhruva/common'
import { type Db, findMandate, keepMandate, noteMandate, settleMonth } from '@dhruva/db'
import type { Provider } from './provider.ts'

/** One that nobody has paid for so long is given up. */
const UNPAID_MS = 3 * DAY_MS

/** In these the provider debits no more. */
const OVER = ['cancelled', 'completed', 'expired']

/**
 * Asks the provider how a subscription stands and acts on that alone: grants the months that were paid, in their order, notices that
 * nothing more is debited, and ends what is over. Harmless when repeated, and beside itself; so it does not matter which event, in
 * which order, had it asked.
 * @param known how many of its payments are settled here: where the provider has taken no more, they are not asked for one by one
 * @returns how the last payment was settled; null when there is none
 */
export const settleSubscription = async (
  db: Db,
  provider: Provider,
  providerId: string,
  now: () => Date,
  known: number | null = null,
) => {
  const { status, paidCount } = await provider.fetchSubscription(providerId)
  const payments = paidCount === known ? [] : await provider.paymentsOfSubscription(providerId)
  let last = null
  for (const payment of payments.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()))
    last = await settleMonth(db, payment, now())
  const at = now()
  await noteMandate(db, providerId, { status, forget: new Date(at.getTime() - UNPAID_MS) }, at)
  return last
}

/**
 * Tells the provider what a person wants of their subscription: no debit after this month, or none at all. Repeated until the
 * provider has confirmed it; a job does it at once, the reconciler when that was lost or the provider was away.
 * @param id ours
 * @throws PaymentsFailed of the adapter; the same is asked again later
 */
export const cancelMandate = async (db: Db, provider: Provider, id: string): Promise<void> => {
  const mandate = await findMandate(db, id)
  if (!mandate?.wanted) return
  const { providerId, wanted } = mandate
  // between two months there is none that it could end with
  const atCycleEnd = wanted === 'ending' && (await provider.fetchSubscription(providerId)).status === 'active'
  const { status } = await provider.cancelSubscription(providerId, { atCycleEnd })
  if (OVER.includes(status)) await keepMandate(db, id, 'over')
  else if (atCycleEnd) await keepMandate(db, id, 'ending')
  else throw new Error(`the provider of payments did not cancel: ${status}`)
}
