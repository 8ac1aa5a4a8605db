import { users } from '@dhruva/contract'
import { endLogins } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { wantProvenLogin } from '#features/users/proven-login.ts'
import { success } from '#http/success.ts'

export const endOtherSessions = implement(users.endOtherSessions, async ({ ctx, user, language, address }) => {
  await wantProvenLogin(ctx, user)
  const ended = await endLogins(ctx.db, user.uid, user.jti, ctx.now())
  await ctx.security.note({ kind: 'logins_ended', detail: 'others', who: { uid: user.uid }, address })
  return { ...success('other_logins_ended', language), ended }
})
