import type { ToldPayment } from '@dhruva/db'

/** How a subscription stands at the provider. */
export type ToldSubscription = { id: string; status: string; paidCount: number }

/** What is asked of the provider of payments; its adapter is one of these. */
export type Provider = {
  fetchPayment(id: string): Promise<ToldPayment>
  paymentsOfOrder(id: string): Promise<readonly ToldPayment[]>
  ordersByReceipt(receipt: string): Promise<readonly { id: string; amount: number }[]>
  fetchSubscription(id: string): Promise<ToldSubscription>
  paymentsOfSubscription(id: string): Promise<readonly ToldPayment[]>
  cancelSubscription(id: string, when: { atCycleEnd: boolean }): Promise<ToldSubscription>
}
