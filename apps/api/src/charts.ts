import { replaceChart } from '@dhruva/db'
import { CHART_VERSION, type Chart, computeChart } from '@dhruva/jyotish'
import type { Ctx } from '#context.ts'

type Place = { dob: string; tob: string; lat: number; lng: number }
type Stored = Place & { bid: number; chart: Chart; chart_version: number }

/** Computes the kundli of a birth, as it is stored. CPU only. */
export const chartOf = (birth: Place, now: Date) => ({ chart: computeChart(birth, now), version: CHART_VERSION })

/** The stored kundli; one of an older version is computed and stored anew. */
export const currentChart = async (ctx: Pick<Ctx, 'db' | 'now'>, uid: number, row: Stored): Promise<Chart> => {
  if (row.chart_version === CHART_VERSION) return row.chart
  const fresh = chartOf(row, ctx.now())
  await replaceChart(ctx.db, uid, row.bid, row.chart_version, fresh)
  return fresh.chart
}
