import { users } from '@dhruva/contract'
import { confirmLogin as noteConfirmed } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { success } from '#http/success.ts'
import { checkCode } from '#one-time-codes.ts'

/** Of the login that asks alone: whoever has another one of this person is let do nothing by it. */
export const confirmLogin = implement(users.confirmLogin, async ({ ctx, user, input, language, address }) => {
  const { consume } = await checkCode(ctx, { ...input, mobile: user.mobile, address }, ['end_logins'])
  await ctx.db.tx(async (tx) => {
    await consume(tx)
    await noteConfirmed(tx, user.jti, ctx.now())
  })
  return success('login_confirmed', language)
})
