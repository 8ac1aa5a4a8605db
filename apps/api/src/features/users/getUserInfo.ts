import { users } from '@dhruva/contract'
import { userBalances } from '@dhruva/domain'
import { implement } from '#http/implement.ts'

export const getUserInfo = implement(users.getUserInfo, async ({ ctx, user, token, keepToken }) => {
  const balances = await userBalances(ctx.db, user.uid, ctx.now(), ctx.config.free.predictions)
  if (token) keepToken(token)
  return { status: 'success' as const, uid: user.uid, mobile: user.mobile, ...balances }
})
