import { leads } from '@dhruva/contract'
import { listLeadsOf } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

export const getLeads = implement(leads.getLeads, async ({ ctx, user, language }) => {
  const rows = await listLeadsOf(ctx.db, user.uid)
  const nameOf = (id: number | null) => ctx.config.consultants[language].find((one) => one.id === id)?.name ?? null
  return {
    status: 'success' as const,
    leads: rows.map((row) => ({
      id: row.id,
      astrologer_id: row.astrologerId,
      astrologer: nameOf(row.astrologerId),
      state: row.state,
      scheduled_at: row.scheduledAt?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
      changed_at: row.changedAt.toISOString(),
    })),
  }
})
