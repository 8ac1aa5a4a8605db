import { Mobile } from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { lookAtPayments, OperatorRefusal, sayStep } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'

const NONE: Awaited<ReturnType<typeof lookAtPayments>> = { payments: [], order: null, steps: [] }

/** A number as it is kept; anything else as it is. */
const kept = (what: string) => {
  const mobile = Mobile.safeParse(what)
  return mobile.success ? mobile.data : what
}

const found = async (look: ReturnType<typeof lookAtPayments>) => {
  try {
    return await look
  } catch (error) {
    if (error instanceof OperatorRefusal) return NONE
    throw error
  }
}

export const findPayments = implement(desk.findPayments, async ({ ctx, input }) => {
  const { payments, order, steps } = await found(lookAtPayments(ctx.db, kept(input.what)))
  return {
    status: 'success' as const,
    payments: payments.map(({ madeAt, reason: why, ...payment }) => ({ ...payment, at: madeAt.toISOString(), why })),
    unpaid: order && { ...order, at: order.createdAt.toISOString() },
    steps: steps.map((step) => ({ ...step, at: step.at.toISOString(), what: sayStep(step) })),
  }
})
