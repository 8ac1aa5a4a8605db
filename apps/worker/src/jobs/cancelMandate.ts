import { cancelMandate as cancel } from '@dhruva/domain'
import { handle, jobs } from '@dhruva/jobs'
import type { Ctx } from '#context.ts'

type Called = { payload: { id: string }; ctx: Ctx }

export const cancelMandate = handle(jobs.cancelMandate, ({ payload, ctx }: Called) =>
  cancel(ctx.db, ctx.payments, payload.id),
)
