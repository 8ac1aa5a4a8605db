import { desk } from '@dhruva/contract/desk'
import { endDeskSession } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

export const leaveDesk = implement(desk.leaveDesk, async ({ ctx, operator, address, setDeskCookie }) => {
  await endDeskSession(ctx.db, operator.tokenHash, ctx.now())
  await ctx.security.note({ kind: 'desk_logout', who: { uid: operator.uid }, address })
  setDeskCookie(null)
  return { status: 'success' as const }
})
