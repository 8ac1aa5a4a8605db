import { kundli } from '@dhruva/contract'
import { findChartText } from '@dhruva/db'
import { type Chart, stability } from '@dhruva/jyotish'
import { currentChartText } from '#charts.ts'
import { implementText } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { JsonText } from '#http/json-text.ts'

const conventionsOf = (chart: string): Chart['conventions'] => JSON.parse(chart).conventions

export const getChart = implementText(kundli.getChart, async ({ ctx, user, input }) => {
  const now = ctx.now()
  const birth = await findChartText(ctx.db, user.uid, input.bid, now)
  if (!birth) throw fail('birth_not_found')
  const chart = await currentChartText(ctx, user.uid, birth)
  const { tob_uncertainty: minutes } = birth
  const holds = minutes === 0 ? null : stability(birth, minutes, now, conventionsOf(chart))
  return new JsonText(`{"status":"success","chart":${chart},"stability":${JSON.stringify(holds)}}`)
})
