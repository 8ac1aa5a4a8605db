import { purgeExpired as purge, purgeSeenNotices } from '@dhruva/db'
import { handle, jobs } from '@dhruva/jobs'
import type { Called } from '#context.ts'

/** Notifications deleted by one statement: half a year of them may end on one day, and people go on reading theirs meanwhile. */
const AT_ONCE = 2_000

const purgeNotices = async ({ ctx, signal }: Called): Promise<number> => {
  let deleted = 0
  for (let last = AT_ONCE; last === AT_ONCE && !signal.aborted; deleted += last) {
    last = await purgeSeenNotices(ctx.db, ctx.now(), AT_ONCE)
  }
  return deleted
}

export const purgeExpired = handle(jobs.purgeExpired, async (called: Called) => {
  const { ctx } = called
  const deleted = await purge(ctx.db, ctx.now())
  ctx.log.info({ ...deleted, notices: await purgeNotices(called) }, 'purged')
})
