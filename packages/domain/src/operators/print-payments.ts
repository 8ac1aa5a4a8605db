import type { PaymentRow, PaymentStep } from '@dhruva/db'
import type { lookAtPayments, refundAsOperator, settleAsOperator } from './payments.ts'

type Resolved<T extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>

const time = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')

/** `₹1234.50` */
export const rupees = (paise: number) => `₹${(paise / 100).toFixed(2)}`

const amountOf = ({ amount, currency }: Pick<PaymentRow, 'amount' | 'currency'>) =>
  currency === 'INR' ? rupees(amount) : `${amount / 100} ${currency}`

/** What a payment brought, of the wallet in rupees. */
const brought = (count: number, unit: string | null) => {
  if (unit === null) return 'nothing'
  return unit === 'money_paise' ? rupees(count) : `${count} ${unit}`
}

const line = (row: PaymentRow) =>
  [
    `${row.id}  ${time(row.madeAt)}  uid ${row.uid}  ${amountOf(row)}  ${row.pack ?? '?'}`,
    [row.status, row.outcome, row.reason].filter(Boolean).join(', '),
    ...(row.invoice ? [row.invoice] : []),
    ...(row.order ? [row.order] : []),
    ...(row.returned > 0 ? [`${rupees(row.returned)} given back`] : []),
    ...(row.asked > 0 ? [`${rupees(row.asked)} asked for`] : []),
    ...(row.debt > 0 ? [`${brought(row.debt, row.unit)} used before they could be taken`] : []),
  ].join('  ')

const reasoned = (...said: readonly (string | null)[]) => said.filter(Boolean).join(': ')

/** What happened to a payment, as the shell says it. */
export const sayStep = (step: PaymentStep): string => {
  switch (step.kind) {
    case 'ordered':
      return `order ${step.order} of ${brought(step.quantity, step.unit)}, ${rupees(step.amount)}`
    case 'paid':
      return `paid by ${step.method ?? 'unknown'}, ${amountOf(step)}`
    case 'told':
      return `told: ${step.event}`
    case 'settled':
      return reasoned(step.outcome, step.reason)
    case 'invoice':
    case 'credit_note':
      return `${step.number}, ${rupees(step.amount)}`
    case 'refund_asked': {
      const used = step.debt > 0 ? `, ${brought(step.debt, step.unit)} used already` : ''
      return `refund ${step.refund} (${step.by}): ${rupees(step.amount)} for ${brought(step.quantity, step.unit)}${used}`
    }
    case 'refund_ended':
      return `refund ${step.refund} ${reasoned(step.state, step.fault)}`
    case 'act':
      return `act ${step.act}: ${step.command} by ${step.operator}: ${step.reason}`
  }
}

const step = (of: PaymentStep) => `    ${time(of.at)}  ${sayStep(of)}`

/** Payments, a line each; of a single one what happened. Times are UTC. */
export const printPayments = ({ payments, order, steps }: Resolved<typeof lookAtPayments>): string =>
  order
    ? `order ${order.id}  ${time(order.createdAt)}  uid ${order.uid}  ${rupees(order.total)}  ${order.order ?? 'not known at the provider'}  no payment`
    : [...payments.map(line), ...steps.map(step)].join('\n')

export const printRefund = ({ act, payment, paise }: Resolved<typeof refundAsOperator>): string =>
  `act ${act}: ${rupees(paise)} of ${payment} are asked back; the worker asks the provider`

export const printSettled = ({ act, settled }: Resolved<typeof settleAsOperator>): string =>
  `act ${act}: ${settled.map(({ payment, result }) => `${payment} ${result}`).join(', ') || 'nothing was paid'}`
