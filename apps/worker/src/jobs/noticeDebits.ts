import { noticeDebits as tell } from '@dhruva/domain'
import { handle, jobs } from '@dhruva/jobs'
import type { Called } from '#context.ts'

export const noticeDebits = handle(jobs.noticeDebits, async ({ ctx, signal }: Called) => {
  const address = `${ctx.publicUrl}/my-active-plans`
  const told = await tell(
    ctx.db,
    ({ mobile, ...debit }) => ctx.sms.sendDebitNotice(mobile, { ...debit, address }),
    ctx.now,
    signal,
  )
  if (told > 0) ctx.log.info({ told }, 'people were told of debits that are due')
})
