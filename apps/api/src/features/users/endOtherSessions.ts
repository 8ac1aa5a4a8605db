import { users } from '@dhruva/contract'
import { endLogins } from '@dhruva/db'
import { implement } from '#http/implement.ts'

export const endOtherSessions = implement(users.endOtherSessions, async ({ ctx, user, language, address }) => {
  const ended = await endLogins(ctx.db, user.uid, user.jti, ctx.now())
  await ctx.security.note({ kind: 'logins_ended', detail: 'others', who: { uid: user.uid }, address })
  const message = language === 'hi' ? 'बाकी सभी लॉगिन समाप्त कर दिए गए।' : 'All other logins were ended.'
  return { status: 'success' as const, message, ended }
})
