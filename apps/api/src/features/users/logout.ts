import { users } from '@dhruva/contract'
import { revokeSession } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { success } from '#http/success.ts'

export const logout = implement(users.logout, async ({ ctx, user, language, address }) => {
  await revokeSession(ctx.db, user.jti, ctx.now())
  await ctx.security.note({ kind: 'logout', who: { uid: user.uid }, address })
  return success('logged_out', language)
})
