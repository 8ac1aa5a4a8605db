import { replaceChart } from '@dhruva/db'
import { CHART_VERSION, type Chart, computeChart } from '@dhruva/jyotish'
import type { Ctx } from '#context.ts'

type Place = { dob: string; tob: string; lat: number; lng: number }
type Stored<As> = Place & { bid: number; chart: As; chart_version: number }

/** Computes the kundli of a birth, as it is stored. CPU only. */
export const chartOf = (birth: Place, now: Date) => ({ chart: computeChart(birth, now), version: CHART_VERSION })

type Context = Pick<Ctx, 'db' | 'now'>

const renewed = async (ctx: Context, uid: number, row: Stored<unknown>): Promise<Chart> => {
  const fresh = chartOf(row, ctx.now())
  await replaceChart(ctx.db, uid, row.bid, row.chart_version, fresh)
  return fresh.chart
}

/** The stored kundli; one of an older version is computed and stored anew. */
export const currentChart = async (ctx: Context, uid: number, row: Stored<Chart>): Promise<Chart> =>
  row.chart_version === CHART_VERSION ? row.chart : renewed(ctx, uid, row)

/** The same of a kundli that was fetched as JSON text, as text. */
export const currentChartText = async (ctx: Context, uid: number, row: Stored<string>): Promise<string> =>
  row.chart_version === CHART_VERSION ? row.chart : JSON.stringify(await renewed(ctx, uid, row))
