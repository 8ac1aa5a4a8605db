import { users } from '@dhruva/contract'
import { endLogin } from '@dhruva/db'
import { fail } from '#http/fail.ts'
import { implement } from '#http/implement.ts'
import { success } from '#http/success.ts'

export const endSession = implement(users.endSession, async ({ ctx, user, input, language, address }) => {
  if (!(await endLogin(ctx.db, user.uid, input.id, ctx.now()))) throw fail('login_not_found')
  await ctx.security.note({ kind: 'logins_ended', detail: 'one', who: { uid: user.uid }, address })
  return success('login_ended', language)
})
