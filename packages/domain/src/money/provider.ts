import type { ToldPayment, ToldRefund } from '@dhruva/db'

/** How a subscription stands at the provider. */
export type ToldSubscription = { id: string; status: string; paidCount: number }

/** What is asked of it about refunds. */
export type RefundProvider = {
  /** Asked again with the same receipt and amount, it is the same refund. */
  refund(
    paymentId: string,
    refund: { amount: number; receipt: string; notes: Readonly<Record<string, string>> },
  ): Promise<ToldRefund>
  refundsOf(paymentId: string): Promise<readonly ToldRefund[]>
}

/** A page of what it lists of a span, newest first. */
export type Page = { from: Date; to: Date; skip: number; count: number }

/** What is asked of the provider of payments; its adapter is one of these. */
export type Provider = RefundProvider & {
  listRefunds(page: Page): Promise<readonly ToldRefund[]>
  fetchPayment(id: string): Promise<ToldPayment>
  paymentsOfOrder(id: string): Promise<readonly ToldPayment[]>
  ordersByReceipt(receipt: string): Promise<readonly { id: string; amount: number }[]>
  fetchSubscription(id: string): Promise<ToldSubscription>
  paymentsOfSubscription(id: string): Promise<readonly ToldPayment[]>
  cancelSubscription(id: string, when: { atCycleEnd: boolean }): Promise<ToldSubscription>
}
