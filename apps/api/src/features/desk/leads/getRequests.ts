import { desk } from '@dhruva/contract/desk'
import { listLeads } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

export const getRequests = implement(desk.getRequests, async ({ ctx, input, language }) => {
  const rows = await listLeads(ctx.db, input.of === 'all')
  const names = new Map(ctx.config.consultants[language].map(({ id, name }) => [id, name]))
  return {
    status: 'success' as const,
    leads: rows.map((row) => ({
      id: row.id,
      uid: row.uid,
      full_name: row.fullName,
      mobile: row.mobile,
      email: row.email,
      birth_place: row.birthPlace,
      date_of_birth: row.dateOfBirth,
      time_of_birth: row.timeOfBirth,
      astrologer: row.astrologerId === null ? null : (names.get(row.astrologerId) ?? `#${row.astrologerId}`),
      state: row.state,
      scheduled_at: row.scheduledAt?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
      changed_at: row.changedAt.toISOString(),
    })),
  }
})
