import { setImmediate as breathe } from 'node:timers/promises'
import { type Db, storeCharts } from '@dhruva/db'
import { handle, jobs } from '@dhruva/jobs'
import { CHART_VERSION, computeChart } from '@dhruva/jyotish'
import type { Called, Ctx } from '#context.ts'

const BATCH = 50

/** Births after `after` whose chart an earlier version of the calculation made, lowest id first. */
const findOldCharts = ({ prisma }: Db, after: number) =>
  prisma.birth.findMany({
    where: { bid: { gt: after }, chartVersion: { lt: CHART_VERSION } },
    select: { bid: true, dob: true, tob: true, lat: true, lng: true, updatedAt: true },
    orderBy: { bid: 'asc' },
    take: BATCH,
  })

/** Works upwards by id, so that a birth whose chart cannot be computed holds nothing up. */
export const refreshCharts = handle(jobs.refreshCharts, async ({ ctx, signal }: Called) => {
  let after = 0
  let refreshed = 0
  for (;;) {
    const births = await findOldCharts(ctx.db, after)
    const last = births.at(-1)
    if (!last || signal.aborted) break
    refreshed += await storeCharts(ctx.db, CHART_VERSION, await computeAll(births, ctx))
    after = last.bid
  }
  if (refreshed > 0) ctx.log.info({ refreshed, version: CHART_VERSION }, 'charts were computed again')
})

/** A chart takes milliseconds of computing: other jobs of this process get their turn between two. */
async function computeAll(births: Awaited<ReturnType<typeof findOldCharts>>, { now, log }: Ctx) {
  const charts = []
  for (const { bid, updatedAt, ...birth } of births) {
    await breathe()
    try {
      charts.push({ bid, updatedAt, chart: computeChart(birth, now()) })
    } catch (error) {
      log.error({ bid, fault: error instanceof Error ? error.name : 'unknown' }, 'a stored birth has no chart')
    }
  }
  return charts
}
