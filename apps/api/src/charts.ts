import { replaceChart, storeCurrentChart } from '@dhruva/db'
import { CHART_VERSION, type Chart, computeChart, currentSpan, withCurrent } from '@dhruva/jyotish'
import type { Ctx } from '#context.ts'
import { fail, fieldMessage, type TextLanguage } from '#http/fail.ts'

type Place = { dob: string; tob: string; lat: number; lng: number }
type Stored = Place & { bid: number; chart_version: number }
type Context = Pick<Ctx, 'db' | 'now'>

/** Computes the kundli of a birth, as it is stored. CPU only. */
export const chartOf = (birth: Place, now: Date) => ({ chart: computeChart(birth, now), version: CHART_VERSION })

const renewed = async (ctx: Context, uid: number, row: Stored): Promise<Chart> => {
  const fresh = chartOf(row, ctx.now())
  await replaceChart(ctx.db, uid, row.bid, row.chart_version, fresh)
  return fresh.chart
}

/** The stored kundli; one of an older version is computed and stored anew. */
export const currentChart = async (ctx: Context, uid: number, row: Stored & { chart: Chart }): Promise<Chart> =>
  row.chart_version === CHART_VERSION ? row.chart : renewed(ctx, uid, row)

/**
 * The stored kundli with the periods that run now, as JSON text. What runs changes every few days or weeks: until then the text
 * goes from the database to the reader as it is.
 */
export const currentChartText = async (
  ctx: Context,
  uid: number,
  row: Stored & { chart: string; is_current: boolean | null },
): Promise<string> => {
  if (row.chart_version !== CHART_VERSION) return JSON.stringify(await renewed(ctx, uid, row))
  if (row.is_current) return row.chart
  const now = ctx.now()
  const stored: Chart = JSON.parse(row.chart)
  const chart = JSON.stringify(withCurrent(stored, now))
  await storeCurrentChart(ctx.db, row, chart, currentSpan(stored, now))
  return chart
}

const days = new Map<string, Intl.DateTimeFormat>()

/** The calendar day at a place, `yyyy-mm-dd`. Formatters are slow to make, so each zone's is kept. */
const dayAt = (now: Date, tz: string): string => {
  const format = days.get(tz) ?? new Intl.DateTimeFormat('en-CA', { timeZone: tz, dateStyle: 'short' })
  days.set(tz, format)
  return format.format(now)
}

/** Refuses a birth that the calendar of its own place does not know yet. */
export const refuseFuture = (chart: Chart, now: Date, language: TextLanguage) => {
  const day = chart.input.dob.split('/').reverse().join('-')
  if (day <= dayAt(now, chart.input.tz)) return
  const message = fieldMessage('date', {}, language)
  throw fail('invalid_field', { message }, { errors: [{ path: 'dob', message }] })
}
