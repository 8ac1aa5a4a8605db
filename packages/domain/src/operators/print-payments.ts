import type { PaymentRow, PaymentStep } from '@dhruva/db'
import type { lookAtPayments, refundAsOperator, settleAsOperator } from './payments.ts'

type Resolved<T extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>

const time = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')

/** `₹1234.50` */
export const rupees = (paise: number) => `₹${(paise / 100).toFixed(2)}`

const amountOf = ({ amount, currency }: PaymentRow) =>
  currency === 'INR' ? rupees(amount) : `${amount / 100} ${currency}`

const line = (row: PaymentRow) =>
  [
    `${row.id}  ${time(row.madeAt)}  uid ${row.uid}  ${amountOf(row)}  ${row.pack ?? '?'}`,
    [row.status, row.outcome, row.reason].filter(Boolean).join(', '),
    ...(row.invoice ? [row.invoice] : []),
    ...(row.order ? [row.order] : []),
    ...(row.returned > 0 ? [`${rupees(row.returned)} given back`] : []),
    ...(row.asked > 0 ? [`${rupees(row.asked)} asked for`] : []),
    ...(row.debt > 0 ? [`${row.debt} ${row.unit} used before they could be taken`] : []),
  ].join('  ')

const step = ({ at, what }: PaymentStep) => `    ${time(at)}  ${what}`

/** Payments, a line each; of a single one what happened. Times are UTC. */
export const printPayments = ({ payments, order, steps }: Resolved<typeof lookAtPayments>): string =>
  order
    ? `order ${order.id}  ${time(order.createdAt)}  uid ${order.uid}  ${rupees(order.total)}  ${order.order ?? 'not known at the provider'}  no payment`
    : [...payments.map(line), ...steps.map(step)].join('\n')

export const printRefund = ({ act, payment, paise }: Resolved<typeof refundAsOperator>): string =>
  `act ${act}: ${rupees(paise)} of ${payment} are asked back; the worker asks the provider`

export const printSettled = ({ act, settled }: Resolved<typeof settleAsOperator>): string =>
  `act ${act}: ${settled.map(({ payment, result }) => `${payment} ${result}`).join(', ') || 'nothing was paid'}`
