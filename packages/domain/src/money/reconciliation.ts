import { beginOfDay, DAY_MS, dayInIndia } from '@dhruva/common'
import {
  type BookedPayment,
  type BookedRefund,
  type Db,
  findBookedPayments,
  findBookedRefunds,
  findUnreportedDays,
  keepReconciliation,
  type ToldPayment,
  type ToldRefund,
} from '@dhruva/db'
import type { Page } from './provider.ts'
import { listed } from './reconcile.ts'

/** What is asked of the provider of payments for a report. */
export type ListingProvider = {
  listPayments(page: Page): Promise<readonly ToldPayment[]>
  listRefunds(page: Page): Promise<readonly ToldRefund[]>
  refundsOf(paymentId: string): Promise<readonly ToldRefund[]>
}

/**
 * What the provider and the books have differently. Of payments: unknown (captured there and not in the books), not_there, amount,
 * unsettled (captured there, and here neither credited nor to go back), not_captured (credited here), returned (another sum went back).
 * Of refunds: unknown, not_there, amount, state.
 */
export type Difference = {
  kind:
    | `payment_${'unknown' | 'not_there' | 'amount' | 'unsettled' | 'not_captured' | 'returned'}`
    | `refund_${'unknown' | 'not_there' | 'amount' | 'state'}`
  payment: string
  refund: string
  /** `4900 INR captured`; empty: not there */
  provider: string
  books: string
}

const PAID = new Set(['captured', 'refunded'])

const comparePayment = (told: ToldPayment, booked: BookedPayment | undefined): Difference[] => {
  const isPaid = PAID.has(told.status)
  const differ = (kind: Difference['kind'], provider: string, books: string) => [
    { kind, payment: told.id, refund: '', provider, books },
  ]
  const there = `${told.amount} ${told.currency} ${told.status}`
  if (!booked) return isPaid ? differ('payment_unknown', there, '') : []
  const here = `${booked.amount} ${booked.currency} ${booked.outcome ?? 'open'}`
  return [
    ...(told.amount !== booked.amount || told.currency !== booked.currency
      ? differ('payment_amount', there, here)
      : []),
    ...(isPaid && booked.outcome === null && told.status !== 'refunded'
      ? differ('payment_unsettled', there, here)
      : []),
    ...(!isPaid && booked.outcome !== null ? differ('payment_not_captured', there, here) : []),
    ...(booked.outcome !== null && told.amountRefunded !== booked.returned
      ? differ('payment_returned', String(told.amountRefunded), String(booked.returned))
      : []),
  ]
}

const STATES = { pending: 'asked', processed: 'processed', failed: 'refused' } as const

const compareRefund = (told: ToldRefund, booked: BookedRefund | undefined): Difference[] => {
  const differ = (kind: Difference['kind']) => [
    {
      kind,
      payment: told.paymentId,
      refund: told.id,
      provider: `${told.amount} ${told.status}`,
      books: booked ? `${booked.amount} ${booked.state}` : '',
    },
  ]
  if (!booked) return told.status === 'failed' ? [] : differ('refund_unknown')
  return [
    ...(told.amount === booked.amount ? [] : differ('refund_amount')),
    ...(STATES[told.status] === booked.state ? [] : differ('refund_state')),
  ]
}

const COLUMNS = ['kind', 'payment', 'refund', 'provider', 'books'] as const

const csvOf = (day: string, differences: readonly Difference[]) =>
  [
    ['day', ...COLUMNS].join(','),
    ...differences.map((one) => [day, ...COLUMNS.map((column) => one[column])].join(',')),
  ].join('\n')

export type Reconciliation = { day: string; compared: number; differences: Difference[]; csv: string }

const spanOf = (day: string) => {
  const from = beginOfDay(day)
  return { from, to: new Date(from.getTime() + DAY_MS) }
}

const byId = <T>(rows: readonly T[], idOf: (row: T) => string) => new Map(rows.map((row) => [idOf(row), row]))

/**
 * Compares what the provider lists of a day of India with the books; nothing is changed.
 * @param day `2026-11-26`
 */
export const reconcileDay = async (db: Db, provider: ListingProvider, day: string): Promise<Reconciliation> => {
  const span = spanOf(day)
  // there both ends belong to the span, in whole seconds
  const asked = { from: span.from, to: new Date(span.to.getTime() - 1_000) }
  const payments = await listed(provider.listPayments, asked)
  const refunds = await listed(provider.listRefunds, asked)
  const bookedPayments = byId(
    await findBookedPayments(
      db,
      payments.map(({ id }) => id),
      span,
    ),
    ({ id }) => id,
  )
  const bookedRefunds = byId(
    await findBookedRefunds(
      db,
      refunds.map(({ id }) => id),
      span,
    ),
    ({ providerId }) => providerId,
  )
  const differences = [
    ...payments.flatMap((told) => comparePayment(told, bookedPayments.get(told.id))),
    ...refunds.flatMap((told) => compareRefund(told, bookedRefunds.get(told.id))),
  ]
  const there = new Set([...payments, ...refunds].map(({ id }) => id))
  for (const { id, amount, currency, outcome, madeAt } of bookedPayments.values())
    if (!there.has(id) && madeAt >= span.from && madeAt < span.to)
      differences.push({
        kind: 'payment_not_there',
        payment: id,
        refund: '',
        provider: '',
        books: `${amount} ${currency} ${outcome ?? 'open'}`,
      })
  for (const { providerId, payment, amount, state } of bookedRefunds.values()) {
    // asked for on one day, it may have been made on the next
    if (there.has(providerId) || (await provider.refundsOf(payment)).some(({ id }) => id === providerId)) continue
    differences.push({
      kind: 'refund_not_there',
      payment,
      refund: providerId,
      provider: '',
      books: `${amount} ${state}`,
    })
  }
  const compared = new Set([...there, ...bookedPayments.keys(), ...bookedRefunds.keys()]).size
  return { day, compared, differences, csv: csvOf(day, differences) }
}

const DAYS_BACK = 7

/** Makes the reports of the last days that are missing, and keeps them. @returns those that were made */
export const reportDays = async (db: Db, provider: ListingProvider, now: () => Date): Promise<Reconciliation[]> => {
  const days = Array.from({ length: DAYS_BACK }, (_, at) => dayInIndia(now(), at - DAYS_BACK))
  const reports: Reconciliation[] = []
  for (const day of await findUnreportedDays(db, days)) {
    const report = await reconcileDay(db, provider, day)
    await keepReconciliation(db, { ...report, differences: report.differences.length }, now())
    reports.push(report)
  }
  return reports
}
