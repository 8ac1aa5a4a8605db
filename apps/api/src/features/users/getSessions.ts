import { users } from '@dhruva/contract'
import { listLogins } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

export const getSessions = implement(users.getSessions, async ({ ctx, user }) => {
  const logins = await listLogins(ctx.db, user.uid, user.jti, ctx.now())
  const sessions = logins.map((login) => ({
    ...login,
    created_at: login.created_at.toISOString(),
    seen_at: login.seen_at.toISOString(),
  }))
  return { status: 'success' as const, sessions }
})
