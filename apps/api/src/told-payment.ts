import { setTimeout as sleep } from 'node:timers/promises'
import { PaymentsFailed } from '@dhruva/adapters'
import { noteEvent, type Settled, type ToldPayment } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { fail } from '#http/fail.ts'

/** The person is told that it takes longer before the call is given up. */
const PATIENCE_MS = 4_000

/** A payment that a browser tells of, and what of ours it is for: one of both, by the provider's id. */
export type BrowserPayment = { payment: string; order: string | null; subscription: string | null }

type Settle = (payment: ToldPayment) => Promise<Settled>

/** What the provider itself says of the payment, not what the browser does; `later` when it does not say. */
const settleNow = async (ctx: Ctx, told: BrowserPayment, settle: Settle): Promise<Settled['result'] | 'later'> => {
  try {
    const payment = await ctx.payments.fetchPayment(told.payment)
    const isIt = told.order === null ? payment.subscriptionId === told.subscription : payment.orderId === told.order
    if (payment.id !== told.payment || !isIt) return 'unknown'
    return (await settle(payment)).result
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error
    return error.fault === 'not_found' ? 'unknown' : 'later'
  }
}

/** How it stands within some seconds; the worker looks at it again until the provider says. */
const resultOf = async (ctx: Ctx, told: BrowserPayment, settle: Settle) => {
  const waiting = sleep(PATIENCE_MS, 'later' as const, { ref: false })
  const result = await Promise.race([settleNow(ctx, told, settle), waiting])
  if (result === 'later') await noteEvent(ctx.db, { ...told, id: `record:${told.payment}`, kind: 'record' }, ctx.now())
  return result
}

const refusals = {
  unknown: 'payment_not_verified',
  waiting: 'payment_pending',
  later: 'payment_pending',
  to_refund: 'payment_to_refund',
  returned: 'payment_to_refund',
  failed: 'payment_failed',
} as const

/**
 * Settles a payment that a browser tells of and whose signature is right.
 * @param outcome how it was settled before, if it was
 * @throws the refusal that says how it stands, unless it is credited
 */
export const creditTold = async (
  ctx: Ctx,
  told: BrowserPayment,
  outcome: 'credited' | 'to_refund' | null,
  settle: Settle,
): Promise<void> => {
  const result = outcome ?? (await resultOf(ctx, told, settle))
  if (result !== 'credited') throw fail(refusals[result])
}
