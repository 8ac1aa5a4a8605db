import { randomUUID } from 'node:crypto'
import {
  type Db,
  findPayer,
  findPaymentsFor,
  findUnpaidOrder,
  orderRefund,
  settleMonth,
  settlePayment,
  timelineOf,
} from '@dhruva/db'
import type { Provider } from '#money/provider.ts'
import type { ListingProvider } from '#money/reconciliation.ts'
import { settleRefundsOf } from '#money/refunds.ts'
import { actAs, type By, OperatorRefusal, refuseOneself } from '#operators/act.ts'

/** What operators ask of the provider of payments. */
export type OperatorsProvider = Provider & ListingProvider

/** What is known of the payments an operator means; of a single one all that happened. */
export const lookAtPayments = async (db: Db, what: string) => {
  const payments = await findPaymentsFor(db, what)
  const [one] = payments
  const order = one ? null : await findUnpaidOrder(db, what)
  if (!one && !order) throw new OperatorRefusal(`no payment is known by ${what}`, `${what} से कोई भुगतान नहीं मिला`)
  const steps = one && payments.length === 1 ? await timelineOf(db, one.id) : []
  return { payments, order, steps }
}

const left = {
  none: ['nothing of it can be given back', 'इसमें से कुछ नहीं लौटाया जा सकता'],
  more: ['that is more than is left of it', 'यह बचे हुए से अधिक है'],
} as const

/**
 * Has a payment given back: what is unused, all that is left, or so many paise. What it brought is taken back as far as it is there.
 * @throws OperatorRefusal
 */
export const refundAsOperator = (db: Db, by: By, payment: string, what: number | 'unused' | 'all') =>
  actAs(db, by, { command: 'refund', target: payment, details: { what } }, async (tx) => {
    refuseOneself(by, await findPayer(tx, payment))
    const { result, paise } = await orderRefund(tx, { id: randomUUID(), payment, what, now: by.now })
    if (result !== 'asked')
      throw new OperatorRefusal(`${payment}: ${left[result][0]}`, `${payment}: ${left[result][1]}`)
    return { payment, paise }
  })

/**
 * Asks the provider how a payment stands, or all payments of an order, and acts on that, as the worker would.
 * @throws OperatorRefusal when it is for none of our orders
 */
export const settleAsOperator = async (db: Db, provider: OperatorsProvider, by: By, id: string) => {
  const told = id.startsWith('order_') ? await provider.paymentsOfOrder(id) : [await provider.fetchPayment(id)]
  const done = await actAs(db, by, { command: 'settle', target: id }, async (tx) => {
    const settled: { payment: string; result: string }[] = []
    for (const payment of told) {
      const settle = payment.subscriptionId === null ? settlePayment : settleMonth
      settled.push({ payment: payment.id, result: (await settle(tx, payment, by.now)).result })
    }
    if (settled.every(({ result }) => result === 'unknown'))
      throw new OperatorRefusal(`${id} is for none of our orders`, `${id} हमारे किसी ऑर्डर का नहीं है`)
    return { settled }
  })
  for (const { payment } of done.settled) await settleRefundsOf(db, provider, payment, () => by.now)
  return done
}
