import { reportDays } from '@dhruva/domain'
import { handle, jobs } from '@dhruva/jobs'
import type { Called } from '#context.ts'

export const reportPayments = handle(jobs.reportPayments, async ({ ctx }: Called) => {
  for (const { day, compared, differences } of await reportDays(ctx.db, ctx.payments, ctx.now)) {
    const told = { day, compared, differences: differences.length }
    if (told.differences > 0) ctx.log.error(told, 'the provider of payments and the books differ: pnpm ops reconcile')
    else ctx.log.info(told, 'the provider of payments and the books agree')
  }
})
