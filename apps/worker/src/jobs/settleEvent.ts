import { settleEvent as settle } from '@dhruva/domain'
import { handle, jobs } from '@dhruva/jobs'
import type { Ctx } from '#context.ts'

type Called = { payload: { id: string }; ctx: Ctx }

export const settleEvent = handle(jobs.settleEvent, async ({ payload, ctx }: Called) => {
  await settle(ctx.db, ctx.payments, payload.id, ctx.now)
})
