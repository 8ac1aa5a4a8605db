import { users } from '@dhruva/contract'
import { revokeSession } from '@dhruva/db'
import { implement } from '#http/implement.ts'

export const logout = implement(users.logout, async ({ ctx, user, language, address }) => {
  await revokeSession(ctx.db, user.jti, ctx.now())
  await ctx.security.note({ kind: 'logout', who: { uid: user.uid }, address })
  return { status: 'success' as const, message: language === 'hi' ? 'लॉग आउट हो गया।' : 'Logged out successfully' }
})
