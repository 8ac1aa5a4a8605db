import { users } from '@dhruva/contract'
import { endLogins } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { success } from '#http/success.ts'

export const endOtherSessions = implement(users.endOtherSessions, async ({ ctx, user, language, address }) => {
  const ended = await endLogins(ctx.db, user.uid, user.jti, ctx.now())
  await ctx.security.note({ kind: 'logins_ended', detail: 'others', who: { uid: user.uid }, address })
  return { ...success('other_logins_ended', language), ended }
})
