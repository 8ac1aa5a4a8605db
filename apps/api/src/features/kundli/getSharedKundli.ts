import { firstName } from '@dhruva/common'
import { kundli } from '@dhruva/contract'
import { readSharedKundli } from '@dhruva/db'
import { type Chart, stability, withCurrent } from '@dhruva/jyotish'
import { currentChart } from '#charts.ts'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { hashToken } from '#tokens.ts'

export const getSharedKundli = implement(kundli.getSharedKundli, async ({ ctx, input }) => {
  const now = ctx.now()
  const row = await readSharedKundli<Chart>(ctx.db, hashToken(input.token), now)
  if (!row) throw fail('share_gone')
  const { full_name: name, tob_uncertainty: minutes, celebrity, with_name: withName, expires_at } = row
  const chart = withCurrent(await currentChart(ctx, row.uid, row), now)
  return {
    status: 'success' as const,
    // whose name is known to all keeps it
    name: withName ? (celebrity ? name : firstName(name)) : null,
    expires_at: expires_at.toISOString(),
    chart,
    stability: minutes === 0 ? null : stability(row, minutes, now, chart.conventions),
  }
})
