export const notifications = {
  bell: (unseen: number, shown: string) => (unseen === 0 ? 'Notifications' : `Notifications, ${shown} new`),
  eyebrow: 'AstroHub',
  title: 'Notifications',
  lede: 'What happened around your discussions and comments, the latest first.',
  loading: 'Loading notifications',
  none: 'Ohh! There is no Notifications history available',
  toForum: 'Read the discussions',
  refused: 'No notification',
  failed: 'Something went wrong please try again',
  unread: 'Unread:',
  markAll: 'Mark all as read',
  marking: 'marking..',
}

export type Notifications = typeof notifications
