import { randomUUID } from 'node:crypto'
import { type Db, type OpenedSubscription, openSubscription } from '@dhruva/db'
import { priceOf, splitTax } from './gst.ts'
import type { Tax } from './orders.ts'

/** What of a plan is kept with a subscription. */
export type PlanTerms = {
  id: string
  /** of a month, tax included */
  rupees: number
  /** a month */
  questions: number
}

export type Subscribing = {
  uid: number
  plan: PlanTerms
  /** GST code of the state the buyer is in */
  place: string
  /** for so many days after a month whose renewal is late, what is left of it can be used */
  graceDays: number
  now: Date
}

/** Writes down what a person is about to subscribe to, at the price of now, which stays; nothing is charged by it. */
export const subscribe = (
  db: Db,
  { uid, plan, place, graceDays, now }: Subscribing,
  tax: Tax,
): Promise<OpenedSubscription> => {
  const { total, price, gst, gstRate } = priceOf(plan.rupees * 100, 0, tax.gstRate)
  const wanted = {
    ...{ id: randomUUID(), uid, plan: plan.id, quantity: plan.questions, total, price },
    ...splitTax(gst, tax.sellerState, place),
    ...{ gstRate, sac: tax.sac, sellerState: tax.sellerState, place, graceDays },
  }
  return openSubscription(db, wanted, now)
}
