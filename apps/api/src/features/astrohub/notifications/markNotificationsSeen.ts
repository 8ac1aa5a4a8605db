import { notifications } from '@dhruva/contract'
import { markSeen } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

export const markNotificationsSeen = implement(notifications.markNotificationsSeen, async ({ ctx, user }) => {
  await markSeen(ctx.db, user.uid, ctx.now())
  return { status: 'success' as const }
})
