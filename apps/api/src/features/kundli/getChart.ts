import { kundli } from '@dhruva/contract'
import { findBirth } from '@dhruva/db'
import { type Chart, stability, withCurrent } from '@dhruva/jyotish'
import { currentChart } from '#charts.ts'
import { fail } from '#http/fail.ts'
import { implement } from '#http/implement.ts'

export const getChart = implement(kundli.getChart, async ({ ctx, user, input }) => {
  const birth = await findBirth<Chart>(ctx.db, user.uid, input.bid)
  if (!birth) throw fail('birth_not_found')
  const chart = await currentChart(ctx, user.uid, birth)
  const now = ctx.now()
  const { tob_uncertainty: minutes } = birth
  return {
    status: 'success' as const,
    chart: withCurrent(chart, now),
    stability: minutes === 0 ? null : stability(birth, minutes, now, chart.conventions),
  }
})
