import { consents } from '@dhruva/contract'
import { type ConsentRow, listConsents } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

const stateOf = ({ revoked_at, until, opened_at }: ConsentRow, now: Date) => {
  if (revoked_at || until <= now) return 'over' as const
  return opened_at ? ('open' as const) : ('waiting' as const)
}

export const getConsents = implement(consents.getConsents, async ({ ctx, user }) => {
  const now = ctx.now()
  const rows = await listConsents(ctx.db, user.uid)
  return {
    status: 'success' as const,
    consents: rows.map((row) => ({
      id: row.id,
      asst_id: row.asst_id,
      title: row.title ?? row.astrologer ?? '',
      made_at: row.made_at.toISOString(),
      until: row.until.toISOString(),
      state: stateOf(row, now),
      opened_at: row.opened_at?.toISOString() ?? null,
      read_at: row.read_at?.toISOString() ?? null,
      reads: row.reads,
    })),
  }
})
