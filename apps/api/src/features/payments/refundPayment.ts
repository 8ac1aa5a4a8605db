import { randomUUID } from 'node:crypto'
import { payments } from '@dhruva/contract'
import { askRefund } from '@dhruva/db'
import { PAISE_PER_RUPEE } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

const refusals = {
  unknown: 'payment_not_found',
  none: 'refund_none',
  late: 'refund_late',
  changed: 'refund_changed',
} as const

export const refundPayment = implement(payments.refundPayment, async ({ ctx, user, input, language }) => {
  const shown = Math.round(input.amount * PAISE_PER_RUPEE)
  const asked = { id: randomUUID(), uid: user.uid, payment: input.payment, shown, now: ctx.now() }
  const { result, promised } = await askRefund(ctx.db, asked)
  if (result !== 'asked') throw fail(refusals[result])
  return { ...success('refund_asked', language), by: promised ?? '' }
})
