import { users } from '@dhruva/contract'
import { userBalances } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'

export const getUserInfo = implement(users.getUserInfo, async ({ ctx, user, token, setSessionCookie }) => {
  const { free, pointsCaps } = ctx.config
  const balances = await userBalances(ctx.db, user.uid, ctx.now(), free.predictions, pointsCaps.newDays)
  const renewed = token ? await ctx.sessions.renew(token, user, ctx.now()) : null
  const kept = renewed ?? token
  if (kept) setSessionCookie(kept)
  return {
    status: 'success' as const,
    uid: user.uid,
    mobile: user.mobile,
    ...balances,
    ...(renewed ? { jwt: renewed } : {}),
  }
})
