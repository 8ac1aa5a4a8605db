import { sweepHolds as sweep } from '@dhruva/domain'
import { handle, jobs } from '@dhruva/jobs'
import type { Called } from '#context.ts'

export const sweepHolds = handle(jobs.sweepHolds, async ({ ctx }: Called) => {
  const swept = await sweep(ctx.db, ctx.now())
  if (swept > 0) ctx.log.warn({ swept }, 'questions were given back whose reply nobody writes any more')
})
