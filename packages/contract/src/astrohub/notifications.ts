import * as z from 'zod/mini'
import { Instant, Nothing, Success } from '../common.ts'
import { endpoint } from '../endpoint.ts'

export const Notification = z.object({
  did: z.int(),
  message: z.string(),
  /** not seen yet */
  highlight: z.boolean(),
  created_at: Instant,
  /** the last part of the discussion's address */
  slug: z.string(),
})
export type Notification = z.output<typeof Notification>

export const notifications = {
  getNotifications: endpoint({
    method: 'GET',
    path: '/apis/astrohub/get_notifications.php',
    access: 'member',
    limit: 'read',
    summary: 'What happened around one’s discussions and comments, newest first, and how much of it is unseen',
    input: Nothing,
    output: z.extend(Success, { notifications: z.array(Notification), unseen_count: z.int() }),
    errors: [],
  }),
  markNotificationsSeen: endpoint({
    method: 'POST',
    path: '/apis/astrohub/mark_notification_seen.php',
    access: 'member',
    limit: 'write',
    summary: 'Mark every notification as seen',
    input: Nothing,
    output: Success,
    errors: [],
  }),
}
