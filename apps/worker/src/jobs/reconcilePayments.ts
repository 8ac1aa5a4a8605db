import { reconcilePayments as reconcile } from '@dhruva/domain'
import { handle, jobs } from '@dhruva/jobs'
import type { Called } from '#context.ts'

// the next run begins after fifteen minutes: two at once would ask the provider twice as often
const RUN_MS = 13 * 60_000

export const reconcilePayments = handle(jobs.reconcilePayments, async ({ ctx, signal: ending }: Called) => {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(RUN_MS)])
  const looked = await reconcile(ctx.db, ctx.payments, ctx.now, signal)
  if (looked > 0) ctx.log.info({ looked }, 'payments were looked at that nobody had told of')
})
