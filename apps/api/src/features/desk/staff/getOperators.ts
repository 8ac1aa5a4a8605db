import { desk } from '@dhruva/contract/desk'
import { listOperators } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

export const getOperators = implement(desk.getOperators, async ({ ctx }) => ({
  status: 'success' as const,
  operators: (await listOperators(ctx.db)).map(
    ({ totp_since, locked_until: _, added_at, seen_at, ended_at, ...row }) => ({
      ...row,
      enrolled: totp_since !== null,
      added_at: added_at.toISOString(),
      seen_at: seen_at?.toISOString() ?? null,
      ended_at: ended_at?.toISOString() ?? null,
    }),
  ),
}))
