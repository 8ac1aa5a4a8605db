import { notifications } from '@dhruva/contract'
import { listNotices } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { messageOf } from '#features/astrohub/notifications/message.ts'

export const getNotifications = implement(notifications.getNotifications, async ({ ctx, user, language }) => {
  const [{ unseen, notices }, { info }] = await Promise.all([listNotices(ctx.db, user.uid), ctx.settings.read()])
  return {
    status: 'success' as const,
    notifications: notices.map((notice) => ({
      did: notice.did,
      message: messageOf(notice, language, info.support_email),
      highlight: notice.highlight,
      created_at: notice.at.toISOString(),
      slug: notice.slug,
    })),
    unseen_count: unseen,
  }
})
