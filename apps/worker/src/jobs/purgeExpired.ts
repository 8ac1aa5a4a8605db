import { purgeExpired as purge } from '@dhruva/db'
import { handle, jobs } from '@dhruva/jobs'
import type { Called } from '#context.ts'

export const purgeExpired = handle(jobs.purgeExpired, async ({ ctx }: Called) => {
  const deleted = await purge(ctx.db, ctx.now())
  ctx.log.info(deleted, 'purged')
})
