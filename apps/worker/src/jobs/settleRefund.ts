import { askProvider } from '@dhruva/domain'
import { handle, jobs } from '@dhruva/jobs'
import type { Ctx } from '#context.ts'

type Called = { payload: { id: string }; ctx: Ctx }

export const settleRefund = handle(jobs.settleRefund, async ({ payload, ctx }: Called) => {
  await askProvider(ctx.db, ctx.payments, payload.id, ctx.now)
})
