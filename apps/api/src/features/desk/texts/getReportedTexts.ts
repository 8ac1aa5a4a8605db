import { desk } from '@dhruva/contract/desk'
import { listHidden, listReported } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

export const getReportedTexts = implement(desk.getReportedTexts, async ({ ctx, input }) => {
  const rows = input.of === 'hidden' ? await listHidden(ctx.db) : await listReported(ctx.db, input.of === 'all')
  return {
    status: 'success' as const,
    texts: rows.map((row) => ({
      text: `${row.kind}${row.target}`,
      state: row.state,
      did: row.did,
      author: row.author,
      handle: row.handle,
      suspended: row.suspended,
      excerpt: row.excerpt ?? '',
      open: row.open,
      total: row.total,
      reasons: row.reasons,
      since: row.first_at.toISOString(),
    })),
  }
})
