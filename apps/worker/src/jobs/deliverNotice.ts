import { deliverNotice as deliver } from '@dhruva/db'
import { handle, jobs } from '@dhruva/jobs'
import type { Called } from '#context.ts'

export const deliverNotice = handle(
  jobs.deliverNotice,
  async ({ payload, ctx }: Called & { payload: { id: number } }) => {
    await deliver(ctx.db, payload.id, ctx.now())
  },
)
