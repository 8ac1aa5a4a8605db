import { kundli } from '@dhruva/contract'
import { stability } from '@dhruva/jyotish'
import { chartOf, refuseFuture } from '#charts.ts'
import { implement } from '#endpoints/implement.ts'
import { callerOf } from '#http/limits.ts'
import { createPace } from '#http/pace.ts'

/** A chart takes some 15 ms of the event loop, of an unknown hour 60: of one address four a second. */
const turnOf = createPace(250)

export const previewChart = implement(kundli.previewChart, async ({ ctx, input, language, address }) => {
  if (ctx.config.rateLimits) await turnOf(callerOf(address))
  const now = ctx.now()
  const { chart } = chartOf(input, now)
  refuseFuture(chart, now, language)
  const { tob_uncertainty: span = 0 } = input
  const minutes = span === 'unknown' ? null : span
  const holds = minutes === 0 ? null : stability(chart.input, minutes, now, chart.conventions)
  return { status: 'success' as const, chart, stability: holds }
})
