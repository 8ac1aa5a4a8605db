import { payments } from '@dhruva/contract'
import { noteEvent } from '@dhruva/db'
import { implementHook } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'

/**
 * Where the provider of payments tells what happened. An event is written down and ordered to be acted on, and that is answered: the
 * provider waits five seconds, sends again for a day what was not taken, and then stops sending.
 */
export const paymentWebhook = implementHook(payments.paymentWebhook, async ({ ctx, body, header }) => {
  const event = ctx.payments.readEvent(body, header('x-razorpay-signature'), header('x-razorpay-event-id'))
  if (!event) throw fail('bad_request')
  const { id, type, payment, order, refund, subscription } = event
  const told = {
    id,
    kind: type,
    payment: payment?.id ?? refund?.paymentId ?? null,
    order: order?.id ?? payment?.orderId ?? null,
    subscription: subscription?.id ?? payment?.subscriptionId ?? null,
  }
  await noteEvent(ctx.db, told, ctx.now())
  return { status: 'success' as const }
})
