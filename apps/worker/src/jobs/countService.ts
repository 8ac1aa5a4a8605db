import { countService as count } from '@dhruva/db'
import { handle, jobs } from '@dhruva/jobs'
import type { Called } from '#context.ts'

export const countService = handle(jobs.countService, ({ ctx }: Called) =>
  ctx.db.tx((tx) => count(tx, ctx.now()), 'slow'),
)
