import { settlePoints as settle } from '@dhruva/domain'
import { handle, jobs } from '@dhruva/jobs'
import type { Called } from '#context.ts'

export const settlePoints = handle(
  jobs.settlePoints,
  async ({ payload, ctx }: Called & { payload: { uid: number } }) => {
    await settle(ctx.db, payload.uid, { ...ctx.points, now: ctx.now() })
  },
)
