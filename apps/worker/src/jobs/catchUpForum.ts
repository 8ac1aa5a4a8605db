import { deliverWaiting, settleWaitingPoints } from '@dhruva/domain'
import { handle, jobs } from '@dhruva/jobs'
import type { Called } from '#context.ts'

// it comes again every 15 s: a run that went on for longer would meet the next ones, and together they would leave no room for others
const RUN_MS = 10_000

/** The tables are the truth, the other jobs of the forum only wake: what a lost one left waiting is done here. */
export const catchUpForum = handle(jobs.catchUpForum, async ({ ctx, signal: ending }: Called) => {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(RUN_MS)])
  const [delivered, settled] = await Promise.all([
    deliverWaiting(ctx.db, ctx.now, signal),
    settleWaitingPoints(ctx.db, { ...ctx.points, now: ctx.now() }, signal),
  ])
  if (delivered + settled > 0) ctx.log.info({ delivered, settled }, 'events of the forum that waited were delivered')
})
