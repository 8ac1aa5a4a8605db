import { returnTransfers as giveBack } from '@dhruva/domain'
import { handle, jobs } from '@dhruva/jobs'
import type { Called } from '#context.ts'

export const returnTransfers = handle(jobs.returnTransfers, async ({ ctx, signal }: Called) => {
  const returned = await giveBack(ctx.db, ctx.now(), signal)
  if (returned > 0) ctx.log.info({ returned }, 'transfers came back that nobody fetched')
})
