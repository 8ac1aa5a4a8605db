import { users } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { wantProvenLogin } from '#features/users/proven-login.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

export const endSession = implement(users.endSession, async ({ ctx, user, input, language, address }) => {
  await wantProvenLogin(ctx, user)
  const standing = { uid: user.uid, loginId: input.id, revokedAt: null }
  const ended = await ctx.db.prisma.session.updateMany({ where: standing, data: { revokedAt: ctx.now() } })
  if (ended.count === 0) throw fail('login_not_found')
  await ctx.security.note({ kind: 'logins_ended', detail: 'one', who: { uid: user.uid }, address })
  return success('login_ended', language)
})
